"""Many games of Quando on the GPU at once."""

import ctypes
import pathlib
import subprocess

import torch

HERE = pathlib.Path(__file__).parent
SEATS = 6


class Out(ctypes.Structure):
    _fields_ = [(name, ctypes.c_void_p) for name in ("features", "mask", "seat", "ended", "reward", "outcome")]


def build() -> ctypes.CDLL:
    """Compiles the environment for the card at hand."""
    library = HERE / "build" / "libenv.so"
    library.parent.mkdir(exist_ok=True)
    command = ["nvcc", "-O3", "-arch=sm_90a", "-shared", "-Xcompiler", "-fPIC", "-o", str(library), str(HERE / "env.cu")]
    subprocess.run(command, check=True)
    return ctypes.CDLL(str(library))


class Env:
    """`games` tables; tensors below hold what the last step told, on the GPU, and are overwritten by the next."""

    def __init__(self, library: ctypes.CDLL, players: torch.Tensor, seed: int) -> None:
        self.library = library
        self.games = len(players)
        self.players = players.to("cuda", torch.uint8)
        games, features, actions = self.games, library.featureCount(), library.actionCount()
        self.tables = torch.empty(games * library.tableSize(), dtype=torch.uint8, device="cuda")
        self.features = torch.empty(games, features, dtype=torch.bfloat16, device="cuda")
        self.mask = torch.empty(games, actions, dtype=torch.bool, device="cuda")
        self.seat = torch.empty(games, dtype=torch.uint8, device="cuda")
        self.ended = torch.empty(games, dtype=torch.uint8, device="cuda")
        self.reward = torch.zeros(games, SEATS, device="cuda")
        self.outcome = torch.zeros(games, SEATS, device="cuda")
        names = [name for name, _ in Out._fields_]
        self.out = Out(*(getattr(self, name).data_ptr() for name in names))
        stream = ctypes.c_void_p(torch.cuda.current_stream().cuda_stream)
        library.start(
            ctypes.c_void_p(self.tables.data_ptr()), games, ctypes.c_uint64(seed),
            ctypes.c_void_p(self.players.data_ptr()), ctypes.byref(self.out), stream,
        )

    def step(self, actions: torch.Tensor, win_weight: float) -> None:
        stream = ctypes.c_void_p(torch.cuda.current_stream().cuda_stream)
        self.library.step(
            ctypes.c_void_p(self.tables.data_ptr()), self.games, ctypes.c_void_p(actions.data_ptr()),
            ctypes.c_float(win_weight), ctypes.byref(self.out), stream,
        )
