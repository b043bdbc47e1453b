import { eightOfDay, ROUNDS } from '@quando/season';
import { commitmentOf } from '@quando/table/device';
import { expect, test } from 'vitest';
import { KEPT_RANKED } from '../../src/eight/kept-eights.ts';
import { keepResult } from '../../src/eight/kept-results.ts';
import { RankedApi } from '../../src/eight/ranked-api.ts';
import { RankedGame } from '../../src/eight/ranked-game.svelte.ts';
import { rankedKeys } from '../../src/eight/ranked-keys.ts';
import { memoryStore } from '../fixtures/memory-store.ts';

const DAY = '2026-11-18';
const SECRET = 'ab'.repeat(32);
const PERSON = { kind: 'person', name: 'Ada', avatar: 'drop' } as const;

/** By the end of the address. */
type Answers = { [DAY]?: object; attempt?: object; deal?: object | { readonly code: string } };

/** An eight whose server gives these answers; undefined ones are failures of the network. */
function game(answers: Answers, localStore = memoryStore()) {
  const asked: string[] = [];
  const rankedApi = new RankedApi((address) => {
    asked.push(address);
    const [, answer] = Object.entries(answers).find(([end]) => address.endsWith(end)) ?? [];
    if (!answer) return Promise.reject(new Error('no network'));
    return Promise.resolve(Response.json(answer, { status: 'code' in answer ? 409 : 200 }));
  });
  const ranked = new RankedGame({ eight: eightOfDay(DAY), rankedApi, localStore, random: crypto });
  return { ranked, localStore, asked };
}

const STATUS = {
  eight: DAY,
  from: 0,
  until: 1,
  closes: 2,
  commitment: commitmentOf(SECRET),
  field: { players: 0, spread: [] },
};

test('the key is kept before the first deal, and found again', async () => {
  const { ranked, localStore } = game({ [DAY]: STATUS, attempt: { rounds: [] } });
  await ranked.read();
  expect(ranked.isRead).toBe(true);
  expect(rankedKeys(localStore)).toEqual([]);
  await ranked.play(PERSON);
  expect(ranked.refused).toBe('unreachable');
  expect(rankedKeys(localStore)).toEqual([{ id: DAY, key: ranked.key, commitment: STATUS.commitment }]);
  expect(game({}, localStore).ranked.key).toBe(ranked.key);
});

test('two tabs in which nothing has been played yet share one attempt', async () => {
  const answers: Answers = { [DAY]: STATUS, attempt: { rounds: [] }, deal: { rounds: [], table: 'T' } };
  const { ranked, localStore } = game(answers);
  const other = game(answers, localStore).ranked;
  await Promise.all([ranked.read(), other.read()]);
  await ranked.play(PERSON);
  await other.play(PERSON);
  expect(other.key).toBe(ranked.key);
  expect(rankedKeys(localStore).map(({ key }) => key)).toEqual([ranked.key]);
});

test('a dealt round is played at its table', async () => {
  const { ranked } = game({
    [DAY]: STATUS,
    attempt: { rounds: [] },
    deal: { startedAt: 1, rounds: [], table: 'T' },
  });
  await ranked.read();
  await ranked.play(PERSON);
  expect([ranked.current, ranked.isUnderWay]).toEqual(['T', true]);
  ranked.leave();
  expect(ranked.current).toBeUndefined();
});

test('a refusal is told, and a later answer ends it', async () => {
  const answers: Answers = { [DAY]: STATUS, attempt: { rounds: [] }, deal: { code: 'over' } };
  const { ranked } = game(answers);
  await ranked.read();
  await ranked.play(PERSON);
  expect(ranked.refused).toBe('over');
  await ranked.read();
  expect(ranked.refused).toBeUndefined();
});

test('what is kept of a result is there without the server', async () => {
  const localStore = memoryStore();
  const rounds = Array.from({ length: ROUNDS }, () => ({ points: 4, par: 5 }));
  keepResult(localStore, { id: DAY, rounds, counts: true }, KEPT_RANKED);
  const { ranked } = game({}, localStore);
  await ranked.read();
  expect([ranked.refused, ranked.isOver, ranked.scores]).toEqual(['unreachable', true, rounds]);
});

test.each([
  ['the promised secret', SECRET, true],
  ['another secret', 'cd'.repeat(32), false],
  ['no secret', undefined, undefined],
])('%s is recognised', async (_name, secret, isAsPromised) => {
  const localStore = memoryStore();
  const before = game({ [DAY]: STATUS, attempt: { rounds: [] } }, localStore).ranked;
  await before.read();
  await before.play(PERSON);
  const published = secret === undefined ? STATUS : { ...STATUS, commitment: commitmentOf(secret), secret };
  const { ranked } = game({ [DAY]: published, attempt: { rounds: [] } }, localStore);
  await ranked.read();
  expect(ranked.isAsPromised).toBe(isAsPromised);
});
