import { isScored, totalsOf, type State } from '@quando/rules/authority';
import type { Critic } from './critic.ts';
import type { GameChances } from './game-chances.ts';

/** Judges every moment of a game: everybody's chance to win it, exact at its end. */
export class Judge {
  readonly #critic: Pick<Critic, 'chancesAt'>;
  readonly #between: GameChances;

  constructor(critic: Pick<Critic, 'chancesAt'>, between: GameChances) {
    this.#critic = critic;
    this.#between = between;
  }

  /** Before a round is dealt by this seat. */
  beforeDeal(totals: readonly number[], target: number, dealer: number): number[] {
    return this.#between(
      totals.map((total) => target - total),
      (dealer + 1) % totals.length,
    );
  }

  at(state: State): number[] {
    if (!isScored(state)) return this.#critic.chancesAt(state);
    const totals = totalsOf(state);
    if (state.phase === 'over') return resultOf(totals);
    return this.beforeDeal(totals, state.target, (state.dealer + 1) % state.players);
  }
}

/** The result of a game: 1 shared by the winners, 0 for everybody else. */
function resultOf(totals: readonly number[]): number[] {
  const lowest = Math.min(...totals);
  const winners = totals.filter((total) => total === lowest).length;
  return totals.map((total) => (total === lowest ? 1 / winners : 0));
}
