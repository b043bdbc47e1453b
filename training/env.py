"""Runs many games of Quando on the GPU at once."""

import ctypes
import pathlib
import subprocess

import torch

HERE = pathlib.Path(__file__).parent
SEATS = 6


class Out(ctypes.Structure):
    _fields_ = [
        (name, ctypes.c_void_p)
        for name in (
            "features", "truth", "open", "mask", "seat", "ended", "reward", "outcome", "before", "after", "dealer"
        )
    ]


def build() -> ctypes.CDLL:
    """Compiles the environment for the GPU at hand, unless that is done."""
    library = HERE / "build" / "libenv.so"
    library.parent.mkdir(exist_ok=True)
    sources = [HERE / name for name in ("env.cu", "open.h", "truth.h", "view.h", "game.h")]
    if not library.exists() or library.stat().st_mtime < max(source.stat().st_mtime for source in sources):
        flags = ["-O3", "-arch=sm_90a", "-shared", "-Xcompiler", "-fPIC"]
        subprocess.run(["nvcc", *flags, "-o", str(library), str(HERE / "env.cu")], check=True)
    return ctypes.CDLL(str(library))


def pointer(tensor: torch.Tensor) -> ctypes.c_void_p:
    return ctypes.c_void_p(tensor.data_ptr())


def current_stream() -> ctypes.c_void_p:
    return ctypes.c_void_p(torch.cuda.current_stream().cuda_stream)


def room(library: ctypes.CDLL, games: int, sees: tuple[str, ...]) -> dict[str, torch.Tensor]:
    """Tensors for the results of a step; those of the critics only if they are asked for."""
    def on_gpu(*shape: int, dtype: torch.dtype = torch.float32) -> torch.Tensor:
        return torch.zeros(games, *shape, dtype=dtype, device="cuda")

    widths = {"truth": library.truthCount(), "open": library.openCount()}
    return {
        "features": on_gpu(library.featureCount(), dtype=torch.bfloat16),
        **{name: on_gpu(widths[name], dtype=torch.bfloat16) for name in sees},
        "mask": on_gpu(library.actionCount(), dtype=torch.bool),
        **{name: on_gpu(dtype=torch.uint8) for name in ("seat", "ended", "dealer")},
        **{name: on_gpu(SEATS) for name in ("reward", "outcome", "before", "after")},
    }


class Env:
    """One table per seed; the tensors below hold the result of the last step, on the GPU, until the next overwrites it."""

    def __init__(
        self, library: ctypes.CDLL, players: torch.Tensor, seeds: torch.Tensor,
        sees: tuple[str, ...] = (), scattered: bool = False,
    ) -> None:
        self.library = library
        self.games = games = len(players)
        self.players = players.to("cuda", torch.uint8)
        seeds = seeds.to("cuda", torch.int64)
        self.tables = torch.zeros(games, library.tableSize(), dtype=torch.uint8, device="cuda")
        self.told = room(library, games, sees)
        self.win_weight = torch.zeros((), device="cuda")
        self.out = Out(**{name: tensor.data_ptr() for name, tensor in self.told.items()})
        library.start(
            pointer(self.tables), games, pointer(seeds), pointer(self.players), int(scattered),
            ctypes.byref(self.out), current_stream(),
        )
        torch.cuda.synchronize()

    def __getattr__(self, name: str) -> torch.Tensor:
        return self.__dict__["told"][name]

    def step(self, actions: torch.Tensor) -> None:
        """One decision at each of the first tables, as many as there are actions."""
        moves = actions.to(torch.uint8)
        self.library.step(
            pointer(self.tables), len(moves), pointer(moves), pointer(self.win_weight), ctypes.byref(self.out),
            current_stream(),
        )
