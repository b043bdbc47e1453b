import {
  BOTS,
  botOf,
  canonical,
  greedy,
  ownSeat,
  CODED_LEVELS,
  fittedPolicy,
  wild,
  type CodedLevel,
  type Policy,
  type BotOptions,
} from '@quando/bots';
import { seededRandom, type Action, type Seat, type View } from '@quando/rules';
import { actionOf, formatMove, Move, parseEntry, type Draft } from '@quando/rules/authority';
import { loadMaster } from '../master.ts';

/** The net, and the policies used as yardsticks. */
const YARDSTICKS = ['master', 'greedy', 'fitted', 'canonical', 'wild'] as const;

export type ArenaBotName = CodedLevel | (typeof YARDSTICKS)[number];

export const ARENA_BOT_NAMES: readonly ArenaBotName[] = [...CODED_LEVELS, ...YARDSTICKS];

/** Decides for the viewer, whose turn it is. Only `canonical` and `wild` read the draft, which has all hidden sides. */
export type ArenaBot = (view: View, options: BotOptions, draft: Draft) => Action;

export const ARENA_BOTS: Readonly<Record<ArenaBotName, ArenaBot>> = {
  ...BOTS,
  master: (view, options) => loadMaster()(view, options),
  greedy: botOf(greedy),
  fitted: botOf(fittedPolicy),
  canonical: onTheTruth(canonical),
  wild: onTheTruth(wild),
};

function onTheTruth(policy: Policy): ArenaBot {
  return (view, { seed }, draft) => {
    const move = new Move();
    policy(draft, seededRandom(seed), move);
    return actionOfMove(draft, ownSeat(view), move);
  };
}

function actionOfMove(draft: Draft, seat: Seat, move: Move): Action {
  const entry = parseEntry(formatMove(seat, move));
  const action = entry && actionOf(draft, entry);
  if (!action) throw new Error(`a policy chose what no hand holds: ${formatMove(seat, move)}`);
  return action;
}
