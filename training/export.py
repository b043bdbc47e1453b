"""Writes a checkpoint as the weights file that the app loads.

python3 export.py net|critic|chances CHECKPOINT OUT
"""

import hashlib
import json
import pathlib
import struct
import sys

import torch

HERE = pathlib.Path(__file__).parent


def layout_of(kind: str) -> str:
    """Changes whenever the order of features or actions may have changed."""
    if kind == "chances":
        return "chances-1"
    header = HERE / {"net": "view.h", "critic": "open.h"}[kind]
    return hashlib.sha256(header.read_bytes()).hexdigest()[:16]


def weights_file(kind: str, state: dict[str, torch.Tensor]) -> bytes:
    """A head that says what the weights are for, then the weights as float16."""
    layers = [tensor for tensor in state.values() if tensor.dim() == 2]
    # The net has one more output layer than the others: its value.
    widths = [len(layer) for layer in layers[: -2 if kind == "net" else -1]]
    outputs = len(layers[len(widths)])
    head = {"layout": layout_of(kind), "features": layers[0].shape[1], "actions": outputs, "widths": widths}
    text = json.dumps(head, separators=(",", ":")).encode()
    body = b"".join(tensor.half().numpy().tobytes() for tensor in state.values())
    return b"QNET" + struct.pack("<I", len(text)) + text + body


def main() -> None:
    kind = sys.argv[1]
    checkpoint, out = map(pathlib.Path, sys.argv[2:])
    state = torch.load(checkpoint, map_location="cpu")["net"]
    out.write_bytes(weights_file(kind, state))
    print(f"{out}: {out.stat().st_size} bytes")


if __name__ == "__main__":
    main()
