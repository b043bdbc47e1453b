"""PPO with one round per episode. Every seat is the same net, or one seat learns a best response to a frozen one.

python3 train.py --stage win --minutes 9 --out DIR [--resume CHECKPOINT] [--against CHECKPOINT] [--chances CHECKPOINT]
"""

import argparse
import copy
import ctypes
import json
import pathlib
import time

import torch
from torch.nn import functional

from captured import Captured
from chances import Chances, chance_gained, load_chances
from config import CONFIG, Stage
from env import Env, build
from evaluate import share_won
from net import Critic, Net, load_net
from rollout import Rollout


# What a whole game is worth as a reward, as in env.cu.
REWARD = 3.0


def schedule(progress: float, ends: tuple[float, float]) -> float:
    """Interpolates geometrically from the first to the last value."""
    return ends[0] * (ends[1] / ends[0]) ** progress


def win_weight(progress: float, within: float | None) -> float:
    if within is None:
        return 0.0
    return min(1.0, progress / within) if within else 1.0


class Player:
    """Plays a segment on all tables: learning seats sample from the net's policy, the others play their best move."""

    def __init__(
        self, net: Net, critic: Critic, rival: Net | None, chances: Chances | None, env: Env, rollout: Rollout
    ) -> None:
        self.net, self.critic, self.rival, self.chances = net, critic, rival, chances
        self.env, self.rollout = env, rollout
        tables = torch.arange(env.games, device="cuda")
        self.learner = tables // 5 % env.players  # with a rival: one seat per table, all seats in turn
        self.play = Captured(self.play_steps)

    @torch.no_grad()
    def play_steps(self) -> None:
        for t in range(self.rollout.steps):
            self.rollout.note_view(t, self.env)
            self.rollout.value[t].copy_(self.critic(self.env.features, self.env.truth))
            self.env.step(self.choose(t))
            self.rollout.note_result(t, self.env)
            if self.chances:
                self.rollout.reward[t].copy_(REWARD * chance_gained(self.chances, self.env))

    def choose(self, t: int) -> torch.Tensor:
        features, mask = self.env.features, self.env.mask
        log_probs = self.net(features, mask)[0].log_softmax(-1)
        noise = -torch.empty_like(log_probs).exponential_().log()
        action = (log_probs + noise).argmax(-1)  # a sample (Gumbel)
        self.rollout.action[t].copy_(action)
        self.rollout.log_prob[t].copy_(log_probs.gather(-1, action[:, None]).squeeze(-1))
        if self.rival is None:
            self.rollout.learns[t].fill_(True)
            return action
        learns = self.env.seat == self.learner
        self.rollout.learns[t].copy_(learns)
        return torch.where(learns, action, self.rival.best(features, mask))


class Learner:
    """Learns from a segment in minibatches of equal size; each epoch drops the few decisions left over."""

    def __init__(self, net: Net, critic: Critic, rollout: Rollout, stage: Stage) -> None:
        self.net, self.critic, self.rollout, self.epochs = net, critic, rollout, stage.epochs
        groups = [{"params": list(part.parameters()), "lr": torch.zeros((), device="cuda")} for part in (net, critic)]
        self.optimiser = torch.optim.Adam(groups, eps=1e-5, fused=True, capturable=True)
        self.batch = torch.zeros(CONFIG.minibatch, dtype=torch.int64, device="cuda")
        self.entropy_weight, self.mean, self.deviation = torch.zeros(3, device="cuda")
        self.sums = torch.zeros(5, device="cuda")
        self.weigh = Captured(lambda: rollout.weigh(stage.decay))
        self.step = Captured(self.step_batch)

    def learn(self, rates: tuple[float, float], entropy_weight: float) -> dict[str, float]:
        for group, rate in zip(self.optimiser.param_groups, rates):
            group["lr"].fill_(rate)
        self.entropy_weight.fill_(entropy_weight)
        self.weigh()
        index = self.rollout.counts.flatten().nonzero().squeeze(-1)
        chosen = self.rollout.advantage.flatten()[index]
        self.mean.copy_(chosen.mean())
        self.deviation.copy_(chosen.std())
        self.sums.zero_()
        batches = len(index) // CONFIG.minibatch
        for _ in range(self.epochs):
            order = index[torch.randperm(len(index), device="cuda")]
            for batch in order.split(CONFIG.minibatch)[:batches]:
                self.batch.copy_(batch)
                self.step()
        names = ("gain", "value_loss", "critic_loss", "entropy", "change")
        return dict(zip(names, (self.sums / (self.epochs * batches)).tolist()))

    def step_batch(self) -> None:
        def of(kept: torch.Tensor) -> torch.Tensor:
            return kept.flatten(0, 1)[self.batch]

        rollout = self.rollout
        features, advantage = of(rollout.features), of(rollout.advantage)
        target = advantage + of(rollout.value)
        logits, value = self.net(features, of(rollout.mask))
        log_probs = logits.log_softmax(-1)
        log_prob = log_probs.gather(-1, of(rollout.action)[:, None]).squeeze(-1)
        ratio = (log_prob - of(rollout.log_prob)).exp()
        merit = (advantage - self.mean) / (self.deviation + 1e-6)
        gain = torch.min(ratio * merit, ratio.clamp(1 - CONFIG.clip, 1 + CONFIG.clip) * merit).mean()
        entropy = -(log_probs.exp() * log_probs.clamp(min=-50)).sum(-1).mean()
        value_loss = functional.mse_loss(value, target)
        critic_loss = functional.mse_loss(self.critic(features, of(rollout.truth)), target)
        self.descend(-gain + CONFIG.value_weight * value_loss - self.entropy_weight * entropy + critic_loss)
        change = (ratio - 1).abs().mean()
        self.sums += torch.stack([gain, value_loss, critic_loss, entropy, change]).detach()

    def descend(self, loss: torch.Tensor) -> None:
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        for part in (self.net, self.critic):
            torch.nn.utils.clip_grad_norm_(part.parameters(), CONFIG.max_norm)
        self.optimiser.step()


