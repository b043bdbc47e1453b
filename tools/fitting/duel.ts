import type { Policy } from '@quando/bots';
import { seededRandom } from '@quando/rules';
import { advance, deal, Draft, Move, shuffledDeck, totalsOf } from '@quando/rules/authority';

type Setting = { readonly players: number; readonly games: number; readonly seed: string };

/** The share of games that one seat of `lone` wins against `crowd` on the others, with the same deals for each seat. */
export function duel(lone: Policy, crowd: Policy, { players, games, seed }: Setting): number {
  let won = 0;
  for (let game = 0; game < games; game += 1) {
    for (let seat = 0; seat < players; seat += 1) {
      won += shareOf(playGame(lone, crowd, seat, players, `${seed} ${game}`), seat);
    }
  }
  return won / games / players;
}

function playGame(
  lone: Policy,
  crowd: Policy,
  seat: number,
  players: number,
  seed: string,
): readonly number[] {
  const random = seededRandom(seed);
  const move = new Move();
  const draft = new Draft(players, players === 2 ? 40 : 50);
  for (let round = 0; draft.phase !== 'over'; round += 1) {
    deal(draft, shuffledDeck(random), round % players);
    while (!draft.isRoundOver) {
      (draft.askedCode === seat ? lone : crowd)(draft, random, move);
      advance(draft, move);
    }
  }
  return totalsOf(draft);
}

/** 1 for a win alone, a half for one of two, and so on. */
function shareOf(totals: readonly number[], seat: number): number {
  const lowest = Math.min(...totals);
  return totals[seat] === lowest ? 1 / totals.filter((total) => total === lowest).length : 0;
}
