"""Measures how many games one net wins against others.

python3 evaluate.py LONE.pt OTHERS.pt [--games 60000]
"""

import argparse
import ctypes
import json
import pathlib

import torch

from env import Env, build
from net import Net, load_net


@torch.no_grad()
def share_won(library: ctypes.CDLL, lone: Net, others: Net, players: int, games: int) -> float:
    """The share of games that the lone net wins, on every seat of the same deals; every net plays its best move."""
    games -= games % players
    tables = torch.arange(games, device="cuda")
    seat = tables % players
    env = Env(library, torch.full((games,), players), seeds=7 + tables // players)
    won = torch.zeros(games, device="cuda")
    playing = torch.ones(games, dtype=torch.bool, device="cuda")
    while playing.any():
        for _ in range(32):
            best = (net.best(env.features, env.mask) for net in (lone, others))
            env.step(torch.where(env.seat == seat, *best))
            over = playing & (env.ended == 2)
            won += env.outcome.gather(1, seat[:, None]).squeeze(1) * over
            playing &= ~over
    return float(won.mean())


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("lone", type=pathlib.Path)
    parser.add_argument("others", type=pathlib.Path)
    parser.add_argument("--games", type=int, default=60_000)
    arguments = parser.parse_args()
    torch.set_float32_matmul_precision("high")
    library, lone, others = build(), load_net(arguments.lone), load_net(arguments.others)
    for players in range(2, 7):
        won = share_won(library, lone, others, players, arguments.games)
        print(json.dumps({"players": players, "won": round(won, 4), "fair": round(1 / players, 4)}), flush=True)


if __name__ == "__main__":
    main()
