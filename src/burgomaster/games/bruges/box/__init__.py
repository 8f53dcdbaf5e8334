"""What is in the box: components, printed values, and the data sets they are read from."""
