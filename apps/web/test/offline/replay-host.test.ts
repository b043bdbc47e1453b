import { readFileSync } from 'node:fs';
import { MemoryStorage } from '@quando/table';
import { readRecord, replay, viewOf } from '@quando/rules/authority';
import { describe, expect, it } from 'vitest';
import { ReplayHost } from '../../src/offline/replay/replay-host.ts';
import type { ReplayAnswer, ReplaySource } from '../../src/replay/replay-message.ts';
import { personAndBots } from '../e2e/table/sitters.ts';
import { simulatedGame } from '../e2e/table/simulated-game.ts';

const lines = readFileSync(
  new URL('../../../../conformance/records/independent.jsonl', import.meta.url),
  'utf8',
);
const first = lines.split('\n')[0]!;

const unfinished = simulatedGame({
  game: 'open',
  sitters: personAndBots(['Mila', 'Jonas']),
  seed: 'half an evening',
  until: ({ state }) => state.round === 1,
});

async function hostWith(source: ReplaySource): Promise<{ host: ReplayHost; answer: ReplayAnswer }> {
  const storage = new MemoryStorage();
  await storage.create(unfinished.summary, unfinished.entries);
  const host = new ReplayHost(() => Promise.resolve(storage));
  return { host, answer: await host.answer({ type: 'read', source }) };
}

describe('what can be replayed', () => {
  it('a record, many records, and a code are read; the list tells nothing of the end', async () => {
    const { host, answer } = await hostWith({ kind: 'text', text: lines });
    expect(answer).toMatchObject({ type: 'games' });
    const games = answer.type === 'games' ? answer.games : [];
    expect(games).toHaveLength(30);
    expect(Object.keys(games[0]!)).toEqual(['players', 'target', 'isOver', 'sitters']);
    const link = await host.answer({
      type: 'link',
      game: 0,
      names: ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay'].slice(0, games[0]!.players),
    });
    if (link.type !== 'link') throw new Error(link.type);
    const again = await hostWith({ kind: 'code', code: link.code });
    expect(again.answer).toMatchObject({
      type: 'games',
      games: [{ sitters: [{ name: 'Ana' }, { name: 'Ben' }] }],
    });
  });

  it('what is bad is refused with its line and the fault of the reader', async () => {
    const { answer } = await hostWith({ kind: 'text', text: `${first}\n\n{"format":1}\n` });
    expect(answer).toMatchObject({ type: 'refused', refusal: { code: 'bad-record', line: 2 } });
    const code = await hostWith({ kind: 'code', code: '1damaged' });
    expect(code.answer).toMatchObject({ refusal: { fault: { code: 'damaged-link' } } });
    const long = await hostWith({ kind: 'code', code: `1${'A'.repeat(30_000)}` });
    expect(long.answer).toMatchObject({ refusal: { fault: { code: 'damaged-link' } } });
    const gone = await hostWith({ kind: 'stored', game: 'nowhere' });
    expect(gone.answer).toMatchObject({ refusal: { code: 'no-such-game' } });
  });
});

it('a kept game that is damaged is refused, and another one is read after it', async () => {
  const storage = new MemoryStorage();
  const actions = unfinished.entries.filter(({ type }) => type === 'acted');
  await storage.create(
    unfinished.summary,
    unfinished.entries.filter((entry) => entry !== actions[1]),
  );
  const host = new ReplayHost(() => Promise.resolve(storage));
  const stored = await host.answer({ type: 'read', source: { kind: 'stored', game: 'open' } });
  expect(stored).toEqual({ type: 'refused', refusal: { code: 'unreadable' } });
  const other = await host.answer({ type: 'read', source: { kind: 'text', text: first } });
  expect(other).toMatchObject({ type: 'games' });
});

describe('eyes', () => {
  it('see exactly what their viewer saw, step by step', async () => {
    const { host } = await hostWith({ kind: 'text', text: first });
    const read = readRecord(first);
    const steps = 'record' in read ? [...replay(read.record)].filter(({ round }) => round === 0) : [];
    for (const eyes of [0, 1, 'watcher'] as const) {
      const answer = await host.answer({ type: 'round', game: 0, round: 0, eyes });
      const seen = answer.type === 'round' ? answer.steps : [];
      expect(seen.map(({ view }) => view)).toEqual(steps.map(({ state }) => viewOf(state, eyes)));
    }
  });

  it('with all cards open hide nothing', async () => {
    const { host } = await hostWith({ kind: 'text', text: first });
    const answer = await host.answer({ type: 'round', game: 0, round: 0, eyes: { open: 1 } });
    expect(answer.type === 'round' && answer.steps.length).toBeGreaterThan(5);
    const views = answer.type === 'round' ? answer.steps.map(({ view }) => view) : [];
    expect(JSON.stringify(views.map(({ hands, pile, discard }) => [hands, pile, discard]))).not.toContain(
      'hidden',
    );
  });

  it('see a game under way only as its own person', async () => {
    const { host, answer } = await hostWith({ kind: 'stored', game: 'open' });
    expect(answer).toMatchObject({ type: 'games', games: [{ isOver: false }] });
    const ask = (eyes: 0 | 1 | 'watcher' | { open: number }) =>
      host.answer({ type: 'round', game: 0, round: 0, eyes });
    expect((await ask(0)).type).toBe('round');
    for (const eyes of [1, 'watcher', { open: 0 }] as const)
      expect(await ask(eyes)).toMatchObject({ type: 'refused', refusal: { code: 'not-yours' } });
    expect(await host.answer({ type: 'link', game: 0, names: 'none' })).toMatchObject({ type: 'refused' });
  });
});
