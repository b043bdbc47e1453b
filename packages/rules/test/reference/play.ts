import { everyone, seatsFrom, show, type HandCard } from './card.ts';
import { showTop, take, turnDiscardPile, type Round } from './round.ts';

/** Executes a legal line such as `0 play 1 6 7`. */
export function act(round: Round, line: string): void {
  const [seat, verb, ...words] = line.split(' ');
  const actor = Number(seat);
  if (verb === 'play') play(round, actor, words.map(Number));
  if (verb === 'draw') draw(round, actor, words[0] === 'up');
  if (verb === 'flip') flip(round, actor, Number(words[0]));
  if (verb === 'knock') knock(round, actor);
  if (verb === 'pass') endTurn(round);
}

function play(round: Round, seat: number, positions: readonly number[]): void {
  const hand = round.hands[seat]!;
  const cards = positions.map((position) => hand[position]!);
  round.hands[seat] = hand.filter((card) => !cards.includes(card));
  round.isTriplet = cards.length === 3 && numbersOf(cards).size === 1;
  // R2: a stable sort keeps equal numbers in hand order.
  round.discard.push(...cards.toSorted((a, b) => a.front.number - b.front.number));
  show(everyone(round.players), ...cards.map((card) => card.front));
  round.plays[seat]! += 1;
  // R3, R4: without a draw pile, the cards just played are turned over.
  if (round.pile.length === 0) turnDiscardPile(round);
  round.phase = 'draw';
}

function draw(round: Round, seat: number, isUp: boolean): void {
  const { up, down } = round.pile.shift()!;
  take(round, seat, isUp ? { up, down } : { up: down, down: up });
  if (round.pile.length === 0) turnDiscardPile(round);
  showTop(round);
  if (round.phase === 'penalty') nextPenalty(round);
  else afterTurnDraw(round, seat);
}

function afterTurnDraw(round: Round, seat: number): void {
  if (round.hands[seat]!.every((card) => card.front.number === 0)) {
    finish(round, 'zeros');
  } else if (round.isTriplet) {
    round.struck = seatsFrom(seat + 1, round.players).slice(0, -1);
    nextPenalty(round);
  } else endTurn(round);
}

function nextPenalty(round: Round): void {
  const seat = round.struck.shift();
  if (seat === undefined) {
    endTurn(round);
  } else if (holdsZero(round, seat) || round.pile.length > 0) {
    round.phase = 'penalty';
    round.asked = seat;
  } else nextPenalty(round); // R3
}

function flip(round: Round, seat: number, position: number): void {
  const hand = round.hands[seat]!;
  const { slot, front, back } = hand[position]!;
  hand[position] = { slot, front: back, back: front };
  show(seatsFrom(0, round.players), front, back);
  nextPenalty(round);
}

function knock(round: Round, seat: number): void {
  round.knocker = seat;
  round.turnsLeft = round.players - 1;
  nextTurn(round);
}

function endTurn(round: Round): void {
  round.isTriplet = false;
  if (round.knocker !== 'nobody') round.turnsLeft -= 1;
  if (round.knocker !== 'nobody' && round.turnsLeft === 0) finish(round, 'knock');
  else nextTurn(round);
}

function nextTurn(round: Round): void {
  round.turn = (round.turn + 1) % round.players;
  round.asked = round.turn;
  round.phase = 'turn';
}

function finish(round: Round, end: 'knock' | 'zeros'): void {
  round.end = end;
  round.phase = 'scored';
  round.asked = 'nobody';
  for (const card of round.hands.flat()) show(everyone(round.players), card.front);
}

const numbersOf = (cards: readonly HandCard[]): Set<number> =>
  new Set(cards.map((card) => card.front.number));

export const holdsZero = (round: Round, seat: number): boolean =>
  round.hands[seat]!.some((card) => card.front.number === 0);
