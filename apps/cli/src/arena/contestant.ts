import {
  BOTS,
  botOf,
  canonical,
  greedy,
  LEVELS,
  seasoned,
  wild,
  type Level,
  type Policy,
  type Thought,
} from '@quando/bots';
import { seededRandom, type Action, type Seat, type View } from '@quando/rules';
import { actionOf, formatMove, Move, parseEntry, type Draft } from '@quando/rules/authority';

/** The policies that bots are measured by. */
const YARDSTICKS = ['greedy', 'seasoned', 'canonical', 'wild'] as const;

export type ContestantName = Level | (typeof YARDSTICKS)[number];

export const CONTESTANT_NAMES: readonly ContestantName[] = [...LEVELS, ...YARDSTICKS];

/** Decides for the viewer, who is asked. Only `canonical` and `wild` look at the draft, which is the truth. */
export type Contestant = (view: View, thought: Thought, draft: Draft) => Action;

export const CONTESTANTS: Readonly<Record<ContestantName, Contestant>> = {
  ...BOTS,
  greedy: botOf(greedy),
  seasoned: botOf(seasoned),
  canonical: onTheTruth(canonical),
  wild: onTheTruth(wild),
};

function onTheTruth(policy: Policy): Contestant {
  return (view, { seed }, draft) => {
    const move = new Move();
    policy(draft, seededRandom(seed), move);
    return actionOfMove(draft, view.viewer as Seat, move);
  };
}

function actionOfMove(draft: Draft, seat: Seat, move: Move): Action {
  const entry = parseEntry(formatMove(seat, move));
  const action = entry && actionOf(draft, entry);
  if (!action) throw new Error(`a policy chose what no hand holds: ${formatMove(seat, move)}`);
  return action;
}
