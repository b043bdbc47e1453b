import type { Page } from '@playwright/test';
import { remarkOn, personalityOf, type Occasion, type Utterance } from '@quando/bots';
import type { Sitter } from '@quando/protocol';
import { loadTalkWords } from '@quando/text';
import { remarkText } from '../../src/screens/game/bot-remark.ts';
import { storeGames } from './device/game-database.ts';
import { nextDecision } from './device/worker-messages.ts';
import { expect, test } from './quando-test.ts';
import { mouse } from './table/player-input.ts';
import { takeDevice } from './table/hand-over.ts';
import { storedGame, type StoredGame } from './table/stored-game.ts';
import { people, personAndBots } from './table/sitters.ts';
import { answerTo } from './table/play-game.ts';
import { english } from './table/words.ts';

const talk = await loadTalkWords('en');
const { settings } = english.app;

/** The remark that the bots of a game make about an event. */
const remarkIn = (
  game: string,
  seq: number,
  event: Occasion['event'],
  sitters: readonly Sitter[],
): Utterance | undefined => {
  const personalities = sitters.map(({ kind, name }) => (kind === 'bot' ? personalityOf(name) : 'person'));
  return remarkOn({ event, personalities, before: 'unknown' }, `${game} ${seq}`);
};

const DEAL = { dealer: 1, hands: ['8 8 8 5 2 4 7 9', '6 6 9 3 1 2 4 7'], pile: '4 3 7 5' };

/** A game of three in which the first is on turn, a person, so that nothing happens before the page has opened. */
const fresh = (sitters: readonly Sitter[]): StoredGame =>
  storedGame({ sitters, deal: { ...DEAL, dealer: 2, hands: [...DEAL.hands, '5 10'] } });

const DEALT = { type: 'dealt', round: 0, dealer: 2, cards: 8, hands: [], top: 4 } as const;

/** The person is on turn with three eights, and has a bot opposite that will have to draw. */
const LINES = ['0 play 3', '0 draw up', '1 play 0 1', '1 draw up'];

/** Where the bot's draw stands in the log, after the person's play and draw. */
const SUFFERED_AT = LINES.length + 4;

const SUFFERED = {
  type: 'drew',
  seat: 1,
  why: 'triplet',
  side: 'up',
  card: { slot: 0, front: 'hidden', back: 'hidden' },
  top: 7,
} as const;

const PIP = personAndBots(['Pip'], 'beginner');

const TRIPLET = { type: 'played', seat: 0, group: 'triplet', cards: [] } as const;

/** A game in which the bot will complain, and has not praised the triplet before. */
const [grumbling, complaint] = Array.from({ length: 100 }, (_, i) => `game-${i}`)
  .filter((game) => !remarkIn(game, SUFFERED_AT - 2, TRIPLET, PIP))
  .map((game) => [game, remarkIn(game, SUFFERED_AT, SUFFERED, PIP)] as const)
  .find(([, said]) => said !== undefined)!;

const grumblingGame = (): StoredGame =>
  storedGame({ game: grumbling, sitters: PIP, deal: DEAL, lines: LINES });

declare global {
  /** Every bubble that stood on a page, there once `noteBubbles` was called. */
  const bubbles: string[];
}

/** Records every speech bubble that appears on the page, with its seat. */
const noteBubbles = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const bubbles: string[] = [];
    Object.assign(globalThis, { bubbles });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element) {
            const bubble = node.matches('.bubble') ? node : node.querySelector('.bubble');
            const seat = bubble?.getAttribute('data-speaker');
            if (bubble) bubbles.push(`${seat}: ${bubble.textContent}`);
          }
    }).observe(document, { childList: true, subtree: true });
  });

const noted = (said: Utterance): string => `${said.seat}: ${remarkText(talk, said)}`;

const bubblesOn = (page: Page): Promise<string[]> => page.evaluate(() => bubbles);

/** Plays the triplet, and then on until the bot has done all it had to, and once more. */
async function playTriplet(page: Page): Promise<void> {
  const input = mouse(page);
  const asked = await nextDecision(page, 0);
  await input.act(asked.view, { type: 'play', slots: [0, 1, 2] });
  const drawing = await nextDecision(page, asked.seq);
  await input.act(drawing.view, { type: 'draw', side: 'up' });
  const next = await nextDecision(page, drawing.seq);
  await answerTo(next, input);
  await nextDecision(page, next.seq);
}

test('a bot greets from its seat, is announced once, and then stays quiet @both', async ({ page }) => {
  const sitters = personAndBots(['Mila', 'Jonas']);
  const said = remarkIn('stored', 1, DEALT, sitters)!;
  const line = remarkText(talk, said);
  await storeGames(page, fresh(sitters));
  await page.goto('/play/stored');
  // In one check: the bubble disappears after a moment.
  await page.waitForFunction(
    ([seat, words, announced]) => {
      const bubbles = [...document.querySelectorAll('.bubble')];
      const spoken = [...document.querySelectorAll('[role="status"]')].map((status) => status.textContent);
      return (
        bubbles.length === 1 &&
        bubbles[0]!.textContent === words &&
        bubbles[0]!.getAttribute('data-speaker') === seat &&
        spoken.filter((sentence) => sentence.includes(announced)).length === 1
      );
    },
    [String(said.seat), line, talk.says(sitters[said.seat]!.name, line)] as const,
  );
  await expect(page.locator('.bubble')).toHaveCount(0);
});

test('a bot comments on an event that affects it while the game goes on', async ({ page }) => {
  await noteBubbles(page);
  await storeGames(page, grumblingGame());
  await page.goto(`/play/${grumbling}`);
  await playTriplet(page);
  expect(await bubblesOn(page)).toEqual([noted(complaint!)]);
});

test('bots are silent when their remarks are turned off', async ({ page }) => {
  await noteBubbles(page);
  await storeGames(page, grumblingGame());
  await page.goto('/settings');
  const wish = page.getByRole('switch', { name: settings.botTalk });
  await expect(wish).toBeChecked();
  await wish.uncheck();
  await page.reload();
  await expect(wish).not.toBeChecked();
  await page.goto(`/play/${grumbling}`);
  await playTriplet(page);
  expect(await bubblesOn(page)).toEqual([]);
});

test('on a shared device, bots speak once a player has taken the device', async ({ page }) => {
  const sitters: Sitter[] = [...people('Ana', 'Ben'), ...personAndBots(['Pip']).slice(1)];
  await noteBubbles(page);
  await storeGames(page, fresh(sitters));
  await page.goto('/play/stored');
  await expect(page.getByRole('button', { name: english.app.handover.iAm('Ana') })).toBeVisible();
  expect(await bubblesOn(page)).toEqual([]);
  await takeDevice(page, 'Ana', 0);
  const said = remarkIn('stored', 1, DEALT, sitters)!;
  await expect.poll(() => bubblesOn(page)).toEqual([noted(said)]);
});
