"""Our way of reading and writing frames keeps to the letter of WebSockets, frame by frame on a bare socket."""

import base64
import json
import os
import socket as network
import struct
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from palier.server.wire import frame_at, text_header, unmask
from tests.server.process import PATIENCE, Player, ServerProcess

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
PING_MESSAGE = b'{"type":"ping"}'
PONG_MESSAGE = {"type": "pong"}


def frame(payload: bytes, opcode: int = TEXT, last: bool = True, masked: bool = True, rsv: int = 0) -> bytes:
    head = bytes([(0x80 if last else 0) | rsv << 4 | opcode])
    size = len(payload)
    bit = 0x80 if masked else 0
    if size < 126:
        head += bytes([bit | size])
    elif size < 65_536:
        head += bytes([bit | 126]) + struct.pack("!H", size)
    else:
        head += bytes([bit | 127]) + struct.pack("!Q", size)
    if not masked:
        return head + payload
    mask = os.urandom(4)
    return head + mask + bytes(sign ^ mask[index % 4] for index, sign in enumerate(payload))


class Bare:
    """A socket after the handshake."""

    def __init__(self, server: ServerProcess) -> None:
        with Player(server) as ann:
            made = ann.make(2)["table"]["id"]
            cookie = ann.cookie(made)
        self.socket = network.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
        self.buffer = b""
        self.socket.sendall(
            (
                f"GET /api/tables/{made}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
                f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nCookie: palier_{made}={cookie}\r\n"
                f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n"
            ).encode()
        )
        while b"\r\n\r\n" not in self.buffer:
            self.buffer += self.socket.recv(65_536)
        assert self.buffer.startswith(b"HTTP/1.1 101")
        self.buffer = self.buffer.split(b"\r\n\r\n", 1)[1]
        assert json.loads(self.receive()[1])["type"] == "hello"

    def send(self, *frames: bytes) -> None:
        self.socket.sendall(b"".join(frames))

    def receive(self) -> tuple[int, bytes]:
        """The next frame: its opcode and payload; (0, b"") at the end."""
        while True:
            header, size = frame_at(self.buffer, 0, len(self.buffer))
            if header and len(self.buffer) >= header + size:
                opcode = self.buffer[0] & 15
                assert self.buffer[0] & 0x80
                assert not self.buffer[1] & 0x80
                payload = self.buffer[header : header + size]
                self.buffer = self.buffer[header + size :]
                return opcode, payload
            data = self.socket.recv(65_536)
            if not data:
                return 0, b""
            self.buffer += data

    def message(self) -> Any:
        opcode, payload = self.receive()
        assert opcode == TEXT
        return json.loads(payload)

    def closed_with(self) -> int:
        while True:
            opcode, payload = self.receive()
            if opcode == CLOSE:
                return int.from_bytes(payload[:2], "big")
            if opcode == 0:
                return 1006


@pytest.fixture
def bare(server: ServerProcess) -> Any:
    found = Bare(server)
    yield found
    found.socket.close()


def test_many_frames_in_one_go_and_one_frame_in_many(bare: Bare) -> None:
    bare.send(*[frame(PING_MESSAGE)] * 10)
    assert [bare.message() for _ in range(10)] == [PONG_MESSAGE] * 10
    whole = frame(PING_MESSAGE) + frame(b'{"type":"since","version":0,"x":"' + b"y" * 300 + b'"}') + frame(PING_MESSAGE)
    for index in range(len(whole)):
        bare.send(whole[index : index + 1])
    assert bare.message() == PONG_MESSAGE
    assert bare.message()["code"] == "bad_request"
    assert bare.message() == PONG_MESSAGE


def test_messages_in_parts_and_pings_between_them(bare: Bare) -> None:
    bare.send(
        frame(PING_MESSAGE[:4], last=False),
        frame(b"are you there", PING),
        frame(PING_MESSAGE[4:9], 0, last=False),
        frame(PING_MESSAGE[9:], 0),
        frame(PING_MESSAGE),
    )
    heard = [bare.receive() for _ in range(3)]
    assert (PONG, b"are you there") in heard
    assert [json.loads(payload) for opcode, payload in heard if opcode == TEXT] == [PONG_MESSAGE] * 2


