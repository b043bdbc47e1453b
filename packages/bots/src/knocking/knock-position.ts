import {
  turnContextOfView,
  below,
  mayKnock,
  seededRandom,
  type Random,
  type Seat,
  type View,
} from '@quando/rules';
import { viewOf } from '@quando/rules/authority';
import { fittedPolicy } from '../evaluation/fitted-policy.ts';
import type { Bot } from '../bot.ts';
import { BOTS } from '../bots.ts';
import { CODED_LEVELS, type CodedLevel } from '../level.ts';
import { botOf } from '../policy-bot.ts';
import { KnockPlayouts } from './knock-playouts.ts';
import { simulateGame, type SimulatedRound } from './simulated-game.ts';

/** A moment of a simulated game at which its seat may knock. It holds the whole truth. */
export type KnockPosition = {
  readonly seat: Seat;
  /** Who played, by seat. */
  readonly levels: readonly CodedLevel[];
  /** The round, and the step of it after which the seat was asked. */
  readonly round: SimulatedRound;
  readonly step: number;
};

/** How hard a question is meant to be, out of 10. */
const CLOSE = 6;
const CLEAR_KNOCK = 8;

/** Worlds for a first look, and the edge in points up to which a decision is close. */
const GLANCE = 60;
const NARROW = 1.2;
/** A sum that nobody would knock with. */
const HOPELESS = 13;
/** The share of the others' fronts that may be known, out of 10: with more there is only reckoning left. */
const OPEN_BOOK = 6;
/** Moments of one game that are looked at. */
const LOOKS = 30;

type Wish = 'close' | 'knock' | 'wait';

/** A question for a seed, the same one everywhere: nothing in it depends on a clock, on chance or on a browser. */
export function knockPosition(seed: string): KnockPosition {
  const random = seededRandom(`knock ${seed}`);
  const wish = wishOf(below(random, 10));
  for (;;) {
    const levels = levelsFor(2 + below(random, 5), random);
    const rounds = simulateGame(levels.map(botFor), levels.length === 2 ? 40 : 50, random);
    const found = shuffled(momentsOf(rounds), random)
      .slice(0, LOOKS)
      .find((moment) => wishOfView(viewAt(moment), seed) === wish);
    if (found) return { ...found, levels };
  }
}

/** What the seat of a position sees. */
export const viewAt = ({ round, step, seat }: Omit<KnockPosition, 'levels'>): View =>
  viewOf(round[step]!.state, seat);

const wishOf = (tenth: number): Wish => (tenth < CLOSE ? 'close' : tenth < CLEAR_KNOCK ? 'knock' : 'wait');

const levelsFor = (players: number, random: Random): CodedLevel[] =>
  Array.from({ length: players }, () => CODED_LEVELS[below(random, CODED_LEVELS.length)]!);

/** The strong ones play as in their own play-outs: a search for each of their turns would take too long. */
const botFor = (level: CodedLevel): Bot => (level === 'strong' ? botOf(fittedPolicy) : BOTS[level]);

type Moment = Omit<KnockPosition, 'levels'>;

function momentsOf(rounds: readonly SimulatedRound[]): Moment[] {
  return rounds.flatMap((round) =>
    [...round.keys()].flatMap((step) => {
      const seat = round[step]!.state.asked;
      return seat !== 'nobody' && isQuestion({ round, step, seat }) ? [{ round, step, seat }] : [];
    }),
  );
}

function isQuestion(moment: Moment): boolean {
  const { state } = moment.round[moment.step]!;
  if (state.phase !== 'turn' || state.sum(moment.seat) > HOPELESS) return false;
  const view = viewAt(moment);
  return mayKnock(turnContextOfView(view)!) && !isOpenBook(view);
}

function isOpenBook({ hands, viewer }: View): boolean {
  const fronts = hands.flatMap((hand, seat) => (seat === viewer ? [] : hand)).map(({ front }) => front);
  return fronts.filter((front) => front !== 'hidden').length * 10 > fronts.length * OPEN_BOOK;
}

/** How the question looks at first sight, from what the seat sees and nothing else. */
function wishOfView(view: View, seed: string): Wish {
  const { mean } = new KnockPlayouts(view, `glance ${seed}`).playWorlds(GLANCE).edge;
  if (Math.abs(mean) <= NARROW) return 'close';
  return mean > 0 ? 'knock' : 'wait';
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const left = [...items];
  return items.map(() => left.splice(Math.floor(((random.next() >>> 0) / 2 ** 32) * left.length), 1)[0]!);
}
