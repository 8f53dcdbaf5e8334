"""What seats see and know: views, leads, imagined tables, explanations."""
