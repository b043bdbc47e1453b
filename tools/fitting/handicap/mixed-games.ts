import { BOT_LEVELS, BOTS, type Bot, type BotLevel } from '@quando/bots';
import { below, seededRandom, type Random } from '@quando/rules';
import { advance, deal, Draft, moveOf, shuffledDeck, totalsOf, viewOf } from '@quando/rules/authority';
import { benchMaster } from '../../bench/net/bench-master.ts';

/** A finished game between bots of any levels: by seat, the level and the points at the end by the printed rules. */
export type MixedGame = {
  readonly players: number;
  readonly target: number;
  readonly levels: readonly BotLevel[];
  readonly totals: readonly number[];
};

/** Plays one game with a random level on every seat; the same seed gives the same game. */
export function mixedGame(players: number, target: number, seed: string): MixedGame {
  const random = seededRandom(seed);
  const levels = Array.from({ length: players }, () => BOT_LEVELS[below(random, BOT_LEVELS.length)]!);
  return { players, target, levels, totals: finalTotals(levels.map(botOf), target, random) };
}

/** Everybody's points after a game between these bots. */
export function finalTotals(bots: readonly Bot[], target: number, random: Random): readonly number[] {
  const draft = new Draft(bots.length, target);
  for (let dealer = below(random, bots.length); draft.phase !== 'over'; dealer += 1) {
    deal(draft, shuffledDeck(random), dealer % bots.length);
    playRound(draft, bots, random);
  }
  return totalsOf(draft);
}

function playRound(draft: Draft, bots: readonly Bot[], random: Random): void {
  for (let seat = draft.asked; seat !== 'nobody'; seat = draft.asked) {
    const action = bots[seat]!(viewOf(draft, seat), { seed: random.next() >>> 0 });
    advance(draft, moveOf(draft, seat, action));
  }
}

const master = benchMaster();

const botOf = (level: BotLevel): Bot => (level === 'master' ? master : BOTS[level]);
