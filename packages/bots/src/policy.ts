import type { Random } from '@quando/rules';
import type { Draft, Move } from '@quando/rules/authority';

/** Chooses the asked seat's move on a draft, fast and without allocating: for simulations and play-outs. */
export type Policy = (draft: Draft, random: Random, move: Move) => void;
