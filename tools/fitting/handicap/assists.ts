/** Measures how far help lifts a level, in the model's paces: `node tools/fitting/handicap/assists.ts [GAMES]`. */
import { BOTS, DIAL, hint, personOf, STEP_OF, type Bot, type CodedLevel } from '@quando/bots';
import { seededRandom, type View } from '@quando/rules';
import { finalTotals } from './mixed-games.ts';

const [BASE, PLAYERS, TARGET, HINTS, PLAYOUTS] = [8, 4, 50, 3, 300];
const games = Number(process.argv[2] ?? 400);

const LEVELS: readonly CodedLevel[] = ['beginner', 'casual', 'sharp'];

/** Forgets nothing: the app shows every side that was seen. */
const remembering = (level: CodedLevel): Bot => personOf({ ...DIAL[STEP_OF[level] - 1]!, memory: Infinity });

/** Also takes advice for the first three decisions of its every round that leave a choice. */
function advised(level: CodedLevel): Bot {
  const bot = remembering(level);
  let [round, left] = [-1, 0];
  return (view, options) => {
    if (view.round !== round || isFresh(view)) [round, left] = [view.round, HINTS];
    if (left === 0) return bot(view, options);
    left -= 1;
    return hint(view, { ...options, playouts: PLAYOUTS }).best.action;
  };
}

const isFresh = (view: View): boolean => view.viewer !== 'watcher' && view.plays[view.viewer] === 0;

/** The mean logarithm of the first bot's points less that of three Casuals. */
function paceOf(bot: Bot, seed: string): number {
  let sum = 0;
  for (let game = 0; game < games; game += 1) {
    const bots = [bot, BOTS.casual, BOTS.casual, BOTS.casual];
    const [own, ...others] = finalTotals(bots, TARGET, seededRandom(`${seed} ${game}`)).map((total) =>
      Math.log(total + BASE),
    );
    sum += own! - others.reduce((a, b) => a + b, 0) / (PLAYERS - 1);
  }
  return sum / games;
}

for (const level of LEVELS) {
  const seed = 'assists';
  console.log(level, 'alone', paceOf(BOTS[level], seed).toFixed(3));
  console.log(level, 'remembering', paceOf(remembering(level), seed).toFixed(3));
  console.log(level, 'advised', paceOf(advised(level), seed).toFixed(3));
}
