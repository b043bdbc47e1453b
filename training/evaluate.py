"""How many games one net wins among others."""

import ctypes

import torch

from env import Env
from net import Net


@torch.no_grad()
def share_won(library: ctypes.CDLL, lone: Net, others: Net, players: int, games: int = 8192, steps: int = 1500) -> float:
    """The share of finished games that the lone net wins, on every seat in turn, each net playing its best move."""
    env = Env(library, torch.full((games,), players), seed=7)
    seat = torch.arange(games, device="cuda") % players
    won = finished = 0.0
    for _ in range(steps):
        with torch.autocast("cuda", torch.bfloat16):
            best_lone = lone(env.features, env.mask)[0].argmax(-1)
            best_other = others(env.features, env.mask)[0].argmax(-1)
        action = torch.where(env.seat == seat, best_lone, best_other)
        env.step(action.to(torch.uint8), 1.0)
        over = env.ended == 2
        won += float((env.outcome.gather(1, seat[:, None]).squeeze(1) * over).sum())
        finished += float(over.sum())
    return won / finished
