"""Writes positions with PyTorch's chances, between rounds and within them, to test the app's inference.

python3 luck_vectors.py NET.pt CHANCES.pt CRITIC.pt OUT
"""

import json
import pathlib
import sys

import torch

from chances import load_chances
from critic import load_critic
from env import SEATS, Env, build
from net import load_net


@torch.no_grad()
def between_rounds(checkpoint: pathlib.Path) -> list[dict]:
    net = load_chances(checkpoint, "cpu").half().float()  # the precision of the exported weights
    players = torch.arange(40) % 5 + 2
    left = torch.randint(1, 60, (40, SEATS)).float() * (torch.arange(SEATS) < players[:, None])
    chances = net(left, players).exp()
    return [
        {"left": [int(x) for x in row[:count]], "chances": [round(float(x), 5) for x in chance[:count]]}
        for row, count, chance in zip(left, players.tolist(), chances)
    ]


@torch.no_grad()
def within_rounds(net: pathlib.Path, checkpoint: pathlib.Path) -> list[dict]:
    policy, critic = load_net(net), load_critic(checkpoint, "cpu").half().float()
    env = Env(build(), torch.arange(25) % 5 + 2, seeds=13 + torch.arange(25), sees=("open",))
    lines = []
    for step in range(60):
        if step % 15 == 14:
            seen, players = env.open.float().cpu(), env.players.cpu()
            chances = critic(seen, players).exp()
            lines += [{
                "features": [[i, round(x, 6)] for i, x in enumerate(seen[row].tolist()) if x != 0],
                "chances": [round(float(x), 5) for x in chances[row][: int(players[row])]],
            } for row in range(10)]
        env.step(policy(env.features, env.mask)[0].argmax(-1))
    return lines


def main() -> None:
    net, chances, critic, out = map(pathlib.Path, sys.argv[1:])
    torch.manual_seed(17)
    lines = between_rounds(chances) + within_rounds(net, critic)
    out.write_text("".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines))


if __name__ == "__main__":
    main()
