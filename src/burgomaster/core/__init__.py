"""What every board game needs, and nothing of any one game."""
