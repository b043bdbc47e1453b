import { personalityOf } from '@quando/bots/cast';
import { remarkOn, type Occasion, type Utterance } from '@quando/bots/remark';
import type { Sitter, ToldEvent } from '@quando/protocol';
import type { Clock } from '@quando/protocol';

/** Long enough for a child to notice and read six words, in milliseconds. */
const READING_TIME = 4_500;

/** How many turns pass without a remark after one. */
const QUIET_TURNS = 3;

export type BotTalkOptions = {
  /** Determines who speaks when; independent of the deals. */
  readonly seed: string;
  readonly clock: Clock;
};

/** The bots' remarks on events that have been shown: rare, one at a time, and never delaying the game. */
export class BotTalk {
  said: Utterance | undefined = $state.raw();
  readonly #options: BotTalkOptions;
  #heardUntil = -1;
  #quietTurns = QUIET_TURNS;
  #before: Occasion['before'] = 'unknown';
  #callOff: () => void = () => {};

  constructor(options: BotTalkOptions) {
    this.#options = options;
  }

  /** Skips events up to this seq, from before the page was opened. */
  arrive(seq: number): void {
    this.#heardUntil = seq;
  }

  /** Reacts to the part of a log that has been shown: everything before a seq. */
  hear(log: readonly ToldEvent[], shownBefore: number, sitters: readonly Sitter[]): void {
    const news = log.filter(({ seq }) => seq > this.#heardUntil && seq < shownBefore);
    const last = news.at(-1);
    if (last) {
      this.#heardUntil = last.seq;
      for (const { event } of news) this.#count(event);
      this.#comment(last, sitters);
    }
    this.#remember(log);
  }

  close(): void {
    this.#callOff();
    this.said = undefined;
  }

  #count({ type }: ToldEvent['event']): void {
    if (type === 'played' || type === 'passed' || type === 'knocked') this.#quietTurns += 1;
    else if (type === 'dealt') this.#quietTurns = QUIET_TURNS;
  }

  /** Of several simultaneous events, only the last one is worth a remark. */
  #comment({ seq, event }: ToldEvent, sitters: readonly Sitter[]): void {
    if (this.said || this.#quietTurns < QUIET_TURNS) return;
    const personalities = sitters.map(({ kind, name }) => (kind === 'bot' ? personalityOf(name) : 'person'));
    const said = remarkOn({ event, personalities, before: this.#before }, `${this.#options.seed} ${seq}`);
    if (said) this.#say(said);
  }

  #say(said: Utterance): void {
    this.said = said;
    this.#quietTurns = 0;
    this.#callOff = this.#options.clock.after(READING_TIME, () => (this.said = undefined));
  }

  /** The reveal shows a round's result; bots comment on it after the next deal. */
  #remember(log: readonly ToldEvent[]): void {
    const scored = log.findLast(({ event }) => event.type === 'scored')?.event;
    if (scored?.type === 'scored') this.#before = scored;
  }
}
