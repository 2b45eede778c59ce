"""WebSockets for uvicorn, with a straight way in and out for the messages of tables.

Uvicorn's own protocol is general: each message crosses a parser made of generators, a queue, a task and a frame object.
What tables exchange are whole text frames, thousands a second, so those are read and written right here. All else
(handshake, pings, closing, messages in parts, whatever breaks the rules) goes on to uvicorn's protocol, frame by frame.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets import http11
from websockets.http11 import Request

from palier.server.holds import Holds

HEADER_BYTES: Final = 64 * 1024
"""Of a request's head: cookies of other programs on the host come along, and there may be many."""
# The handshake is read a second time by the library, line by line, with a limit of its own: 8 kB.
http11.MAX_LINE_LENGTH = HEADER_BYTES

EXTENSION: Final = "palier.wire"
"""Where a socket's scope holds its protocol."""

WHOLE_TEXT: Final = 0x81
LAST: Final = 0x80
MASKED: Final = 0x80
CONTROL: Final = 0x08
NO_UTF8: Final = 1007
FRAMES_AT_ONCE: Final = 32
"""Of the messages that came together so many are read before others have their turn."""


class TableProtocol(WebSocketsSansIOProtocol):
    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.on_text: Callable[[bytes], None] | None = None
        """Gets the text frames, once it is set."""
        self.rest = b""
        self.in_parts = False
        self.behind = False
        """Whether there is more in `rest` than was read."""
        self.straight = not self.config.ws_per_message_deflate

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.straight and self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"] or {}
            extensions[EXTENSION] = {"protocol": self}

    # In

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete or not self.straight:
            super().data_received(data)
            return
        if self.on_text is not None and not self.rest and not self.in_parts:
            text = lone_text(data)
            if text is not None:
                if not self.close_sent:
                    self.on_text(text)
                return
        if self.rest:
            data = self.rest + data
            self.rest = b""
        start = 0
        end = len(data)
        frames = 0
        while start < end:
            frames += 1
            if frames > FRAMES_AT_ONCE:
                self.rest = data[start:]
                self.rest_later()
                return
            header, size = frame_at(data, start, end)
            if size > self.config.ws_max_size:
                # Refused by the book, and nothing that follows is looked at here.
                self.straight = self.behind = False
                super().data_received(data[start:])
                return
            after = start + header + size
            if header == 0 or after > end:
                break
            self.take_frame(data, start, header, after)
            start = after
        self.rest = data[start:]
        if self.behind:
            self.behind = False
            if not self.read_paused and not self.transport.is_closing():
                self.transport.resume_reading()

    def rest_later(self) -> None:
        """Others first. Nothing more is taken from the network meanwhile."""
        if self.disconnected or self.transport.is_closing():
            return
        if not self.behind:
            self.behind = True
            self.transport.pause_reading()
        self.loop.call_soon(self.data_received, b"")

    def take_frame(self, data: bytes, start: int, header: int, after: int) -> None:
        first = data[start]
        if first == WHOLE_TEXT and data[start + 1] & MASKED and self.on_text is not None and not self.in_parts:
            if not self.close_sent:
                self.on_text(unmask(data[start + header : after], data[start + header - 4 : start + header]))
            return
        if first & 0x0F < CONTROL:
            self.in_parts = not first & LAST
        super().data_received(data[start:after])

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not self.close_sent and not is_utf8(b"".join(self.frames)):
            # As uvicorn does, but for the error in the log: it is a mistake of the client's.
            self.frames = []
            self.conn.send_close(NO_UTF8)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    # Out

    def write_texts(self, payloads: list[bytes]) -> bool:
        """Sends each as a message, all in one go; False when the network takes nothing now, or never again."""
        if not self.writable.is_set() or self.close_sent or self.disconnected:
            return False
        if len(payloads) == 1:
            self.transport.write(text_header(len(payloads[0])) + payloads[0])
        else:
            self.transport.write(b"".join([text_header(len(payload)) + payload for payload in payloads]))
        return True


def lone_text(data: bytes) -> bytes | None:
    """The text in a frame of the usual kind that came by itself: whole, masked, and short."""
    size = len(data) - 6
    if size >= 0 and data[0] == WHOLE_TEXT and data[1] == MASKED | size and size < 126:
        return unmask(data[6:], data[2:6])
    return None


def frame_at(data: bytes, start: int, end: int) -> tuple[int, int]:
    """How long the header and the payload of a frame are; a header of 0 when it is not there whole yet."""
    left = end - start
    if left < 2:
        return 0, 0
    size = data[start + 1] & 0x7F
    header = 2
    if size == 126:
        header = 4
        if left < header:
            return 0, 0
        size = int.from_bytes(data[start + 2 : start + 4], "big")
    elif size == 127:
        header = 10
        if left < header:
            return 0, 0
        size = int.from_bytes(data[start + 2 : start + 10], "big")
    if data[start + 1] & MASKED:
        header += 4
    return header, size


def is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def unmask(payload: bytes, mask: bytes) -> bytes:
    size = len(payload)
    repeated = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(payload, "little") ^ int.from_bytes(repeated, "little")).to_bytes(size, "little")


@lru_cache(maxsize=4096)
def text_header(size: int) -> bytes:
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


def counted(protocol: type[TableProtocol], holds: Holds) -> type[TableProtocol]:
    """The same for a server that counts how long it is held."""

    class CountedProtocol(protocol):  # type: ignore[misc, valid-type]
        def data_received(self, data: bytes) -> None:
            with holds.span("messages"):
                super().data_received(data)

    return CountedProtocol
