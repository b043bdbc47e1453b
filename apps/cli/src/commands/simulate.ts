import { randomInt } from 'node:crypto';
import { canonical, wild, type Policy } from '@quando/bots';
import { MOST_PLAYERS, seededRandom } from '@quando/rules';
import type { Command, ExitCode, Io } from '../command.ts';
import { LineWriter } from '../line-writer.ts';
import { noFiles, oneOf, parseOptions, wholeNumber } from '../options.ts';
import { Progress } from '../progress.ts';
import { simulateGame } from '../simulation.ts';

const POLICIES = { canonical, wild } satisfies Record<string, Policy>;
const POLICY_NAMES = ['canonical', 'wild'] as const satisfies readonly (keyof typeof POLICIES)[];

type Settings = {
  readonly games: number;
  readonly players: number;
  readonly target: number;
  readonly seed: string;
  readonly policy: keyof typeof POLICIES;
};

export const simulate: Command = {
  name: 'simulate',
  summary: 'play random games and print their records',
  help: `Usage: quando simulate [--games N] [--players P] [--seed S] [--target T] [--policy canonical|wild]

Plays whole games and prints their records (quando-record/1), one per line.

  --games N    number of games, 0 or more (default: 1)
  --players P  number of players: 2 to ${MOST_PLAYERS} (default: 4)
  --seed S     any text; the same seed gives the same games, byte for byte, and a longer run starts with the games of
               a shorter one (default: a random seed, printed on stderr)
  --target T   the total that ends a game, at least 1 (default: 50, even for two players)
  --policy     how every seat plays: canonical chooses uniformly among the basic options; wild seeks rare situations:
               triplets, large hands, empty piles, early knocks, passes (default: canonical)

Each record has its seed, its number within the run and its policy under "meta".

Example: quando simulate --games 1000 --players 3 --seed 7 > games.jsonl
`,
  async run(args, io) {
    return simulateGames(settingsFrom(args, io), io);
  },
};

function settingsFrom(args: readonly string[], io: Io): Settings {
  const { values, positionals } = parseOptions(args, {
    games: { type: 'string', default: '1' },
    players: { type: 'string', default: '4' },
    target: { type: 'string', default: '50' },
    policy: { type: 'string', default: 'canonical' },
    seed: { type: 'string' },
  });
  noFiles(positionals);
  return {
    games: wholeNumber('games', values.games, { from: 0 }),
    players: wholeNumber('players', values.players, { from: 2, to: MOST_PLAYERS }),
    target: wholeNumber('target', values.target, { from: 1 }),
    policy: oneOf('policy', values.policy, POLICY_NAMES),
    seed: values.seed ?? newSeed(io),
  };
}

function newSeed(io: Io): string {
  const seed = String(randomInt(2 ** 47));
  io.errors.write(`quando simulate: --seed ${seed}\n`);
  return seed;
}

async function simulateGames({ games, players, target, seed, policy }: Settings, io: Io): Promise<ExitCode> {
  const writer = new LineWriter(io.output);
  const progress = new Progress(io.errors);
  for (let game = 0; game < games; game += 1) {
    const random = seededRandom(`${seed}/${game}`);
    const record = simulateGame({ players, target, policy: POLICIES[policy], random });
    await writer.write(JSON.stringify({ ...record, meta: { seed, game, policy } }));
    // On a terminal the records themselves show the progress.
    if (!io.output.isTTY) progress.show(() => `${game + 1} of ${games} games`);
  }
  await writer.flush();
  progress.clear();
  return 0;
}
