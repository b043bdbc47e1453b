import { seededRandom, type Action, type Random, type View } from '@quando/rules';
import { advance, deal, Draft, moveOf, shuffledDeck, viewOf } from '@quando/rules/authority';
import type { Bot } from '../bot.ts';
import { absurdityOf, type Absurdity } from './absurdity.ts';
import { harmlessWin, sureWin } from './sure-win.ts';

/** How often a bot did what is absurd. */
export type Absurdities = {
  readonly decisions: number;
  /** How often a sure win was there. */
  readonly chances: number;
  readonly found: Readonly<Record<Absurdity, number>>;
  /** How many of the missed wins could not have lost the game. */
  readonly missedHarmless: number;
};

/** Counts the absurd moves of a bot at every seat, in games with 2 to 6 players in turn. */
export function absurditiesIn(bot: Bot, seed: string, games: number): Absurdities {
  const found = { 'zero-thrown-away': 0, 'lost-knock': 0, 'missed-win': 0 };
  let decisions = 0;
  let chances = 0;
  let missedHarmless = 0;
  for (let game = 0; game < games; game += 1) {
    for (const { view, action } of decisionsOf(bot, 2 + (game % 5), seededRandom(`${seed} ${game}`))) {
      const absurdity = absurdityOf(view, action);
      decisions += 1;
      if (sureWin(view)) chances += 1;
      if (absurdity) found[absurdity] += 1;
      if (absurdity === 'missed-win' && harmlessWin(view)) missedHarmless += 1;
    }
  }
  return { decisions, chances, found, missedHarmless };
}

type Decided = { readonly view: View; readonly action: Action };

/** All decisions of a game. */
function* decisionsOf(bot: Bot, players: number, random: Random): Generator<Decided, void, undefined> {
  const draft = new Draft(players, players === 2 ? 40 : 50);
  for (let round = 0; draft.phase !== 'over'; round += 1) {
    deal(draft, shuffledDeck(random), round % players);
    for (let asked = draft.asked; asked !== 'nobody'; asked = draft.asked) {
      const view = viewOf(draft, asked);
      const action = bot(view, { seed: random.next() });
      yield { view, action };
      advance(draft, moveOf(draft, asked, action));
    }
  }
}
