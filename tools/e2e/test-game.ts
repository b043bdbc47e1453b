import { BOTS, type CodedLevel } from '@quando/bots';
import type { Action, View } from '@quando/rules';
import type { BotLevel, SeatingCommand, Terms } from '@quando/protocol';
import { setTimeout as wait } from 'node:timers/promises';
import { freshId, freshKey, TestClient, type TestClientOptions } from './test-client.ts';

export type TestGameOptions = Pick<TestClientOptions, 'address'> & {
  readonly terms: Terms;
  /** Bots on the last seats; all other seats have clients. */
  readonly bots?: readonly BotLevel[];
  readonly client?: (seat: number) => Partial<TestClientOptions>;
  /** By seat; without it, they are guests. */
  readonly names?: readonly string[];
};

export type TestGame = { readonly table: string; readonly clients: readonly TestClient[] };

const PAUSE = 50;

/** Plays like one of our bots, from the view only. */
export const policyOf =
  (level: CodedLevel): ((view: View) => Action) =>
  (view) =>
    BOTS[level](view, { seed: freshId() });

/** Creates a table over HTTP, retrying as long as no server answers. */
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

/**
 * Repeats a command until it is accepted: a process that takes the host for absent, because its clock is wrong for a
 * moment, refuses it.
 */
async function repeatCommand(client: TestClient, command: SeatingCommand): Promise<void> {
  while ((await client.do({ ...command, id: freshId() })).type === 'refused') await wait(PAUSE);
}

/** Creates a table, seats the clients and starts the game; from then on they play automatically. */
export async function startTestGame(options: TestGameOptions): Promise<TestGame> {
  return startTestGameAt(await makeTable(options.address, options.terms), options);
}

/** The same at a table that exists. */
export async function startTestGameAt(table: string, options: TestGameOptions): Promise<TestGame> {
  const { address, terms, bots = [], client = () => ({}), names = [] } = options;
  const people = terms.players - bots.length;
  const clients = Array.from(
    { length: people },
    (_, seat) =>
      new TestClient({ address, table, key: freshKey(), policy: policyOf('casual'), ...client(seat) }),
  );
  for (const [seat, person] of clients.entries()) {
    await person.until(({ status }) => status !== undefined);
    const name = names[seat] ?? `Guest ${seat}`;
    await repeatCommand(person, { type: 'sit', id: freshId(), seat, name, avatar: 'round' });
  }
  const host = clients[0]!;
  // The host may be connected to another process, which learns of the seats a moment later.
  await host.until(({ status }) => status!.seats.slice(0, people).every(({ kind }) => kind === 'taken'));
  for (const [i, level] of bots.entries())
    await repeatCommand(host, { type: 'fill', id: freshId(), seat: people + i, level });
  await repeatCommand(host, { type: 'start', id: freshId() });
  return { table, clients };
}
