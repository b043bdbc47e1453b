"""Writes a checkpoint as the weights file that the app loads.

python3 export.py CHECKPOINT OUT
"""

import hashlib
import json
import pathlib
import struct
import sys

import torch

from net import ACTIONS, FEATURES, WIDTHS

HERE = pathlib.Path(__file__).parent


def layout_hash() -> str:
    """Changes whenever the order of features or actions may have changed."""
    return hashlib.sha256((HERE / "view.h").read_bytes()).hexdigest()[:16]


def main() -> None:
    checkpoint, out = map(pathlib.Path, sys.argv[1:])
    state = torch.load(checkpoint, map_location="cpu")["net"]
    head = {"layout": layout_hash(), "features": FEATURES, "actions": ACTIONS, "widths": WIDTHS}
    text = json.dumps(head, separators=(",", ":")).encode()
    body = b"".join(tensor.half().numpy().tobytes() for tensor in state.values())
    out.write_bytes(b"QNET" + struct.pack("<I", len(text)) + text + body)
    print(f"{out}: {len(body)} bytes of weights, layout {head['layout']}")


if __name__ == "__main__":
    main()
