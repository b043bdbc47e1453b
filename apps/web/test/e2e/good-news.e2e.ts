import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { loadLeagueWords } from '@quando/text';
import { lookAt } from './online/look-at.ts';
import { expect, test } from './online/online-test.ts';

const words = await loadLeagueWords('en');

const NAMES = ['Ana', 'Ben', 'Cleo'];
const LAST_MONTH = Date.UTC(2026, 9, 20);
const THIS_MONTH = Date.UTC(2026, 10, 4);

type Made = { readonly league: string; readonly key: string };

/** A league of three with a game that Ana won by far, in the month before. */
async function playedLeague(request: APIRequestContext, showsOnlyGoodNews: boolean): Promise<Made> {
  const key = randomBytes(32).toString('base64url');
  const settings = { name: 'Friday club', season: 'month', showsOnlyGoodNews };
  const { league }: Made = await (await request.post('/api/leagues', { data: { key, settings } })).json();
  const joins = NAMES.map((name) => ({
    do: 'join',
    id: `join-${name}`,
    member: { id: name.toLowerCase(), name, avatar: 'bean' },
  }));
  const outcome = {
    playedAt: LAST_MONTH,
    game: { players: 3, target: 50, rounds: [{ sums: [3, 41, 57], knocker: 0, zeros: 'nobody' }] },
    seats: NAMES.map((name) => ({ kind: 'member', member: name.toLowerCase() })),
  };
  const play = { do: 'play', id: 'play', result: 'one', source: { kind: 'sheet' }, outcome };
  await request.post(`/api/leagues/${league}/commands`, { data: { key, commands: [...joins, play] } });
  return { league, key };
}

/** Opens the league in the month after the game. */
async function openNextMonth(page: Page, { league }: Made): Promise<void> {
  await page.clock.setFixedTime(THIS_MONTH);
  await page.goto(`/league/${league}`);
  await page.getByRole('button', { name: 'Ben', exact: true }).click();
}

const endOf = (page: Page) => page.getByRole('button', { name: words.end.title });

test('a league of good news tells nobody’s points, also at the end of a season', async ({
  device,
  request,
}) => {
  const made = await playedLeague(request, true);
  const { page } = await device({ language: 'en', name: 'Ben' });
  await openNextMonth(page, made);
  const game = page.locator('.games li');
  await expect(game).toContainText([words.results.wins('Ana'), 'Ben', 'Cleo'].join(' · '));
  await expect(page.getByText(/\b(3|41|57|62)\b/)).toHaveCount(0);
  await expect(game.locator('summary')).toHaveCount(0);

  await endOf(page).click();
  const everybody = words.end.headline(['you', { name: 'Cleo' }, { name: 'Ana' }]).split(':')[1]!;
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: everybody })).toContainText('Cleo');
  for (const name of NAMES) await expect(page.locator('.end li').filter({ hasText: name })).toHaveCount(1);
  await expect(page.getByText(words.page.more, { exact: true })).toHaveCount(0);
  await lookAt(page, 'the end of a season of good news');

  await test.step('whoever may correct a result sees its points', async () => {
    const maker = await device({ language: 'en', name: 'Ana' });
    await maker.page.addInitScript(
      ([league, key]) => {
        if (origin !== 'null')
          localStorage.setItem('quando-leagues', JSON.stringify([{ league, key, me: 'ana', name: '' }]));
      },
      [made.league, made.key] as const,
    );
    await maker.page.goto(`/league/${made.league}`);
    await maker.page.locator('.games summary').click();
    await expect(maker.page.getByRole('button', { name: words.results.correct })).toBeVisible();
    await expect(maker.page.locator('.games tfoot')).toContainText('57');
  });
});

test('the end of a season is offered when the next one has begun, and shared as a picture', async ({
  device,
  request,
}) => {
  const made = await playedLeague(request, false);
  const { page } = await device({ language: 'en', name: 'Ben' });
  await openNextMonth(page, made);
  await expect(page.getByText(words.page.empty)).toBeVisible();
  await lookAt(page, 'a new season');
  await endOf(page).click();
  await expect(page.getByRole('heading', { name: words.end.headline([{ name: 'Ana' }]) })).toBeVisible();
  await lookAt(page, 'the end of a season');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: words.end.picture }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^quando-.*\.png$/);
  await page.getByRole('button', { name: words.end.back }).click();
  await expect(endOf(page)).toBeVisible();
});
