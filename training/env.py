"""Runs many games of Quando on the GPU at once."""

import ctypes
import pathlib
import subprocess

import torch

HERE = pathlib.Path(__file__).parent
SEATS = 6


class Out(ctypes.Structure):
    _fields_ = [(name, ctypes.c_void_p) for name in ("features", "truth", "mask", "seat", "ended", "reward", "outcome")]


def build() -> ctypes.CDLL:
    """Compiles the environment for the GPU at hand, unless that is done."""
    library = HERE / "build" / "libenv.so"
    library.parent.mkdir(exist_ok=True)
    sources = [HERE / name for name in ("env.cu", "truth.h", "view.h", "game.h")]
    if not library.exists() or library.stat().st_mtime < max(source.stat().st_mtime for source in sources):
        flags = ["-O3", "-arch=sm_90a", "-shared", "-Xcompiler", "-fPIC"]
        subprocess.run(["nvcc", *flags, "-o", str(library), str(HERE / "env.cu")], check=True)
    return ctypes.CDLL(str(library))


def pointer(tensor: torch.Tensor) -> ctypes.c_void_p:
    return ctypes.c_void_p(tensor.data_ptr())


def current_stream() -> ctypes.c_void_p:
    return ctypes.c_void_p(torch.cuda.current_stream().cuda_stream)


class Env:
    """One table per seed; the tensors below hold the result of the last step, on the GPU, until the next overwrites it."""

    def __init__(self, library: ctypes.CDLL, players: torch.Tensor, seeds: torch.Tensor) -> None:
        self.library = library
        self.games = games = len(players)
        self.players = players.to("cuda", torch.uint8)
        seeds = seeds.to("cuda", torch.int64)
        self.tables = torch.empty(games * library.tableSize(), dtype=torch.uint8, device="cuda")
        self.features = torch.empty(games, library.featureCount(), dtype=torch.bfloat16, device="cuda")
        self.truth = torch.empty(games, library.truthCount(), dtype=torch.bfloat16, device="cuda")
        self.mask = torch.empty(games, library.actionCount(), dtype=torch.bool, device="cuda")
        self.seat = torch.empty(games, dtype=torch.uint8, device="cuda")
        self.ended = torch.empty(games, dtype=torch.uint8, device="cuda")
        self.reward = torch.zeros(games, SEATS, device="cuda")
        self.outcome = torch.zeros(games, SEATS, device="cuda")
        self.win_weight = torch.zeros((), device="cuda")
        self.out = Out(*(getattr(self, name).data_ptr() for name, _ in Out._fields_))
        library.start(
            pointer(self.tables), games, pointer(seeds), pointer(self.players), ctypes.byref(self.out), current_stream()
        )
        torch.cuda.synchronize()

    def step(self, actions: torch.Tensor) -> None:
        moves = actions.to(torch.uint8)
        self.library.step(
            pointer(self.tables), self.games, pointer(moves), pointer(self.win_weight), ctypes.byref(self.out),
            current_stream(),
        )
