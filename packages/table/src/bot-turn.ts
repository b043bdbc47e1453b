import type { Action, Seat, View } from '@quando/rules';
import type { BotLevel, Command, Clock } from '@quando/protocol';
import { BOTS, habitOf, needsNet, thinkingTime, type Bot, type Character } from '@quando/bots';
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

/**
 * Lets each bot think from the start of its turn, so that the moment at which it acts does not show how long it had to
 * think, and so how much there was to choose from.
 */
export class ThinkingAhead {
  readonly #think: Think;
  #thought: { readonly seed: string; readonly action: Promise<Action> } | undefined;

  constructor(think: Think) {
    this.#think = think;
  }

  /** The decision on a turn; thinking about it starts with the first call. */
  on(turn: BotTurn): Promise<Action> {
    if (this.#thought?.seed === turn.seed) return this.#thought.action;
    const action = this.#think(turn);
    const thought = { seed: turn.seed, action };
    this.#thought = thought;
    // The caller that awaits the decision gets the error; the next call thinks again.
    action.catch(() => {
      if (this.#thought === thought) this.#thought = undefined;
    });
    return action;
  }
}
