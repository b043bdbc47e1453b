import { BOTS, type CodedLevel } from '@quando/bots';
import type { Action, View } from '@quando/rules';
import type { BotLevel, Terms } from '@quando/protocol';
import { setTimeout as wait } from 'node:timers/promises';
import { freshId, freshKey, TestClient, type TestClientOptions } from './test-client.ts';

export type TestGameOptions = Pick<TestClientOptions, 'address'> & {
  readonly terms: Terms;
  /** On the last seats, one each; everybody else is a client. */
  readonly bots?: readonly BotLevel[];
  readonly client?: (seat: number) => Partial<TestClientOptions>;
};

export type TestGame = { readonly table: string; readonly clients: readonly TestClient[] };

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
    if (answer?.ok) return tableIn(await answer.text());
    await wait(PAUSE);
  }
}

function tableIn(answer: string): string {
  const { table }: { readonly table: string } = JSON.parse(answer);
  return table;
}

/** Makes a table, lets clients sit down and the host start; from then on they play by themselves. */
export async function gather(options: TestGameOptions): Promise<TestGame> {
  const { address, terms, bots = [], client = () => ({}) } = options;
  const table = await makeTable(address, terms);
  const people = terms.players - bots.length;
  const clients = Array.from(
    { length: people },
    (_, seat) =>
      new TestClient({ address, table, key: freshKey(), policy: policyOf('casual'), ...client(seat) }),
  );
  for (const [seat, person] of clients.entries()) {
    await person.until(({ status }) => status !== undefined);
    await person.do({ type: 'sit', id: freshId(), seat, name: `Guest ${seat}`, avatar: 'round' });
  }
  const host = clients[0]!;
  // The host may be at another process, which hears of those who sat down a moment later.
  await host.until(({ status }) => status!.seats.slice(0, people).every(({ kind }) => kind === 'taken'));
  for (const [i, level] of bots.entries())
    await host.do({ type: 'fill', id: freshId(), seat: people + i, level });
  await host.do({ type: 'start', id: freshId() });
  return { table, clients };
}
