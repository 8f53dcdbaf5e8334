"""What seats see and know: views, packs passed on, imagined tables, explanations, what a move would bring."""
