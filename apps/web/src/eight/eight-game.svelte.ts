import type { EightAttempt, EightRound, OfflineRefusalCode, Sitter } from '@quando/protocol';
import { idOf, isFinished, type Eight, type EightResult, type RoundScore } from '@quando/season';
import type { OfflineGames } from '../game/offline-games.ts';
import type { LocalStore } from '../local-store.ts';
import { isInItsTime } from './eight-time.ts';
import { keepResult, resultOf } from './kept-results.ts';
import type { PlayedEight } from './played-eight.ts';

export type EightGameOptions = {
  readonly eight: Eight;
  readonly offlineGames: Pick<OfflineGames, 'eight' | 'dealEight' | 'forgetEight'>;
  readonly localStore: LocalStore;
  readonly now: () => number;
};

/** An eight on this device: what has been played of it, and the round that is being played. */
export class EightGame implements PlayedEight {
  readonly eight: Eight;
  readonly #options: EightGameOptions;
  rounds: readonly EightRound[] = $state.raw([]);
  /** What is known before anything has been read, and if the rounds themselves are gone. */
  #kept: EightResult | undefined = $state.raw();
  attempt: EightAttempt = $state('first');
  current: string | undefined = $state();
  isUnderWay = $state(false);
  isRead = $state(false);
  refused: OfflineRefusalCode | undefined = $state();
  /** When the first round of this attempt was dealt. */
  #startedAt: number | undefined = $state();

  constructor(options: EightGameOptions) {
    this.#options = options;
    this.eight = options.eight;
    this.#kept = resultOf(options.localStore, idOf(options.eight));
  }

  get scores(): readonly RoundScore[] {
    const read = this.rounds.map(({ own, master }) => ({ points: own.points, par: master.points }));
    const kept = this.attempt === 'first' ? (this.#kept?.rounds ?? []) : [];
    return kept.length > read.length ? kept : read;
  }

  get isOver(): boolean {
    return isFinished(this.scores);
  }

  get counts(): boolean {
    const startedAt = this.#startedAt ?? this.#options.now();
    return this.attempt === 'first' && (this.#kept?.counts ?? isInItsTime(this.eight, startedAt));
  }

  /** Reads what has been played; the Master plays the same rounds meanwhile. */
  async read(): Promise<void> {
    const asked = { eight: idOf(this.eight), attempt: this.attempt };
    const answer = await this.#options.offlineGames.eight(asked);
    this.refused = 'refused' in answer ? answer.refused : undefined;
    if ('refused' in answer) return;
    this.rounds = answer.rounds;
    this.isUnderWay = answer.isUnderWay;
    this.#startedAt = answer.startedAt;
    if (this.attempt === 'first' && answer.rounds.length > 0) this.#keep();
    this.isRead = true;
  }

  async play(person: Sitter): Promise<void> {
    // Another tab may have played on.
    await this.read();
    if (this.refused !== undefined || this.isOver) return;
    const asked = { eight: idOf(this.eight), attempt: this.attempt };
    const answer = await this.#options.offlineGames.dealEight({ ...asked, person });
    this.refused = 'refused' in answer ? answer.refused : undefined;
    if ('game' in answer) this.current = answer.game;
  }

  /** Goes on with another attempt, which does not count, or begins one. */
  async again(): Promise<void> {
    this.attempt = 'again';
    this.rounds = [];
    this.current = undefined;
    await this.read();
    if (!this.isOver) return;
    const answer = await this.#options.offlineGames.forgetEight(idOf(this.eight));
    this.refused = 'refused' in answer ? answer.refused : undefined;
    if (!('refused' in answer)) await this.read();
  }

  leave(): void {
    this.current = undefined;
  }

  #keep(): void {
    const result = { id: idOf(this.eight), rounds: this.scores, counts: this.counts };
    keepResult(this.#options.localStore, result);
    this.#kept = resultOf(this.#options.localStore, result.id);
  }
}
