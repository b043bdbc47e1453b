import { seededRandom, type GameRecord, type RoundRecord, type Seat } from '@quando/rules';
import type { DealStatus } from '@quando/protocol';
import {
  checkedDeals,
  commitmentOf,
  fairDeal,
  keyHashOf,
  promiseOf,
  type CheckedDeal,
  type DealPart,
  type DealSource,
} from '@quando/table';
import { NO_MEMORY, partConfirmed, partIn, type DealMemory, type PartRequest } from '@quando/table/device';
import { bytesFrom } from './online-table-fixture.ts';

/** A deal at which Ada's device is honest and everybody else may be a puppet of the server. */

export const PLAYERS = 3;
export const SECRET = 'ee'.repeat(32);
export const COMMITMENT = commitmentOf(SECRET);
export const ADA = keyHashOf('Ada');
export const PUPPET = keyHashOf('puppet');

export const partOf = (
  seat: Seat,
  person: string,
  value: string,
  attempt = 0,
): DealPart & { value: string } => ({
  seat,
  person,
  value,
  promise: promiseOf(value, { commitment: COMMITMENT, attempt, person }),
});

export const hidden = ({ seat, person, promise }: DealPart): DealPart => ({ seat, person, promise });

export const PUPPETS_PART = partOf(1, PUPPET, '11'.repeat(32));

/** Ada's honest device, and everything that it was told and said. */
export class HonestDevice {
  memory: DealMemory = NO_MEMORY;
  readonly said: PartRequest[] = [];
  readonly #random = seededRandom('Ada');

  hear(change: Partial<DealStatus>): PartRequest | undefined {
    const deal: DealStatus = {
      number: 0,
      commitment: COMMITMENT,
      attempt: 0,
      promised: [],
      silent: [],
      ...change,
    };
    const step = partIn(deal, this.memory, {
      seat: 0,
      person: ADA,
      freshValue: () => bytesFrom(this.#random),
    });
    this.memory = step.memory;
    if (step.request) this.said.push(step.request);
    return step.request;
  }

  /** Promises, is shown the parts of others, opens its part, and gets it confirmed. */
  takePart(others: readonly DealPart[], attempt = 0, silent: readonly Seat[] = []): DealPart {
    const promise = this.hear({ attempt, silent })!.value;
    const own = { seat: 0, person: ADA, promise };
    const closed = [own, ...others].map((part) => ({ ...hidden(part), isOpen: false }));
    const opened = this.hear({ attempt, silent, closed })!;
    this.memory = partConfirmed(this.memory, opened);
    return { ...own, value: opened.value };
  }

  check(record: GameRecord): CheckedDeal {
    return checkedDeals(record, { person: ADA, ...this.memory })[0]!;
  }
}

type Stated = Partial<Pick<RoundRecord, 'deck' | 'dealer'>> & {
  readonly commitment?: string;
  readonly rematch?: boolean;
};

/** The record of a game whose first deal follows from a source, except where a server states something else. */
export function recordOf(
  source: DealSource,
  { commitment, rematch = false, ...round }: Stated = {},
): GameRecord {
  const { deck, firstDealer } = fairDeal(source, PLAYERS);
  const deal = { ...source, commitment: commitment ?? commitmentOf(source.secret) };
  const first = { dealer: firstDealer, deck, actions: [], meta: { deal }, ...round };
  return {
    format: 'quando-record/1',
    players: PLAYERS,
    target: 50,
    rounds: [first],
    meta: { rematch },
  };
}

export const recordWith = (parts: readonly DealPart[], stated: Stated = {}): GameRecord =>
  recordOf({ version: 2, secret: SECRET, attempts: [parts] }, stated);

export const asOpen = (parts: readonly DealPart[]) =>
  parts.map((part) => ({ ...hidden(part), isOpen: true }));

export function promised(): [HonestDevice, DealPart] {
  const device = new HonestDevice();
  const promise = device.hear({})!.value;
  return [device, { seat: 0, person: ADA, promise }];
}
export const shown = (own: DealPart, others: readonly DealPart[] = [PUPPETS_PART]) => [
  { ...hidden(own), isOpen: false },
  ...asOpen(others),
];
