/**
 * A round, a second time: slow, short, and straight from docs/rules.md, without a line of the engine. The census and
 * the records are held against both.
 */
type Card = readonly [front: number, back: number];

export type Round = {
  readonly hands: Card[][];
  /** Up side first, top card first. */
  draw: Card[];
  /** Front first, the card played first at the start. */
  discard: Card[];
  readonly plays: number[];
  /** What is left to do in this turn, and by whom. */
  todo: { readonly seat: number; readonly duty: 'turn' | 'draw' | 'penalty' }[];
  turn: number;
  isTriplet: boolean;
  knocker: number | undefined;
  /** Turns after this one; undefined before a knock. */
  lastTurns: number[] | undefined;
  end: 'knock' | 'zeros' | undefined;
};

/** A round at the start of a seat's turn. */
export function startOf(
  start: Pick<Round, 'hands' | 'draw' | 'discard' | 'plays' | 'turn' | 'knocker'>,
): Round {
  const { turn, knocker, hands } = start;
  const lastTurns = knocker === undefined ? undefined : seatsBetween(turn, knocker, hands.length);
  return { ...start, todo: [{ seat: turn, duty: 'turn' }], isTriplet: false, lastTurns, end: undefined };
}

/** Everything that may be done now, as a record writes it. */
export function actionsIn(round: Round): string[] {
  const [next] = round.todo;
  if (!next) return [];
  const positions = [...round.hands[next.seat]!.keys()];
  const plays = subsets(positions.length).map((subset) => `play ${subset.join(' ')}`);
  const flips = positions.map((position) => `flip ${position}`);
  return [...plays, ...flips, 'draw up', 'draw down', 'knock', 'pass']
    .map((words) => `${next.seat} ${words}`)
    .filter((action) => isAllowed(round, action));
}

export function isAllowed(round: Round, action: string): boolean {
  const [seat, verb, ...words] = action.split(' ');
  const [next] = round.todo;
  if (!next || next.seat !== Number(seat)) return false;
  const fronts = round.hands[next.seat]!.map(([front]) => front);
  const chosen = words.map((word) => fronts[Number(word)]);
  if (verb === 'draw') return next.duty === 'draw' || (next.duty === 'penalty' && !fronts.includes(0));
  if (verb === 'flip') return next.duty === 'penalty' && chosen[0] === 0;
  if (next.duty !== 'turn') return false;
  if (verb === 'play') return isPlay(chosen);
  if (verb === 'pass') return round.knocker !== undefined;
  return round.knocker === undefined && round.plays.every((count) => count >= 2);
}

/** The round after an action that may be done. */
export function after(before: Round, action: string): Round {
  const round = structuredClone(before);
  const [seat, verb, ...words] = action.split(' ');
  if (verb === 'play') play(round, Number(seat), words.map(Number));
  if (verb === 'draw') draw(round, Number(seat), words[0] === 'up');
  if (verb === 'flip') flip(round, Number(seat), Number(words[0]));
  if (verb === 'knock') {
    round.knocker = Number(seat);
    round.lastTurns = seatsBetween(Number(seat), Number(seat), round.hands.length);
  }
  if (verb === 'knock' || verb === 'pass') round.todo = [];
  goOn(round);
  return round;
}

export const sumsOf = (round: Round): number[] =>
  round.hands.map((hand) => hand.reduce((sum, [front]) => sum + front, 0));

/** What each seat scores (rules 9). */
export function pointsIn(round: Round): number[] {
  const sums = sumsOf(round);
  const others = (seat: number): number[] => sums.filter((_, other) => other !== seat);
  return sums.map((sum, seat) => {
    if (seat === round.knocker) return others(seat).every((other) => sum < other) ? 0 : sum + 5;
    return others(seat).every((other) => sum <= other) ? 0 : sum;
  });
}

function play(round: Round, seat: number, positions: number[]): void {
  const hand = round.hands[seat]!;
  const cards = positions.map((i) => hand[i]!);
  round.discard.push(...cards.toSorted((a, b) => a[0] - b[0]));
  round.hands[seat] = hand.filter((_, i) => !positions.includes(i));
  round.plays[seat]! += 1;
  round.isTriplet = cards.length === 3 && cards[0]![0] === cards[1]![0];
  round.todo = [{ seat, duty: 'draw' }];
  turnPile(round);
}

function draw(round: Round, seat: number, isUp: boolean): void {
  const [up, down] = round.draw.shift()!;
  round.hands[seat]!.push(isUp ? [up, down] : [down, up]);
  turnPile(round);
  const { duty } = round.todo.shift()!;
  if (duty === 'penalty') return;
  if (round.hands[seat]!.every(([front]) => front === 0)) round.end = 'zeros';
  else if (round.isTriplet)
    round.todo = seatsBetween(seat, seat, round.hands.length).map((other) => ({
      seat: other,
      duty: 'penalty',
    }));
}

function flip(round: Round, seat: number, position: number): void {
  const [front, back] = round.hands[seat]![position]!;
  round.hands[seat]![position] = [back, front];
  round.todo.shift();
}

function turnPile(round: Round): void {
  if (round.draw.length > 0) return;
  round.draw = round.discard.map(([front, back]) => [back, front]);
  round.discard = [];
}

/** Skips draws for which there is no card (R3), and goes on to the next turn when nothing is left to do. */
function goOn(round: Round): void {
  if (round.end) round.todo = [];
  while (round.todo[0]?.duty === 'penalty' && isStuck(round, round.todo[0].seat)) round.todo.shift();
  if (round.todo.length > 0 || round.end) return;
  const next = round.lastTurns ? round.lastTurns.shift() : (round.turn + 1) % round.hands.length;
  if (next === undefined) round.end = 'knock';
  else {
    round.turn = next;
    round.todo = [{ seat: next, duty: 'turn' }];
  }
}

const isStuck = (round: Round, seat: number): boolean =>
  round.draw.length === 0 && round.hands[seat]!.every(([front]) => front !== 0);

/** One or more equal numbers, or three in a row (rules 4). */
function isPlay(chosen: readonly (number | undefined)[]): boolean {
  const [a, b, c] = chosen.toSorted((x, y) => x! - y!);
  if (a === undefined) return false;
  if (chosen.every((front) => front === a)) return true;
  return chosen.length === 3 && b === a + 1 && c === a + 2;
}

const subsets = (size: number): number[][] =>
  range(2 ** size - 1).map((i) => range(size).filter((bit) => ((i + 1) >> bit) & 1));

/** Clockwise from the seat after `first`, up to the one before `last`. */
const seatsBetween = (first: number, last: number, players: number): number[] =>
  range((last - first + players - 1) % players).map((i) => (first + 1 + i) % players);

const range = (length: number): number[] => Array.from({ length }, (_, i) => i);
