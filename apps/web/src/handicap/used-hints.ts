import type { Seat } from '@quando/rules';
import { fieldsOf, readJson, type LocalStore } from '../local-store.ts';

/** A seat of a game on this device, in one of its rounds. */
export type SeatInRound = { readonly game: string; readonly seat: Seat; readonly round: number };

type UsedHints = SeatInRound & { readonly used: number };

const KEY = 'quando-hints';

/** Games and seats whose last hint is longest ago are dropped: more than anybody plays at a time. */
const MOST = 120;

/** How many hints a seat has had in a round on this device, also before the page was opened again. */
export const usedHints = (localStore: LocalStore, { game, seat, round }: SeatInRound): number =>
  read(localStore).find((kept) => kept.game === game && kept.seat === seat && kept.round === round)?.used ??
  0;

/** Keeps how many it has had; what was kept of the seat's earlier rounds is dropped. */
export function keepUsedHints(localStore: LocalStore, at: SeatInRound, used: number): void {
  const others = read(localStore).filter((kept) => kept.game !== at.game || kept.seat !== at.seat);
  localStore.setItem(KEY, JSON.stringify([...others, { ...at, used }].slice(-MOST)));
}

function read(localStore: LocalStore): readonly UsedHints[] {
  const kept = readJson(localStore, KEY);
  return Array.isArray(kept) ? kept.flatMap((value: unknown) => parse(value) ?? []) : [];
}

function parse(value: unknown): UsedHints | undefined {
  const { game, seat, round, used } = fieldsOf(value);
  if (typeof game !== 'string' || !isCount(seat) || !isCount(round) || !isCount(used)) return undefined;
  return { game, seat, round, used };
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;
