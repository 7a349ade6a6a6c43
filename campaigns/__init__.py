"""Long tests with figures: `./zmova campaign`."""
