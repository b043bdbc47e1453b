import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { storeGames, rowsIn } from './device/game-database.ts';
import { nextDecision } from './device/worker-messages.ts';
import { expect, test } from './quando-test.ts';
import { actionButton, mouse, waitForView } from './table/player-input.ts';
import { gameLogFrom, type StoredGame } from './table/stored-game.ts';
import { lastTurnScene, penaltyScene, TIE, tieScene, tripletScene, zeroScene } from './table/scenes.ts';
import { personAndBots } from './table/sitters.ts';
import { english } from './table/words.ts';

const { app } = english;

type Moment = { readonly name: string; readonly scene: StoredGame; readonly selector: string };

const against = { sitters: personAndBots(['Mila']) };

/** Each moment of a game, and what on the screen tells that it is this one. */
const MOMENTS: readonly Moment[] = [
  { name: 'a turn', scene: zeroScene(0, { game: 'turn' }), selector: actionButton('knock') },
  { name: 'a draw', scene: zeroScene(1, { game: 'draw' }), selector: actionButton('draw-up') },
  { name: 'a zero to turn', scene: zeroScene(4, { game: 'zero' }), selector: actionButton('choose') },
  {
    name: 'a draw for a triplet',
    scene: penaltyScene({ game: 'penalty' }),
    selector: actionButton('draw-down'),
  },
  { name: 'a last turn', scene: lastTurnScene({ game: 'last' }), selector: actionButton('pass') },
  {
    name: 'a hand-over',
    scene: tripletScene({ game: 'hand-over' }),
    selector: `text=${app.handover.iAm('Ana')}`,
  },
  {
    name: 'a reveal',
    scene: tieScene(TIE.isScored, { game: 'reveal', ...against }),
    selector: `text=${app.reveal.deal(2)}`,
  },
  {
    name: 'the end of a game',
    scene: tieScene(TIE.isScored, { game: 'end', ...against, target: 9 }),
    selector: `text=${app.end.again}`,
  },
];

/** What a screen reader finds once nothing is added any more: announcements and late buttons take a moment. */
async function settled(page: Page): Promise<string> {
  let last = '';
  const isSame = async (): Promise<boolean> => {
    const before = last;
    last = await page.locator('main').ariaSnapshot();
    return last === before;
  };
  await expect.poll(isSame, { intervals: [1500] }).toBe(true);
  return last;
}

/** The entries of one game among those of all. */
const entriesOf = async (page: Page, game: string): Promise<unknown[]> =>
  (await rowsIn(page, 'entries')).filter((row) => v.is(v.object({ game: v.literal(game) }), row));

test('loading again changes nothing in any moment of a game', async ({ page, context }) => {
  await storeGames(page, ...MOMENTS.map(({ scene }) => scene));
  const inTab = async ({ name, scene, selector }: Moment): Promise<void> => {
    const tab = await context.newPage();
    await tab.goto(`/play/${scene.summary.game}`);
    await expect(tab.locator(selector).first(), name).toBeVisible();
    const before = await settled(tab);
    await tab.reload();
    await expect(tab.locator(selector).first(), name).toBeVisible();
    await expect.poll(() => tab.locator('main').ariaSnapshot(), name).toBe(before);
    expect(await entriesOf(tab, scene.summary.game), name).toHaveLength(scene.entries.length);
    await tab.close();
  };
  // Each in a tab of its own, so that they do not wait for each other.
  await Promise.all(MOMENTS.map(inTab));
});

test('after loading again the game goes on from there', async ({ page }) => {
  await storeGames(page, zeroScene(1));
  await page.goto('/play/stored');
  await expect(page.locator(actionButton('draw-up'))).toBeVisible();
  await page.reload();
  const asked = await nextDecision(page, 0);
  await mouse(page).act(asked.view, { type: 'draw', side: 'up' });
  await waitForView(page, (await nextDecision(page, asked.seq)).view);
});

test.describe('at a pace at which bots think for a while', () => {
  test.use({ settings: { speed: 'slow', motion: 'reduced', sounds: false } });

  test('loading again while a bot thinks lets it move once', async ({ page }) => {
    const scene = zeroScene(2);
    await storeGames(page, scene);
    await page.goto('/play/stored');
    await expect(page.locator('.waiting')).toBeVisible();
    await page.reload();
    await nextDecision(page, scene.entries.length);
    const { state, seq } = gameLogFrom(await rowsIn(page, 'entries'));
    expect(state.asked).toBe(0);
    // A play and a draw, and perhaps a triplet's question to the person.
    expect(seq).toBe(scene.entries.length + 1);
  });
});