def test_bytes_are_as_good_as_text(bare: Bare) -> None:
    bare.send(frame(PING_MESSAGE, BINARY))
    assert bare.message() == PONG_MESSAGE


def test_closing_is_answered(bare: Bare) -> None:
    bare.send(frame(PING_MESSAGE))
    assert bare.message() == PONG_MESSAGE
    bare.send(frame(PING_MESSAGE), frame(struct.pack("!H", 1000), CLOSE), frame(PING_MESSAGE))
    assert bare.message() == PONG_MESSAGE
    assert bare.closed_with() == 1000
    assert bare.receive() == (0, b"")


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        ([frame(PING_MESSAGE, masked=False)], 1002),
        ([frame(PING_MESSAGE, rsv=4)], 1002),
        ([frame(PING_MESSAGE, 3)], 1002),
        ([frame(PING_MESSAGE, 0)], 1002),
        ([frame(b"{", last=False), frame(PING_MESSAGE)], 1002),
        ([frame(b"x" * 126, PING)], 1002),
        ([frame(b"", PING, last=False)], 1002),
        ([frame(b"x" * 70_000)], 1009),
        ([frame(b"x" * 40_000, last=False), frame(b"x" * 40_000, 0)], 1009),
        ([b"\x81\xff" + b"\xff" * 8], (1002, 1009)),
        ([frame(b"\xff\xfe", last=False), frame(b"", 0)], (1007, 1006)),
    ],
)
def test_what_breaks_the_rules_ends_the_connection(
    bare: Bare, frames: list[bytes], code: int | tuple[int, ...]
) -> None:
    bare.send(*frames)
    assert bare.closed_with() in (code if isinstance(code, tuple) else (code,))


def test_a_broken_connection_harms_nobody(server: ServerProcess) -> None:
    for ending in (b"", b"\x81", b"\x81\xfe\x00", frame(PING_MESSAGE)[:-1], os.urandom(200)):
        broken = Bare(server)
        broken.send(ending)
        broken.socket.setsockopt(network.SOL_SOCKET, network.SO_LINGER, struct.pack("ii", 1, 0))
        broken.socket.close()
    after = Bare(server)
    after.send(frame(PING_MESSAGE))
    assert after.message() == PONG_MESSAGE
    after.socket.close()


@given(payload=st.binary(max_size=300), mask=st.binary(min_size=4, max_size=4))
def test_masks(payload: bytes, mask: bytes) -> None:
    plain = bytes(sign ^ mask[index % 4] for index, sign in enumerate(payload))
    assert unmask(payload, mask) == plain


@given(size=st.integers(0, 2**20), masked=st.booleans(), cut=st.integers(0, 14))
def test_headers(size: int, masked: bool, cut: int) -> None:
    head = text_header(size)
    if masked:
        head = bytes([head[0], head[1] | 0x80]) + head[2:] + b"mask"
    assert frame_at(head, 0, len(head)) == (len(head), size)
    part = head[: min(cut, len(head) - 1)]
    header, _ = frame_at(part, 0, len(part))
    # Either it says that it does not know yet, or it knows that more must come.
    assert header == 0 or header > len(part)


def test_many_messages_in_one_packet_are_read_in_turns(tmp_path: Path) -> None:
    """More than are read at once: every one is answered, in order."""
    asked = [json.dumps({"type": "preview", "id": f"{number}", "version": 0, "action": "x"}) for number in range(500)]
    with ServerProcess(tmp_path) as server, Player(server) as ann:
        table = ann.make()["table"]["id"]
        with ann.live(table) as socket:
            socket.until("hello")
            socket.connection.socket.sendall(b"".join(frame(text.encode()) for text in asked))
            assert [socket.until("error")["id"] for _ in asked] == [f"{number}" for number in range(500)]
            socket.say(type="ping")
            socket.until("pong")
