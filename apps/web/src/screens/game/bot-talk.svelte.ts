import { personalityOf } from '@quando/bots/cast';
import { remarkOn, type Occasion, type Utterance } from '@quando/bots/remark';
import type { Sitter, ToldEvent } from '@quando/protocol';
import type { Clock } from '@quando/protocol';

/** Long enough for a child to notice and read six words, in milliseconds. */
const READING_TIME = 4_500;

/** How long a remark stays although its turn has ended, in milliseconds: a glance. */
const LEAST_TIME = 2_000;

/** How many turns pass without a remark after one. */
const QUIET_TURNS = 3;

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
  #quietTurns = QUIET_TURNS;
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
      for (const { event } of news) this.#count(event);
      this.#endAfter(news);
      this.#comment(last, sitters);
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
    this.#isOver ||= types.some((type) => type === 'played' || type === 'passed' || type === 'knocked');
    if (this.#isOver && !this.#isNew) this.close();
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
