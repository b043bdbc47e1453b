import { legalActions } from '@quando/rules';
import { shuffledDeck, startGame, viewOf } from '@quando/rules/authority';
import { seededRandom } from '@quando/rules';
import { BOT_LEVELS, type BotLevel } from '@quando/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { Thinkers } from '../src/thinking/thinkers.ts';

const { state } = startGame({ players: 3, target: 50, dealer: 2 }, shuffledDeck(seededRandom('thinkers')));
const view = viewOf(state, 0);
const turnOf = (level: BotLevel) => ({ seq: 1, seat: 0, level, view, seed: 'a' });

function thinkers(): Thinkers {
  const made = new Thinkers();
  onTestFinished(() => made.close());
  return made;
}

test.each(BOT_LEVELS)('%s decides something that is allowed', async (level) => {
  expect(legalActions(view)).toContainEqual(await thinkers().think(turnOf(level)));
});

test('many decisions at once are all made, whoever has to wait', async () => {
  const made = thinkers();
  const actions = await Promise.all(Array.from({ length: 8 }, () => made.think(turnOf('strong'))));
  expect(
    actions.filter((action) => legalActions(view).some(({ type }) => type === action.type)),
  ).toHaveLength(8);
});

test('a thread that dies takes one decision with it, not the others', async () => {
  const made = thinkers();
  const broken = { ...turnOf('strong'), view: {} as typeof view };
  await expect(made.think(broken)).rejects.toBeInstanceOf(Error);
  expect(legalActions(view)).toContainEqual(await made.think(turnOf('strong')));
});
