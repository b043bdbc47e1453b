import type { Seat } from '@quando/rules';
import type { Mark } from '../offline/review/review-message.ts';
import type { ReplayOutline } from './replay-message.ts';

/** A place in a game: a round, and how many of its decisions have been made; 0 is the deal. */
export type ReplayPlace = { readonly round: number; readonly step: number };

/** A place at which a seat decided badly. */
export type MarkedPlace = ReplayPlace & { readonly mark: Mark };

/** How many steps come before each round, and after the last one how many there are. */
export function roundStarts({ rounds }: ReplayOutline): readonly number[] {
  const starts = [0];
  for (const { deciders } of rounds) starts.push(starts.at(-1)! + deciders.length + 1);
  return starts;
}

/** The place of a step that is counted from the start of the game. */
export function placeOf(starts: readonly number[], at: number): ReplayPlace {
  const round = Math.max(
    0,
    starts.findLastIndex((start, i) => start <= at && i < starts.length - 1),
  );
  return { round, step: at - starts[round]! };
}

/** The next place, in a direction, from which a seat decided. */
export function decisionFrom(
  outline: ReplayOutline,
  starts: readonly number[],
  at: number,
  seat: Seat,
  by: 1 | -1,
): number | undefined {
  const decisions = outline.rounds.flatMap(({ deciders }, round) =>
    deciders.flatMap((decider, i) => (decider === seat ? [starts[round]! + i] : [])),
  );
  return by === 1 ? decisions.find((other) => other > at) : decisions.findLast((other) => other < at);
}

/** `3.17`: round 3 after 17 decisions; undefined if the game does not get there. */
export function placeIn(outline: ReplayOutline, text: string | undefined): number | undefined {
  const match = /^([1-9]\d{0,5})\.(\d{1,6})$/.exec(text ?? '');
  if (!match) return undefined;
  const [round, step] = [Number(match[1]) - 1, Number(match[2])];
  const length = outline.rounds[round]?.deciders.length;
  return length === undefined || step > length ? undefined : roundStarts(outline)[round]! + step;
}

export const placeText = ({ round, step }: ReplayPlace): string => `${round + 1}.${step}`;
