import type { Action, Seat, View } from '@quando/rules';
import type { BotLevel, Command, Clock } from '@quando/protocol';
import { BOTS, furtherWait, habitOf, needsNet, thinkingTime, type Bot, type Character } from '@quando/bots';
import { viewOf, type State } from '@quando/rules/authority';
import { botSeedOf } from './deal-promise.ts';

/** How long a searching bot may think at a table, in milliseconds. */
export const BOT_LIMIT = 400;

/** A bot's turn to decide, and everything it decides by. */
export type BotTurn = {
  /** The seq of the entry after which it is the bot's turn. */
  readonly seq: number;
  readonly seat: Seat;
  readonly level: BotLevel;
  /** The habit of the character. */
  readonly habit: Character['habit'];
  readonly view: View;
  /** Makes the decision reproducible after a restart; secret, because the time that the bot takes depends on it. */
  readonly seed: string;
};

type TurnOptions = {
  /** What nobody at the table knows during the game. */
  readonly secret: string;
  readonly seq: number;
  readonly seat: Seat;
  readonly level: BotLevel;
  /** The name of the bot, or of the person for whom it decides. */
  readonly name: string;
};

export const botTurnIn = (state: State, { secret, seq, seat, level, name }: TurnOptions): BotTurn => ({
  seq,
  seat,
  level,
  habit: habitOf(name, level) ?? 'none',
  view: viewOf(state, seat),
  seed: botSeedOf(secret, seq),
});

export const thinkingTimeOf = ({ view, level, seed }: BotTurn): number => thinkingTime(view, level, seed);

/** The command with which a bot submits its decision. */
export const botCommand = ({ seq }: BotTurn, action: Action): Command => ({
  type: 'act',
  id: `bot-${seq}`,
  after: seq,
  action,
});

/** Lets bots decide. */
export type Think = (turn: BotTurn) => Promise<Action>;

export type ThinkHereOptions = {
  readonly clock: Clock;
  /** The master, once its net is loaded; until then Strong plays for it. */
  readonly master?: () => Bot | undefined;
};

/** Lets bots decide in this thread. */
export const thinkHere =
  ({ clock, master }: ThinkHereOptions): Think =>
  async ({ view, level, habit, seed }) => {
    const bot = needsNet(level) ? (master?.() ?? BOTS.strong) : BOTS[level];
    return bot(view, { seed, habit, limit: { milliseconds: BOT_LIMIT, now: () => clock.now() } });
  };

type ThinkingAheadOptions = {
  readonly think: Think;
  readonly clock: Clock;
  /** A factor for the bots' thinking time; 0 means none. */
  readonly pace: () => number;
};

/** A turn on which a bot thinks. */
type Thought = {
  readonly seed: string;
  readonly startedAt: number;
  readonly action: Promise<Action>;
  /** When it was ready, or failed; undefined until then. */
  readyAt?: number;
  hasFailed?: true;
};

/** A timer may run out a little early, so a thought that is ready later than this before a moment is late for it. */
const TIMER_ERROR = 5;

/** When a bot is to act, as far as that follows from the game. */
type TurnTime = { readonly turn: BotTurn; readonly at: number };

/**
 * Lets each bot think from the start of its turn, and act at moments that do not show how long it had to think, and so
 * how much there was to choose from.
 */
export class ThinkingAhead {
  readonly #options: ThinkingAheadOptions;
  #thought: Thought | undefined;

  constructor(options: ThinkingAheadOptions) {
    this.#options = options;
  }

  /** Starts to think on a turn, unless that has been started already. */
  start(turn: BotTurn): void {
    if (!this.#about(turn)) this.#startOn(turn);
  }

  /** The decision on a turn; where thinking has failed, it thinks again. */
  decide(turn: BotTurn): Promise<Action> {
    const known = this.#about(turn);
    return (known && !known.hasFailed ? known : this.#startOn(turn)).action;
  }

  /**
   * When a bot acts: at its time, or if its thought is not ready then, after as many further waits as it takes. How
   * long they are is secret and does not depend on the thought.
   */
  momentOf({ turn, at }: TurnTime): number {
    const pace = this.#options.pace();
    const now = this.#options.clock.now();
    const { startedAt = now, readyAt = now } = this.#about(turn) ?? {};
    let moment = Math.max(at, startedAt + thinkingTimeOf(turn) * pace);
    if (pace === 0) return moment;
    for (let wait = 1; moment < readyAt + TIMER_ERROR; wait += 1)
      moment += furtherWait(turn.seed, wait) * pace;
    return moment;
  }

  #about({ seed }: BotTurn): Thought | undefined {
    return this.#thought?.seed === seed ? this.#thought : undefined;
  }

  #startOn(turn: BotTurn): Thought {
    const { clock } = this.#options;
    const thought: Thought = { seed: turn.seed, startedAt: clock.now(), action: this.#options.think(turn) };
    this.#thought = thought;
    const note = (): void => void (thought.readyAt = clock.now());
    thought.action.then(note, () => {
      note();
      thought.hasFailed = true;
    });
    return thought;
  }
}
