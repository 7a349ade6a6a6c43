"""Long tests with figures: `./zmova campaign`. What they show stands in docs/reliability.md."""
