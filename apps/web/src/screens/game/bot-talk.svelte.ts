import { personalityOf } from '@quando/bots/cast';
import { remarkOn, type Occasion, type Utterance } from '@quando/bots/remark';
import type { Sitter, ToldEvent } from '@quando/protocol';
import type { Clock } from '@quando/protocol';

/** Six words at the speed of a child, and a moment to notice them. */
const READING_TIME = 4_500;

/** How many turns nobody comments on after a remark. */
const QUIET_TURNS = 3;

export type BotTalkOptions = {
  /** What decides who speaks when; not what the cards were dealt by. */
  readonly seed: string;
  readonly clock: Clock;
};

/** What the bots of a game say about what has been shown, seldom and one at a time; play never waits for it. */
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

  /** Whoever comes to the table says nothing about what has happened already, up to this seq. */
  arrive(seq: number): void {
    this.#heardUntil = seq;
  }

  /** Listens to all of a log that has been shown: what came before some seq. */
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

  /** Of several things at once only the last is still worth a word. */
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

  /** How a round came out is for the reveal to tell; bots come back to it after the next deal. */
  #remember(log: readonly ToldEvent[]): void {
    const scored = log.findLast(({ event }) => event.type === 'scored')?.event;
    if (scored?.type === 'scored') this.#before = scored;
  }
}
