/**
 * How far off an account of luck is at each decision that differs from the Master's: what the decision changed by the critic,
 * beside play-outs of both decisions by Masters with the same unseen cards, in games of bots with 2 to 6 players.
 * `npx node tools/fitting/luck-error.ts [DECISIONS] [PLAYOUTS] [FIRST_GAME] [FEWEST_PLAYERS] [MOST_PLAYERS]` prints one line per decision and what they come to.
 */
import { BOTS, differsFromMaster, judgeGame, masterOf, type BotLevel, type JudgedStep } from '@quando/bots';
import { seededRandom, type GameRecord, type Random } from '@quando/rules';
import {
  actionOf,
  advance,
  draftOf,
  moveOf,
  parseEntry,
  replay,
  turnedOver,
  viewOf,
  type Draft,
  type Move,
  type State,
} from '@quando/rules/authority';
import { botGame } from '../bench/bot-game.ts';
import { loadedJudge, loadedNet } from '../bench/net/loaded.ts';
import { printTable } from '../bench/printing.ts';

const LEVELS: readonly Exclude<BotLevel, 'master'>[] = ['beginner', 'casual', 'sharp', 'strong'];
/** Every so many-th of these decisions is looked at. */
const EACH = 11;

const [decisions = 60, playouts = 100, first = 0, fewest = 2, most = 6] = process.argv.slice(2).map(Number);
const judge = loadedJudge();
const master = masterOf(loadedNet());

/** Of what an account says of one seat at one decision: how far it is off, and what the play-outs leave open of that. */
type Difference = {
  readonly whose: 'own' | 'others';
  readonly players: number;
  readonly off: number;
  readonly error: number;
};

/** The steps of a game at which somebody decided otherwise than a Master, with the state before. */
function* differing(
  record: GameRecord,
): Generator<{ before: State; step: JudgedStep; line: string }, void, undefined> {
  const { steps } = judgeGame(record, { judge, master });
  let before: State | undefined;
  let i = 0;
  for (const { state, round, action } of replay(record)) {
    if (action !== 'deal') {
      const step = steps[i]!;
      i += 1;
      if (differsFromMaster(step))
        yield { before: before!, step, line: record.rounds[round]!.actions[action]! };
    }
    before = state;
  }
}

function differencesAt(
  before: State,
  { seat, decision }: JudgedStep,
  line: string,
  random: Random,
): Difference[] {
  const done = moveOf(before, seat, actionOf(before, parseEntry(line)!)!);
  const masters = moveOf(before, seat, master(viewOf(before, seat), { seed: 0 }));
  const gains = Array.from({ length: playouts }, () => {
    const world = shuffled(before, random);
    const [after, instead] = [playedOut(world, done), playedOut(world, masters)];
    return after.map((chance, each) => chance - instead[each]!);
  });
  return decision.map((effect, each): Difference => {
    const { mean, error } = meanOf(gains.map((gain) => gain[each]!));
    return { whose: each === seat ? 'own' : 'others', players: before.players, off: effect - mean, error };
  });
}

/** Everybody's chance after the round, which Masters play on after a move. */
function playedOut(world: State, move: Move): number[] {
  const draft = draftOf(world);
  advance(draft, move);
  while (!draft.isRoundOver) {
    const asked = draft.askedCode;
    advance(draft, moveOf(draft, asked, master(viewOf(draft, asked), { seed: 0 })));
  }
  return judge.at(draft);
}

/** The state with what nobody has seen of the draw pile in another order; a pile that was turned over has no secrets. */
function shuffled(state: State, random: Random): Draft {
  const draft = draftOf(state);
  const top = state.queued(0);
  if (state.seenSecond(top) !== 0) return draft;
  let cards: number[];
  do cards = inOtherOrder(state, random);
  while (cards[0]! >> 4 !== top >> 4);
  draft.clearSeen(top);
  draft.addSeen(cards[0]!, draft.everyone);
  for (const [i, card] of cards.entries()) draft.setQueued(i, card);
  return draft;
}

function inOtherOrder(state: State, random: Random): number[] {
  const cards = Array.from({ length: state.pileSize }, (_, i) => state.queued(i));
  return cards
    .map((card) => ({ card: random.next() < 0 ? card : turnedOver(card), at: random.next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ card }) => card);
}

function meanOf(values: readonly number[]): { mean: number; error: number } {
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / values.length / Math.max(1, values.length - 1)) };
}

/** The critic's own error: what is off beyond what the play-outs leave open. */
function summary(differences: readonly Difference[]): string[] {
  const squares = differences.map(({ off, error }) => off ** 2 - error ** 2);
  const { mean, error } = meanOf(squares);
  const bias = meanOf(differences.map(({ off }) => off));
  const spread = Math.sqrt(Math.max(0, mean));
  return [
    String(differences.length),
    spread.toFixed(4),
    Math.sqrt(Math.max(0, mean + 2 * error)).toFixed(4),
    `${bias.mean.toFixed(4)} ± ${bias.error.toFixed(4)}`,
  ];
}

const all: Difference[] = [];
let seen = 0;
let taken = 0;
for (let game = first; taken < decisions; game += 1) {
  const players = fewest + (game % (most - fewest + 1));
  const levels = Array.from({ length: players }, (_, seat) => LEVELS[(seat + game) % LEVELS.length]!);
  const record = botGame(
    levels.map((level) => BOTS[level]),
    `luck error ${game}`,
  );
  for (const { before, step, line } of differing(record)) {
    seen += 1;
    if (seen % EACH !== 0 || taken >= decisions) continue;
    taken += 1;
    const found = differencesAt(before, step, line, seededRandom(`${game} ${seen}`));
    all.push(...found);
    for (const each of found) console.log(JSON.stringify({ game, ...each }));
  }
}
printTable([
  ['whose decisions, players', 'effects', 'error', 'at most (two errors)', 'bias'],
  ...(['own', 'others'] as const).flatMap((whose) => [
    [whose, ...summary(all.filter((each) => each.whose === whose))],
    ...[2, 3, 4, 5, 6].map((players) => [
      `${whose}, ${players}`,
      ...summary(all.filter((each) => each.whose === whose && each.players === players)),
    ]),
  ]),
]);
