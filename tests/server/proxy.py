"""A small reverse proxy, which does to requests what nginx and Caddy can be told to do."""

import asyncio
import re
import threading
from contextlib import suppress
from types import TracebackType
from typing import Self

HEAD_MOST = 64 * 1024


class Proxy:
    """Serves `prefix` of its own address from a server; with `strip` the server is asked without the prefix.

    It sets X-Forwarded-For and X-Forwarded-Proto as good proxies do, and keeps the Host header only with `keep_host`.
    """

    def __init__(self, prefix: str, strip: bool, keep_host: bool) -> None:
        self.prefix = prefix
        self.strip = strip
        self.keep_host = keep_host
        self.server_port = 0
        self.asked: list[str] = []
        """The paths that the server was asked for."""
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        opening = asyncio.start_server(self.serve, "127.0.0.1", 0, limit=HEAD_MOST)
        self.listening = asyncio.run_coroutine_threadsafe(opening, self.loop).result()
        self.port: int = self.listening.sockets[0].getsockname()[1]

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def address(self) -> str:
        return self.origin + self.prefix

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One request, then whatever both sides say."""
        with suppress(ConnectionError, asyncio.IncompleteReadError):
            head = await reader.readuntil(b"\r\n\r\n")
            changed = self.changed(head.decode("latin-1"), writer.get_extra_info("peername")[0])
            if changed is None:
                writer.write(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
            else:
                inner_reader, inner_writer = await asyncio.open_connection("127.0.0.1", self.server_port)
                inner_writer.write(changed.encode("latin-1"))
                there = asyncio.create_task(pass_on(reader, inner_writer))
                await pass_on(inner_reader, writer)
                there.cancel()
        writer.close()

    def changed(self, head: str, caller: str) -> str | None:
        line, *headers = head.rstrip("\r\n").split("\r\n")
        method, path, version = line.split(" ")
        if path != self.prefix and not path.startswith(f"{self.prefix}/"):
            return None
        if self.strip:
            path = path.removeprefix(self.prefix) or "/"
        self.asked.append(path)
        dropped = "x-forwarded-proto" if self.keep_host else "x-forwarded-proto|host"
        is_upgrade = any(re.match("upgrade:", header, re.IGNORECASE) for header in headers)
        if not is_upgrade:
            dropped += "|connection"
        kept = [header for header in headers if not re.match(f"({dropped}):", header, re.IGNORECASE)]
        kept += [f"X-Forwarded-For: {caller}", "X-Forwarded-Proto: http"]
        if not self.keep_host:
            kept.append(f"Host: 127.0.0.1:{self.server_port}")
        if not is_upgrade:
            kept.append("Connection: close")
        return "\r\n".join([f"{method} {path} {version}", *kept, "", ""])

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self.listening.close)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        while data := await reader.read(65_536):
            writer.write(data)
            await writer.drain()
    with suppress(ConnectionError, RuntimeError):
        writer.close()
