import type { Seat } from '@quando/rules';
import type { SharedDeals } from '@quando/protocol';
import {
  commitmentOf,
  personOf,
  promiseOf,
  type Contribution,
  type DealAttempt,
  type DealPart,
  type DealSource,
  type PartPurpose,
  type PromisedPart,
  type SharedSource,
} from '../deal-promise.ts';
import { sharedOrder } from '../shared-deal.ts';
import type { DealEntry } from './online-entry.ts';

type Fields = {
  /** Counts from 0. */
  readonly number: number;
  readonly secret: string;
  readonly commitment: string;
  /** The attempts in which somebody did not open their part. */
  readonly voided: readonly DealAttempt[];
  /** By the hash of the person's key: what they promise for the current attempt. */
  readonly promises: ReadonlyMap<string, string>;
  /** The parts of the current attempt, once they are closed. */
  readonly closed: DealAttempt | undefined;
  /** When the current attempt began, was closed, or got its last part. */
  readonly since: number;
  /** The contributions by version 1 of the method, which this version no longer accepts. */
  readonly contributions: readonly Contribution[];
  /** At a table with shared deals, from which the secret comes. */
  readonly shared: SharedDeals | undefined;
};

/** The next deal on its way: what is promised, closed and opened so far. An immutable value. */
export class NextDeal {
  readonly #fields: Fields;

  private constructor(fields: Fields) {
    this.#fields = fields;
  }

  static first(start: Start): NextDeal {
    return NextDeal.#begun(0, start);
  }

  static #begun(number: number, { secret, at, contributions = [], shared }: Start): NextDeal {
    const commitment = commitmentOf(secret);
    return new NextDeal({
      number,
      secret,
      commitment,
      ...FRESH,
      voided: [],
      since: at,
      contributions,
      shared,
    });
  }

  get number(): number {
    return this.#fields.number;
  }
  get secret(): string {
    return this.#fields.secret;
  }
  get commitment(): string {
    return this.#fields.commitment;
  }
  /** Counts from 0. */
  get attempt(): number {
    return this.#fields.voided.length;
  }
  get closed(): DealAttempt | undefined {
    return this.#fields.closed;
  }
  /** When the current attempt began, was closed, or got its last part. */
  get since(): number {
    return this.#fields.since;
  }

  /** At a table with shared deals: the name that it belongs to, and its number there. */
  get shared(): Pick<SharedSource, 'name' | 'number' | 'lot'> | undefined {
    const { shared, number, secret } = this.#fields;
    if (!shared) return undefined;
    const { name, first = 0, rounds, lot: table } = shared;
    if (table === undefined) return { name, number: first + number };
    const lot = { table, rounds };
    // After the last round there is no next deal.
    return { name, number: sharedOrder({ name, secret }, lot)[number] ?? rounds, lot };
  }

  /** Whether it has been asked for, so that it takes place without anybody's further request. */
  get isUnderWay(): boolean {
    return this.closed !== undefined || this.attempt > 0;
  }

  /** Whether every part of the current attempt is open. */
  get isOpen(): boolean {
    return this.closed?.every(({ value }) => value !== undefined) ?? false;
  }

  /** The parts that were promised and not opened, in all attempts before this one. */
  get silent(): readonly DealPart[] {
    return this.#fields.voided.flatMap((parts) => parts.filter(isUnopened));
  }

  /** What the person with this key hash promises for the current attempt. */
  promiseBy(key: string): string | undefined {
    return this.#fields.promises.get(key);
  }

  /** Whether a person may take part in the current attempt; not after they have left a part unopened. */
  mayPromise({ seat, person }: { readonly seat: Seat; readonly person: string }): boolean {
    return !this.silent.some((part) => part.seat === seat || part.person === person);
  }

  /** The deal's source by a version of the method, if it can be dealt now. */
  source(version: DealSource['version']): DealSource | undefined {
    const { secret, contributions, voided, closed = [] } = this.#fields;
    const { shared } = this;
    if (shared) return version === 3 ? { version, secret, ...shared } : undefined;
    if (version === 3) return undefined;
    if (version === 1) return { version, secret, contributions };
    return closed.some(isUnopened) ? undefined : { version, secret, attempts: [...voided, closed] };
  }

  /** The deal after this one; all deals of a name have the same secret. */
  after(secret: string, at: number): NextDeal {
    return NextDeal.#begun(this.number + 1, { secret, at, shared: this.#fields.shared });
  }

  /** The deal after a step towards it; undefined if the step cannot come next. */
  with(entry: DealEntry): NextDeal | undefined {
    // Nobody has a part in a shared deal.
    if (this.shared) return undefined;
    switch (entry.type) {
      case 'contributed':
        return this.#contributed(entry);
      case 'part-promised':
        return this.#promised(entry.by, entry.value);
      case 'parts-closed':
        return this.#closedWith(entry.parts, entry.at);
      case 'part-opened':
        return this.#opened(personOf(entry.by), entry.value, entry.at);
      case 'attempt-voided':
        return this.#voided(entry.at);
    }
  }

  #contributed({ seat, value }: Contribution): NextDeal | undefined {
    const { contributions } = this.#fields;
    if (contributions.some((other) => other.seat === seat)) return undefined;
    const all = [...contributions, { seat, value }].toSorted((a, b) => a.seat - b.seat);
    return this.#but({ contributions: all });
  }

  #promised(key: string, promise: string): NextDeal | undefined {
    const { promises } = this.#fields;
    if (this.closed || promises.has(key)) return undefined;
    return this.#but({ promises: new Map(promises).set(key, promise) });
  }

  #closedWith(parts: readonly PromisedPart[], since: number): NextDeal | undefined {
    const promises = new Map([...this.#fields.promises].map(([key, promise]) => [personOf(key), promise]));
    const isPromised = (part: PromisedPart): boolean =>
      part.promise === promises.get(part.person) && this.mayPromise(part);
    if (this.closed || parts.length === 0 || !parts.every(isPromised)) return undefined;
    return this.#but({ closed: parts, since });
  }

  #opened(person: string, value: string, since: number): NextDeal | undefined {
    const isOwn = (part: DealPart): boolean => part.person === person && isUnopened(part);
    const own = this.closed?.find(isOwn);
    if (!own || !this.isAsPromised(own, value)) return undefined;
    return this.#but({
      closed: this.closed!.map((part) => (part === own ? { ...own, value } : part)),
      since,
    });
  }

  /** Whether this is the value that was promised. */
  isAsPromised({ person, promise }: PromisedPart, value: string): boolean {
    const { commitment, attempt } = this;
    return promiseOf(value, { commitment, attempt, person } satisfies PartPurpose) === promise;
  }

  #voided(since: number): NextDeal | undefined {
    const { voided, closed } = this.#fields;
    if (!closed || this.isOpen) return undefined;
    return this.#but({ voided: [...voided, closed], ...FRESH, since });
  }

  #but(changes: Partial<Fields>): NextDeal {
    return new NextDeal({ ...this.#fields, ...changes });
  }
}

type Start = {
  readonly secret: string;
  readonly at: number;
  readonly contributions?: readonly Contribution[];
  readonly shared?: SharedDeals | undefined;
};

/** A new attempt. */
const FRESH = { promises: new Map<string, string>(), closed: undefined } as const;

const isUnopened = ({ value }: DealPart): boolean => value === undefined;
