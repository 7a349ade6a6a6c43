"""The append-only log of every match, and the rooms that the matches are played in."""
