import { availableParallelism } from 'node:os';
import { DEFAULT_PLAYOUTS } from '@quando/bots';
import { MOST_PLAYERS } from '@quando/rules';
import { ARENA_BOT_NAMES, type ArenaBotName } from '../arena/arena-bot.ts';
import { playSequences } from '../arena/worker-pool.ts';
import type { Match } from '../arena/match.ts';
import { standingJson } from '../arena/standing-json.ts';
import { standingTable } from '../arena/standing-table.ts';
import { standingsOf, type Standing } from '../arena/standing.ts';
import { UsageError, type Command, type ExitCode, type Io } from '../command.ts';
import { noFiles, oneOf, parseOptions, quoted, wholeNumber } from '../options.ts';
import { Progress } from '../progress.ts';

type Settings = {
  readonly match: Match;
  /** How many sequences of deals; each is played once for every seat. */
  readonly sequences: number;
  readonly threads: number;
  readonly asJson: boolean;
};

export const arena: Command = {
  name: 'arena',
  summary: 'let bots play against each other and measure them',
  help: `Usage: quando arena --bots BOT,BOT,… [--players P] [--games G] [--seed S] [--target T] [--playouts N]
                    [--threads N] [--json]

Plays whole games between bots, every sequence of deals once for each rotation of the line-up, so that all of them
sit on every seat with the same cards.

  --bots       one bot for each seat, such as sharp,casual,casual,casual. Levels, weakest first: beginner, casual,
               sharp, strong; and master, the trained net. Yardsticks: greedy (away
               with the greatest sum, takes 4 or less, knocks at 5 or less), fitted (plays the play-outs of
               strong), canonical (evenly at random), wild (seeks what is rare)
  --players P  how many players: 2 to ${MOST_PLAYERS}; as many as there are bots, which it must equal
  --games G    how many games: a whole number from 1 up; 1000 if nothing is said. Rounded up to a multiple of P
  --seed S     any text; 1 if nothing is said. The same seed gives the same results, but for the times
  --target T   the total that ends a game: a whole number from 1 up; 50 if nothing is said, for two players too
  --playouts N what strong may spend on a decision: a whole number from 1 up; ${DEFAULT_PLAYOUTS} if nothing is said
  --threads N  how many threads play; as many as there are cores if nothing is said. Only the times depend on it
  --json       one JSON object instead of the table

For each bot: the share of games that one seat of it wins (of a win shared by two players each gets a half, and so
on); points a round; the share of rounds won, which is to score nothing in them; knocks a round; the share of knocks
that were punished, and the own sum at the knock; decisions, and the time of one by the clock, without making the view.

Intervals are for 95 %. A sequence of deals with all its games counts as one observation, since games on the same
deals depend on each other; means are ratios over these. For shares it is Wilson's interval.

Example: quando arena --bots sharp,casual,casual,casual --games 4000 --seed 7
`,
  async run(args, io) {
    return measure(settingsFrom(args, io), io);
  },
};

function settingsFrom(args: readonly string[], io: Io): Settings {
  const { values, positionals } = parseOptions(args, {
    bots: { type: 'string' },
    players: { type: 'string' },
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    target: { type: 'string', default: '50' },
    playouts: { type: 'string', default: String(DEFAULT_PLAYOUTS) },
    threads: { type: 'string', default: String(availableParallelism()) },
    json: { type: 'boolean', default: false },
  });
  noFiles(positionals);
  const lineUp = lineUpFrom(values.bots, values.players);
  return {
    match: {
      lineUp,
      target: wholeNumber('target', values.target, { from: 1 }),
      seed: values.seed,
      playouts: wholeNumber('playouts', values.playouts, { from: 1 }),
    },
    sequences: sequencesFor(wholeNumber('games', values.games, { from: 1 }), lineUp.length, io),
    threads: wholeNumber('threads', values.threads, { from: 1, to: 1024 }),
    asJson: values.json,
  };
}

function lineUpFrom(bots: string | undefined, players: string | undefined): ArenaBotName[] {
  if (bots === undefined) throw new UsageError('--bots is missing');
  const lineUp = bots.split(',').map((name) => oneOf('bots', name, ARENA_BOT_NAMES));
  const seats = lineUp.length;
  if (seats < 2 || seats > MOST_PLAYERS)
    throw new UsageError(`--bots must name 2 to ${MOST_PLAYERS} bots, not ${seats}`);
  const wanted = wholeNumber('players', players ?? String(seats), { from: 2, to: MOST_PLAYERS });
  if (wanted !== seats) throw new UsageError(`--bots names ${seats} bots for ${wanted} players`);
  return lineUp;
}

function sequencesFor(games: number, players: number, io: Io): number {
  const sequences = Math.ceil(games / players);
  if (sequences * players !== games)
    io.errors.write(`quando arena: ${sequences * players} games, so that every seat gets the same deals\n`);
  return sequences;
}

async function measure({ match, sequences, threads, asJson }: Settings, io: Io): Promise<ExitCode> {
  const players = match.lineUp.length;
  const games = sequences * players;
  const progress = new Progress(io.errors);
  const onPlayed = (played: number): void => progress.show(() => `${played * players} of ${games} games`);
  const tallies = await playSequences({ match, sequences, threads, onPlayed });
  progress.clear();
  const standings = standingsOf(match.lineUp, tallies);
  io.output.write(asJson ? json(match, games, standings) : table(match, games, standings));
  return 0;
}

function json({ lineUp, target, seed }: Match, games: number, standings: readonly Standing[]): string {
  const bots = standings.map(standingJson);
  return `${JSON.stringify({ players: lineUp.length, games, target, seed, bots })}\n`;
}

function table({ lineUp, target, seed }: Match, games: number, standings: readonly Standing[]): string {
  const players = lineUp.length;
  return `${players} players, ${games} games to ${target}, sequences of deals: ${games / players}, seed: ${quoted(seed)}

${standingTable(standings)}`;
}
