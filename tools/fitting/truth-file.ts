/**
 * Joins positions and what `training/positions.py` found about them, one JSON object a line, each with its game as a link:
 * `npx node tools/fitting/truth-file.ts positions.jsonl answers.jsonl > tools/bench/truth/positions.jsonl`
 */
import { readFileSync } from 'node:fs';
import { linkOf } from '@quando/rules/authority';
import type { GameRecord } from '@quando/rules';

type Position = {
  readonly id: string;
  readonly players: number;
  readonly kind: string;
  readonly record: GameRecord;
};

type Answer = {
  readonly id: string;
  readonly effective: number;
  readonly playouts: number;
  readonly candidates: readonly { readonly action: string }[];
  readonly differences: readonly { readonly gain: number; readonly error: number }[];
};

const [positionsFile = '', answersFile = ''] = process.argv.slice(2);
const linesOf = (file: string): string[] => readFileSync(file, 'utf8').trim().split('\n');
const positionIn = (line: string): Position => JSON.parse(line);
const answerIn = (line: string): Answer => JSON.parse(line);

const answers = new Map(linesOf(answersFile).map((line) => [answerIn(line).id, answerIn(line)]));
for (const { id, players, kind, record } of linesOf(positionsFile).map(positionIn)) {
  const answer = answers.get(id);
  if (answer) console.log(JSON.stringify({ id, players, kind, ...truthIn(answer), game: linkOf(record) }));
}

function truthIn({ effective, playouts, candidates, differences }: Answer) {
  return {
    effective,
    playouts,
    candidates: candidates.map(({ action }, i) => ({
      action,
      gain: differences[i]!.gain,
      gainError: differences[i]!.error,
    })),
  };
}
