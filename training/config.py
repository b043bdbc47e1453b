"""Everything that a run depends on, frozen."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Stage:
    rate: tuple[float, float]
    entropy: tuple[float, float]


@dataclass(frozen=True)
class Config:
    seed: int = 1
    games: int = 8192
    steps: int = 128
    epochs: int = 2
    minibatch: int = 32768
    clip: float = 0.2
    decay: float = 0.95
    value_weight: float = 0.5
    max_norm: float = 1.0
    average: float = 0.02
    # First the lead in each round, then the change in the chance to win the game.
    stages: dict[str, Stage] = field(
        default_factory=lambda: {
            "lead": Stage(rate=(8e-4, 2e-4), entropy=(0.02, 0.004)),
            "win": Stage(rate=(4e-4, 3e-5), entropy=(0.004, 0.001)),
        }
    )


CONFIG = Config()
