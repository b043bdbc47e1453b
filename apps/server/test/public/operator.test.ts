import { parseCreatedTable, parseOperatorView, type OperatorView } from '@quando/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { freshKey, TestClient } from '../../../../tools/e2e/test-client.ts';
import { LIMITS } from '../../src/limits/limits.ts';
import { NO_LIMITS, runningServer } from '../e2e/running-server.ts';
import { personTagOf } from '../../src/public/matchmaker.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { postWish, seated, stranger, wishOf } from './strangers.ts';

const SECRET = 'sixteen letters or more';

function serverWith(operatorSecret?: string): ReturnType<typeof runningServer> {
  const store = { folder: temporaryFolder() };
  const listen = { host: '127.0.0.1', port: 0 };
  const secret = operatorSecret === undefined ? {} : { operatorSecret };
  return runningServer(store, {
    settings: { listen, store, proxies: 0, logLevel: 'silent', ...secret },
    limits: { ...NO_LIMITS, wrongCodes: LIMITS.wrongCodes },
  });
}

const post = (url: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const operator = { authorization: `Bearer ${SECRET}` };

async function act(address: string, command: object): Promise<OperatorView> {
  return parseOperatorView(await (await post(`${address}/api/operator`, command, operator)).json())!;
}

test('a report reaches the operator, who closes the table and keeps the person away', async () => {
  const { address } = await serverWith(SECRET);
  const wishes = ['Ana', 'Ben'].map((name) => ({
    key: freshKey(),
    person: freshKey(),
    name,
    avatar: 'drop',
    language: 'en',
    avoid: [],
  }));
  const answers = [];
  for (const wish of wishes) answers.push(await (await post(`${address}/api/public/seats`, wish)).json());
  const { table } = parseCreatedTable(answers[0])!;
  const [ana, ben] = wishes.map(({ key }) => new TestClient({ address: () => address, table, key }));
  onTestFinished(() => {
    ana!.leave();
    ben!.leave();
  });
  await ben!.until(({ seat }) => seat !== 'none');
  await ana!.until(({ seat }) => seat !== 'none');

  const people = `${address}/api/public/people`;
  const outsider = await post(people, { table, key: freshKey(), seat: ben!.seat, reason: 'name' });
  expect(outsider.status).toBe(403);
  // Who reports the same again adds nothing.
  for (let i = 0; i < 3; i += 1) {
    const reported = await post(people, { table, key: wishes[0]!.key, seat: ben!.seat, reason: 'name' });
    expect(reported.status).toBe(200);
  }

  const answer = await fetch(`${address}/api/operator`, { headers: operator });
  const view = parseOperatorView(await answer.json())!;
  expect(view.reports).toMatchObject([{ table, name: 'Ben', reason: 'name' }]);
  expect(view.tables).toMatchObject([{ table, people: expect.arrayContaining([expect.anything()]) }]);
  const { person, id } = view.reports[0]!;
  expect(await act(address, { do: 'settle', report: id })).toMatchObject({ reports: [] });
  expect(await act(address, { do: 'ban', person, hours: 24 })).toMatchObject({ bans: [{ person }] });
  expect(await act(address, { do: 'close', table })).toMatchObject({ tables: [] });
  await ben!.until(({ bye }) => bye === 'no-such-table');

  const again = await post(`${address}/api/public/seats`, wishes[1]!);
  expect([again.status, await again.json()]).toEqual([403, { code: 'barred' }]);
  expect(await act(address, { do: 'lift', person })).toMatchObject({ bans: [] });
  expect((await post(`${address}/api/public/seats`, wishes[1]!)).status).toBe(201);
});

test('a ban ends the seat of whoever is banned, who does not get it back', async () => {
  const { address } = await serverWith(SECRET);
  const [ana, ben] = [stranger(), stranger()];
  const table = await seated(address, ana, { name: 'Ana' });
  expect(await seated(address, ben, { name: 'Ben' })).toBe(table);
  const clients = [ana, ben].map(({ key }) => new TestClient({ address: () => address, table, key }));
  onTestFinished(() => clients.forEach((client) => client.leave()));
  const [first, second] = clients;
  await second!.until(({ seat }) => seat !== 'none');
  await first!.until(({ status }) => status?.stage === 'playing');
  const seat = second!.seat;
  await act(address, { do: 'ban', person: personTagOf(ben.person), hours: 1 });
  await second!.until((client) => client.seat === 'none');
  await first!.until(({ status }) => status?.seats[Number(seat)]?.kind === 'taken');
  expect(JSON.stringify(first!.status?.seats)).not.toContain('Ben');
  expect(first!.status?.stage).toBe('playing');
  expect((await postWish(address, wishOf(ben))).status).toBe(403);
});

test('only whoever knows the secret is the operator, and nobody can try many', async () => {
  const { address } = await serverWith(SECRET);
  const ask = async (headers: Readonly<Record<string, string>>): Promise<number> =>
    (await fetch(`${address}/api/operator`, { headers })).status;
  expect(await ask({})).toBe(401);
  expect((await post(`${address}/api/operator`, { do: 'everything' }, operator)).status).toBe(400);
  for (let i = 0; i < 19; i += 1) expect(await ask({ authorization: `Bearer ${SECRET}${i}` })).toBe(401);
  expect(await ask({ authorization: 'Bearer' })).toBe(429);
  expect(await ask(operator)).toBe(429);
});

test('without a secret there is no operator', async () => {
  const { address } = await serverWith();
  expect((await fetch(`${address}/api/operator`, { headers: operator })).status).toBe(404);
});
