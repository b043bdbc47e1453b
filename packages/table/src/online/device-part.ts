import type { Seat } from '@quando/rules';
import type { DealStatus, SeatingCommand } from '@quando/protocol';
import { closingOf, promiseOf } from '../deal-promise.ts';

/** What a device that was there remembers of a game's deals. */
export type DealWitness = {
  /** What everybody may call its person. */
  readonly person: string;
  /** By deal: the first commitment that it was told; of a shared deal also its name and number. */
  readonly commitments: ByDeal<string>;
  /** By deal and attempt: its parts. */
  readonly parts: ByDeal<ByAttempt<OwnPart>>;
  /** By deal of version 1: its contribution. */
  readonly contributions: ByDeal<string>;
};

export type ByDeal<Value> = Readonly<Record<number, Value>>;
export type ByAttempt<Value> = Readonly<Record<number, Value>>;

/** A device's own part in an attempt. */
export type OwnPart = {
  readonly value: string;
  /** The hash of the closed list for which it was opened. */
  readonly closing?: string;
  /** Whether the authority has confirmed that it is open. */
  readonly isOpen?: boolean;
};

/** What a device remembers of the deals of one game, to take part in them and to check them afterwards. */
export type DealMemory = Omit<DealWitness, 'person'>;

export const NO_MEMORY: DealMemory = { commitments: {}, parts: {}, contributions: {} };

/** A request for a part in the next deal, without its id. */
export type PartRequest = Omit<Extract<SeatingCommand, { type: 'promise' | 'open' }>, 'id'>;

/** The person of a device. */
export type Participant = {
  readonly seat: Seat;
  /** What everybody may call the person. */
  readonly person: string;
  /** 32 new random bytes as hexadecimal digits. */
  readonly freshValue: () => string;
};

/** What a device remembers from now on, which it must store first, and what it then sends, if anything. */
export type PartStep = { readonly memory: DealMemory; readonly request?: PartRequest };

/**
 * How an honest device answers the status of the next deal. It promises its part, and opens it only for a list that
 * cannot change the deal any more once the part is known: with the commitment that it was told first, everybody once,
 * and its own promise. A device that only watches remembers what it is told.
 */
export function partIn(deal: DealStatus, memory: DealMemory, participant: Participant | 'watcher'): PartStep {
  const told = memory.commitments[deal.number];
  const note = commitmentNoteOf(deal);
  const noted =
    told === undefined ? { ...memory, commitments: { ...memory.commitments, [deal.number]: note } } : memory;
  const isHonest = told === undefined || told === note;
  if (participant === 'watcher' || deal.shared || !isHonest || !hasFailedAttempts(deal))
    return { memory: noted };
  return deal.closed ? opening(deal, noted, participant) : promising(deal, noted, participant);
}

/** What a device remembers of a commitment. */
export const commitmentNoteOf = ({
  commitment,
  shared,
}: Pick<DealStatus, 'commitment' | 'shared'>): string =>
  shared ? `${commitment} ${shared.name} ${placeOf(shared)}` : commitment;

const placeOf = ({ number, lot }: NonNullable<DealStatus['shared']>): string =>
  lot ? `lot ${lot.table} of ${lot.rounds}` : String(number);

/** What a device remembers once the authority has confirmed its request. */
export function partConfirmed(memory: DealMemory, { type, deal, attempt }: PartRequest): DealMemory {
  const own = memory.parts[deal]?.[attempt];
  return type === 'open' && own
    ? withPart(memory, { number: deal, attempt }, { ...own, isOpen: true })
    : memory;
}

/** Whether somebody else did not open their part in each attempt before this one, so that attempts come to an end. */
const hasFailedAttempts = ({ attempt, silent }: DealStatus): boolean => new Set(silent).size >= attempt;

function promising(deal: DealStatus, memory: DealMemory, participant: Participant): PartStep {
  const { number, attempt, commitment, promised, silent } = deal;
  const { seat, person, freshValue } = participant;
  if (promised.includes(seat) || silent.includes(seat)) return { memory };
  const own: OwnPart = memory.parts[number]?.[attempt] ?? { value: freshValue() };
  const value = promiseOf(own.value, { commitment, attempt, person });
  return {
    memory: withPart(memory, deal, own),
    request: { type: 'promise', deal: number, attempt, value },
  };
}

function opening(deal: DealStatus, memory: DealMemory, { person }: Participant): PartStep {
  const { number, attempt, commitment, closed = [] } = deal;
  const own = memory.parts[number]?.[attempt];
  const stated = closed.find((part) => part.person === person);
  if (!own || !stated || stated.isOpen || !isWellFormed(closed)) return { memory };
  if (stated.promise !== promiseOf(own.value, { commitment, attempt, person })) return { memory };
  const closing = closingOf(commitment, attempt, closed);
  // It was opened for another list before.
  if (own.closing !== undefined && own.closing !== closing) return { memory };
  return {
    memory: withPart(memory, deal, { ...own, closing }),
    request: { type: 'open', deal: number, attempt, value: own.value },
  };
}

/** Whether the parts are in order and everybody has one. */
const isWellFormed = (parts: NonNullable<DealStatus['closed']>): boolean =>
  parts.every(({ seat }, i) => i === 0 || seat > parts[i - 1]!.seat) &&
  new Set(parts.map(({ person }) => person)).size === parts.length;

const withPart = (
  memory: DealMemory,
  { number, attempt }: Pick<DealStatus, 'number' | 'attempt'>,
  part: OwnPart,
): DealMemory => ({
  ...memory,
  parts: { ...memory.parts, [number]: { ...memory.parts[number], [attempt]: part } },
});
