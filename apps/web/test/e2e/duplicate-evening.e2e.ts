import { randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import {
  countedResults,
  eveningResult,
  foldLeague,
  parseLeagueEntry,
  standingsOf,
  type Evening,
  type League,
} from '@quando/season';
import { loadAppWords, loadLeagueWords, loadReplayWords, loadReviewPageWords } from '@quando/text';
import { startTestGameAt, type TestGame } from '../../../../tools/e2e/test-game.ts';
import { lookAt } from './online/look-at.ts';
import { expect, test } from './online/online-test.ts';

const [english, german, app] = await Promise.all([
  loadLeagueWords('en'),
  loadLeagueWords('de'),
  loadAppWords('en'),
]);

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn'];

/** A league with six members, made without a page. */
async function leagueOfSix(request: APIRequestContext): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  const settings = { name: 'Friday club', season: 'free', showsOnlyGoodNews: false };
  const made: { league: string } = await (
    await request.post('/api/leagues', { data: { key, settings } })
  ).json();
  const commands = NAMES.map((name) => ({
    do: 'join',
    id: `join-${name}`,
    member: { id: name.toLowerCase(), name, avatar: 'bean' },
  }));
  await request.post(`/api/leagues/${made.league}/commands`, { data: { key, commands } });
  return made.league;
}

/** The league as it follows from what the server has stored. */
async function storedLeague(request: APIRequestContext, league: string): Promise<League> {
  const page: { entries: unknown[] } = await (await request.get(`/api/leagues/${league}`)).json();
  return foldLeague(page.entries.flatMap((entry) => parseLeagueEntry(entry) ?? []));
}

/** Scripts play a table of the evening to its end, under the names of those who were drawn. */
async function playTable(address: string, { tables, players }: Evening, number: number): Promise<TestGame> {
  const { table, members } = tables[number]!;
  const names = members.map((id) => NAMES.find((name) => name.toLowerCase() === id)!);
  const terms = { players, target: 999, tempo: 'relaxed', isOpen: false } as const;
  const game = await startTestGameAt(table, { address: () => address, terms, names });
  await Promise.all(game.clients.map((client) => client.until(({ status }) => status?.stage === 'over')));
  for (const client of game.clients) client.leave();
  return game;
}

test('a duplicate evening with three tables: drawn, played, compared', async ({
  device,
  request,
  tables,
}) => {
  const league = await leagueOfSix(request);
  const ana = await device({ language: 'en', name: 'Ana' });
  const ben = await device({ language: 'de', name: 'Ben' });

  await test.step('it is set up from the page of the league', async () => {
    await ana.page.goto(`/league/${league}`);
    await ana.page.getByRole('button', { name: 'Ana', exact: true }).click();
    await ana.page.getByRole('button', { name: english.evening.open }).click();
    const dialog = ana.page.getByRole('dialog');
    await dialog.getByText('2', { exact: true }).first().click();
    await dialog.getByRole('group', { name: english.evening.rounds }).getByText('2', { exact: true }).click();
    await expect(dialog.getByRole('status')).toHaveText(english.evening.plan(3, 0));
    await lookAt(ana.page, 'the setup of an evening');
    await dialog.getByRole('button', { name: english.evening.open }).click();
    await expect(ana.page.getByText(english.evening.progress(0, 3))).toBeVisible();
    await expect(ana.page.getByText(english.evening.yourTable)).toBeVisible();
    await lookAt(ana.page, 'an evening before its start');
  });

  const [evening] = (await storedLeague(request, league)).evenings;
  let played: TestGame | undefined;
  await test.step('everybody sees how far the tables are, and no more', async () => {
    await ben.page.goto(ana.page.url());
    played = await playTable(tables.address, evening!, 0);
    await playTable(tables.address, evening!, 1);
    await expect(ben.page.getByText(german.evening.progress(2, 3))).toBeVisible();
    await expect(ben.page.getByRole('table')).toHaveCount(0);
    expect((await request.get(`/api/tables/${played.table}/record`)).status()).toBe(409);
  });

  await test.step('whoever has finished gets from the table to the evening', async () => {
    await ana.page.goto(`/t/${played!.table}#key=${played!.clients[0]!.key}`);
    await expect(ana.page.getByRole('link', { name: app.replay })).toHaveCount(0);
    for (const [path, sentence] of [
      ['replay', (await loadReplayWords('en')).refusals.notOver],
      ['review', (await loadReviewPageWords('en')).refusals.notOver],
    ] as const) {
      await ana.page.goto(`/${path}#table=${played!.table}`);
      await expect(ana.page.getByText(sentence)).toBeVisible();
    }
    await ana.page.goto(`/t/${played!.table}`);
    await ana.page.getByRole('link', { name: english.evening.toEvening }).click();
    await expect(ana.page.getByText(english.evening.progress(2, 3))).toBeVisible();
  });

  await test.step('the result is what follows from the entries', async () => {
    await playTable(tables.address, evening!, 2);
    await expect(ben.page.getByRole('heading', { name: german.evening.result })).toBeVisible();
    await expect(ana.page.getByRole('heading', { name: english.evening.result })).toBeVisible();
    const stored = await storedLeague(request, league);
    const { rows } = eveningResult(stored, stored.evenings[0]!);
    const shown = await ana.page.getByRole('table').getByRole('row').allInnerTexts();
    expect(shown.slice(1)).toHaveLength(NAMES.length);
    for (const [i, { better, points }] of rows.entries()) {
      expect(shown[i + 1]).toContain(english.evening.better(better.value));
      expect(shown[i + 1]).toContain(String(points));
    }
    await lookAt(ben.page, 'the result of an evening');
    await expect(ana.page.getByRole('link', { name: app.replay })).toHaveCount(3);
    await ana.page.getByRole('link', { name: app.replay }).first().click();
    await expect(ana.page.getByRole('slider')).toBeVisible();
    await ana.page.goBack();
  });

  await test.step('its games are in the standings like any others', async () => {
    const stored = await storedLeague(request, league);
    const { rows } = standingsOf(
      countedResults(stored),
      stored.members.map(({ id }) => id),
    );
    await ana.page.getByRole('button', { name: english.evening.toLeague }).click();
    await ana.page.getByText(english.page.numbers, { exact: true }).click();
    const table = ana.page.getByRole('table', { name: english.page.table });
    const shown = await table.getByRole('row').allInnerTexts();
    expect(shown.slice(1)).toHaveLength(rows.length);
    for (const [i, { member, better, tally }] of rows.entries()) {
      expect(shown[i + 1]).toContain(stored.members.find(({ id }) => id === member)!.name);
      const { value, error } = better;
      expect(shown[i + 1]).toContain(english.page.range(value - error, value + error));
      expect(shown[i + 1]).toContain(english.page.fairShare(tally.wins, tally.fairWins));
    }
    await lookAt(ana.page, 'a league with an evening');
  });
});
