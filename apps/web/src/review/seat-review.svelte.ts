import type { Seat } from '@quando/rules';
import type { ReplayWords } from '@quando/text';
import type { AppContext } from '../app-context.ts';
import type { GameReview, ReviewRefusal, ToldDecision } from '../offline/review/review-message.ts';
import { findSource, type SourceRefusal } from '../replay/open-replay.ts';
import type { ReplayAddress } from '../replay/replay-address.ts';
import { ReplayClient } from '../replay/replay-client.ts';
import { REVIEW_VERSION } from './kept-review.ts';
import { openReviewedGame, type ReviewedGame } from './open-reviewed-game.ts';
import { ReviewStore } from './review-store.ts';
import { RunningReview } from './running-review.svelte.ts';

type Places = Pick<AppContext, 'offlineGames' | 'tableApi' | 'tables'>;

/** The review of one seat of one game: opens the game, takes the kept review or has one made, and keeps it. */
export class SeatReview {
  game: ReviewedGame | undefined = $state.raw();
  seat: Seat = $state(0);
  review: GameReview | undefined = $state.raw();
  /** Everybody's points at the end of the game. */
  totals: readonly number[] = $state.raw([]);
  /** Whether the reviewed seat is that of the device's owner. */
  isOwn = $state(false);
  isStopped = $state(false);
  #refusal: SourceRefusal | ReviewRefusal | undefined = $state.raw();
  #running: RunningReview | undefined = $state.raw();
  readonly #address: ReplayAddress;
  readonly #places: Places;
  readonly #words: ReplayWords;
  readonly #client = new ReplayClient();

  constructor(address: ReplayAddress, places: Places, words: ReplayWords) {
    this.#address = address;
    this.#places = places;
    this.#words = words;
    this.start();
  }

  /** The decisions that have been reviewed, in the order of the game. */
  get decisions(): readonly ToldDecision[] {
    return this.review?.decisions ?? this.#running?.decisions ?? [];
  }

  get total(): number {
    return this.review?.decisions.length ?? this.#running?.total ?? 0;
  }

  get refusal(): SourceRefusal | ReviewRefusal | undefined {
    return this.#refusal ?? this.#running?.failure;
  }

  /** Begins, or begins again. */
  start(): void {
    this.stop();
    this.isStopped = false;
    this.#refusal = undefined;
    this.#running = undefined;
    void this.#open();
  }

  stop(): void {
    this.isStopped = true;
    this.#running?.stop();
  }

  close(): void {
    this.#running?.stop();
    this.#client.close();
  }

  async #open(): Promise<void> {
    const found = await findSource(this.#address.of ?? '', this.#places);
    const game = 'code' in found ? found : await openReviewedGame(this.#client, found, this.#words);
    if (!('stepsOf' in game)) {
      this.#refusal = game;
      return;
    }
    this.seat = Math.min(this.#address.seat ?? game.own ?? 0, game.sitters.length - 1);
    const store = await ReviewStore.open();
    const kept = await store.find(game.code, this.seat);
    this.isOwn = kept?.isOwn === true || game.own === this.seat;
    this.game = kept?.isOwn ? { ...game, own: this.seat, sitters: kept.sitters } : game;
    if (kept) await this.#show(kept.review);
    else this.#run(this.game, store);
  }

  #run(game: ReviewedGame, store: ReviewStore): void {
    const { code, sitters } = game;
    const { seat, isOwn } = this;
    this.#running = new RunningReview({ code, seat }, (review) => {
      void store.keep({
        version: REVIEW_VERSION,
        code,
        seat,
        isOwn,
        sitters: $state.snapshot(sitters),
        at: Date.now(),
        review,
      });
      void this.#show(review);
    });
  }

  async #show(review: GameReview): Promise<void> {
    const last = review.summary.chances.at(-1)!.round;
    const steps = await this.game!.stepsOf(last, this.seat);
    this.totals = steps.at(-1)?.view.totals ?? [];
    this.review = review;
  }
}
