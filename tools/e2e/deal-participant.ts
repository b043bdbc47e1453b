import type { SeatingCommand, TableStatus } from '@quando/protocol';
import type { Seat } from '@quando/rules';
import { keyHashOf, NO_MEMORY, partIn, personOf, type DealMemory } from '@quando/table/device';
import { randomBytes } from 'node:crypto';

/** A device that takes part in every deal, as the app does. */
export class DealParticipant {
  readonly #person: string;
  #memory: DealMemory = NO_MEMORY;

  constructor(key: string) {
    this.#person = personOf(keyHashOf(key));
  }

  /** What the device sends for the next deal, if anything: again with each status until the authority has it. */
  requestFor({ deal }: TableStatus, seat: Seat): SeatingCommand | undefined {
    const { memory, request } = partIn(deal, this.#memory, { seat, person: this.#person, freshValue });
    this.#memory = memory;
    return request && { ...request, id: `${request.type}-${request.deal}-${request.attempt}` };
  }
}

const freshValue = (): string => randomBytes(32).toString('hex');
