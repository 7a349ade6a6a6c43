"""The server: rooms, sockets, HTTP, sessions, stewards and limits."""
