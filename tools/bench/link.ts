import { tuned } from '@quando/bots';
import type { GameRecord } from '@quando/rules';
import { apply, formatAction, gameRecordOf, linkOf, readLink, roundRecordOf } from '@quando/rules/authority';
import { medianOf, rateOf } from './cpu-time.ts';
import { playGame, type Decision, type PlayedRound } from './played-game.ts';
import { printJson, printTable, rounded } from './printing.ts';

const GAMES = 200;

/** Measures the codes of games to 50 between four Sharps, without names: their length, and the time they take. */
export async function link(): Promise<void> {
  const records = Array.from({ length: GAMES }, (_, game) => playedBySharps(`link ${game}`));
  const codes = records.map((record) => linkOf(record));
  const lengths = codes.map((code) => code.length);
  const result = {
    bench: 'link',
    games: GAMES,
    rounds: meanOf(records, ({ rounds }) => rounds.length),
    decisions: meanOf(records, ({ rounds }) => rounds.flatMap(({ actions }) => actions).length),
    medianLength: medianOf(lengths),
    longest: Math.max(...lengths),
    linksPerSecond: rateOf(() => records.map((record) => linkOf(record)).length),
    readsPerSecond: rateOf(() => codes.map((code) => readLink(code)).length),
  };
  printTable(
    Object.entries(result).map(([what, value]) => [what, typeof value === 'number' ? rounded(value) : value]),
  );
  printJson([result]);
}

function playedBySharps(seed: string): GameRecord {
  const { rounds } = playGame(4, tuned, seed);
  const last = rounds.at(-1)!.decisions.at(-1)!;
  return gameRecordOf(stateAfter(last), rounds.map(recordOf));
}

const recordOf = ({ deck, decisions }: PlayedRound): ReturnType<typeof roundRecordOf> =>
  roundRecordOf(
    stateAfter(decisions.at(-1)!),
    deck,
    decisions.map(({ before, seat, action }) => formatAction(before, seat, action)),
  );

function stateAfter({ before, seat, action }: Decision): Parameters<typeof gameRecordOf>[0] {
  const step = apply(before, seat, action);
  if ('refusal' in step) throw new Error(step.refusal.code);
  return step.state;
}

const meanOf = (records: readonly GameRecord[], size: (record: GameRecord) => number): number =>
  records.reduce((sum, record) => sum + size(record), 0) / records.length;
