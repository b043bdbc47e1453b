import type { Seat } from '@quando/rules';
import type { Step } from '@quando/rules/authority';
import type { SeatingCommand, Terms } from '@quando/protocol';
import { GameLog, type Damage } from '../game-log.ts';
import type { ActedEntry, DealtEntry } from '../entry.ts';
import { dealStep } from '../game-change.ts';
import { commitmentOf, fairDeal, type Contribution, type DealSource } from '../fair-deal.ts';
import { parseOnlineEntry, type FoundedEntry, type OnlineEntry, type SeatingEntry } from './online-entry.ts';
import { FREE, sittersAt, type Place } from './place.ts';
import { seatedBy } from './seating.ts';
import type { Situation } from './situation.ts';

/** The deal to come, which the authority can no longer choose. */
export type PromisedDeal = DealSource & {
  /** Counts from 0. */
  readonly number: number;
  /** What everybody knows of the secret. */
  readonly commitment: string;
};

/** An entry that can come next, and what it leads to. */
export type Addition = { readonly entry: OnlineEntry; readonly situation: Situation; readonly step?: Step };

/** How many commands of people are remembered, so that the same one again gets the same answer. */
const REMEMBERED = 64;

/** The log of an online table, and all that it tells: who sits where, the game, and the deal to come. */
export class OnlineLog {
  readonly founded: FoundedEntry;
  readonly #answers: Map<string, number> = new Map();
  #seq = 0;
  #situation: Situation;
  #promise: PromisedDeal;
  #game: GameLog | undefined;
  #rematch: string | undefined;

  constructor(founded: FoundedEntry) {
    this.founded = founded;
    this.#situation = { places: placesOf(founded), state: undefined, askedAt: founded.at, askedSeq: 0 };
    this.#promise = promised(0, founded.secret, founded.rematch?.contributions);
  }

  get terms(): Terms {
    return this.founded.terms;
  }
  /** Of the last entry. */
  get seq(): number {
    return this.#seq;
  }
  get situation(): Situation {
    return this.#situation;
  }
  get places(): readonly Place[] {
    return this.#situation.places;
  }
  get promise(): PromisedDeal {
    return this.#promise;
  }
  /** Undefined until the first deal. */
  get game(): GameLog | undefined {
    return this.#game;
  }
  /** The table where these people play again. */
  get rematch(): string | undefined {
    return this.#rematch;
  }

  /** The seq with which somebody's command was accepted, if it was. */
  answerTo(by: string, { type, id }: SeatingCommand): number | undefined {
    // A start is a deal, and the game remembers those.
    if (type === 'start') return this.#game?.answerTo('watcher', { type: 'continue', id, after: 0 });
    return this.#answers.get(`${by} ${id}`);
  }

