/**
 * How well a belief's chances of single fronts agree with the true hands in games of Masters, by tenths: how many there are,
 * their mean, and how often they were true, for the shares among its worlds and for what is shown to people.
 * `npx node tools/fitting/belief-calibration.ts [GAMES] [FIRST]`
 */
import { beliefOf, believedSides, likelihoodBy, masterOf, smallNet, type Belief } from '@quando/bots';
import { seededRandom } from '@quando/rules';
import { ownDecisions, type OwnDecision } from '../../packages/bots/src/review/own-decisions.ts';
import { botGame } from '../bench/bot-game.ts';
import { loadedNet, newKernel } from '../bench/net/loaded.ts';
import { printTable } from '../bench/printing.ts';

type Tenth = { count: number; chance: number; isTrue: number };

/** Every so many-th decision of a seat is looked at. */
const EACH = 5;
const PLAYERS = [2, 3, 4, 5, 6];
const [games = '20', first = '0'] = process.argv.slice(2).map(Number);
const master = masterOf(loadedNet());
const likelihood = likelihoodBy(smallNet(newKernel()));
const shown = tenths();
const sampled = tenths();

function note(decision: OwnDecision, game: number): void {
  const random = seededRandom(`belief ${game}`);
  const belief = beliefOf(decision.seen, { likelihood, random, hands: 32, worlds: 48 });
  const { fronts } = believedSides(belief);
  for (const [seat, hand] of decision.view.hands.entries())
    for (const [position, { front }] of hand.entries()) {
      if (front !== 'hidden') continue;
      const truth = decision.state.front(seat, position);
      for (const [number, chance] of fronts[seat]![position]!.entries()) {
        if (chance === 0) continue;
        add(shown, chance, number === truth);
        add(sampled, shareOf(belief, seat, position, number), number === truth);
      }
    }
}

const shareOf = ({ worlds }: Belief, seat: number, position: number, number: number): number =>
  worlds.filter(({ world }) => world.front(seat, position) === number).length / worlds.length;

function add(into: Tenth[], chance: number, isTrue: boolean): void {
  const tenth = into[Math.min(9, Math.floor(chance * 10))]!;
  tenth.count += 1;
  tenth.chance += chance;
  tenth.isTrue += Number(isTrue);
}

function tenths(): Tenth[] {
  return Array.from({ length: 10 }, () => ({ count: 0, chance: 0, isTrue: 0 }));
}

const columns = ({ count, chance, isTrue }: Tenth): string[] => [
  String(count),
  percent(chance / count),
  percent(isTrue / count),
];

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

for (let game = Number(first); game < Number(first) + Number(games); game += 1) {
  const players = PLAYERS[game % PLAYERS.length]!;
  const record = botGame(
    Array.from({ length: players }, () => master),
    `calibration ${game}`,
  );
  for (const [i, decision] of [...ownDecisions(record, 0)].entries())
    if (i % EACH === 0) note(decision, game);
}
printTable([
  ['chance', 'shown: sides', 'mean', 'true', 'shares among worlds: sides', 'mean', 'true'],
  ...shown.map((tenth, i) => [`${i * 10} to ${i * 10 + 10} %`, ...columns(tenth), ...columns(sampled[i]!)]),
]);
