"""Brain parts that games share: from what a seat sees to what it does, never from a state."""
