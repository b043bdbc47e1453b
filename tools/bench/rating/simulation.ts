import { BOT_LEVELS, type BotLevel } from '@quando/protocol';
import { below, fraction, seatsOf, seededRandom, type Random } from '@quando/rules';
import {
  ANCHORS,
  chancesToWin,
  poolOf,
  RatingBook,
  SCALE,
  sharpnessOf,
  startOf,
  type RatedSeat,
} from '@quando/season';
import { Calibration } from './calibration.ts';

/** The true strength of each seat, in points. */
type Truth = (seat: RatedSeat, players: number) => number;

const PEOPLE = 120;

/** Chances before each of many games of people and bots, whose strengths are known, against who won. */
export function simulatedCalibration(games: number, seed: string): Calibration {
  const random = seededRandom(seed);
  const talents = Array.from({ length: PEOPLE }, () => normal(random));
  const truth: Truth = (seat, players) => {
    const { mean, deviation } = startOf(poolOf(players));
    if (seat.kind === 'bot') return ANCHORS[poolOf(players)][seat.level];
    return mean + deviation * talents[seat.kind === 'member' ? Number(seat.id) : 0]!;
  };
  const book = new RatingBook();
  const calibration = new Calibration();
  for (let game = 0; game < games; game += 1) {
    const seats = seatsFor(2 + below(random, 5), random);
    const chances = chancesToWin(book.beliefs(seats));
    const order = placesIn(seats, truth, random);
    for (const [seat, chance] of chances.entries()) calibration.add(chance, order[seat] === 1 ? 1 : 0);
    book.add({ seats, places: order });
  }
  return calibration;
}

/** One person at least, and on each other seat a bot or another person. */
function seatsFor(players: number, random: Random): readonly RatedSeat[] {
  const people = new Set([below(random, PEOPLE)]);
  while (people.size < players && below(random, 2) === 0) people.add(below(random, PEOPLE));
  return [...[...people].map((id) => member(String(id))), ...botsFor(players - people.size, random)];
}

const botsFor = (seats: number, random: Random): readonly RatedSeat[] =>
  Array.from({ length: seats }, () => ({
    kind: 'bot',
    level: BOT_LEVELS[below(random, BOT_LEVELS.length)]!,
  }));

const member = (id: string): RatedSeat => ({ kind: 'member', id });

/** How far the mean of a closed group moves from its start, in deviations of its members' ratings in the end. */
export function driftOfGroup(members: number, players: number, games: number, seed: string): number {
  const random = seededRandom(seed);
  const pool = poolOf(players);
  const { mean, deviation } = startOf(pool);
  const strengths = Array.from({ length: members }, () => mean + deviation * 2 * (fraction(random) - 0.5));
  const truth: Truth = (seat) => strengths[seat.kind === 'member' ? Number(seat.id) : 0]!;
  const book = new RatingBook();
  for (let game = 0; game < games; game += 1) {
    const ids = new Set<number>();
    while (ids.size < players) ids.add(below(random, members));
    const seats = [...ids].map((id) => member(String(id)));
    book.add({ seats, places: placesIn(seats, truth, random) });
  }
  const ratings = [...book.members.values()].map((own) => own[pool]!);
  return (meanOf(ratings.map((own) => own.mean)) - mean) / meanOf(ratings.map((own) => own.deviation));
}

/**
 * How many points the rating of somebody gets away from the truth in 100 games against unknown people only, who are stronger
 * than is assumed of unknown people: the mean over many.
 */
export function errorAmongStrangers(players: number, stronger: number, runs: number): number {
  const random = seededRandom(`strangers ${players}`);
  const pool = poolOf(players);
  const { mean } = startOf(pool);
  const truth: Truth = ({ kind }) => (kind === 'guest' ? mean + stronger : mean);
  const seats: readonly RatedSeat[] = seatsOf(players).map((seat) =>
    seat === 0 ? member('me') : { kind: 'guest' },
  );
  const rated = (): number => {
    const book = new RatingBook();
    for (let game = 0; game < 100; game += 1) book.add({ seats, places: placesIn(seats, truth, random) });
    return book.members.get('me')![pool]!.mean;
  };
  return meanOf(Array.from({ length: runs }, rated)) - mean;
}

/** Three who play like a Casual, a Sharp and a Master and are rated like people. */
const TRIO = ['casual', 'sharp', 'master'] as const;

type Tournament = (rate: (seats: readonly RatedSeat[]) => void, random: Random) => void;

/** Each of the three plays 20 games against bots of random levels. */
export const apart =
  (players: number): Tournament =>
  (rate, random) => {
    for (const id of TRIO) {
      for (let game = 0; game < 20; game += 1) rate([member(id), ...botsFor(players - 1, random)]);
    }
  };

/** The three play 20 games at one table, with bots of random levels on the other seats. */
export const together =
  (players: number): Tournament =>
  (rate, random) => {
    for (let game = 0; game < 20; game += 1) rate([...TRIO.map(member), ...botsFor(players - 3, random)]);
  };

/** Each pair of the three plays 20 games. */
export const inPairs: Tournament = (rate) => {
  for (let game = 0; game < 20; game += 1) {
    for (const out of TRIO) rate(TRIO.filter((id) => id !== out).map(member));
  }
};

/** How often a tournament puts the three into their true order. */
export function orderedShare(players: number, tournament: Tournament, runs: number): number {
  const random = seededRandom(`order ${players}`);
  const truth: Truth = (seat) => ANCHORS[poolOf(players)][levelOf(seat)];
  const isOrdered = (): boolean => {
    const book = new RatingBook();
    tournament((seats) => book.add({ seats, places: placesIn(seats, truth, random) }), random);
    const [casual, sharp, master] = TRIO.map((id) => book.members.get(id)![poolOf(players)]!.mean);
    return casual! < sharp! && sharp! < master!;
  };
  return meanOf(Array.from({ length: runs }, () => (isOrdered() ? 1 : 0)));
}

/** The level that a seat plays like. */
function levelOf(seat: RatedSeat): BotLevel {
  if (seat.kind === 'bot') return seat.level;
  return TRIO.find((id) => seat.kind === 'member' && seat.id === id) ?? 'beginner';
}

/** Draws a result: the first place by the chances to win, then the places after it. */
function placesIn(seats: readonly RatedSeat[], truth: Truth, random: Random): readonly number[] {
  const { first, later } = sharpnessOf(seats.length);
  const places = seats.map(() => 0);
  for (let place = 1; place <= seats.length; place += 1) {
    const factor = (place === 1 ? first : later) / SCALE;
    const powers = seats.map((seat, i) =>
      places[i] ? 0 : Math.exp(factor * (truth(seat, seats.length) - 1200)),
    );
    places[drawn(powers, random)] = place;
  }
  return places;
}

function drawn(powers: readonly number[], random: Random): number {
  let rest = fraction(random) * powers.reduce((sum, power) => sum + power, 0);
  const at = powers.findIndex((power) => (rest -= power) < 0);
  return at < 0 ? powers.findLastIndex((power) => power > 0) : at;
}

/** By Box and Muller. */
const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - fraction(random))) * Math.cos(2 * Math.PI * fraction(random));

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
