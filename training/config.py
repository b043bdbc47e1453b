"""The fixed configuration of every run."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Stage:
    seed: int
    # From the first to the last step, interpolated geometrically.
    rate: tuple[float, float]
    entropy: tuple[float, float]
    # The share of the stage within which the reward moves from the lead in each round to the change in the
    # probability of winning the game: 0 means from the first step on, None means never.
    win_within: float | None
    # Whether one seat learns against a frozen net; otherwise every seat learns.
    answers: bool = False
    epochs: int = 2
    # The decay of generalised advantages.
    decay: float = 0.95
    # How fast the average of the weights follows, per iteration.
    average: float = 0.01
    # The number of iterations at the start in which only the critic learns.
    critic_first: int = 40


@dataclass(frozen=True)
class Config:
    games: int = 16384
    steps: int = 64
    minibatch: int = 32768
    clip: float = 0.2
    value_weight: float = 0.5
    max_norm: float = 1.0
    critic_rate: tuple[float, float] = (1e-3, 1e-4)
    stages: dict[str, Stage] = field(
        default_factory=lambda: {
            "lead": Stage(1, rate=(8e-4, 2e-4), entropy=(0.02, 0.004), win_within=None),
            "win": Stage(2, rate=(4e-4, 3e-5), entropy=(0.004, 0.001), win_within=0.3),
            "hone": Stage(3, rate=(4e-4, 2e-5), entropy=(0.004, 0.0005), win_within=0),
            "polish": Stage(
                7, rate=(3e-4, 1e-5), entropy=(0.006, 0.0003), win_within=0,
                epochs=1, decay=0.9, average=0.004, critic_first=120,
            ),
            "answer": Stage(4, rate=(4e-4, 3e-5), entropy=(0.004, 0.001), win_within=0, answers=True),
            "answer-new": Stage(5, rate=(8e-4, 3e-5), entropy=(0.02, 0.001), win_within=0.4, answers=True),
        }
    )


CONFIG = Config()
