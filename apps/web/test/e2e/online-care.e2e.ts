import type { Page } from '@playwright/test';
import { socketMessagesOn, updateAt } from './device/socket-messages.ts';
import { expectAnnounced } from './online/announcement.ts';
import { lookAt } from './online/look-at.ts';
import { expect, test } from './online/online-test.ts';
import { playOnline, sitDown } from './online/play-online.ts';
import { wordsIn } from './online/online-words.ts';

test.setTimeout(300_000);

const { app, online } = wordsIn('en');
const { care, seats } = online;
const german = wordsIn('de').online;
const french = wordsIn('fr');

/** Opens the dialog with everything that can be done about the others. */
async function openSeats(page: Page, words: typeof online, menu: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('button', { name: words.seats.title, exact: true }).click();
}

/** On a slow machine the table asks the same by itself, behind the dialog. */
const inDialog = (page: Page) => page.getByRole('dialog');

/** The first person plays until the round is over, while bots play for all others. */
async function playRoundAlone(page: Page): Promise<void> {
  let { seq } = await updateAt(page, 0);
  for (let asked: unknown = 'somebody'; asked !== 'nobody';) {
    const update = await playOnline(new Map([[0, page]]), {
      from: seq - 1,
      until: ({ view }) => view.asked !== 0,
    });
    ({ asked } = update.view);
    seq = asked === 'nobody' ? seq : (await updateAt(page, update.seq + 1)).seq;
  }
}

