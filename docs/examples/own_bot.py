"""An example bot in plain Python: takes a seat at a table and plays the game to its end.

It needs no rules and no packages: the server sends the legal actions with every update. Usage:
python3 docs/examples/own_bot.py ADDRESS TABLE [SEAT], where ADDRESS is the server, such as http://127.0.0.1:3000, and
TABLE is the last part of a table's link. For https addresses wrap the socket with the `ssl` module.
"""

import base64
import json
import os
import secrets
import socket
import struct
import sys
from urllib.parse import urlsplit


class WebSocket:
    """A client for text messages (RFC 6455)."""

    def __init__(self, address, path):
        url = urlsplit(address)
        self.stream = socket.create_connection((url.hostname, url.port or 80)).makefile("rwb")
        nonce = base64.b64encode(os.urandom(16)).decode()
        self.stream.write(
            f"GET {path} HTTP/1.1\r\nHost: {url.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {nonce}\r\n\r\n".encode()
        )
        self.stream.flush()
        status = self.stream.readline().decode()
        if " 101 " not in status:
            raise SystemExit(f"The server refused the connection: {status.strip()}")
        while self.stream.readline().strip():
            pass

    def send(self, message):
        self.write(1, json.dumps(message).encode())

    def write(self, opcode, data):
        head = bytes([0x80 | opcode])
        if len(data) < 126:
            head += bytes([0x80 | len(data)])
        else:
            head += bytes([0x80 | 126]) + struct.pack(">H", len(data))
        mask = os.urandom(4)
        self.stream.write(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)))
        self.stream.flush()

    def messages(self):
        """Every message until the server closes the connection; pings are answered."""
        text = b""
        while head := self.stream.read(2):
            length = head[1] & 0x7F
            if length == 126:
                (length,) = struct.unpack(">H", self.stream.read(2))
            elif length == 127:
                (length,) = struct.unpack(">Q", self.stream.read(8))
            data, opcode = self.stream.read(length), head[0] & 0x0F
            if opcode == 8:
                return
            if opcode == 9:
                self.write(10, data)
            elif opcode < 2:
                text += data
                if head[0] & 0x80:
                    yield json.loads(text)
                    text = b""


def decide(actions):
    """Knocks as soon as possible; otherwise chooses the first legal action."""
    return next((action for action in actions if action["type"] == "knock"), actions[0])


def play(address, table, wanted):
    connection = WebSocket(address, f"/api/tables/{table}/socket")
    connection.send({"type": "hello", "version": 3, "key": secrets.token_urlsafe(32)})
    seat = "none"

    def command(kind, **fields):
        connection.send({"type": kind, "id": secrets.token_urlsafe(9), **fields})

    for message in connection.messages():
        kind = message["type"]
        if kind == "welcome":
            seat = message["seat"]
            if seat == "none":
                # A program says that it is one, so that it does not host people.
                command("sit", seat=wanted, name="Own bot", avatar="block", isProgram=True)
            else:
                connection.send({"type": "join", "as": seat, "actions": True})
        elif kind == "status" and message["stage"] == "gathering" and message["host"] == seat:
            # The host is a program only where no person is: it begins as soon as nobody is missing.
            if all(place["kind"] == "taken" for place in message["seats"]):
                command("start")
        elif kind == "update":
            view, after = message["view"], message["seq"]
            if message["actions"]:
                command("act", after=after, action=decide(message["actions"]))
            elif view["phase"] == "scored":
                command("continue", after=after)
            elif view["phase"] == "over":
                print("Totals:", *view["totals"])
                return
        elif kind == "bye":
            raise SystemExit(f"The server closed the connection: {message['why']}")


if __name__ == "__main__":
    if len(sys.argv) < 3:
        raise SystemExit(__doc__)
    play(sys.argv[1], sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else 0)
