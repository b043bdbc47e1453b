import { TokenBucket } from './token-bucket.ts';
import type { Limits } from './limits.ts';

/** The recent use of one address. */
class AddressUsage {
  readonly messages: TokenBucket;
  readonly requests: TokenBucket;
  readonly tables: TokenBucket;
  readonly wrongCodes: TokenBucket;
  connections = 0;
  tcpConnections = 0;

  constructor(limits: Limits, now: number) {
    this.messages = new TokenBucket(limits.messagesPerAddress, now);
    this.requests = new TokenBucket(limits.requests, now);
    this.tables = new TokenBucket(limits.tables, now);
    this.wrongCodes = new TokenBucket(limits.wrongCodes, now);
  }

  isIdle(now: number): boolean {
    const buckets = [this.messages, this.requests, this.tables, this.wrongCodes];
    return this.connections + this.tcpConnections === 0 && buckets.every((bucket) => bucket.isFull(now));
  }
}

/** Enforces the limits per address. */
export class RateLimits {
  readonly #limits: Limits;
  readonly #now: () => number;
  readonly #usage: Map<string, AddressUsage> = new Map();

  constructor(limits: Limits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
  }

  get size(): number {
    return this.#usage.size;
  }

  maySend(address: string): boolean {
    return this.#at(address).messages.take(1, this.#now());
  }

  mayRequest(address: string, tables = 1): boolean {
    return this.#at(address).requests.take(tables, this.#now());
  }

  mayCreateTable(address: string, tables = 1): boolean {
    return this.#at(address).tables.take(tables, this.#now());
  }

  /** Counts a code as wrong until it turns out to be right, so that many at once are too many as well. */
  tryCode(address: string): (() => void) | 'too-many' {
    const { wrongCodes } = this.#at(address);
    return wrongCodes.take(1, this.#now()) ? () => wrongCodes.giveBack(1) : 'too-many';
  }

  /** Counts a connection; returns a function to call when it ends. */
  openConnection(
    address: string,
    kind: 'connections' | 'tcpConnections' = 'connections',
  ): (() => void) | 'too-many' {
    const usage = this.#at(address);
    if (usage[kind] >= this.#limits[kind]) return 'too-many';
    usage[kind] += 1;
    return () => {
      usage[kind] -= 1;
    };
  }

  /** Drops addresses that have been inactive for a while. */
  forgetIdle(): void {
    const now = this.#now();
    for (const [address, usage] of this.#usage) if (usage.isIdle(now)) this.#usage.delete(address);
  }

  #at(address: string): AddressUsage {
    const usage = this.#usage.get(address) ?? new AddressUsage(this.#limits, this.#now());
    this.#usage.set(address, usage);
    return usage;
  }
}
