"""The chances to win a game between two rounds, fitted to rounds that a net plays against itself.

python3 chances.py CHECKPOINT OUT [--minutes 1.5]
"""

import argparse
import copy
import json
import pathlib
import time

import torch
from torch import nn

from env import SEATS, Env, build
from net import Net, load_net

INPUTS, WIDTH = 2 * SEATS + 5, 64
GAMES = 262_144


class Chances(nn.Module):
    """From the points that each seat has left to the target, the seat that plays first in front."""

    def __init__(self) -> None:
        super().__init__()
        self.layers = nn.Sequential(
            nn.Linear(INPUTS, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU(), nn.Linear(WIDTH, SEATS)
        )

    def forward(self, left: torch.Tensor, players: torch.Tensor) -> torch.Tensor:
        """Logarithms of the chances; minus infinity for seats where nobody sits."""
        sits = torch.arange(SEATS, device=left.device) < players[:, None]
        counts = nn.functional.one_hot(players.long() - 2, 5)
        inputs = torch.cat([left / 50 * sits, sits / (1 + left.clamp(min=0) / 5), counts], -1)
        return self.layers(inputs).masked_fill(~sits, -1e9).log_softmax(-1)


def turned(per_seat: torch.Tensor, first: torch.Tensor, players: torch.Tensor, back: bool = False) -> torch.Tensor:
    """The figures of the seats from the first one on; back: from such figures to those of the seats."""
    seats = torch.arange(SEATS, device=per_seat.device)
    first, players = first.long()[:, None], players.long()[:, None]
    index = (seats - first if back else seats + first) % players
    return per_seat.gather(1, index) * (seats < players)


@torch.no_grad()
def chances_after(net: Chances, env: Env, rows: torch.Tensor) -> torch.Tensor:
    """By seat: the result of a game that has just ended, otherwise the chances before the next round."""
    players = env.players[rows]
    first = (env.dealer[rows] + 2) % players
    after = net(turned(env.after[rows], first, players), players).exp()
    return torch.where(env.ended[rows, None] == 2, env.outcome[rows], turned(after, first, players, back=True))


@torch.no_grad()
def chance_gained(net: Chances, env: Env) -> torch.Tensor:
    """By table and seat: the change of the chance to win by a round that has just ended."""
    rows = torch.arange(env.games, device="cuda")
    first = (env.dealer + 1) % env.players
    before = net(turned(env.before, first, env.players), env.players).exp()
    return chances_after(net, env, rows) - turned(before, first, env.players, back=True)


class Fit:
    """Each round teaches its start the chances at its end."""

    def __init__(self) -> None:
        self.net = Chances().cuda()
        self.slow = copy.deepcopy(self.net)
        self.optimiser = torch.optim.Adam(self.net.parameters(), fused=True)

    def learn(self, env: Env, rows: torch.Tensor, rate: float) -> float:
        players = env.players[rows]
        first = (env.dealer[rows] + 1) % players
        target = turned(chances_after(self.slow, env, rows), first, players)
        loss = -(target * self.net(turned(env.before[rows], first, players), players).clamp(min=-50)).sum(-1).mean()
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        self.optimiser.zero_grad()
        loss.backward()
        self.optimiser.step()
        with torch.no_grad():
            for mean, present in zip(self.slow.parameters(), self.net.parameters()):
                mean.lerp_(present, 0.01)
        return float(loss.detach())


def fit(library, policy: Net, minutes: float) -> Chances:
    tables = torch.arange(GAMES)
    env = Env(library, tables % 5 + 2, seeds=31_000_000 + tables, scattered=True)
    learner, began, rounds, told = Fit(), time.time(), 0, 0.0
    while (progress := (time.time() - began) / (minutes * 60)) < 1:
        with torch.no_grad():
            env.step(policy(env.features, env.mask)[0].argmax(-1))
        rows = (env.ended > 0).nonzero().squeeze(-1)
        if len(rows) == 0:
            continue
        rounds += len(rows)
        loss = learner.learn(env, rows, rate=3e-3 * 0.01**progress)
        if time.time() - told > 10:
            told = time.time()
            print(json.dumps({"seconds": round(told - began), "rounds": rounds, "loss": round(loss, 4)}), flush=True)
    return learner.slow


@torch.no_grad()
def calibration(library, policy: Net, net: Chances) -> None:
    """How often seats win by the chance that they were given at a scattered start of a game."""
    tables = torch.arange(GAMES)
    env = Env(library, tables % 5 + 2, seeds=77_000_000 + tables, scattered=True)
    given = torch.full((GAMES, SEATS), -1.0, device="cuda")
    won = torch.zeros(GAMES, SEATS, device="cuda")
    playing = torch.ones(GAMES, dtype=torch.bool, device="cuda")
    while playing.any():
        env.step(policy(env.features, env.mask)[0].argmax(-1))
        rows = ((env.ended > 0) & playing).nonzero().squeeze(-1)
        new = rows[given[rows, 0] < 0]
        players = env.players[new]
        first = (env.dealer[new] + 1) % players
        chance = net(turned(env.before[new], first, players), players).exp()
        given[new] = turned(chance, first, players, back=True)
        over = rows[env.ended[rows] == 2]
        won[over] = env.outcome[over]
        playing[over] = False
    sits = torch.arange(SEATS, device="cuda") < env.players[:, None]
    given, won = given[sits], won[sits]
    for tenth in range(10):
        here = (given * 10).floor().clamp(0, 9) == tenth
        print(json.dumps({
            "tenth": tenth, "seats": int(here.sum()), "given": round(float(given[here].mean()), 4),
            "won": round(float(won[here].mean()), 4),
        }))


def load_chances(checkpoint: pathlib.Path, device: str = "cuda") -> Chances:
    net = Chances().to(device)
    net.load_state_dict(torch.load(checkpoint, map_location=device)["net"])
    return net


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("checkpoint", type=pathlib.Path)
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--minutes", type=float, default=1.5)
    arguments = parser.parse_args()
    torch.manual_seed(31)
    torch.set_float32_matmul_precision("high")
    library, policy = build(), load_net(arguments.checkpoint)
    net = fit(library, policy, arguments.minutes)
    calibration(library, policy, net)
    torch.save({"net": net.state_dict()}, arguments.out)


if __name__ == "__main__":
    main()
