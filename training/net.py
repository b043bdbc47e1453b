"""The net: what a seat has seen in, what it does and what that is worth out."""

import torch
from torch import nn

FEATURES, ACTIONS = 424, 68
WIDTHS = (512, 384, 256)


class Net(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        layers: list[nn.Module] = []
        width = FEATURES
        for wider in WIDTHS:
            layers += [nn.Linear(width, wider), nn.LayerNorm(wider), nn.ReLU()]
            width = wider
        self.body = nn.Sequential(*layers)
        self.policy = nn.Linear(width, ACTIONS)
        self.value = nn.Linear(width, 1)
        nn.init.normal_(self.policy.weight, std=0.01)
        nn.init.zeros_(self.policy.bias)

    def forward(self, features: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The logits of the legal actions (the others minus infinity) and the expected reward."""
        hidden = self.body(features)
        logits = self.policy(hidden).float().masked_fill(~mask, -1e9)
        return logits, self.value(hidden).float().squeeze(-1)
