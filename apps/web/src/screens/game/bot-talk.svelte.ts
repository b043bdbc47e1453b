import type { Occasion, Utterance } from '@quando/bots/remark';
import type { Clock, Sitter, ToldEvent } from '@quando/protocol';
import { isTurn, remarksIn } from './round-remarks.ts';

/** Long enough for a child to notice and read six words, in milliseconds. */
const READING_TIME = 4_500;

/** How long a remark stays although its turn has ended, in milliseconds: a glance. */
const LEAST_TIME = 2_000;

export type BotTalkOptions = {
  /** Determines who speaks when; independent of the deals. */
  readonly seed: string;
  readonly clock: Clock;
};

/**
 * The bots' remarks on events that have been shown: rare, one at a time, and never delaying the game. A remark ends with
 * the turn in which it was made, and never outlives its round.
 */
export class BotTalk {
  said: Utterance | undefined = $state.raw();
  readonly #options: BotTalkOptions;
  #heardUntil = -1;
  #before: Occasion['before'] = 'unknown';
  #callOff: () => void = () => {};
  /** Whether the present remark has just been made, and whether its turn has ended since. */
  #isNew = false;
  #isOver = false;

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
      this.#endAfter(news);
      this.#comment(last.seq, log, sitters);
    }
    this.#remember(log);
  }

  close(): void {
    this.#callOff();
    this.said = undefined;
  }

  /** The next turn begins with one of these. */
  #endAfter(news: readonly ToldEvent[]): void {
    const types = news.map(({ event }) => event.type);
    if (types.some((type) => type === 'scored' || type === 'dealt')) return this.close();
    this.#isOver ||= news.some(({ event }) => isTurn(event));
    if (this.#isOver && !this.#isNew) this.close();
  }

  /** Of what is shown at once, only the last event is worth a remark. */
  #comment(seq: number, log: readonly ToldEvent[], sitters: readonly Sitter[]): void {
    const { seed } = this.#options;
    const said = remarksIn({ log, sitters, before: this.#before, seed }).get(seq);
    if (said) this.#say(said);
  }

  #say(said: Utterance): void {
    this.#callOff();
    this.said = said;
    this.#isNew = true;
    this.#isOver = false;
    const { clock } = this.#options;
    const stopGlance = clock.after(LEAST_TIME, () => {
      this.#isNew = false;
      if (this.#isOver) this.close();
    });
    const stopReading = clock.after(READING_TIME, () => this.close());
    this.#callOff = () => {
      stopGlance();
      stopReading();
    };
  }

  /** The reveal shows a round's result; bots comment on it after the next deal. */
  #remember(log: readonly ToldEvent[]): void {
    const scored = log.findLast(({ event }) => event.type === 'scored')?.event;
    if (scored?.type === 'scored') this.#before = scored;
  }
}
