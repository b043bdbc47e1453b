import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { likelihoodBy, masterOf, type ReviewedCandidate, type ReviewTools } from '@quando/bots';
import type { Action } from '@quando/rules';
import { actionOf, parseEntry, readLink, type State } from '@quando/rules/authority';
import { ownDecisions, type OwnDecision } from '../src/review/own-decisions.ts';
import { Reviewer } from '../src/review/reviewer.ts';
import { fastSmallNet, loadedJudge, loadedNet } from './loaded-net.ts';

/**
 * What 100,000 play-outs a candidate say about a decision of the first seat among Masters, in worlds that are weighed by
 * what the others did. The positions are from tools/fitting/truth-positions.ts, the play-outs from training/positions.py.
 */
type Truth = {
  readonly id: number;
  readonly players: number;
  readonly kind: string;
  /** How many equally likely worlds there were. */
  readonly effective: number;
  readonly playouts: number;
  /** The chosen one first; `gain` is what it wins more than that. */
  readonly candidates: readonly {
    readonly action: string;
    readonly gain: number;
    readonly gainError: number;
    readonly points: number;
    readonly pointsError: number;
  }[];
  /** A link to the game up to the decision. */
  readonly game: string;
};

const truthIn = (line: string): Truth => JSON.parse(line);

const ALL = readFileSync(new URL('review-truth.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map(truthIn);

/** With fewer worlds the truth is too uncertain, and with a single one it is one line of play. */
const isCertain = ({ effective, candidates }: Truth): boolean =>
  effective >= 10 && candidates.slice(1).every(({ gainError }) => gainError > 0);

/** So many of the certain positions are reviewed; all of them with `TRUTH_EACH=1`. */
const EACH = Number(process.env['TRUTH_EACH'] ?? 12);

const tools: ReviewTools = {
  master: masterOf(loadedNet()),
  likelihood: likelihoodBy(fastSmallNet()),
  judge: loadedJudge(),
};

/** The decision before which a game was cut, with this choice. */
function decisionOf({ game }: Truth, action: string): OwnDecision {
  const read = readLink(game);
  if (!('record' in read)) throw new Error('not a game');
  const { rounds } = read.record;
  const last = { ...rounds.at(-1)!, actions: [...rounds.at(-1)!.actions, action] };
  return [...ownDecisions({ ...read.record, rounds: [...rounds.slice(0, -1), last] }, 0)].at(-1)!;
}

/** What was said of a candidate, and what is true of it. */
type Said = {
  readonly said: number;
  readonly error: number;
  readonly truth: number;
  readonly truthError: number;
};

/** How far each candidate is behind the best one, where the truth knows both. */
function behindIn(truth: Truth): Said[] {
  const decision = decisionOf(truth, truth.candidates[0]!.action);
  const { candidates } = new Reviewer(0, tools).review(decision);
  const known = truth.candidates.map((each) => ({
    ...each,
    reviewed: candidateFor(candidates, actionIn(decision.state, each.action)),
  }));
  const best = known.find(({ reviewed }) => reviewed === candidates[0]);
  if (!best) return [];
  return known
    .filter((each) => each !== best && each.reviewed)
    .map(({ reviewed, gain, gainError }) => ({
      said: reviewed!.behind.mean,
      error: reviewed!.behind.error,
      truth: best.gain - gain,
      truthError: Math.max(gainError, best.gainError),
    }));
}

const actionIn = (state: State, line: string): Action => actionOf(state, parseEntry(line)!)!;

const candidateFor = (
  candidates: readonly ReviewedCandidate[],
  action: Action,
): ReviewedCandidate | undefined =>
  candidates.find((each) => JSON.stringify(each.action) === JSON.stringify(action));

/** Whether a 95 % interval holds the truth. */
const isHeld = ({ said, error, truth, truthError }: Said): boolean =>
  Math.abs(said - truth) <= 1.96 * Math.hypot(error, truthError);

describe('long play-outs', () => {
  test('exist for at least 300 positions of all kinds', () => {
    expect(ALL.length).toBeGreaterThanOrEqual(300);
    expect(ALL.every(({ playouts }) => playouts >= 100_000)).toBe(true);
    expect(new Set(ALL.map(({ players }) => players)).size).toBe(5);
    expect(new Set(ALL.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(6);
  });

  test('lie in the 95 % intervals of a review in at least 92 % of cases', { timeout: 600_000 }, () => {
    const certain = ALL.filter(isCertain);
    const said = certain.filter((_, i) => i % EACH === 0).flatMap(behindIn);
    const share = said.filter(isHeld).length / said.length;
    expect(share).toBeGreaterThanOrEqual(0.92);
  });
});
