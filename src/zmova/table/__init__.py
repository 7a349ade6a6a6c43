"""What every game is made of: seats, moves, events, views, dice, talk and the running match."""
