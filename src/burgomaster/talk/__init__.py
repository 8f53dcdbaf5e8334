"""What a message of the app means for a table: without socket, framework, database or process."""
