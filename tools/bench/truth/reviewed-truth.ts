import {
  ownDecisions,
  Reviewer,
  type OwnDecision,
  type ReviewedDecision,
  type ReviewTools,
} from '@quando/bots';
import type { Action } from '@quando/rules';
import { actionOf, parseEntry, readLink, type State } from '@quando/rules/authority';
import { trueLossOf, type TrueCandidate, type Truth } from './truths.ts';

/** What was said of a candidate, and what is true of it: how far it is behind the best one. */
export type ComparedLoss = {
  readonly said: number;
  readonly error: number;
  readonly truth: number;
  readonly truthError: number;
};

/** Whether a 95 % interval holds the truth. */
export const holdsTruth = ({ said, error, truth, truthError }: ComparedLoss): boolean =>
  Math.abs(said - truth) <= 1.96 * Math.hypot(error, truthError);

/** How far a review thinks each candidate of a position to be behind its best one, where the truth knows both. */
export function comparedLosses(truth: Truth, tools: ReviewTools): ComparedLoss[] {
  const decision = decisionOf(truth, truth.candidates[0]!);
  const { candidates } = new Reviewer(0, tools).review(decision);
  const known = truth.candidates.map((each) => ({
    ...each,
    reviewed: candidates.find(({ action }) => isSame(action, actionIn(decision.state, each.action))),
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

/** A candidate that loses a blunder's share for certain. */
export type PlantedBlunder = { readonly truth: Truth; readonly candidate: TrueCandidate };

/** The loss from which on a decision is a blunder (mark.ts). */
const BLUNDER = 0.1;

/** All blunders that could be planted in positions: candidates that lose that much even less two errors. */
export const plantableBlunders = (truths: readonly Truth[]): PlantedBlunder[] =>
  truths.flatMap((truth) =>
    truth.candidates
      .filter((candidate) => {
        const { loss, error } = trueLossOf(truth, candidate);
        return loss - 2 * error > BLUNDER;
      })
      .map((candidate) => ({ truth, candidate })),
  );

/** What a review says if this was played. */
export const reviewOf = ({ truth, candidate }: PlantedBlunder, tools: ReviewTools): ReviewedDecision =>
  new Reviewer(0, tools).review(decisionOf(truth, candidate));

/** The decision before which a game was cut, with this choice. */
function decisionOf({ game }: Truth, { action }: TrueCandidate): OwnDecision {
  const read = readLink(game);
  if (!('record' in read)) throw new Error('not a game');
  const { rounds } = read.record;
  const last = { ...rounds.at(-1)!, actions: [...rounds.at(-1)!.actions, action] };
  return [...ownDecisions({ ...read.record, rounds: [...rounds.slice(0, -1), last] }, 0)].at(-1)!;
}

const actionIn = (state: State, line: string): Action => actionOf(state, parseEntry(line)!)!;

const isSame = (a: Action, b: Action): boolean => JSON.stringify(a) === JSON.stringify(b);
