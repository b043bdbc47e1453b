import { readJson, type LocalStore } from '../local-store.ts';
import { daysInARow, parseJudgements } from './judgement.ts';
import { dayOf, seedOfDay } from './position-seed.ts';
import { JUDGEMENTS } from './trainer-history.svelte.ts';

/** How a device stands with the questions of the day. */
export type DayQuestion = {
  readonly isAnswered: boolean;
  /** Days in a row with an answer. */
  readonly days: number;
  /** Whether any question has ever been answered. */
  readonly isUsed: boolean;
};

export function dayQuestion(localStore: LocalStore, now: number): DayQuestion {
  const judgements = parseJudgements(readJson(localStore, JUDGEMENTS));
  return {
    isAnswered: judgements.some(({ position }) => position === seedOfDay(dayOf(now))),
    days: daysInARow(judgements, now),
    isUsed: judgements.length > 0,
  };
}
