"""A segment of play on all tables, and the advantage of each decision in it."""

import torch

from env import SEATS, Env


class Rollout:
    """Buffers for one segment, step by step; the tensors stay in place."""

    def __init__(self, steps: int, env: Env) -> None:
        def room(*shape: int, dtype: torch.dtype = torch.float32) -> torch.Tensor:
            return torch.zeros(steps, env.games, *shape, dtype=dtype, device="cuda")

        self.steps = steps
        self.features = room(env.features.shape[1], dtype=torch.bfloat16)
        self.truth = room(env.truth.shape[1], dtype=torch.bfloat16)
        self.mask = room(env.mask.shape[1], dtype=torch.bool)
        self.action, self.seat = room(dtype=torch.int64), room(dtype=torch.int64)
        self.log_prob, self.value, self.advantage = room(), room(), room()
        self.learns, self.counts, self.ended = (room(dtype=torch.bool) for _ in range(3))
        self.reward = room(SEATS)

    def note_view(self, t: int, env: Env) -> None:
        self.features[t].copy_(env.features)
        self.truth[t].copy_(env.truth)
        self.mask[t].copy_(env.mask)
        self.seat[t].copy_(env.seat)

    def note_result(self, t: int, env: Env) -> None:
        self.ended[t].copy_(env.ended > 0)
        self.reward[t].copy_(env.reward)

    @torch.no_grad()
    def weigh(self, decay: float) -> None:
        """Generalised advantages: each decision is followed by the seat's next decision or the round's reward.

        A seat's last decision in an unfinished round has no successor: only its value is used, and it is not a sample.
        """
        games = self.value.shape[1]
        next_value, next_advantage = torch.zeros(2, games, SEATS, device="cuda")
        known = torch.zeros(games, SEATS, dtype=torch.bool, device="cuda")
        for t in reversed(range(self.steps)):
            ended, seat, value = self.ended[t][:, None], self.seat[t][:, None], self.value[t][:, None]
            next_value = torch.where(ended, self.reward[t], next_value)
            next_advantage = next_advantage.masked_fill(ended, 0)
            known = known | ended
            advantage = next_value.gather(1, seat) - value + decay * next_advantage.gather(1, seat)
            self.advantage[t].copy_(advantage.squeeze(1))
            self.counts[t].copy_(known.gather(1, seat).squeeze(1) & self.learns[t])
            next_value = next_value.scatter(1, seat, value)
            next_advantage = next_advantage.scatter(1, seat, advantage)
            known = known.scatter(1, seat, True)
