"""Tables over HTTP and WebSocket: people and bots around a match, and nothing ever lost."""
