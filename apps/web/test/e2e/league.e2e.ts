import { readFile } from 'node:fs/promises';
import { countedResults, foldLeague, parseLeagueEntry, standingsOf } from '@quando/season';
import { loadLeagueWords } from '@quando/text';
import * as v from 'valibot';
import { storeGames } from './device/game-database.ts';
import { lastStatus } from './device/socket-messages.ts';
import { lookAt } from './online/look-at.ts';
import { expect, test, type Device } from './online/online-test.ts';
import { wordsIn } from './online/online-words.ts';
import { TIE, tieScene } from './table/scenes.ts';
import { personAndBots } from './table/sitters.ts';

const [english, german] = await Promise.all([loadLeagueWords('en'), loadLeagueWords('de')]);

const PLAYED = tieScene(TIE.isScored, { game: 'played', sitters: personAndBots(['Mila']), target: 9 });

/** The rows of a league's games. */
const rowsOn = ({ page }: Device) => page.locator('.games details');

test('two devices share a league: an offline entry arrives once, and corrections stay visible', async ({
  device,
}) => {
  const ana = await device({ language: 'en', name: 'Ana' });
  const ben = await device({ language: 'de', name: 'Ben' });

  await test.step('a league is made and joined by its link', async () => {
    await storeGames(ana.page, PLAYED);
    await ana.page.goto('/league');
    await ana.page.getByLabel(english.list.name).fill('Sunday league');
    await ana.page.getByRole('button', { name: english.list.make }).click();
    await expect(ana.page.getByText(english.join.who)).toBeVisible();
    await ana.page.getByRole('button', { name: english.join.join }).click();
    await ben.page.goto(ana.page.url());
    await expect(ben.page.getByText('Ana').first()).toBeVisible();
    await ben.page.getByRole('button', { name: german.join.new }).click();
    await ben.page.getByRole('button', { name: german.join.join }).click();
    await expect(ana.page.getByText('Ben').first()).toBeVisible();
    await lookAt(ana.page, 'a league without games');
  });

  await test.step('a table of the league says so, and offers the name by which the league knows somebody', async () => {
    const { lobby, me } = wordsIn('en').online;
    await ana.page.getByRole('button', { name: english.page.openTable }).click();
    await expect(ana.page.getByText(lobby.league.countsIn('Sunday league'))).toBeVisible();
    const sitAs = ana.page.getByRole('button', { name: lobby.league.sitAs('Ana') });
    await expect(sitAs).toHaveCount(0);
    await ana.page.locator('[data-lobby-seat="0"]').click();
    await ana.page.getByRole('textbox', { name: me.name }).fill('Grandma');
    await ana.page.getByRole('textbox', { name: me.name }).press('Enter');
    await sitAs.click();
    await expect(sitAs).toHaveCount(0);
    expect((await lastStatus(ana.page))!.seats[0]).toMatchObject({ sitter: { name: 'Ana' } });
    await lookAt(ana.page, 'the lobby of a league’s table');
    await ana.page.getByRole('link', { name: lobby.league.show }).click();
    await expect(ana.page.getByRole('heading', { name: 'Sunday league' })).toBeVisible();
  });

  await test.step('what is added without a connection waits, and is sent once', async () => {
    await ana.page.getByRole('button', { name: english.page.add }).click();
    await ana.page.getByRole('dialog').getByRole('button', { name: /Mila/ }).click();
    const add = ana.page.getByRole('button', { name: english.add.add });
    // The game has been read, its triplets too.
    await expect(add).toBeVisible();
    await ana.context.setOffline(true);
    await expect(ana.page.getByText(english.states.offline)).toBeVisible();
    await add.click();
    await expect(rowsOn(ana)).toContainText(english.results.unsent);
    await expect(rowsOn(ben)).toHaveCount(0);
    await ana.context.setOffline(false);
    await expect(rowsOn(ben)).toHaveCount(1);
    await expect(rowsOn(ana)).not.toContainText(english.results.unsent);
    await expect(rowsOn(ana)).toHaveCount(1);
    await lookAt(ben.page, 'a league with a game');
  });

  await test.step('the standings that are shown follow from the entries on the server', async () => {
    const answer = await ana.page.request.get(
      `/api${new URL(ana.page.url()).pathname.replace('league', 'leagues')}`,
    );
    const { entries } = v.parse(v.object({ entries: v.array(v.unknown()) }), await answer.json());
    const league = foldLeague(entries.flatMap((entry) => parseLeagueEntry(entry) ?? []));
    const members = league.members.map(({ id }) => id);
    const played = standingsOf(countedResults(league), members).rows.filter(({ tally }) => tally.games > 0);
    // The stored game is from an earlier season.
    await ana.page.getByLabel(english.page.chooseSeason).selectOption({ index: 1 });
    await ana.page.getByText(english.page.numbers).click();
    const rows = ana.page.locator('.numbers tbody tr');
    await expect(rows).toHaveCount(played.length);
    for (const [i, { places, better, tally }] of played.entries()) {
      const { page } = english;
      await expect(rows.nth(i).locator('td')).toContainText([
        page.places(places.best, places.worst),
        page.range(better.value - better.error, better.value + better.error),
        String(tally.games),
        page.fairShare(tally.wins, tally.fairWins),
        page.share(tally.rightKnocks, tally.knocks),
        String(tally.zeros),
        String(tally.triplets),
      ]);
    }
  });

  await test.step('a withdrawn result is struck through on every device until the maker undoes that', async () => {
    await rowsOn(ana).locator('summary').click();
    await rowsOn(ana).getByRole('button', { name: english.results.withdraw }).click();
    await rowsOn(ana).getByRole('button', { name: english.results.sure }).click();
    await expect(rowsOn(ben)).toContainText(german.results.withdrawn);
    await expect(rowsOn(ben).locator('s')).toBeVisible();
    await rowsOn(ana).getByRole('button', { name: english.results.undo }).click();
    await expect(rowsOn(ben)).not.toContainText(german.results.withdrawn);
  });

  await test.step('the maker renames, removes and brings back; others rename themselves', async () => {
    await ana.page.getByRole('button', { name: english.settings.title }).click();
    const settings = ana.page.getByRole('dialog');
    await settings.getByRole('button', { name: english.settings.remove('Ben') }).click();
    await settings.getByRole('button', { name: english.settings.remove('Ben') }).click();
    await settings.getByRole('button', { name: `${english.results.undo}: Ben` }).click();
    const benDialog = ben.page.getByRole('dialog');
    await ben.page.getByRole('button', { name: german.settings.title }).click();
    await expect(benDialog.getByRole('button', { name: `${german.results.correct}: Ana` })).toHaveCount(0);
    await benDialog.getByRole('button', { name: `${german.results.correct}: Ben` }).click();
    await benDialog.getByRole('textbox').fill('Benno');
    await benDialog.getByRole('button', { name: german.settings.save }).click();
    await expect(settings.getByText('Benno', { exact: true })).toBeVisible();
    await ben.page.keyboard.press('Escape');
  });

  await test.step('the league can be taken along as a file', async () => {
    await lookAt(ana.page, 'the settings of a league');
    const downloading = ana.page.waitForEvent('download');
    await ana.page.getByRole('button', { name: english.settings.copyCsv }).click();
    const csv = await readFile(await (await downloading).path(), 'utf8');
    expect(csv).toContain(english.columns.join(','));
  });

  await test.step('a league that was deleted is gone for everybody', async () => {
    await ana.page.getByRole('button', { name: english.settings.delete }).click();
    await ana.page.getByRole('button', { name: english.settings.deleteSure }).click();
    await expect(ben.page.getByText(german.states.gone)).toBeVisible();
  });
});
