import { BOTS, type CodedLevel } from '@quando/bots';
import type { Action, View } from '@quando/rules';
import type { BotLevel, Terms } from '@quando/protocol';
import { setTimeout as wait } from 'node:timers/promises';
import { freshId, freshKey, Guest, type GuestOptions } from './guest.ts';

export type CompanyOptions = Pick<GuestOptions, 'address'> & {
  readonly terms: Terms;
  /** On the last seats, one each; everybody else is a guest. */
  readonly bots?: readonly BotLevel[];
  readonly guest?: (seat: number) => Partial<GuestOptions>;
};

export type Company = { readonly table: string; readonly guests: readonly Guest[] };

const PAUSE = 50;

/** Plays like a bot of ours, from the view alone. */
const policyOf =
  (level: CodedLevel): ((view: View) => Action) =>
  (view) =>
    BOTS[level](view, { seed: freshId() });

/** Makes a table over HTTP, and tries again for as long as nobody answers. */
export async function makeTable(address: () => string, terms: Terms): Promise<string> {
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ terms }),
  };
  for (;;) {
    const answer = await fetch(`${address()}/api/tables`, request).catch(() => undefined);
    if (answer?.ok) return ((await answer.json()) as { table: string }).table;
    await wait(PAUSE);
  }
}

/** Makes a table, lets guests sit down and the host start; from then on they play by themselves. */
export async function gather(options: CompanyOptions): Promise<Company> {
  const { address, terms, bots = [], guest = () => ({}) } = options;
  const table = await makeTable(address, terms);
  const people = terms.players - bots.length;
  const guests = Array.from(
    { length: people },
    (_, seat) => new Guest({ address, table, key: freshKey(), policy: policyOf('casual'), ...guest(seat) }),
  );
  for (const [seat, person] of guests.entries()) {
    await person.until(({ status }) => status !== undefined);
    await person.do({ type: 'sit', id: freshId(), seat, name: `Guest ${seat}`, avatar: 'round' });
  }
  const host = guests[0]!;
  // The host may be at another process, which hears of those who sat down a moment later.
  await host.until(({ status }) => status!.seats.slice(0, people).every(({ kind }) => kind === 'taken'));
  for (const [i, level] of bots.entries())
    await host.do({ type: 'fill', id: freshId(), seat: people + i, level });
  await host.do({ type: 'start', id: freshId() });
  return { table, guests };
}
