"""The server: table logic without sockets, the protocol over real ones, and what holds when everything goes wrong."""
