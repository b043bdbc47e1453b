import type { ToldEvent } from '@quando/protocol';
import type { RoundResult, Seat, View, Viewer } from '@quando/rules';
import type { Game } from './game.ts';

/** What a game's screen shows, with the data it needs. */
export type GameStage =
  | { readonly shows: 'opening' }
  | { readonly shows: 'board'; readonly view: View }
  /** All hands are hidden until the person on this seat confirms that it is them. */
  | { readonly shows: 'handover'; readonly view: View; readonly seat: Seat }
  /** What happened since the person who has taken the device last saw the table. */
  | { readonly shows: 'recap'; readonly view: View; readonly news: readonly ToldEvent[] }
  /** The end of a round; `isPast` once the next round has been dealt. */
  | {
      readonly shows: 'reveal';
      readonly view: View;
      readonly result: RoundResult;
      readonly isPast: boolean;
    }
  | { readonly shows: 'end'; readonly view: View };

/** The overlay that is open on the board. */
export type BoardOverlay = 'none' | 'menu' | { readonly hintOn: View };

/** Decides what a game's screen shows, and when. */
export class GameFlow {
  overlay: BoardOverlay = $state.raw('none');
  readonly #game: Game;
  /** Whether the person who has taken the device has read what happened. */
  #hasReadNews = $state(true);
  /** The last round whose reveal has been closed. */
  #lastRead = $state(-1);
  /** Whether the last reveal has been opened again after the end. */
  #isLookingBack = $state(false);

  constructor(game: Game) {
    this.#game = game;
  }

  get stage(): GameStage {
    const { view, viewer, handOverTo, news } = this.#game;
    if (!view) return { shows: 'opening' };
    if (view.result !== 'none') return this.#stageAfterRound(view, view.result);
    const past = this.#pastReveal;
    if (past) return past;
    if (viewer === 'watcher' && handOverTo !== 'nobody') return { shows: 'handover', view, seat: handOverTo };
    return !this.#hasReadNews && hasHappened(news)
      ? { shows: 'recap', view, news }
      : { shows: 'board', view };
  }

  /** The seat that texts address as "you": nobody where several people share a screen. */
  get reader(): Viewer {
    return this.#game.isShared ? 'watcher' : this.#game.viewer;
  }

  get isBotAsked(): boolean {
    const { view, sitters } = this.#game;
    return view !== undefined && view.asked !== 'nobody' && sitters[view.asked]?.kind === 'bot';
  }

  /** The person who gets the device next, once the viewer's action has been shown. */
  get passOnTo(): Seat | 'nobody' {
    const { isShared, viewer, handOverTo } = this.#game;
    return isShared && viewer !== 'watcher' && !this.#isMoving ? handOverTo : 'nobody';
  }

  /** The next person confirms that it is them. */
  takeOver(): void {
    const { handOverTo } = this.#game;
    if (handOverTo === 'nobody') return;
    this.#hasReadNews = false;
    this.#game.joinAs(handOverTo);
  }

  /** The viewer passes the device on. */
  passOn(): void {
    this.#game.leaveSeat();
  }

  /** The recap has been read. */
  leaveRecap(): void {
    this.#hasReadNews = true;
  }

  /** Closes the reveal and goes on to the next round or the end. */
  leaveReveal(): void {
    const { view, lastScored } = this.#game;
    this.#lastRead = lastScored?.round ?? this.#lastRead;
    this.#isLookingBack = false;
    if (!view || view.phase === 'over') return;
    if (view.result === 'none') this.#catchUp();
    else this.#dealNext();
  }

  /** Opens the reveal of the last round again. */
  lookBack(): void {
    this.#isLookingBack = true;
  }

  get #isMoving(): boolean {
    return this.#game.moments.first !== undefined;
  }

  #stageAfterRound(view: View, result: RoundResult): GameStage {
    if (this.#isMoving) return { shows: 'board', view };
    const isEnd = view.phase === 'over' && !this.#isLookingBack && this.#hasReadLastReveal(view);
    return isEnd ? { shows: 'end', view } : { shows: 'reveal', view, result, isPast: false };
  }

  /** A finished game that is opened again shows its end at once: this viewer has not seen its last round end. */
  #hasReadLastReveal({ round }: View): boolean {
    return this.#game.lastScored === undefined || this.#lastRead >= round;
  }

  /** A reveal stays until its viewer closes it, whatever the others do. A watcher follows the others. */
  get #pastReveal(): GameStage | undefined {
    const { lastScored: view, viewer } = this.#game;
    if (!view || view.result === 'none' || viewer === 'watcher' || view.round <= this.#lastRead)
      return undefined;
    return { shows: 'reveal', view, result: view.result, isPast: true };
  }

  /** If the others have gone on, only the deal is still shown. */
  #catchUp(): void {
    if (this.#game.log.length > 1) this.#game.moments.skip();
  }

  #dealNext(): void {
    this.#game.continue();
    // The next hands are not for the person who saw the last ones.
    if (this.#game.isShared) this.#game.leaveSeat();
  }
}

/** Whether anything but a deal has happened; a deal is visible on the board. */
const hasHappened = (news: readonly ToldEvent[]): boolean => news.some(({ event }) => event.type !== 'dealt');
