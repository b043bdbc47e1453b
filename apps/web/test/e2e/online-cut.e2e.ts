import type { Page } from '@playwright/test';
import { below, seededRandom, type Action, type Random, type View } from '@quando/rules';
import { cutLine, updateAt } from './device/socket-messages.ts';
import { decisionIn, playOnline, sitDown } from './online/play-online.ts';
import { expect, test } from './online/online-test.ts';
import { wordsIn } from './online/online-words.ts';
import { mouse, type PlayerInput } from './table/player-input.ts';

test.setTimeout(300_000);

/** Long enough for two others to play their turns, in milliseconds. */
const AWAY = 15_000;

/** Acts once all cards have landed. */
const patiently = (page: Page): PlayerInput => ({
  ...mouse(page),
  async act(view, action) {
    await expect(page.locator('.flying')).toHaveCount(0);
    await mouse(page).act(view, withoutTriplet(view, action));
  },
});

/** A pair instead of a triplet, which would ask the one who is away in the middle of a turn. */
function withoutTriplet(view: View, action: Action): Action {
  if (action.type !== 'play' || action.slots.length !== 3) return action;
  const played = view.hands[Number(view.asked)]!.filter(({ slot }) => action.slots.includes(slot));
  const isTriplet = new Set(played.map(({ front }) => front)).size === 1;
  return isTriplet ? { type: 'play', slots: action.slots.slice(0, 2) } : action;
}

test('whoever was cut off while two others played reads a recap, sees the present and plays on', async ({
  device,
  makeTable,
}) => {
  const path = await makeTable({ players: 3, target: 50, tempo: 'relaxed' });
  const ana = await device({ language: 'en', name: 'Ana' });
  const ben = await device({ language: 'de', name: 'Ben' });
  const zoe = await device({ language: 'fr', name: 'Zoé', isMoving: true });
  const pages = await sitDown(path, ana, ben, zoe);
  const { app, online } = wordsIn('fr');
  const recap = zoe.page.getByRole('dialog', { name: app.game.missed });

  const before = await playOnline(pages, {
    input: patiently,
    until: ({ view }) => view.asked === 0 && view.phase === 'turn',
  });
  await updateAt(zoe.page, before.seq);
  await zoe.context.setOffline(true);
  const away = zoe.page.waitForTimeout(AWAY);
  const after = await playOnline(pages, {
    from: before.seq - 1,
    input: patiently,
    until: ({ view }) => view.asked === 2,
  });
  expect(after.view.round).toBe(before.view.round);
  await away;
  await expect(zoe.page.getByText(online.play.connectionDown)).toBeVisible();
  await zoe.context.setOffline(false);

  await expect(recap).toBeVisible();
  await expect(recap.getByRole('listitem').filter({ hasText: /^(Ana|Ben)/ })).not.toHaveCount(0);
  await expect(zoe.page.locator('.flying-cards > *')).toHaveCount(0);
  const own = await updateAt(zoe.page, after.seq);
  await expect(zoe.page.locator('.hand [data-card]')).toHaveCount(own.view.hands[2]!.length);
  await recap.getByRole('button', { name: app.game.toTable }).click();
  await expect(recap).toHaveCount(0);
  await patiently(zoe.page).act(own.view, decisionIn(own));
  await updateAt(ana.page, after.seq + 1);
});

/** Plays by mouse while lines are cut at any moment: anybody's, before a move, in the middle of it, or after it. */
function whileCut(pages: readonly Page[], random: Random): (page: Page) => PlayerInput {
  const cutSome = async (): Promise<void> => {
    for (const page of pages) if (below(random, 4) === 0) await cutLine(page);
  };
  return (page) => ({
    async act(view, action) {
      await cutSome();
      await Promise.all([mouse(page).act(view, action), cutSome()]);
      await cutSome();
    },
    async goOn() {
      await cutSome();
      await mouse(page).goOn();
    },
  });
}

// `cut-lines.test.ts` plays 200 games like this without a browser.
test('lines that are cut at random moments of a short game break nothing that is drawn', async ({
  device,
  makeTable,
}) => {
  const ana = await device({ language: 'en', name: 'Ana' });
  const ben = await device({ language: 'en', name: 'Ben' });
  const zoe = await device({ language: 'en', name: 'Zoé', isMoving: true });
  const pages = await sitDown(await makeTable({ players: 3, target: 1 }), ana, ben, zoe);
  const { toTable } = wordsIn('en').app.game;
  // Whoever has missed more than a turn reads a recap first.
  for (const page of pages.values()) {
    const read = page.getByRole('dialog').getByRole('button', { name: toTable });
    await page.addLocatorHandler(read, () => read.click());
  }
  const { seq } = await playOnline(pages, { input: whileCut([...pages.values()], seededRandom('cuts')) });
  for (const page of pages.values()) {
    expect((await updateAt(page, seq)).view.phase).toBe('over');
    await expect(page.locator('.screen-actions')).toBeVisible();
  }
});
