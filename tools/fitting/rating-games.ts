/**
 * Plays games between bots of random levels to the usual target, for `fit-anchors.ts`. One line per game: the place of
 * each level, as in `master:1 casual:3 sharp:2`. Usage: rating-games.ts PLAYERS FROM TO [TARGET]
 */
import { BOT_LEVELS, BOTS, type Bot, type BotLevel } from '@quando/bots';
import { below, seededRandom, type Random } from '@quando/rules';
import { advance, deal, Draft, moveOf, shuffledDeck, totalsOf, viewOf } from '@quando/rules/authority';
import { benchMaster } from '../bench/net/bench-master.ts';

const bots: Readonly<Record<BotLevel, Bot>> = { ...BOTS, master: benchMaster() };

const [players, from, to, chosen] = process.argv.slice(2).map(Number);
const target = chosen ?? (players === 2 ? 40 : 50);
for (let game = from!; game < to!; game += 1) {
  const random = seededRandom(`rating ${players} ${game}`);
  const lineUp = lineUpOf(random);
  const places = placesOf(play(lineUp, random));
  console.log(lineUp.map((level, seat) => `${level}:${places[seat]}`).join(' '));
}

/** Random levels, at least two of them different. */
function lineUpOf(random: Random): readonly BotLevel[] {
  const lineUp = Array.from({ length: players! }, () => BOT_LEVELS[below(random, BOT_LEVELS.length)]!);
  return new Set(lineUp).size > 1 ? lineUp : lineUpOf(random);
}

function play(lineUp: readonly BotLevel[], random: Random): readonly number[] {
  const draft = new Draft(lineUp.length, target);
  for (let round = 0; draft.phase !== 'over'; round += 1) {
    deal(draft, shuffledDeck(random), round % lineUp.length);
    for (let seat = draft.asked; seat !== 'nobody'; seat = draft.asked) {
      const action = bots[lineUp[seat]!](viewOf(draft, seat), { seed: random.next() >>> 0 });
      advance(draft, moveOf(draft, seat, action));
    }
  }
  return totalsOf(draft);
}

/** From 1; who is tied shares the better place. */
function placesOf(totals: readonly number[]): readonly number[] {
  return totals.map((total) => 1 + totals.filter((other) => other < total).length);
}