  /** What an entry leads to; undefined if it cannot come next. */
  prepare(entry: OnlineEntry): Addition | undefined {
    if (entry.seq !== this.#seq + 1) return undefined;
    switch (entry.type) {
      case 'founded':
        return undefined;
      case 'dealt':
        return this.#isPromised(entry) ? this.#played(entry, this.#dealt(entry)) : undefined;
      case 'acted':
        return this.#played(entry, this.#game?.stepOf(entry));
      default:
        return this.#seated(entry);
    }
  }

  add({ entry, situation, step }: Addition): void {
    this.#seq = entry.seq;
    this.#situation = situation;
    if (step) this.#play(entry as DealtEntry | ActedEntry, step);
    else this.#note(entry as SeatingEntry);
    if (entry.type === 'dealt') this.#promiseNext(entry);
    if ('by' in entry && entry.by !== undefined) this.#remember(`${entry.by} ${entry.id}`, entry.seq);
  }

  #dealt(entry: DealtEntry): Step | undefined {
    if (this.#game) return this.#game.stepOf(entry);
    const sitters = sittersAt(this.places);
    return sitters && dealStep(entry, { sitters, target: this.terms.target });
  }

  #isPromised({ deck, dealer, next }: DealtEntry): boolean {
    const { deck: fair, firstDealer } = fairDeal(this.#promise, this.terms.players);
    const dealsFirst = this.founded.rematch?.dealer ?? firstDealer;
    if (next === undefined || (!this.#game && dealer !== dealsFirst)) return false;
    return deck.length === fair.length && deck.every((card, i) => card === fair[i]);
  }

  #played(entry: DealtEntry | ActedEntry, step: Step | undefined): Addition | undefined {
    if (!step) return undefined;
    const { places } = this;
    return {
      entry,
      step,
      situation: { places, state: step.state, askedAt: entry.at, askedSeq: entry.seq },
    };
  }

  #seated(entry: SeatingEntry): Addition | undefined {
    if (entry.type === 'rematched') return { entry, situation: this.#situation };
    if (entry.type === 'contributed')
      return hasGiven(this.#promise, entry.seat) ? undefined : { entry, situation: this.#situation };
    const places = seatedBy(entry, this.places);
    if (!places) return undefined;
    const { state, askedAt, askedSeq } = this.#situation;
    // Whoever comes to a decision that is waited for has all the time for it.
    const isFresh = entry.type !== 'vacated' && state?.asked === entry.seat;
    return { entry, situation: { places, state, askedAt: isFresh ? entry.at : askedAt, askedSeq } };
  }

  #play(entry: DealtEntry | ActedEntry, step: Step): void {
    if (this.#game) return this.#game.add(entry, step);
    const setup = { sitters: sittersAt(this.places)!, target: this.terms.target };
    const opened = { seq: 0, at: this.founded.at, type: 'opened', setup } as const;
    this.#game = new GameLog(opened, entry as DealtEntry, step);
  }

  #note(entry: SeatingEntry): void {
    if (entry.type === 'rematched') this.#rematch ??= entry.table;
    if (entry.type !== 'contributed') return;
    const { seat, value } = entry;
    const contributions = [...this.#promise.contributions, { seat, value }];
    this.#promise = {
      ...this.#promise,
      contributions: contributions.toSorted((a, b) => a.seat - b.seat),
    };
  }

  #promiseNext({ next }: DealtEntry): void {
    this.#promise = promised(this.#promise.number + 1, next!);
  }

  #remember(key: string, seq: number): void {
    this.#answers.set(key, seq);
    if (this.#answers.size > REMEMBERED) this.#answers.delete(this.#answers.keys().next().value!);
  }
}

const promised = (
  number: number,
  secret: string,
  contributions: readonly Contribution[] = [],
): PromisedDeal => ({ number, secret, commitment: commitmentOf(secret), contributions });

/** Whether a seat has contributed to the deal to come. */
export const hasGiven = ({ contributions }: PromisedDeal, seat: Seat): boolean =>
  contributions.some((other) => other.seat === seat);

/** Reads a log to its end, or it is damaged. */
export function onlineLogOf(values: readonly unknown[]): OnlineLog | Damage {
  const founded = parseOnlineEntry(values[0]);
  if (founded?.type !== 'founded' || founded.seq !== 0) return { code: 'not-an-entry', place: 0 };
  const log = new OnlineLog(founded);
  return addAll(log, values.slice(1)) ?? log;
}

/** Adds what was kept; tells what is wrong with it, if anything is. */
export function addAll(log: OnlineLog, values: readonly unknown[]): Damage | undefined {
  for (const value of values) {
    const entry = parseOnlineEntry(value);
    const place = log.seq + 1;
    if (!entry) return { code: 'not-an-entry', place };
    if (entry.seq !== place) return { code: 'out-of-order', place };
    const addition = log.prepare(entry);
    if (!addition) return { code: entry.type === 'dealt' ? 'bad-deal' : 'illegal', place };
    log.add(addition);
  }
  return undefined;
}

const placesOf = ({ terms, rematch }: FoundedEntry): readonly Place[] =>
  Array.from({ length: terms.players }, (_, seat: Seat): Place => {
    const seated = rematch?.company[seat];
    return seated ? { kind: 'taken', ...seated, isAway: false, since: 0 } : FREE;
  });
