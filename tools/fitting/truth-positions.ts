/**
 * Prints positions for long play-outs, one JSON object a line: games of two to six, the first seat a Master or a person, all
 * others Masters, cut just before a decision of the first seat, with up to three candidates. A file of worlds goes with
 * them: for each position so many decks that agree with all that its seat had seen, 55 bytes each.
 * `npx node tools/fitting/truth-positions.ts WORLDS_FILE [POSITIONS] [WORLDS] > positions.jsonl`, then
 * `training/positions.py` for the play-outs. packages/bots/test/review-truth.jsonl was made so, with an earlier form of this
 * program that drew other games.
 */
import { closeSync, openSync, writeSync } from 'node:fs';
import { BOTS, CODED_LEVELS, masterOf, type Bot } from '@quando/bots';
import { below, CARD_COUNT, PLAYS_BEFORE_KNOCK, seatsOf, seededRandom, type GameRecord } from '@quando/rules';
import { formatMove, moveOf } from '@quando/rules/authority';
import { CardPaths } from '../../packages/bots/src/belief/card-paths.ts';
import { placesOf } from '../../packages/bots/src/belief/places.ts';
import { chainOver } from '../../packages/bots/src/belief/world-chain.ts';
import { choicesAt } from '../../packages/bots/src/review/choices.ts';
import { ownDecisions, type OwnDecision } from '../../packages/bots/src/review/own-decisions.ts';
import { botGame } from '../bench/bot-game.ts';
import { loadedNet } from '../bench/net/loaded.ts';

/** At most so many of a kind. */
const OF_A_KIND = 101;
const [file = '', positions = '400', worlds = '2048'] = process.argv.slice(2);
const master = masterOf(loadedNet());
const random = seededRandom('truth positions 1');
const kinds = new Map<string, number>();
const decks = openSync(file, 'w');
let id = 0;
for (let game = 0; id < Number(positions); game += 1) {
  const players = 2 + (game % 5);
  const own: Bot = game % 3 === 0 ? master : BOTS[CODED_LEVELS[game % CODED_LEVELS.length]!];
  const bots = Array.from({ length: players }, (_, seat) => (seat === 0 ? own : master));
  const record = botGame(bots, `truth ${game}`);
  for (const decision of oneOfEachKind(record)) printPosition(record, decision);
}
closeSync(decks);

/** A random decision of each kind. */
function oneOfEachKind(record: GameRecord): OwnDecision[] {
  const all = [...ownDecisions(record, 0)];
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

function printPosition(record: GameRecord, decision: OwnDecision): void {
  const { round, index, seen, view } = decision;
  const kind = kindOf(decision);
  const candidates = candidatesAt(decision);
  if (id >= Number(positions) || candidates.length < 2 || (kinds.get(kind) ?? 0) >= OF_A_KIND) return;
  kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  writeSync(decks, decksAt(seen, view));
  const { dealer, deck, actions } = record.rounds[round]!;
  const rounds = [...record.rounds.slice(0, round), { dealer, deck, actions: actions.slice(0, index) }];
  const { format, players, target } = record;
  const cut = { format, players, target, rounds };
  console.log(JSON.stringify({ id, players, kind, seat: 0, round, index, candidates, record: cut }));
  id += 1;
}

/** What was chosen, what the Master would do, a knock, and something else: at most three. */
function candidatesAt({ state, view, move }: OwnDecision): string[] {
  const all = choicesAt(state, view, move).map((each) => formatMove(0, each));
  const byMaster = formatMove(0, moveOf(state, 0, master(view, { seed: 0 })));
  const some = all[below(random, all.length)]!;
  const wanted = [all[0]!, byMaster, '0 knock', some].filter((line) => all.includes(line));
  return [...new Set(wanted)].slice(0, 3);
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
