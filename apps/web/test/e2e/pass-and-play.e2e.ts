import { storeGames, rowsIn } from './device/game-database.ts';
import { expect, test } from './quando-test.ts';
import { actionButton, mouse, waitForView } from './table/player-input.ts';
import { gameLogFrom } from './table/stored-game.ts';
import { viewAs, takeDevice, passOn } from './table/hand-over.ts';
import { tripletScene } from './table/scenes.ts';
import { english } from './table/words.ts';

const { app, board, text } = english;
const names = ['Ana', 'Ben', 'Cleo'];

test('a triplet goes round: every person it asks gets the device in turn @both', async ({ page }) => {
  await storeGames(page, tripletScene());
  await page.goto('/play/stored');

  await test.step('nobody sees a card before Ana says that it is her', async () => {
    await expect(page.getByText(app.handover.pass('Ana'))).toBeVisible();
    await expect(page.locator('[data-card]')).toHaveCount(0);
  });

  const ana = await takeDevice(page, 'Ana', 0);
  await mouse(page).act(ana, { type: 'play', slots: [0, 1, 2] });
  await mouse(page).act(await viewAs(page, 0, { phases: ['draw'] }), { type: 'draw', side: 'up' });

  await test.step('Ben is told of the triplet, then turns a zero over', async () => {
    await passOn(page, 'Ben');
    await expect(page.locator('[data-card]')).toHaveCount(0);
    const ben = await takeDevice(page, 'Ben', 1, {
      plays: [toldTo(1)],
    });
    await waitForView(page, ben);
    await mouse(page).act(ben, { type: 'flip', slot: 1 });
  });

  await test.step('Cleo, who has no zero, draws', async () => {
    await passOn(page, 'Cleo');
    const cleo = await takeDevice(page, 'Cleo', 2, {
      plays: [toldTo(2)],
    });
    await waitForView(page, cleo);
    await expect(page.locator(actionButton('draw-down'))).toContainText(board.actions.turnOver);
    await mouse(page).act(cleo, { type: 'draw', side: 'down' });
  });

  await passOn(page, 'Ben');
  expect(gameLogFrom(await rowsIn(page, 'entries')).state).toMatchObject({
    phase: 'turn',
    turn: 1,
    asked: 1,
  });
});

const card = { slot: 0, front: 8, back: 'hidden' } as const;
const playedThreeEights = {
  type: 'played',
  seat: 0,
  group: 'triplet',
  cards: [card, { ...card, slot: 1 }, { ...card, slot: 2 }],
} as const;

/** What a player is told of the triplet; the same sentence goes on with the draw. */
const toldTo = (viewer: number): string => text.say(playedThreeEights, { viewer, names }).replace(/\.$/, '');
