import type { Policy } from '@quando/bots';
import { below, seatsOf, type Random, type Seat } from '@quando/rules';
import {
  advance,
  deal,
  Draft,
  draftOf,
  formatMove,
  Move,
  parseEntry,
  shuffledDeck,
  type Entry,
  type State,
} from '@quando/rules/authority';

/** Cases that plain play rarely or never reaches, by their rule. */
export const RARE_CASES = [
  '[4] a straight in odd hand order',
  '[4] four or more equal cards played',
  '[5] three played of four or more',
  '[5] a flip without a choice',
  '[5] a flip with a choice',
  '[6] a knock at the first chance',
  '[6] a knock with a high sum',
  '[6] a pass',
  '[7] only zeros, nobody has knocked',
  '[8] the pile turned over',
  '[8] the pile turned over twice in a round',
  '[9] a knock tied for the lowest',
  '[R3] a skipped draw',
  '[R4] the pile turned over in the middle of a triplet',
  '[R6] only zeros after a knock',
  'a hand of 20 cards',
  'a hand of more than 32 cards',
] as const;

export type RareCase = (typeof RARE_CASES)[number];

/** Plays a game and returns the rare cases that occurred in it. */
export function rareCasesIn(policy: Policy, players: number, random: Random): Set<RareCase> {
  const met = new Set<RareCase>();
  const draft = new Draft(players, 50);
  const move = new Move();
  const firstDealer = below(random, players);
  for (let round = 0; draft.phase !== 'over'; round += 1) {
    deal(draft, shuffledDeck(random), (firstDealer + round) % players);
    let turned = 0;
    for (let asked = draft.asked; asked !== 'nobody'; asked = draft.asked) {
      policy(draft, random, move);
      const entry = parseEntry(formatMove(asked, move))!;
      const before = draftOf(draft);
      advance(draft, move);
      turned += draft.justTurnedPile ? 1 : 0;
      for (const rare of [...casesOfEntry(before, entry), ...casesOfStep(before, draft)]) met.add(rare);
    }
    if (turned > 1) met.add('[8] the pile turned over twice in a round');
    for (const rare of casesOfEnd(draft)) met.add(rare);
  }
  return met;
}

function casesOfEntry(before: State, entry: Entry): RareCase[] {
  switch (entry.verb) {
    case 'play':
      return casesOfPlay(before, entry.seat, entry.positions);
    case 'flip':
      return [before.count(entry.seat, 0) > 1 ? '[5] a flip with a choice' : '[5] a flip without a choice'];
    case 'knock':
      return casesOfKnock(before, entry.seat);
    case 'pass':
      return ['[6] a pass'];
    case 'draw':
      return [];
  }
}

function casesOfKnock(before: State, seat: Seat): RareCase[] {
  const cases: RareCase[] = [];
  if (seatsOf(before.players).every((other) => before.plays(other) === 2))
    cases.push('[6] a knock at the first chance');
  if (before.sum(seat) >= 60) cases.push('[6] a knock with a high sum');
  return cases;
}

function casesOfPlay(before: State, seat: Seat, positions: readonly number[]): RareCase[] {
  const fronts = positions.map((position) => before.front(seat, position));
  const [first] = fronts;
  if (fronts.some((front) => front !== first)) {
    const isAscending = fronts.every((front, i) => i === 0 || front > fronts[i - 1]!);
    return isAscending ? [] : ['[4] a straight in odd hand order'];
  }
  if (fronts.length >= 4) return ['[4] four or more equal cards played'];
  const isChosen = fronts.length === 3 && before.count(seat, first!) > 3;
  return isChosen ? ['[5] three played of four or more'] : [];
}

function casesOfStep(before: State, after: State): RareCase[] {
  const seats = seatsOf(after.players);
  const largest = Math.max(...seats.map((seat) => after.handSize(seat)));
  const cases: [RareCase, boolean][] = [
    ['[8] the pile turned over', after.justTurnedPile],
    [
      '[R4] the pile turned over in the middle of a triplet',
      after.justTurnedPile && before.phase === 'penalty' && after.phase === 'penalty',
    ],
    ['[R3] a skipped draw', seats.some((seat) => after.justSkipped(seat))],
    ['a hand of 20 cards', largest >= 20],
    ['a hand of more than 32 cards', largest > 32],
  ];
  return cases.filter(([, isMet]) => isMet).map(([rare]) => rare);
}

function casesOfEnd(scored: State): RareCase[] {
  const { knocker, end } = scored;
  if (end === 'zeros')
    return [knocker === 'nobody' ? '[7] only zeros, nobody has knocked' : '[R6] only zeros after a knock'];
  const sums = seatsOf(scored.players).map((seat) => scored.sum(seat));
  const lowest = sums.filter((sum) => sum === Math.min(...sums));
  const isTied = lowest.length > 1 && knocker !== 'nobody' && sums[knocker] === lowest[0];
  return isTied ? ['[9] a knock tied for the lowest'] : [];
}
