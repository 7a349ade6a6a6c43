"""Parts of bots that games share: from what a seat sees to what it does, never from the state."""
