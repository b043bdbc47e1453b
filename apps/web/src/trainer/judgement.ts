import type { KnockAnswer } from '@quando/text';
import { fieldsOf } from '../local-store.ts';
import { dayOf, dayOfSeed } from './position-seed.ts';

/** An answer to a position, and the result of the play-outs. */
export type Judgement = {
  /** The seed of the position. */
  readonly position: string;
  readonly answer: KnockAnswer;
  readonly better: KnockAnswer | 'even';
  /** The chance of a knock being alone on the lowest sum. */
  readonly alone: number;
  /** How many points a knock saves. */
  readonly edge: number;
};

/** Answers to positions with about the same chance: how many, and how many of them were to knock. */
export type Bucket = {
  readonly from: number;
  readonly to: number;
  readonly all: number;
  readonly knocks: number;
};

const BUCKETS = 5;
const DAY = 86_400_000;

/** If both are equally good, every answer is right. */
export const isRight = ({ answer, better }: Judgement): boolean => better === 'even' || better === answer;

/** The points that an answer loses against the better one. */
export const givenAway = (judgement: Judgement): number =>
  isRight(judgement) ? 0 : Math.abs(judgement.edge);

/** Right answers in a row, up to the latest one. */
export const streakOf = (judgements: readonly Judgement[]): number =>
  judgements.length - 1 - judgements.findLastIndex((judgement) => !isRight(judgement));

export function bestStreakOf(judgements: readonly Judgement[]): number {
  let [best, run] = [0, 0];
  for (const judgement of judgements) {
    run = isRight(judgement) ? run + 1 : 0;
    best = Math.max(best, run);
  }
  return best;
}

/** Days in a row with an answer to the position of the day, up to today or, if today is still open, yesterday. */
export function daysInARow(judgements: readonly Judgement[], now: number): number {
  const days = new Set(judgements.map(({ position }) => dayOfSeed(position)));
  const last = days.has(dayOf(now)) ? now : now - DAY;
  let count = 0;
  while (days.has(dayOf(last - count * DAY))) count += 1;
  return count;
}

export function meanGivenAway(judgements: readonly Judgement[]): number {
  const sum = judgements.reduce((total, judgement) => total + givenAway(judgement), 0);
  return judgements.length === 0 ? 0 : sum / judgements.length;
}

/** How often the answer was to knock, from the worst chances to the best. */
export const bucketsOf = (judgements: readonly Judgement[]): Bucket[] =>
  Array.from({ length: BUCKETS }, (_, i) => {
    const inside = judgements.filter(({ alone }) => bucketOf(alone) === i);
    const knocks = inside.filter(({ answer }) => answer === 'knock').length;
    return { from: i / BUCKETS, to: (i + 1) / BUCKETS, all: inside.length, knocks };
  });

const bucketOf = (alone: number): number => Math.min(BUCKETS - 1, Math.floor(alone * BUCKETS));

/** Reads stored judgements; unreadable ones are left out. */
export const parseJudgements = (kept: unknown): Judgement[] =>
  Array.isArray(kept) ? kept.flatMap((each: unknown) => (isJudgement(each) ? [each] : [])) : [];

function isJudgement(value: unknown): value is Judgement {
  const { position, answer, better, alone, edge } = fieldsOf(value);
  return (
    typeof position === 'string' &&
    isAnswer(answer) &&
    (better === 'even' || isAnswer(better)) &&
    typeof alone === 'number' &&
    alone >= 0 &&
    alone <= 1 &&
    Number.isFinite(edge)
  );
}

const isAnswer = (value: unknown): value is KnockAnswer => value === 'knock' || value === 'wait';
