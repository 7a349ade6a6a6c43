"""Rooms, sockets, lobby, sessions, stewards and limits."""
