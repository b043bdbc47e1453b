import {
  BOTS,
  botOf,
  canonical,
  greedy,
  ownSeat,
  child,
  CODED_LEVELS,
  fittedPolicy,
  searcher,
  STEPS,
  tuned,
  wild,
  type CodedLevel,
  type Policy,
  type BotOptions,
} from '@quando/bots';
import { seededRandom, type Action, type Seat, type View } from '@quando/rules';
import { actionOf, formatMove, Move, parseEntry, type Draft } from '@quando/rules/authority';
import { loadMaster, loadPatient, loadPlainMaster } from '../master.ts';

/** The Master, its net without counting, and what else is used as yardsticks. */
const YARDSTICKS = [
  'master',
  'net',
  'patient',
  'child',
  'greedy',
  'tuned',
  'fitted',
  'search',
  'canonical',
  'wild',
] as const;

/** A step of the dial, counted from 1. */
type StepName = `step${number}`;

export type ArenaBotName = CodedLevel | StepName | (typeof YARDSTICKS)[number];

const STEP_NAMES = STEPS.map((_, i): StepName => `step${i + 1}`);

export const ARENA_BOT_NAMES: readonly ArenaBotName[] = [...CODED_LEVELS, ...STEP_NAMES, ...YARDSTICKS];

/** Decides for the viewer, whose turn it is. Only `canonical` and `wild` read the draft, which has all hidden sides. */
export type ArenaBot = (view: View, options: BotOptions, draft: Draft) => Action;

export const ARENA_BOTS: Readonly<Record<ArenaBotName, ArenaBot>> = {
  ...BOTS,
  ...Object.fromEntries(STEPS.map((bot, i) => [STEP_NAMES[i]!, bot])),
  child,
  search: searcher,
  tuned: botOf(tuned),
  master: (view, options) => loadMaster()(view, options),
  net: (view, options) => loadPlainMaster()(view, options),
  patient: (view, options) => loadPatient()(view, options),
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
