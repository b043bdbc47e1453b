"""The net, from what a seat has seen to an action and a value; and the critic, which sees everything."""

import pathlib

import torch
from torch import nn
from torch.nn import functional

FEATURES, TRUTH, ACTIONS = 424, 320, 68
WIDTHS = (512, 384, 256)


def body_of(width: int) -> nn.Sequential:
    layers: list[nn.Module] = []
    for wider in WIDTHS:
        layers += [nn.Linear(width, wider), nn.LayerNorm(wider), nn.ReLU()]
        width = wider
    return nn.Sequential(*layers)


def through(body: nn.Sequential, x: torch.Tensor) -> torch.Tensor:
    """Computes in the precision of x and returns float32."""
    for layer in body:
        if isinstance(layer, nn.Linear):
            x = functional.linear(x, layer.weight.to(x.dtype), layer.bias.to(x.dtype))
        elif isinstance(layer, nn.LayerNorm):
            x = functional.layer_norm(x, layer.normalized_shape, layer.weight.to(x.dtype), layer.bias.to(x.dtype))
        else:
            x = layer(x)
    return x.float()


class Net(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.body = body_of(FEATURES)
        self.policy = nn.Linear(WIDTHS[-1], ACTIONS)
        self.value = nn.Linear(WIDTHS[-1], 1)
        nn.init.normal_(self.policy.weight, std=0.01)
        nn.init.zeros_(self.policy.bias)

    def forward(self, features: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The logits of the actions (minus infinity for illegal ones) and the expected reward."""
        hidden = through(self.body, features)
        logits = self.policy(hidden).masked_fill(~mask, -1e9)
        return logits, self.value(hidden).squeeze(-1)

    def best(self, features: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        """The move that the app plays."""
        return self(features.float(), mask)[0].argmax(-1)


class Critic(nn.Module):
    """The expected reward given all cards. It stabilises training and never plays."""

    def __init__(self) -> None:
        super().__init__()
        self.body = body_of(FEATURES + TRUTH)
        self.value = nn.Linear(WIDTHS[-1], 1)

    def forward(self, features: torch.Tensor, truth: torch.Tensor) -> torch.Tensor:
        return self.value(through(self.body, torch.cat([features, truth], -1))).squeeze(-1)


def load_net(checkpoint: pathlib.Path, device: str = "cuda") -> Net:
    net = Net().to(device)
    net.load_state_dict(torch.load(checkpoint, map_location=device)["net"])
    return net
