import type { EightRound, RankedAttemptAnswer, RankedEight, Sitter } from '@quando/protocol';
import { idOf, isFinished, type Eight, type RoundScore } from '@quando/season';
import { commitmentOf } from '@quando/table/device';
import type { LocalStore } from '../local-store.ts';
import { freshKey, type RandomBytes } from '../online/device-key.ts';
import { KEPT_RANKED } from './kept-eights.ts';
import { keepResult, resultOf } from './kept-results.ts';
import type { PlayedEight } from './played-eight.ts';
import type { RankedApi, RankedRefusal } from './ranked-api.ts';
import { keepRankedKey, rankedKeyOf } from './ranked-keys.ts';

export type RankedGameOptions = {
  readonly eight: Eight;
  readonly rankedApi: RankedApi;
  readonly localStore: LocalStore;
  readonly random: RandomBytes;
};

/** An eight that a server ranks: it deals, lets the Masters move, and keeps the one attempt of this device. */
export class RankedGame implements PlayedEight {
  readonly eight: Eight;
  /** The key of an attempt that has not begun. */
  readonly #freshKey: string;
  readonly #options: RankedGameOptions;
  readonly #kept: readonly RoundScore[];
  rounds: readonly EightRound[] = $state.raw([]);
  /** What everybody may know of it; undefined until the server has answered. */
  status: RankedEight | undefined = $state.raw();
  isUnderWay = $state(false);
  isRead = $state(false);
  /** Whether the attempt can never be finished, because the table of its round was deleted. */
  isVoid = $state(false);
  current: string | undefined = $state();
  refused: RankedRefusal | undefined = $state();

  constructor(options: RankedGameOptions) {
    this.#options = options;
    this.eight = options.eight;
    this.#freshKey = freshKey(options.random);
    this.#kept = resultOf(options.localStore, idOf(options.eight), KEPT_RANKED)?.rounds ?? [];
  }

  /** Identifies this device's attempt, which another tab may have begun. */
  get key(): string {
    return rankedKeyOf(this.#options.localStore, idOf(this.eight))?.key ?? this.#freshKey;
  }

  /** What the server has told, or what is kept of it while the server cannot be asked. */
  get scores(): readonly RoundScore[] {
    const told = this.rounds.map(({ own, master }) => ({ points: own.points, par: master.points }));
    return this.#kept.length > told.length ? this.#kept : told;
  }

  get isOver(): boolean {
    return isFinished(this.scores);
  }

  get counts(): boolean {
    return true;
  }

  /** Whether the secret that is public now has the hash that this device was told before it played; undefined if not known. */
  get isAsPromised(): boolean | undefined {
    const promised = rankedKeyOf(this.#options.localStore, idOf(this.eight))?.commitment;
    const secret = this.status?.secret;
    return promised === undefined || secret === undefined ? undefined : commitmentOf(secret) === promised;
  }

  async read(): Promise<void> {
    const { rankedApi } = this.#options;
    const [status, attempt] = await Promise.all([
      rankedApi.status(this.eight),
      rankedApi.attempt(this.eight, this.key),
    ]);
    if ('refused' in status) this.refused = status.refused;
    else if ('refused' in attempt) this.refused = attempt.refused;
    else {
      this.status = status;
      this.#learn(attempt);
      this.isRead = true;
    }
  }

  async play(person: Sitter): Promise<void> {
    const { localStore, rankedApi } = this.#options;
    // The key is kept before the server hears of it, so that an attempt is never lost.
    if (!rankedKeyOf(localStore, idOf(this.eight)) && this.status)
      keepRankedKey(localStore, {
        id: idOf(this.eight),
        key: this.key,
        commitment: this.status.commitment,
      });
    const { name, avatar } = person;
    const attempt = await rankedApi.deal(this.eight, { key: this.key, name, avatar });
    if ('refused' in attempt) this.refused = attempt.refused;
    else {
      this.#learn(attempt);
      this.current = attempt.table;
    }
  }

  leave(): void {
    this.current = undefined;
  }

  #learn({ rounds, table, isVoid }: RankedAttemptAnswer): void {
    this.refused = undefined;
    this.rounds = rounds;
    this.isUnderWay = table !== undefined;
    this.isVoid = isVoid === true;
    if (rounds.length > 0)
      keepResult(
        this.#options.localStore,
        { id: idOf(this.eight), rounds: this.scores, counts: true },
        KEPT_RANKED,
      );
  }
}
