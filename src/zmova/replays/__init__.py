"""Replays of finished matches: as any seat saw them, and as a story in the terminal."""
