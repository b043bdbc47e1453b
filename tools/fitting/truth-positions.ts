/**
 * Prints positions for long play-outs by `training/positions.py`, one JSON object a line, each cut just before a decision of
 * the first seat, whose move is the first candidate. A file of worlds goes with them: for each position so many decks that
 * agree with all that its seat had seen, 55 bytes each.
 * `npx node tools/fitting/truth-positions.ts SET WORLDS_FILE [POSITIONS] [WORLDS] [PART/PARTS] > positions.jsonl`
 *
 * SET is `truth` (each kind of decision alike, by Masters and persons), a level (its decisions at random), or `absurd` (what
 * the Master does although nobody who knows the rules would). Parts are different games; several processes share them.
 */
import { closeSync, openSync, writeSync } from 'node:fs';
import { absurdityOf, BOTS, CODED_LEVELS, masterOf, type Bot } from '@quando/bots';
import { below, CARD_COUNT, PLAYS_BEFORE_KNOCK, seatsOf, seededRandom, type GameRecord } from '@quando/rules';
import { formatMove, moveOf } from '@quando/rules/authority';
import { CardPaths } from '../../packages/bots/src/belief/card-paths.ts';
import { placesOf } from '../../packages/bots/src/belief/places.ts';
import { chainOver } from '../../packages/bots/src/belief/world-chain.ts';
import { actionOfMove } from '../../packages/bots/src/policy-bot.ts';
import { choicesAt, isSameChoice } from '../../packages/bots/src/review/choices.ts';
import { ownDecisions, type OwnDecision } from '../../packages/bots/src/review/own-decisions.ts';
import { botGame } from '../bench/bot-game.ts';
import { loadedNet } from '../bench/net/loaded.ts';

/** At most so many candidates of a position of the truth. */
const MOST_CANDIDATES = 6;
/** So many decisions of a game of one level. */
const OF_A_GAME = 6;

const [set = '', file = '', positions = '400', worlds = '2048', share = '0/1'] = process.argv.slice(2);
const [part = 0, parts = 1] = share.split('/').map(Number);
const master = masterOf(loadedNet());
const random = seededRandom(`${set} positions ${part}`);
const ofKind = new Map<string, number>();
const decks = openSync(file, 'w');
let printed = 0;
for (let game = part; printed < Number(positions); game += parts) {
  const record = gameOf(game);
  for (const decision of chosenIn(record)) printPosition(game, record, decision);
}
closeSync(decks);

/** A game of the first seat's player among Masters. */
function gameOf(game: number): GameRecord {
  const bots = Array.from({ length: 2 + (game % 5) }, (_, seat) => (seat === 0 ? playerOf(game) : master));
  return botGame(bots, `${set} ${game}`);
}

function playerOf(game: number): Bot {
  const level = CODED_LEVELS.find((each) => each === set);
  if (level) return BOTS[level];
  if (set !== 'truth' || game % 3 === 0) return master;
  return BOTS[CODED_LEVELS[game % CODED_LEVELS.length]!];
}

function chosenIn(record: GameRecord): OwnDecision[] {
  const all = [...ownDecisions(record, 0)].filter(
    ({ state, view, move }) => choicesAt(state, view, move).length > 1,
  );
  if (set === 'absurd') return all.filter(({ view, move }) => absurdityOf(view, actionOfMove(view, move)));
  if (set !== 'truth') return Array.from({ length: OF_A_GAME }, () => all[below(random, all.length)]!);
  return [...new Set(all.map(kindOf))].map((kind) => {
    const some = all.filter((decision) => kindOf(decision) === kind);
    return some[below(random, some.length)]!;
  });
}

function kindOf({ move, state }: OwnDecision): string {
  if (move.isKnock) return 'knock';
  if (move.isFlip) return 'flip';
  if (move.isDraw) return state.phase === 'penalty' ? 'penalty-draw' : 'draw';
  if (state.isLastRound) return 'last-round';
  return seatsOf(state.players).every((seat) => state.plays(seat) >= PLAYS_BEFORE_KNOCK)
    ? 'play-or-knock'
    : 'play';
}

function printPosition(game: number, record: GameRecord, decision: OwnDecision): void {
  const { round, index, seen, view, move } = decision;
  const kind = kindOf(decision);
  const number = ofKind.get(kind) ?? 0;
  // Of seven kinds, an equal share each.
  if (printed >= Number(positions) || (set === 'truth' && number >= Number(positions) / 6)) return;
  ofKind.set(kind, number + 1);
  writeSync(decks, decksAt(seen, view));
  const { dealer, deck, actions } = record.rounds[round]!;
  const rounds = [...record.rounds.slice(0, round), { dealer, deck, actions: actions.slice(0, index) }];
  const { format, players, target } = record;
  const cut = { format, players, target, rounds };
  const candidates = candidatesAt(decision);
  const byMaster = masterChoiceAt(decision);
  const absurdity = absurdityOf(view, actionOfMove(view, move));
  const id = `${set}/${game}/${round}.${index}`;
  console.log(JSON.stringify({ id, players, kind, seat: 0, candidates, byMaster, absurdity, record: cut }));
  printed += 1;
}

/** What was chosen, and one of each other kind of move; of many for the truth, what the Master would do, and some. */
function candidatesAt(decision: OwnDecision): string[] {
  const { state, view, move } = decision;
  const [chosen, ...others] = choicesAt(state, view, move).map((each) => formatMove(0, each));
  const byMaster = masterChoiceAt(decision);
  const first = others.toSorted((a, b) => Number(b === byMaster) - Number(a === byMaster));
  return [chosen!, ...(set === 'truth' ? first.slice(0, MOST_CANDIDATES - 1) : others)];
}

/** The candidate that is the Master's choice. */
function masterChoiceAt({ state, view, move }: OwnDecision): string {
  const byMaster = moveOf(state, 0, master(view, { seed: 0 }));
  return formatMove(
    0,
    choicesAt(state, view, move).find((each) => isSameChoice(view, each, byMaster))!,
  );
}

function decksAt(seen: OwnDecision['seen'], view: OwnDecision['view']): Uint8Array {
  const chain = chainOver(placesOf(view), random);
  const paths = new CardPaths(seen);
  const all = new Uint8Array(Number(worlds) * CARD_COUNT);
  for (let world = 0; world < Number(worlds); world += 1) {
    chain.next();
    paths.deckInto(chain.cards, all.subarray(world * CARD_COUNT, (world + 1) * CARD_COUNT));
  }
  return all;
}
