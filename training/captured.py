"""Records GPU work once and replays it, so thousands of small kernels cost a single launch."""

from collections.abc import Callable

import torch

WARM_RUNS = 3


class Captured:
    """A function on tensors that stay in place: runs directly at first, then as a CUDA graph."""

    def __init__(self, function: Callable[[], None]) -> None:
        self.function = function
        self.runs = 0
        self.graph: torch.cuda.CUDAGraph | None = None

    def __call__(self) -> None:
        if self.runs < WARM_RUNS:
            self.warm()
        elif self.graph is None:
            self.graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(self.graph):
                self.function()
        if self.graph:
            self.graph.replay()

    def warm(self) -> None:
        self.runs += 1
        stream = torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            self.function()
        torch.cuda.current_stream().wait_stream(stream)