class Journal:
    """Logs metrics from time to time, with the games that the current net wins against a known one."""

    def __init__(self, path: pathlib.Path, library: ctypes.CDLL, known: Net | None) -> None:
        self.file, self.library, self.known, self.told = path.open("a"), library, known, 0.0

    def tell(self, figures: dict[str, float], net: Net, every: float) -> None:
        if figures["seconds"] - self.told < every:
            return
        self.told = figures["seconds"]
        won = {
            f"won{players}": share_won(self.library, net, self.known, players, 12_000)
            for players in (2, 4) if self.known
        }
        line = json.dumps({name: round(figure, 5) for name, figure in (figures | won).items()})
        print(line, flush=True)
        self.file.write(line + "\n")
        self.file.flush()


def train(
    stage: Stage, minutes: float, net: Net, rival: Net | None, chances: Chances | None, journal: Journal
) -> Net:
    """Trains for the given time and returns the running average of the weights."""
    tables = torch.arange(CONFIG.games)
    env = Env(journal.library, tables % 5 + 2, seeds=stage.seed * 1_000_000 + tables, sees=("truth",))
    rollout, critic, average = Rollout(CONFIG.steps, env), Critic().cuda(), copy.deepcopy(net)
    net.compile()
    critic.compile()
    player, learner = Player(net, critic, rival, chances, env, rollout), Learner(net, critic, rollout, stage)
    began = time.time()
    iteration = 0
    while (progress := (time.time() - began) / (minutes * 60)) < 1:
        rate = schedule(progress, stage.rate) if iteration >= stage.critic_first else 0.0
        env.win_weight.fill_(win_weight(progress, stage.win_within))
        player.play()
        figures = learner.learn((rate, schedule(progress, CONFIG.critic_rate)), schedule(progress, stage.entropy))
        with torch.no_grad():
            for mean, present in zip(average.parameters(), net.parameters()):
                mean.lerp_(present, stage.average)
        iteration += 1
        figures |= {"seconds": time.time() - began, "iteration": iteration}
        journal.tell(figures | {"decisions": iteration * CONFIG.steps * CONFIG.games}, average, every=45)
    return average


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--stage", choices=list(CONFIG.stages), required=True)
    parser.add_argument("--minutes", type=float, required=True)
    parser.add_argument("--out", type=pathlib.Path, required=True)
    parser.add_argument("--resume", type=pathlib.Path)
    parser.add_argument("--against", type=pathlib.Path, help="whom to answer, and to measure strength by")
    parser.add_argument("--chances", type=pathlib.Path, help="rewards by fitted chances to win, not by the formula")
    arguments = parser.parse_args()
    stage = CONFIG.stages[arguments.stage]
    torch.manual_seed(stage.seed)
    torch.set_float32_matmul_precision("high")
    known = load_net(arguments.against) if arguments.against else None
    net = load_net(arguments.resume) if arguments.resume else Net().cuda()
    arguments.out.mkdir(exist_ok=True)
    journal = Journal(arguments.out / f"{arguments.stage}.jsonl", build(), known)
    chances = load_chances(arguments.chances) if arguments.chances else None
    average = train(stage, arguments.minutes, net, known if stage.answers else None, chances, journal)
    torch.save({"net": average.state_dict()}, arguments.out / f"{arguments.stage}.pt")


if __name__ == "__main__":
    main()
