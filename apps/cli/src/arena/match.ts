import { ArenaGame, type Contender } from './arena-game.ts';
import { CONTESTANTS, type Contestant, type ContestantName } from './contestant.ts';
import { newTally, type Tally } from './tally.ts';

/** What is played: a line-up, one name a seat, over deals that follow from a seed. */
export type Match = {
  readonly lineUp: readonly ContestantName[];
  readonly target: number;
  readonly seed: string;
  /** What Strong may spend on a decision. */
  readonly playouts: number;
};

/** The contestants of a line-up, each once. */
export const contestantsOf = (lineUp: readonly ContestantName[]): ContestantName[] => [...new Set(lineUp)];

/**
 * Plays one sequence of deals once for every rotation of the line-up, so that everybody plays it on every seat; gives
 * the tallies in the order of `contestantsOf`.
 */
export function playSequence(
  { lineUp, target, seed, playouts }: Match,
  sequence: number,
  { now, contestants = CONTESTANTS }: Means,
): Tally[] {
  const contenders = new Map<ContestantName, Contender>(
    contestantsOf(lineUp).map((name) => [name, { name, decide: contestants[name], tally: newTally() }]),
  );
  for (let rotation = 0; rotation < lineUp.length; rotation += 1) {
    const seats = lineUp.map((_, seat) => contenders.get(lineUp[(seat + rotation) % lineUp.length]!)!);
    new ArenaGame(seats, { target, seed: `${seed}/${sequence}`, options: { playouts }, now }).play();
  }
  return [...contenders.values()].map(({ tally }) => tally);
}

/** The clock that decisions are timed by, and who plays under the names. */
type Means = {
  readonly now: () => number;
  readonly contestants?: Readonly<Record<ContestantName, Contestant>>;
};
