import { fraction, seededRandom } from '@quando/rules';
import { MEASURED, type MeasuredGames } from './measured.ts';
import { STRONGEST, WEAKEST, type LevelStrength } from './strength.ts';

/** Somebody at the table: how well they play, and their head start. */
export type Contestant = { readonly strength: LevelStrength; readonly headStart: number };

/** The target of the games that were measured. */
const MEASURED_TARGET = 50;

/** Once this is added to them, totals are proportional to a factor per level. */
export const BASE = 8;

/** Games of two hardly ever end close together: the player behind has a little less than luck alone predicts. */
const BEHIND_OF_TWO = 0.94;

/** How many games are simulated, each once per rotation of the seats, so that equals have equal chances. */
const GAMES = 800;

/**
 * Everybody's chance to have the fewest points, minus their head start, when a game ends by the printed rules. Games are
 * simulated as they were measured: the highest total has reached the target, and the others are in proportion to it, by
 * strength and luck.
 */
export const chancesByHeadStart = (contestants: readonly Contestant[], target: number): readonly number[] =>
  new SimulatedGames(contestants.length, target).chances(contestants);

/** Simulated games for several line-ups with the same luck. */
export class SimulatedGames {
  readonly #measured: MeasuredGames;
  readonly #players: number;
  /** By game and player, the factor of their points that is luck. */
  readonly #factors: Float64Array;
  /** By game, the highest total. */
  readonly #ends: Float64Array;

  constructor(players: number, target: number, measured = MEASURED[players]) {
    if (!measured) throw new RangeError(`no games of ${players} players were measured`);
    const random = seededRandom(`handicap ${players}`);
    // A longer game has less luck.
    const spread = Math.sqrt(MEASURED_TARGET / target);
    this.#measured = measured;
    this.#players = players;
    const luck = (): number => Math.exp(spread * quantile(measured.luck, fraction(random)));
    this.#factors = new Float64Array(GAMES * players).map(luck);
    // What is good for one of two is bad for the other.
    if (players === 2)
      for (let i = 0; i < GAMES; i += 1) this.#factors[2 * i + 1] = 1 / this.#factors[2 * i]!;
    this.#ends = new Float64Array(GAMES).map(() => target + quantile(measured.ends, fraction(random)));
  }

  chances(contestants: readonly Contestant[]): readonly number[] {
    const paces = contestants.map(({ strength }) => Math.exp(paceOf(this.#measured, strength)));
    const wins = contestants.map(() => 0);
    for (let game = 0; game < GAMES; game += 1) {
      for (let rotation = 0; rotation < this.#players; rotation += 1) {
        wins[this.#winner(game, rotation, { paces, contestants })]! += 1 / (GAMES * this.#players);
      }
    }
    return wins;
  }

  /** Totals are not whole numbers here, so ties hardly happen. */
  #winner(game: number, rotation: number, { paces, contestants }: LineUp): number {
    const highest = this.#highest(game, rotation, paces);
    const scale = (this.#ends[game]! + BASE) / highest;
    let [winner, lowest] = [0, Infinity];
    for (let seat = 0; seat < this.#players; seat += 1) {
      const raw = this.#raw(game, rotation, seat) * paces[seat]!;
      const behind = this.#players === 2 && raw < highest ? BEHIND_OF_TWO : 1;
      const net = Math.max(0, raw * scale - BASE) * behind - contestants[seat]!.headStart;
      if (net < lowest) [winner, lowest] = [seat, net];
    }
    return winner;
  }

  #highest(game: number, rotation: number, paces: readonly number[]): number {
    let highest = 0;
    for (let seat = 0; seat < this.#players; seat += 1) {
      highest = Math.max(highest, this.#raw(game, rotation, seat) * paces[seat]!);
    }
    return highest;
  }

  #raw(game: number, rotation: number, seat: number): number {
    return this.#factors[game * this.#players + ((seat + rotation) % this.#players)]!;
  }
}

type LineUp = { readonly paces: readonly number[]; readonly contestants: readonly Contestant[] };

/** The logarithm of how fast a strength collects points. */
export function paceOf({ paces }: MeasuredGames, strength: LevelStrength): number {
  const within = Math.min(STRONGEST, Math.max(WEAKEST, strength));
  const below = Math.min(Math.floor(within), STRONGEST - 1);
  return paces[below]! + (within - below) * (paces[below + 1]! - paces[below]!);
}

/** The strength that collects points as fast as this; beyond the ends it goes on as between the last two levels. */
export function strengthAtPace({ paces }: MeasuredGames, pace: number): LevelStrength {
  const above = paces.findIndex((slower, level) => level > 0 && pace >= slower);
  const next = above === -1 ? STRONGEST : above;
  const [from, to] = [paces[next - 1]!, paces[next]!];
  return Math.min(STRONGEST + 1, Math.max(WEAKEST - 1, next - 1 + (from - pace) / Math.max(from - to, 0.02)));
}

/** The value below which this share of a distribution lies, given by the middles of equal parts of it. */
function quantile(middles: readonly number[], share: number): number {
  const place = Math.min(middles.length - 1, Math.max(0, share * middles.length - 0.5));
  const below = Math.min(Math.floor(place), middles.length - 2);
  return middles[below]! + (place - below) * (middles[below + 1]! - middles[below]!);
}
