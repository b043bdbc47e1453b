"""Plays many rounds to their end from given states, each after a given first action, on slots that are refilled."""

import torch

from captured import Captured
from chances import Chances, turned
from env import SEATS, Env
from net import Net

STEPS_AT_ONCE = 8


class Jobs:
    """Rounds to be played out: one or several for each state, with different first actions, and how they ended.

    The last row of every tensor takes what is not wanted.
    """

    def __init__(self, states: int, table_size: int, actions: int = 2) -> None:
        def room(*shape: int, dtype: torch.dtype = torch.float32) -> torch.Tensor:
            return torch.zeros(shape, dtype=dtype, device="cuda")

        self.states, self.actions, self.nothing = states, actions, actions * states
        self.tables = room(states + 1, table_size, dtype=torch.uint8)
        self.action = room(states + 1, actions, dtype=torch.uint8)
        self.players, self.seat = (room(states + 1, dtype=torch.uint8) for _ in range(2))
        self.ended, self.dealer = (room(actions * states + 1, dtype=torch.uint8) for _ in range(2))
        self.after, self.before, self.outcome = (room(actions * states + 1, SEATS) for _ in range(3))
        self.total = room(dtype=torch.int64)

    def begin(self, states: int) -> None:
        self.total.fill_(self.actions * states)
        self.ended.zero_()

    @torch.no_grad()
    def chances(self, net: Chances, states: int) -> tuple[torch.Tensor, torch.Tensor]:
        """For each state and action: the chance to win before the round and after it, for the deciding seat."""
        rows = torch.arange(self.actions * states, device="cuda")
        players, dealer = self.players[rows // self.actions], self.dealer[rows]
        seat = self.seat[rows // self.actions].long()[:, None]

        def chance(left: torch.Tensor, ahead: int) -> torch.Tensor:
            first = (dealer + ahead) % players
            return turned(net(turned(left[rows], first, players), players).exp(), first, players, back=True)

        after = torch.where(self.ended[rows, None] == 2, self.outcome[rows], chance(self.after, 2))
        both = (chance(self.before, 1), after)
        return tuple(chances.gather(1, seat).view(states, self.actions) for chances in both)


class Arms:
    """Slots in which jobs run; every seat plays the net's best move. A slot takes the next job when its round ends."""

    def __init__(self, library, net: Net, jobs: Jobs, slots: int) -> None:
        tables = torch.arange(slots)
        self.env = Env(library, tables % 5 + 2, seeds=tables)
        self.net, self.jobs, self.slots = net, jobs, slots
        self.job = torch.full((slots,), jobs.nothing, device="cuda")
        self.fresh = torch.zeros(slots, dtype=torch.bool, device="cuda")
        self.next = torch.zeros((), dtype=torch.int64, device="cuda")
        self.advance = Captured(self.advance_steps)

    def clear(self) -> None:
        self.job.fill_(self.jobs.nothing)
        self.next.zero_()

    def busy(self) -> int:
        return int((self.job < self.jobs.nothing).sum())

    @torch.no_grad()
    def advance_steps(self) -> None:
        for _ in range(STEPS_AT_ONCE):
            self.refill()
            best = self.net(self.env.features, self.env.mask)[0].argmax(-1)
            first = self.jobs.action.flatten()[self.job.clamp(max=self.jobs.nothing - 1)]
            self.env.step(torch.where(self.fresh, first.long(), best))
            self.note()

    def refill(self) -> None:
        free = self.job == self.jobs.nothing
        job = self.next + free.cumsum(0) - 1
        self.fresh.copy_(free & (job < self.jobs.total))
        self.next.copy_(torch.minimum(self.next + free.sum(), self.jobs.total))
        self.job.copy_(torch.where(self.fresh, job, self.job))
        tables = self.jobs.tables[torch.where(self.fresh, job // self.jobs.actions, self.jobs.states)]
        self.env.tables.copy_(torch.where(self.fresh[:, None], tables, self.env.tables))

    def note(self) -> None:
        done = self.env.ended > 0
        row = torch.where(done, self.job, self.jobs.nothing)
        for name in ("after", "before", "outcome", "ended", "dealer"):
            getattr(self.jobs, name)[row] = getattr(self.env, name)
        self.job.masked_fill_(done, self.jobs.nothing)

    def adopt(self, other: "Arms") -> None:
        """Goes on with the jobs that still run in more slots than they need."""
        rows = (other.job < self.jobs.nothing).nonzero().squeeze(-1)
        self.clear()
        self.next.copy_(self.jobs.total)
        self.job[: len(rows)] = other.job[rows]
        self.env.tables[: len(rows)] = other.env.tables[rows]
        for name in ("features", "mask"):
            self.env.told[name][: len(rows)] = other.env.told[name][rows]


class Playouts:
    """Plays all jobs out: in many slots while there are new ones, then in few."""

    def __init__(self, library, net: Net, jobs: Jobs, slots: int, few: int, most_steps: int = 600) -> None:
        self.jobs, self.most_steps = jobs, most_steps
        self.many, self.few = Arms(library, net, jobs, slots), Arms(library, net, jobs, few)

    def run(self, states: int) -> int:
        """Returns the number of steps of the many slots; rounds that never end stay without a result."""
        self.jobs.begin(states)
        self.many.clear()
        steps = 0
        while int(self.many.next) < self.jobs.actions * states or self.many.busy() > self.few.slots:
            self.many.advance()
            steps += STEPS_AT_ONCE
        self.few.adopt(self.many)
        for _ in range(self.most_steps // STEPS_AT_ONCE):
            if self.few.busy() == 0:
                break
            self.few.advance()
        return steps
