import { actionButton } from '../e2e/table/player-input.ts';
import { english } from '../e2e/table/words.ts';
import type { Target } from './target.ts';
import type { Visitor } from './visitor.ts';

const action = (name: string): Target => ({ css: `${actionButton(name)}:not([aria-disabled="true"])` });
const CARDS = '.hand [data-card]';

/** Whoever has missed more than a turn reads a recap first. */
const RECAP: Target = { role: 'button', name: english.app.game.toTable };

/** The buttons that move a turn on to its draw, and those that move a round on to its end, the most wanted first. */
const TO_DRAW = [RECAP, ...['yes', 'pass', 'play', 'flip'].map(action)];
const TO_END = [RECAP, ...['yes', 'knock', 'pass', 'play', 'flip', 'draw-up'].map(action)];

/** How long a round may take on a busy machine, in milliseconds. */
const ROUND = 120_000;

/** Plays any card each turn and knocks as soon as that is possible, until something else is on the screen. */
export const playUntil = (visitor: Visitor, goal: Target): Promise<void> =>
  playOnUntil(visitor, goal, TO_END);

/** Plays any card, and leaves the choice of a side open. */
export const playUntilDraw = (visitor: Visitor): Promise<void> =>
  playOnUntil(visitor, { css: actionButton('draw-up') }, TO_DRAW);

function playOnUntil(visitor: Visitor, goal: Target, buttons: readonly Target[]): Promise<void> {
  const isThere = async (): Promise<boolean> => {
    if (await visitor.has(goal)) return true;
    await playOn(visitor, buttons);
    return false;
  };
  return visitor.until(isThere, `the game never came to ${JSON.stringify(goal)}`, ROUND);
}

/** Makes one click that is possible now, if it is this player's turn. */
async function playOn(visitor: Visitor, buttons: readonly Target[]): Promise<void> {
  for (const button of buttons) if (await visitor.tryClick(button)) return;
  if (await visitor.has({ css: actionButton('choose') })) await chooseCard(visitor);
}

/** Chooses a card; if that does not suffice, as with a zero, the next one instead. */
async function chooseCard(visitor: Visitor): Promise<void> {
  const cards = await visitor.driver.run(
    (selector) => [...document.querySelectorAll(selector)].map((card) => card.getAttribute('data-card')),
    CARDS,
  );
  for (const card of cards) {
    const target = { css: `[data-card="${card}"]` };
    await visitor.tryClick(target);
    if ((await visitor.has(action('play'))) || (await visitor.has(action('flip')))) return;
    await visitor.tryClick(target);
  }
}
