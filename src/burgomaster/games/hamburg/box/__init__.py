"""What is in the box: components, and the printed values of its data sets."""