test('a troll is replaced and removed, a silent person too, and a lost device is made good', async ({
  device,
  makeTable,
  tables,
}) => {
  // Half a minute to answer is one second.
  await tables.kill();
  await tables.restart(30);
  const path = await makeTable({ players: 3, target: 300, tempo: 'relaxed' });
  const ana = await device({ language: 'en', name: 'Ana' });
  const max = await device({ language: 'de', name: 'Max' });
  const zoe = await device({ language: 'fr', name: 'Zoé' });
  const pages = await sitDown(path, ana, max, zoe);
  const turn = await playOnline(pages, { until: ({ view }) => view.asked === 1 });

  await test.step('the others vote, everybody hears of it, and the troll plays no more in this round', async () => {
    await openSeats(zoe.page, french.online, french.app.menu);
    await lookAt(zoe.page, 'the seats');
    await expectAnnounced(ana.page, seats.news.voted('Zoé', 'Max'), () =>
      inDialog(zoe.page)
        .getByRole('button', { name: french.online.care.vote('Max') })
        .click(),
    );
    await expect(inDialog(zoe.page).getByRole('button', { name: french.online.care.unvote })).toBeVisible();
    await zoe.page.getByRole('button', { name: french.app.close }).click();
    // The entry of the menu that led there is gone.
    await expect(zoe.page.getByRole('button', { name: french.app.menu, exact: true })).toBeFocused();
    await expect(ana.page.getByText(care.votes(1, 2))).toBeVisible();
    await lookAt(ana.page, 'a vote');
    await expectAnnounced(zoe.page, french.online.seats.news.replaced('Max'), () =>
      ana.page.getByRole('button', { name: care.replace('Max') }).click(),
    );
    await expect(max.page.getByText(german.care.youReplaced)).toBeVisible();
    await expect(max.page.getByRole('button', { name: german.play.takeBack })).toHaveCount(0);
    await lookAt(max.page, 'somebody who was replaced');
    await updateAt(ana.page, turn.seq + 1);
  });
  await test.step('the host removes them for good; they can ask to come back', async () => {
    await openSeats(ana.page, online, app.menu);
    await ana.page.getByRole('button', { name: online.lobby.remove('Max') }).click();
    await expect(max.page.getByText(german.seats.youWereRemoved)).toBeVisible();
    await expect(max.page.locator('.hand')).toHaveCount(0);
    await max.page.getByRole('button', { name: german.seats.askBack }).click();
    await expect(ana.page.getByRole('button', { name: seats.letBack('Max') })).toBeVisible();
    // The button that had the focus is gone.
    await ana.page.keyboard.press('Escape');
    await expect(ana.page.getByRole('dialog')).toHaveCount(0);
  });

  const pair = new Map([
    [0, ana.page],
    [2, zoe.page],
  ]);
  await test.step('somebody who does not move is nudged, answers, and later does not', async () => {
    const { seq } = await updateAt(ana.page, 0);
    await playOnline(pair, { from: seq - 1, until: ({ view }) => view.asked === 2 });
    await openSeats(ana.page, online, app.menu);
    await inDialog(ana.page)
      .getByRole('button', { name: care.nudge('Zoé') })
      .click();
    const asked = zoe.page.getByRole('button', { name: french.online.care.hereIAm });
    await expect(asked).toBeVisible();
    await lookAt(zoe.page, 'somebody who is asked whether they are there');
    await asked.click();
    await expect(asked).toHaveCount(0);
    await inDialog(ana.page)
      .getByRole('button', { name: care.nudge('Zoé') })
      .click();
    await expect(asked).toBeVisible();
    await ana.page.getByRole('button', { name: app.close }).click();
    const silent = ana.page.getByRole('button', { name: care.replace('Zoé') });
    // Her device is there again and again, and she is not; ana's learns each time how late it is at the table.
    await expect(async () => {
      await zoe.page.reload();
      await expect(silent).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await silent.click();
    await expect(zoe.page.getByText(french.online.play.youAreAway)).toBeVisible();
    await zoe.page.getByRole('button', { name: french.online.play.takeBack }).click();
    await expect(zoe.page.getByText(french.online.play.youAreAway)).toHaveCount(0);
  });
  await test.step('who has lost a device gets a link from the host, and the seat after the round', async () => {
    await zoe.page.close();
    await openSeats(ana.page, online, app.menu);
    await ana.page.getByRole('button', { name: care.newLink('Zoé') }).click();
    const link = await ana.page.getByLabel(online.share.link).inputValue();
    await lookAt(ana.page, 'a link for a lost device');
    await ana.page.getByRole('button', { name: app.close }).click();
    const fresh = await device({ language: 'fr', name: 'Zoé' });
    await fresh.page.goto(link);
    await expect(fresh.page.getByText(french.online.seats.youAreNext('Zoé'))).toBeVisible();
    expect(fresh.page.url()).not.toContain('claim');
    const views = (await socketMessagesOn(fresh.page)).filter(({ type }) => type === 'update');
    expect(views.every((update) => 'viewer' in update && update.viewer === 'watcher')).toBe(true);
    await playRoundAlone(ana.page);
    await expect
      .poll(async () => (await socketMessagesOn(fresh.page)).findLast(({ type }) => type === 'welcome'))
      .toMatchObject({ seat: 2 });
  });
  await tables.kill();
  await tables.restart();
});

test('a host who is there and does not start holds nobody up, also with a free seat', async ({
  device,
  makeTable,
}) => {
  const path = await makeTable({ players: 4, tempo: 'relaxed' });
  const ana = await device({ language: 'en', name: 'Ana' });
  const ben = await device({ language: 'de', name: 'Ben' });
  const zoe = await device({ language: 'fr', name: 'Zoé' });
  for (const { page } of [ana, ben, zoe]) {
    await page.goto(path);
    await page.locator('.screen-actions .main').click();
    await expect(page.locator('.invite')).toBeVisible();
  }
  await test.step('the others ask whether they are there, and vote', async () => {
    await expect(ana.page.locator('[data-care]')).toHaveCount(0);
    await lookAt(ben.page, 'a lobby whose host takes long');
    await ben.page.getByRole('button', { name: german.care.nudge('Ana') }).click();
    await expect(ana.page.getByRole('button', { name: care.hereIAm })).toBeVisible();
    await ben.page
      .getByRole('button', { name: german.care.vote('Ana') })
      .first()
      .click();
    await expect(zoe.page.getByText(french.online.care.votes(1, 2))).toBeVisible();
    await lookAt(zoe.page, 'a vote in the lobby');
    await zoe.page.getByRole('button', { name: french.online.care.later }).click();
    await expect(zoe.page.getByText(french.online.care.votes(1, 2))).toHaveCount(0);
    await zoe.page.getByRole('button', { name: french.online.care.vote('Ana') }).click();
  });
  await test.step('another person is the host then and starts', async () => {
    await expect(ana.page.getByRole('button', { name: online.play.takeBack })).toBeVisible();
    await ben.page.getByRole('button', { name: german.lobby.beginWith(1) }).click();
    for (const { page } of [ana, ben, zoe]) await expect(page.locator('.hand')).toBeVisible();
    await ana.page.getByRole('button', { name: online.play.takeBack }).click();
    await expect(ana.page.getByText(online.play.youAreAway)).toHaveCount(0);
  });
  await test.step('what somebody did not want to decide in the lobby is asked again in the game', async () => {
    await openSeats(ben.page, german, wordsIn('de').app.menu);
    await inDialog(ben.page)
      .getByRole('button', { name: german.care.vote('Ana') })
      .click();
    await expect(zoe.page.getByText(french.online.care.votes(1, 2))).toBeVisible();
  });
});
