import type { Clock, ToldEvent } from '@quando/protocol';
import type { Seat, View, Viewer } from '@quando/rules';
import type { Game } from './game.ts';
import type { ScoredRound } from './scored-round.ts';

/** What a game's screen shows, with the data it needs. */
export type GameStage =
  | { readonly shows: 'opening' }
  | { readonly shows: 'board'; readonly view: View }
  /** All hands are hidden until the person on this seat confirms that it is them. */
  | { readonly shows: 'handover'; readonly view: View; readonly seat: Seat }
  /** What happened since the person who has taken the device last saw the table. */
  | { readonly shows: 'recap'; readonly view: View; readonly news: readonly ToldEvent[] }
  | {
      readonly shows: 'reveal';
      readonly view: View;
      readonly round: ScoredRound;
      readonly leadsTo: AfterReveal;
    }
  | { readonly shows: 'end'; readonly view: View };

/**
 * What leaving a reveal does: deals the next round, goes to the final result, or returns to the round that is being
 * played. `game-soon` does so by itself after a moment, because the others have dealt meanwhile.
 */
export type AfterReveal = 'deal' | 'result' | 'game' | 'game-soon';

/** The overlay that is open on the board. */
export type BoardOverlay = 'none' | 'menu' | 'points' | { readonly hintOn: View };

/** How long a reveal stays after the next round has been dealt, in milliseconds. */
export const YIELD_TIME = 6_000;

/** Decides what a game's screen shows, and when. */
export class GameFlow {
  overlay: BoardOverlay = $state.raw('none');
  readonly #game: Game;
  /** Whether the person who has taken the device has read what happened. */
  #hasReadNews = $state(true);
  /** The last round whose hands have all been shown. */
  #lastShown = $state(-1);
  /** The last round whose reveal has been closed. */
  #lastRead = $state(-1);
  /** The round whose reveal has been opened again. */
  #lookedBackAt = $state(-1);
  readonly #isLate: boolean = $derived.by(() => {
    const { stage } = this;
    return stage.shows === 'reveal' && stage.leadsTo === 'game-soon';
  });
  readonly #isOver: () => boolean;
  readonly #stopYielding: () => void;

  /**
   * `yieldTime` is how long a reveal stays after the next round has been dealt; `isOver` says whether a game ends with this
   * round, whatever the totals are.
   */
  constructor(
    game: Game,
    clock: Clock,
    {
      yieldTime = () => YIELD_TIME,
      isOver = () => false,
    }: { readonly yieldTime?: () => number; readonly isOver?: () => boolean } = {},
  ) {
    this.#game = game;
    this.#isOver = isOver;
    this.#stopYielding = $effect.root(() => {
      $effect(() => (this.#isLate ? clock.after(yieldTime(), () => this.leaveReveal()) : undefined));
    });
  }

  get stage(): GameStage {
    const { view, viewer, handOverTo, news } = this.#game;
    if (!view) return { shows: 'opening' };
    if (view.result !== 'none') return this.#stageAfterRound(view);
    const past = this.#pastReveal(view);
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

  /** Whether the reveal of the last round can be opened again. */
  get canLookBack(): boolean {
    return this.#game.lastRound !== undefined;
  }

  /** Whether the reveal on screen may be left: nobody deals before they have seen the hands. */
  get mayLeaveReveal(): boolean {
    const { stage } = this;
    if (stage.shows !== 'reveal') return false;
    const { leadsTo, round } = stage;
    const isFirstLook = leadsTo === 'deal' || (leadsTo === 'result' && this.#lookedBackAt !== round.round);
    return !isFirstLook || round.round <= this.#lastShown;
  }

  /** Whether the reveal on screen shows a round whose end its viewer has seen or missed before. */
  get hasSeenReveal(): boolean {
    const { lastRound: round } = this.#game;
    return round !== undefined && (round.seen !== 'ending' || round.round <= this.#lastShown);
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

  /** The reveal on screen has shown all hands and what they score. */
  endShow(): void {
    const { stage } = this;
    if (stage.shows === 'reveal') this.#lastShown = Math.max(this.#lastShown, stage.round.round);
  }

  /** Closes the reveal and goes on to where it leads. */
  leaveReveal(): void {
    const { stage } = this;
    if (stage.shows !== 'reveal' || !this.mayLeaveReveal) return;
    this.#lastRead = Math.max(this.#lastRead, stage.round.round);
    this.#lookedBackAt = -1;
    if (stage.leadsTo === 'deal') this.#dealNext();
    else this.#catchUp();
  }

  /** Opens the reveal of the last round again. */
  lookBack(): void {
    this.overlay = 'none';
    this.#lookedBackAt = this.#game.lastRound?.round ?? -1;
  }

  close(): void {
    this.#stopYielding();
  }

  get #isMoving(): boolean {
    return this.#game.moments.first !== undefined;
  }

  #stageAfterRound(view: View): GameStage {
    const { lastRound: round } = this.#game;
    if (this.#isMoving || !round) return { shows: 'board', view };
    if (view.phase !== 'over' && !this.#isOver()) return { shows: 'reveal', view, round, leadsTo: 'deal' };
    // A finished game that is opened again shows its end at once.
    const isRead = round.seen !== 'ending' || this.#lastRead >= round.round;
    return isRead && this.#lookedBackAt !== round.round
      ? { shows: 'end', view }
      : { shows: 'reveal', view, round, leadsTo: 'result' };
  }

  /** The reveal of the round before the one that is being played, while its viewer still looks at it. */
  #pastReveal(view: View): GameStage | undefined {
    const { lastRound: round } = this.#game;
    if (!round) return undefined;
    if (this.#lookedBackAt === round.round) return { shows: 'reveal', view, round, leadsTo: 'game' };
    const isUnread = round.seen !== 'later' && round.round > this.#lastRead;
    return isUnread ? { shows: 'reveal', view, round, leadsTo: 'game-soon' } : undefined;
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
