import { Allowance } from './allowance.ts';
import type { Limits } from './limits.ts';

/** What one address has done lately. */
class Visitor {
  readonly messages: Allowance;
  readonly questions: Allowance;
  readonly tables: Allowance;
  lines = 0;

  constructor(limits: Limits, now: number) {
    this.messages = new Allowance(limits.messagesOfAddress, now);
    this.questions = new Allowance(limits.questions, now);
    this.tables = new Allowance(limits.tables, now);
  }

  isForgettable(now: number): boolean {
    const allowances = [this.messages, this.questions, this.tables];
    return this.lines === 0 && allowances.every((allowance) => allowance.isFull(now));
  }
}

/** Keeps every address to its limits. */
export class Visitors {
  readonly #limits: Limits;
  readonly #now: () => number;
  readonly #visitors: Map<string, Visitor> = new Map();

  constructor(limits: Limits, now: () => number = Date.now) {
    this.#limits = limits;
    this.#now = now;
  }

  get size(): number {
    return this.#visitors.size;
  }

  maySay(address: string): boolean {
    return this.#at(address).messages.take(1, this.#now());
  }

  mayAsk(address: string, tables = 1): boolean {
    return this.#at(address).questions.take(tables, this.#now());
  }

  mayMakeTable(address: string): boolean {
    return this.#at(address).tables.take(1, this.#now());
  }

  /** Counts one more line, which ends by calling what comes back. */
  openLine(address: string): (() => void) | 'too-many' {
    const visitor = this.#at(address);
    if (visitor.lines >= this.#limits.lines) return 'too-many';
    visitor.lines += 1;
    return () => {
      visitor.lines -= 1;
    };
  }

  /** Forgets whoever has done nothing for a while. */
  forget(): void {
    const now = this.#now();
    for (const [address, visitor] of this.#visitors)
      if (visitor.isForgettable(now)) this.#visitors.delete(address);
  }

  #at(address: string): Visitor {
    const visitor = this.#visitors.get(address) ?? new Visitor(this.#limits, this.#now());
    this.#visitors.set(address, visitor);
    return visitor;
  }
}
