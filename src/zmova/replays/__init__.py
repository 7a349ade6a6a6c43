"""Finished matches watched again: from anybody's eyes on the page, as a story in the terminal."""
