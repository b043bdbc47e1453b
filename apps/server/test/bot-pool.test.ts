import { legalActions } from '@quando/rules';
import { shuffledDeck, startGame, viewOf } from '@quando/rules/authority';
import { seededRandom } from '@quando/rules';
import { BOT_LEVELS, type BotLevel } from '@quando/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { BotPool } from '../src/bots/bot-pool.ts';

const { state } = startGame({ players: 3, target: 50, dealer: 2 }, shuffledDeck(seededRandom('pool')));
const view = viewOf(state, 0);
const turnOf = (level: BotLevel) => ({ seq: 1, seat: 0, level, habit: 'none' as const, view, seed: 'a' });

function pool(): BotPool {
  const made = new BotPool();
  onTestFinished(() => made.close());
  return made;
}

test.each(BOT_LEVELS)('%s makes a legal decision', async (level) => {
  expect(legalActions(view)).toContainEqual(await pool().think(turnOf(level)));
});

test('many concurrent decisions are all made', async () => {
  const made = pool();
  const actions = await Promise.all(Array.from({ length: 8 }, () => made.think(turnOf('master'))));
  expect(
    actions.filter((action) => legalActions(view).some(({ type }) => type === action.type)),
  ).toHaveLength(8);
});

test('a crashed thread fails one decision, not the others', async () => {
  const made = pool();
  const broken = { ...turnOf('master'), view: { ...view, hands: [] } };
  await expect(made.think(broken)).rejects.toBeInstanceOf(Error);
  expect(legalActions(view)).toContainEqual(await made.think(turnOf('master')));
});
