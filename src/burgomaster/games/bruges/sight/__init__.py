"""What seats see and know: the view, imagined tables, explained moves, the book of persons."""
