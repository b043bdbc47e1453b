import { readFileSync } from 'node:fs';

/**
 * What long play-outs say about a decision of the first seat among Masters, in worlds that are weighed by what the others
 * did. docs/benchmarks.md has the commands that made the file.
 */
export type Truth = {
  readonly id: string;
  readonly players: number;
  readonly kind: string;
  /** How many equally likely worlds there were. */
  readonly effective: number;
  readonly playouts: number;
  /** The chosen one first. */
  readonly candidates: readonly TrueCandidate[];
  /** A link to the game up to the decision. */
  readonly game: string;
};

export type TrueCandidate = {
  readonly action: string;
  /** How much more it wins than the chosen one. */
  readonly gain: number;
  readonly gainError: number;
};

const truthIn = (line: string): Truth => JSON.parse(line);

export const readTruths = (): Truth[] =>
  readFileSync(new URL('positions.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map(truthIn);

/** With fewer worlds the truth is too uncertain. */
const FEWEST_WORLDS = 10;

/**
 * Whether a truth is known well, and not a single line of play: where a seat knows all cards, the play-outs of Masters, who
 * always decide the same, are all the same.
 */
export const isUsable = ({ effective, candidates }: Truth): boolean =>
  effective >= FEWEST_WORLDS && candidates.slice(1).some(({ gainError }) => gainError > 0);

/** How much a candidate loses beside the best one, and how uncertain that is. */
export function trueLossOf({ candidates }: Truth, candidate: TrueCandidate): { loss: number; error: number } {
  const best = candidates.reduce((a, b) => (b.gain > a.gain ? b : a));
  return { loss: best.gain - candidate.gain, error: Math.max(best.gainError, candidate.gainError) };
}
