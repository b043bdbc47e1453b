"""Self-play by PPO: every seat is the same net, an episode is a round.

python3 train.py --minutes 9 --out DIR [--resume DIR/checkpoint.pt]
"""

import argparse
import copy
import json
import math
import pathlib
import time

import torch
from torch.nn import functional

from config import CONFIG
from env import SEATS, Env, build
from evaluate import share_won
from net import Net


def schedule(progress: float, start: float, end: float) -> float:
    """Geometric from start to end."""
    return start * (end / start) ** progress


class Rollout:
    """Room for one stretch of play, step by step."""

    def __init__(self, steps: int, env: Env) -> None:
        def room(*shape: int, dtype: torch.dtype = torch.float32) -> torch.Tensor:
            return torch.empty(steps, env.games, *shape, dtype=dtype, device="cuda")

        self.features = room(env.features.shape[1], dtype=torch.bfloat16)
        self.mask = room(env.mask.shape[1], dtype=torch.bool)
        self.action = room(dtype=torch.int64)
        self.log_prob, self.value = room(), room()
        self.seat = room(dtype=torch.int64)
        self.ended = room(dtype=torch.bool)
        self.reward = room(SEATS)


@torch.no_grad()
def play(net: Net, env: Env, rollout: Rollout, win_weight: float) -> None:
    for t in range(rollout.features.shape[0]):
        rollout.features[t].copy_(env.features)
        rollout.mask[t].copy_(env.mask)
        rollout.seat[t].copy_(env.seat)
        with torch.autocast("cuda", torch.bfloat16):
            logits, value = net(env.features, env.mask)
        log_probs = logits.log_softmax(-1)
        noise = -torch.empty_like(logits).exponential_().log()
        action = (logits + noise).argmax(-1)  # a sample (Gumbel)
        rollout.action[t] = action
        rollout.log_prob[t] = log_probs.gather(-1, action[:, None]).squeeze(-1)
        rollout.value[t] = value
        env.step(action.to(torch.uint8), win_weight)
        rollout.ended[t] = env.ended > 0
        rollout.reward[t].copy_(env.reward)


@torch.no_grad()
def advantages(rollout: Rollout, decay: float) -> tuple[torch.Tensor, torch.Tensor]:
    """Generalised advantages: a seat's next decision follows, or the round's reward. Unfinished ends do not count."""
    steps, games = rollout.value.shape
    rows = torch.arange(games, device="cuda")
    next_value = torch.zeros(games, SEATS, device="cuda")
    next_advantage = torch.zeros(games, SEATS, device="cuda")
    known = torch.zeros(games, SEATS, dtype=torch.bool, device="cuda")
    result = torch.zeros(steps, games, device="cuda")
    valid = torch.zeros(steps, games, dtype=torch.bool, device="cuda")
    for t in reversed(range(steps)):
        ended = rollout.ended[t][:, None]
        next_value = torch.where(ended, rollout.reward[t], next_value)
        next_advantage = torch.where(ended, torch.zeros_like(next_advantage), next_advantage)
        known = known | ended
        seat = rollout.seat[t]
        delta = next_value[rows, seat] - rollout.value[t]
        result[t] = delta + decay * next_advantage[rows, seat]
        valid[t] = known[rows, seat]
        next_value[rows, seat] = rollout.value[t]
        next_advantage[rows, seat] = result[t]
        known[rows, seat] = True
    # The last decisions of a seat in an unfinished round have nothing behind them; they only lend their value.
    return result, valid


