import { ArenaGame, type SeatedBot } from './arena-game.ts';
import { ARENA_BOTS, type ArenaBot, type ArenaBotName } from './arena-bot.ts';
import { newTally, type Tally } from './tally.ts';

/** The line-up, one bot per seat, and the seed that determines the deals. */
export type Match = {
  readonly lineUp: readonly ArenaBotName[];
  readonly target: number;
  /** By place in the line-up: the points that are taken off at the end; without it, none. */
  readonly headStarts?: readonly number[];
  readonly seed: string;
  /** How many play-outs `search` may spend on a decision. */
  readonly playouts: number;
};

/** The distinct bots of a line-up. */
export const botsOf = (lineUp: readonly ArenaBotName[]): ArenaBotName[] => [...new Set(lineUp)];

/**
 * Plays one sequence of deals once for every rotation of the line-up, so that every bot plays it from every seat.
 * Returns the tallies in the order of `botsOf`.
 */
export function playSequence(
  { lineUp, target, headStarts = lineUp.map(() => 0), seed, playouts }: Match,
  sequence: number,
  { now, bots = ARENA_BOTS }: SequenceOptions,
): Tally[] {
  const seated = new Map<ArenaBotName, SeatedBot>(
    botsOf(lineUp).map((name) => [name, { name, decide: bots[name]!, tally: newTally() }]),
  );
  for (let rotation = 0; rotation < lineUp.length; rotation += 1) {
    const places = lineUp.map((_, seat) => (seat + rotation) % lineUp.length);
    new ArenaGame(
      places.map((place) => seated.get(lineUp[place]!)!),
      {
        target,
        headStarts: places.map((place) => headStarts[place]!),
        seed: `${seed}/${sequence}`,
        options: { playouts },
        now,
      },
    ).play();
  }
  return [...seated.values()].map(({ tally }) => tally);
}

type SequenceOptions = {
  /** The clock that times decisions. */
  readonly now: () => number;
  readonly bots?: Readonly<Record<ArenaBotName, ArenaBot>>;
};
