import {
  belowLarge,
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
import { estimateKnock } from './knock-estimate.ts';
import { KnockPlayouts } from './knock-playouts.ts';
import { simulateGame, type SimulatedRound } from './simulated-game.ts';

/** A moment of a simulated game at which a seat may knock, with all hidden sides. */
export type KnockPosition = {
  readonly seat: Seat;
  /** The level of each seat. */
  readonly levels: readonly CodedLevel[];
  /** The round, and the step after which it is the seat's turn. */
  readonly round: SimulatedRound;
  readonly step: number;
};

/** The mix of questions, out of 10: close ones below `CLOSE`, clear knocks below `CLEAR_KNOCK`, else clear waits. */
const CLOSE = 6;
const CLEAR_KNOCK = 8;

/** Worlds for a first estimate, and the edge in points up to which a decision is close. */
const GLANCE = 60;
const NARROW = 1.2;
/** Positions with a sum above this one are not asked about. */
const HOPELESS = 13;
/** The share of the others' fronts that may be known, out of 10: with more, the question is mere arithmetic. */
const OPEN_BOOK = 6;
/** How many moments of one game are tried. */
const LOOKS = 30;

type QuestionKind = 'close' | 'knock' | 'wait';

/** In a close question, knocking and playing on differ by at most this many points on average. */
export const CLOSE_MARGIN = 1;

/** The question for a seed, the same on every device. */
export function knockPosition(seed: string): KnockPosition {
  const random = seededRandom(`knock ${seed}`);
  const kind = drawnKind(below(random, 10));
  return firstPosition(random, (view) => kindOf(view, seed) === kind);
}

/** A close question for a seed that still has a better answer, by the estimate that judges it. */
export function closeKnockPosition(seed: string): KnockPosition {
  return firstPosition(seededRandom(`close knock ${seed}`), (view) => {
    if (kindOf(view, seed) !== 'close') return false;
    const { edge, better } = estimateKnock(view, { seed });
    return better !== 'even' && Math.abs(edge.mean) <= CLOSE_MARGIN;
  });
}

/** Simulates games until one has a moment that is wanted. */
function firstPosition(random: Random, isWanted: (view: View) => boolean): KnockPosition {
  for (;;) {
    const levels = levelsFor(2 + below(random, 5), random);
    const rounds = simulateGame(levels.map(botFor), levels.length === 2 ? 40 : 50, random);
    const found = shuffled(momentsOf(rounds), random)
      .slice(0, LOOKS)
      .find((moment) => isWanted(viewAt(moment)));
    if (found) return { ...found, levels };
  }
}

/** What the seat of a position sees. */
export const viewAt = ({ round, step, seat }: Omit<KnockPosition, 'levels'>): View =>
  viewOf(round[step]!.state, seat);

const drawnKind = (tenth: number): QuestionKind =>
  tenth < CLOSE ? 'close' : tenth < CLEAR_KNOCK ? 'knock' : 'wait';

const levelsFor = (players: number, random: Random): CodedLevel[] =>
  Array.from({ length: players }, () => CODED_LEVELS[below(random, CODED_LEVELS.length)]!);

/** A strong bot plays by its play-out policy: searching on each turn would take too long. */
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

/** A first estimate of the kind of question, from the seat's view only. */
function kindOf(view: View, seed: string): QuestionKind {
  const { mean } = new KnockPlayouts(view, `glance ${seed}`).playWorlds(GLANCE).edge;
  if (Math.abs(mean) <= NARROW) return 'close';
  return mean > 0 ? 'knock' : 'wait';
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const left = [...items];
  return items.map(() => left.splice(belowLarge(random, left.length), 1)[0]!);
}
