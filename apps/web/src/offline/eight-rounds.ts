import type { Bot } from '@quando/bots';
import type { EightAsked } from '../game/offline-games.ts';
import type { EightRound, Setup, Sitter } from '@quando/protocol';
import { seatsOf, type GameRecord } from '@quando/rules';
import { EIGHT_TARGET, eightSitters, idOf, OWN_SEAT, parseEight, ROUNDS, type Eight } from '@quando/season';
import { dealsOf, masterRound, seatRound, scoredRound } from '@quando/season/authority';
import { createTable, parseTableEntry, type DeviceStorage, type Ports, type TableEntry } from '@quando/table';

/** The finished rounds of an eight, and when its first one was dealt. */
export type PlayedEight = {
  readonly rounds: readonly EightRound[];
  readonly startedAt: number | undefined;
  /** Whether the round after them has been dealt. */
  readonly isUnderWay: boolean;
};

type EightPorts = Ports & { readonly storage: DeviceStorage };

const PREFIX = 'eight-';

/** Whether a stored game is a round of an eight. */
export const isEightRound = (game: string): boolean => game.startsWith(PREFIX);

const gameOf = ({ eight, attempt }: EightAsked, round: number): string =>
  `${PREFIX}${eight}-${attempt}-${round}`;

/** The rounds of eights among the stored games: each is a game of its own, dealt only after the one before is over. */
export class EightRounds {
  readonly #ports: EightPorts;
  readonly #master: () => Bot | undefined;
  /** The Master's rounds by eight; each is played once. */
  readonly #masters: Map<string, readonly GameRecord[]> = new Map();

  constructor(ports: EightPorts, master: () => Bot | undefined) {
    this.#ports = ports;
    this.#master = master;
  }

  /** What has been played of an eight; undefined if there is none of this name. */
  async played(asked: EightAsked): Promise<PlayedEight | undefined> {
    const eight = parseEight(asked.eight);
    if (!eight) return undefined;
    const logs = await this.#logsOf(asked);
    const records = logs.flatMap((log) => scoredRound(log) ?? []);
    const masters = this.#masterRounds(eight, records.length);
    return {
      startedAt: logs[0]?.[0]?.at,
      isUnderWay: logs.length > records.length,
      rounds: records.map((record, round) => ({
        own: seatRound(record, OWN_SEAT),
        master: seatRound(masters[round]!, OWN_SEAT),
      })),
    };
  }

  /** The game of the next round, which is dealt if it has not been; undefined if there is none. */
  async next(asked: EightAsked, person: Sitter): Promise<string | undefined> {
    const eight = parseEight(asked.eight);
    const logs = await this.#logsOf(asked);
    const round = logs.filter((log) => scoredRound(log)).length;
    if (!eight || round === ROUNDS) return undefined;
    const game = gameOf(asked, round);
    if (logs.length === round)
      await createTable(game, setupOf(eight, person), this.#ports, dealsOf(eight)[round]);
    return game;
  }

  /** Forgets another attempt, so that it begins anew. */
  async forgetAgain(eight: string): Promise<void> {
    for (const round of seatsOf(ROUNDS))
      await this.#ports.storage.remove(gameOf({ eight, attempt: 'again' }, round));
  }

  /** The entries of every dealt round, in order. */
  async #logsOf(asked: EightAsked): Promise<(readonly TableEntry[])[]> {
    const logs: (readonly TableEntry[])[] = [];
    for (const round of seatsOf(ROUNDS)) {
      const values = await this.#ports.storage.load(gameOf(asked, round));
      if (values.length === 0) break;
      logs.push(values.flatMap((value) => parseTableEntry(value) ?? []));
    }
    return logs;
  }

  /** The Master's first rounds of an eight, at least so many. */
  #masterRounds(eight: Eight, rounds: number): readonly GameRecord[] {
    const known = this.#masters.get(idOf(eight)) ?? [];
    if (known.length >= rounds) return known;
    const master = this.#master();
    if (!master) throw new Error('par needs the master');
    const deals = dealsOf(eight).slice(known.length, rounds);
    const all = [...known, ...deals.map((deal) => masterRound(deal, eight.players, master))];
    this.#masters.set(idOf(eight), all);
    return all;
  }
}

const setupOf = ({ players }: Eight, person: Sitter): Setup => ({
  target: EIGHT_TARGET,
  sitters: eightSitters(players, person),
});
