import { below, type Random } from '@quando/rules';
import { firstSide, secondSide, type Draft, type Move } from '@quando/rules/authority';
import { canonical } from './canonical.ts';
import { playSome, playStraight } from './random-play.ts';

/**
 * Provokes rare situations, using hidden sides to do so: triplets, large hands, empty piles, hands of nothing but
 * zeros, early knocks, passes. Every decision has its own random goal, except that hands grow for a whole round in
 * some rounds. Every round ends.
 */
export function wild(draft: Draft, random: Random, move: Move): void {
  const goal = chooseGoal(draft, random);
  if (draft.awaitsTurn) chooseTurn(draft, goal, random, move);
  else if (draft.awaitsFlip) canonical(draft, random, move);
  else chooseSide(draft, goal, random, move);
}

/**
 * `grow`: play triplets, else single cards, so that the other hands grow. `hoard`: play single cards only, so that
 * the own hand grows. `shed`: play as much as possible and keep zeros. `plain`: play like the benchmark policy.
 */
type Goal = 'grow' | 'hoard' | 'shed' | 'plain';

function chooseGoal(draft: Draft, random: Random): Goal {
  const roll = below(random, 32);
  if (roll === 0) return 'plain';
  if (isGrowing(draft)) return draft.askedCode === draft.dealer ? 'hoard' : 'grow';
  if (roll < 5) return 'plain';
  return roll < 8 ? 'grow' : 'shed';
}

/** Whether hands grow in this round, about every second one: depends on the dealer, who is the same for a whole round. */
const isGrowing = (draft: Draft): boolean => draft.dealer % 2 === 0;

function chooseTurn(draft: Draft, goal: Goal, random: Random, move: Move): void {
  if (stops(draft, random, move)) return;
  switch (goal) {
    case 'grow':
      return grow(draft, random, move);
    case 'hoard':
      return playSome(draft, rarestOf(draft, random), 1, random, move);
    case 'shed':
      return shed(draft, random, move);
    case 'plain':
      return canonical(draft, random, move);
  }
}

/** Sometimes knocks or passes, often enough that every round ends. */
function stops(draft: Draft, random: Random, move: Move): boolean {
  if (draft.knocker !== 'nobody') {
    move.pass();
    return below(random, 4) === 0;
  }
  move.knock();
  return draft.readySeats === draft.players && below(random, patienceOf(draft)) === 0;
}

/** The average number of turns before a knock: few at the first chance, or if somebody may end with only zeros (R6). */
function patienceOf(draft: Draft): number {
  for (let seat = 0; seat < draft.players; seat += 1) {
    if (seat !== draft.askedCode && mayGetRid(draft, seat)) return 8;
  }
  return draft.plays(draft.askedCode) === 2 ? 10 : 100;
}

/** Whether a play and a lucky draw would leave the seat nothing but zeros. */
function mayGetRid(draft: Draft, seat: number): boolean {
  const others = draft.held(seat) & ~1;
  return (others & (others - 1)) === 0;
}

function grow(draft: Draft, random: Random, move: Move): void {
  const seat = draft.askedCode;
  const first = below(random, 11);
  for (let i = 0; i < 11; i += 1) {
    const number = (first + i) % 11;
    if (draft.count(seat, number) >= 3) return playSome(draft, number, 3, random, move);
  }
  playSome(draft, rarestOf(draft, random), 1, random, move);
}

/** A zero, since it would be turned over instead of drawing a card; else the number that the hand has fewest of. */
function rarestOf(draft: Draft, random: Random): number {
  const seat = draft.askedCode;
  const first = below(random, 11);
  let rarest = 0;
  for (let i = 0; i < 11; i += 1) {
    const number = (first + i) % 11;
    if (draft.count(seat, rarest) === 0 || isRarer(draft, seat, number, rarest)) rarest = number;
  }
  return rarest;
}

const isRarer = (draft: Draft, seat: number, number: number, than: number): boolean =>
  than !== 0 &&
  draft.count(seat, number) > 0 &&
  (number === 0 || draft.count(seat, number) < draft.count(seat, than));

/** Plays what takes the most off the hand's sum. */
function shed(draft: Draft, random: Random, move: Move): void {
  const seat = draft.askedCode;
  let group = 0;
  let straight = 0;
  for (let number = 1; number <= 10; number += 1) {
    if (draft.count(seat, number) * number > draft.count(seat, group) * group) group = number;
    if (((draft.held(seat) >> (number - 1)) & 7) === 7) straight = number;
  }
  // A straight is named by its middle number, which is a third of its sum.
  if (straight * 3 > draft.count(seat, group) * group) return playStraight(draft, straight - 1, random, move);
  playSome(draft, group, group === 0 ? 1 : draft.count(seat, group), random, move);
}

function chooseSide(draft: Draft, goal: Goal, random: Random, move: Move): void {
  const up = worthOf(draft, firstSide(draft.queued(0)), goal);
  const down = worthOf(draft, secondSide(draft.queued(0)), goal);
  if (up === down) move.draw(below(random, 2));
  else move.draw(up > down ? 0 : 1);
}

/** How desirable a number is for the hand. */
function worthOf(draft: Draft, number: number, goal: Goal): number {
  switch (goal) {
    case 'grow':
    case 'hoard':
      return number === 0 ? -1 : draft.count(draft.askedCode, number);
    case 'shed':
      return -number;
    case 'plain':
      return 0;
  }
}
