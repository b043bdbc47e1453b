import { fraction, seededRandom } from '@quando/rules';
import { MEASURED, type MeasuredGames } from './measured.ts';
import { STRONGEST, WEAKEST, type LevelStrength } from './strength.ts';

/** Somebody at the table: how well they play, and how many points they have free. */
export type Contestant = { readonly strength: LevelStrength; readonly headStart: number };

/** The target of the games that were measured. */
const MEASURED_TARGET = 50;

/** Totals grow by a factor for each level, once this is added to them. */
export const BASE = 8;

/** Two hardly ever end close together: whoever is not at the target has a little less than luck alone would say. */
const BEHIND_OF_TWO = 0.94;

/** How many games are imagined; each of them once per rotation of the seats, so that equals have equal chances. */
const GAMES = 800;

/**
 * Everybody's chance to have the fewest points, less their head start, when a game ends by the printed rules. A game is
 * imagined as it was measured: whoever has the most has reached the target, and the others' totals are to it as
 * strength and luck have it.
 */
export const chancesByHeadStart = (contestants: readonly Contestant[], target: number): readonly number[] =>
  new ImaginedGames(contestants.length, target).chances(contestants);

/** The same for several line-ups with the same luck. */
export class ImaginedGames {
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

  /** A Totals are no whole numbers here, so that ties hardly happen. */
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
