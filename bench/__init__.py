"""How fast the rules and the server are, beside others on the same machine in the same run."""