def learn(net: Net, optimiser: torch.optim.Optimizer, rollout: Rollout, entropy_weight: float) -> dict[str, float]:
    advantage, valid = advantages(rollout, CONFIG.decay)
    index = valid.flatten().nonzero().squeeze(-1)
    target = (advantage + rollout.value).flatten()
    advantage = advantage.flatten()
    chosen = advantage[index]
    advantage = (advantage - chosen.mean()) / (chosen.std() + 1e-6)
    features, mask = rollout.features.flatten(0, 1), rollout.mask.flatten(0, 1)
    action, old_log_prob = rollout.action.flatten(), rollout.log_prob.flatten()
    sums = torch.zeros(4, device="cuda")
    count = 0
    for _ in range(CONFIG.epochs):
        for batch in index[torch.randperm(len(index), device="cuda")].split(CONFIG.minibatch):
            with torch.autocast("cuda", torch.bfloat16):
                logits, value = net(features[batch], mask[batch])
            log_probs = logits.log_softmax(-1)
            log_prob = log_probs.gather(-1, action[batch][:, None]).squeeze(-1)
            entropy = -(log_probs.exp() * log_probs.clamp(min=-50)).sum(-1).mean()
            ratio = (log_prob - old_log_prob[batch]).exp()
            gain = torch.min(
                ratio * advantage[batch], ratio.clamp(1 - CONFIG.clip, 1 + CONFIG.clip) * advantage[batch]
            ).mean()
            value_loss = functional.mse_loss(value, target[batch])
            loss = -gain + CONFIG.value_weight * value_loss - entropy_weight * entropy
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), CONFIG.max_norm)
            optimiser.step()
            sums += torch.stack([gain.detach(), value_loss.detach(), entropy.detach(), (ratio.detach() - 1).abs().mean()])
            count += 1
    gain, value_loss, entropy, change = (sums / count).tolist()
    return {"gain": gain, "value_loss": value_loss, "entropy": entropy, "change": change}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, required=True)
    parser.add_argument("--out", type=pathlib.Path, required=True)
    parser.add_argument("--resume", type=pathlib.Path)
    parser.add_argument("--stage", choices=["lead", "win"], required=True)
    arguments = parser.parse_args()
    stage = CONFIG.stages[arguments.stage]
    torch.manual_seed(CONFIG.seed)
    torch.backends.cuda.matmul.allow_tf32 = True
    net = Net().cuda()
    if arguments.resume:
        net.load_state_dict(torch.load(arguments.resume, map_location="cuda")["net"])
    optimiser = torch.optim.Adam(net.parameters(), lr=stage.rate[0], eps=1e-5, fused=True)
    average = copy.deepcopy(net)
    library = build()
    players = torch.arange(CONFIG.games) % 5 + 2
    env = Env(library, players, seed=int(time.time()))
    rollout = Rollout(CONFIG.steps, env)
    log = (arguments.out / f"log-{arguments.stage}.jsonl").open("a")
    began = time.time()
    iteration = decisions = 0
    while (elapsed := time.time() - began) < arguments.minutes * 60:
        progress = elapsed / (arguments.minutes * 60)
        for group in optimiser.param_groups:
            group["lr"] = schedule(progress, *stage.rate)
        win_weight = min(1.0, progress / 0.3) if arguments.stage == "win" else 0.0
        play(net, env, rollout, win_weight)
        figures = learn(net, optimiser, rollout, schedule(progress, *stage.entropy))
        with torch.no_grad():
            for mean, present in zip(average.parameters(), net.parameters()):
                mean.lerp_(present, CONFIG.average)
        iteration += 1
        decisions += CONFIG.steps * CONFIG.games
        if iteration % 50 == 0:
            figures |= {"seconds": round(time.time() - began), "iteration": iteration, "decisions": decisions}
            print(json.dumps(figures, default=float), flush=True)
            log.write(json.dumps(figures) + "\n")
            log.flush()
    torch.save({"net": average.state_dict()}, arguments.out / "checkpoint.pt")
    for count in (2, 4, 6):
        share = share_won(library, average, net, count)
        print(f"averaged among last, {count} players: {share:.3f} (fair {1 / count:.3f})", flush=True)
    assert math.isfinite(decisions)


if __name__ == "__main__":
    main()
