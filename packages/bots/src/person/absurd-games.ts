import { seededRandom, type Action, type Random, type View } from '@quando/rules';
import { advance, deal, Draft, moveOf, shuffledDeck, viewOf } from '@quando/rules/authority';
import type { Bot } from '../bot.ts';
import { absurdityOf, type Absurdity } from './absurdity.ts';
import { harmlessWin, sureWin } from './sure-win.ts';

/** How often a bot made absurd moves. */
export type Absurdities = {
  readonly decisions: number;
  /** How often there was a sure win. */
  readonly chances: number;
  readonly found: Readonly<Record<Absurdity, number>>;
  /** How many of the missed wins could not have lost the game. */
  readonly missedHarmless: number;
};

/** Counts the absurd moves of a bot at every seat, in games with 2 to 6 players in turn, as long as usual or to a target. */
export function absurditiesIn(bot: Bot, seed: string, games: number, target?: number): Absurdities {
  const found = { 'zero-thrown-away': 0, 'lost-knock': 0, 'missed-win': 0 };
  let decisions = 0;
  let chances = 0;
  let missedHarmless = 0;
  for (let game = 0; game < games; game += 1) {
    const players = 2 + (game % 5);
    const draft = new Draft(players, target ?? (players === 2 ? 40 : 50));
    for (const { view, action } of decisionsOf(bot, draft, seededRandom(`${seed} ${game}`))) {
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

/** All decisions of a game, which is played on in the draft. */
function* decisionsOf(bot: Bot, draft: Draft, random: Random): Generator<Decided, void, undefined> {
  for (let round = 0; draft.phase !== 'over'; round += 1) {
    deal(draft, shuffledDeck(random), round % draft.players);
    for (let asked = draft.asked; asked !== 'nobody'; asked = draft.asked) {
      const view = viewOf(draft, asked);
      const action = bot(view, { seed: random.next() });
      yield { view, action };
      advance(draft, moveOf(draft, asked, action));
    }
  }
}
