"""Tables over HTTP and WebSocket: storage, seats, bots and fan-out. Needs the extra `web`."""
