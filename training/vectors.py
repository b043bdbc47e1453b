"""Writes positions with PyTorch's outputs, to test the app's inference.

python3 vectors.py CHECKPOINT OUT
"""

import json
import pathlib
import sys

import torch

from env import Env, build
from net import load_net


@torch.no_grad()
def main() -> None:
    checkpoint, out = map(pathlib.Path, sys.argv[1:])
    net = load_net(checkpoint, "cpu").half().float()  # the precision of the weights file
    env = Env(build(), torch.arange(25) % 5 + 2, seeds=11 + torch.arange(25))
    lines = []
    for step in range(40):
        features, mask = env.features.float().cpu(), env.mask.cpu()
        logits, value = net(features, mask)
        if step % 10 == 9:
            for row in range(5):
                legal = mask[row].nonzero().squeeze(-1)
                lines.append({
                    "features": [[i, round(x, 6)] for i, x in enumerate(features[row].tolist()) if x != 0],
                    "logits": [[int(a), round(float(logits[row, a]), 4)] for a in legal],
                    "value": round(float(value[row]), 4),
                })
        action = (logits - torch.rand_like(logits).log().neg().log()).argmax(-1)
        env.step(action.cuda())
    out.write_text("".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines))


if __name__ == "__main__":
    main()
