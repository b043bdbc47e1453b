import type { Seat, Viewer } from '@quando/rules';
import type { Deck, GameEvent } from '@quando/rules/authority';
import {
  dealStep,
  stepOfLine,
  type ActedChange,
  type BeforeDeal,
  type DealtChange,
  type GameChange,
} from './game-change.ts';

/** What happened with one entry. */
export type Happening = { readonly seq: number; readonly events: readonly GameEvent[] };

/** Who sent a command: a seat, or anybody who asked for a deal. */
type Sender = Viewer | 'deal';

/** The last entries whose events are kept: usually only those of the last one are asked for. */
const KEPT = 4;

/**
 * The entries of a round. A table keeps two rounds, to tell their events to whoever comes back; since that is rare, and
 * events take ten times the memory of what they follow from, older ones are made again by playing the round.
 */
export class RoundLog {
  readonly deck: Deck;
  readonly #before: BeforeDeal;
  readonly #dealer: Seat;
  readonly #lines: string[] = [];
  /** By entry, starting with the deal. */
  readonly #seqs: number[] = [];
  /** By sender: the ids of their commands, and with which seqs they were accepted. */
  readonly #accepted: Map<Sender, Map<string, number>> = new Map();
  #last: readonly Happening[] = [];

  constructor(before: BeforeDeal, dealt: DealtChange) {
    this.deck = dealt.deck;
    this.#before = before;
    this.#dealer = dealt.entry.dealer;
    this.#note(dealt);
  }

  get dealtSeq(): number {
    return this.#seqs[0]!;
  }
  /** The seq of its last entry. */
  get seq(): number {
    return this.#seqs.at(-1)!;
  }
  /** The actions so far, as in a record. */
  get lines(): readonly string[] {
    return this.#lines;
  }

  add(change: ActedChange): void {
    this.#lines.push(change.entry.line);
    this.#note(change);
  }

  /**
   * The seq with which a sender's command was accepted, if it was. Senders choose their own ids, so an id identifies a
   * command only together with its sender.
   */
  answerTo(sender: Sender, id: string): number | undefined {
    return this.#accepted.get(sender)?.get(id);
  }

  /** What happened after some seq. */
  after(since: number): readonly Happening[] {
    const lastForgotten = this.#seqs.at(-this.#last.length - 1) ?? 0;
    const happenings = since < lastForgotten ? this.#playedAgain() : this.#last;
    return happenings.filter(({ seq }) => seq > since);
  }

  #note(change: GameChange): void {
    const { seq, id } = change.entry;
    this.#seqs.push(seq);
    if (id !== undefined) this.#accept('seat' in change ? change.seat : 'deal', id, seq);
    this.#last = [...this.#last.slice(1 - KEPT), { seq, events: change.step.events }];
  }

  #accept(sender: Sender, id: string, seq: number): void {
    const ids = this.#accepted.get(sender) ?? new Map<string, number>();
    this.#accepted.set(sender, ids.set(id, seq));
  }

  #playedAgain(): Happening[] {
    let step = dealStep(this.#before, { dealer: this.#dealer, deck: this.deck });
    const steps = [step];
    for (const line of this.#lines) steps.push((step = stepOfLine(step.state, line)!.step));
    return steps.map(({ events }, i) => ({ seq: this.#seqs[i]!, events }));
  }
}
