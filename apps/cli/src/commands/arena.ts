import { availableParallelism } from 'node:os';
import { DEFAULT_PLAYOUTS, STEPS } from '@quando/bots';
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
  /** How many sequences of deals to play, each once per seat. */
  readonly sequences: number;
  readonly threads: number;
  readonly asJson: boolean;
};

export const arena: Command = {
  name: 'arena',
  summary: 'measure bots against each other',
  help: `Usage: quando arena --bots BOT,BOT,… [--players P] [--games G] [--seed S] [--target T]
                    [--head-start H,H,…] [--playouts N] [--threads N] [--json]

Plays whole games between bots. Every sequence of deals is played once per rotation of the line-up, so that each bot
plays the same cards from every seat.

  --bots       one bot per seat, for example sharp,casual,casual,casual. Levels, weakest first: beginner, casual,
               sharp, strong, master; they are steps of a dial, step1 to step${STEPS.length} and the master. Reference
               players: net (the master without counting), patient (the master counting far more), child (a simulated
               eight-year-old), greedy (plays the highest sum, draws a side of 4 or less, knocks at 5 or less), tuned
               (thresholds and costs set by hand), fitted (the policy of play-outs), search (play-outs in likely
               worlds), canonical (uniformly random), wild (seeks rare situations)
  --players P  number of players: 2 to ${MOST_PLAYERS} (default: the number of bots, which it must equal)
  --games G    number of games, at least 1 (default: 1000); rounded up to a multiple of P
  --seed S     any text (default: 1); the same seed gives the same results, except for times
  --target T   the total that ends a game, at least 1 (default: 50, even for two players)
  --head-start H,H,…
               points that are taken off at the end, one number per bot (default: none); a game still ends by the
               totals without them
  --playouts N how many play-outs search may spend per decision, at least 1 (default: ${DEFAULT_PLAYOUTS})
  --threads N  number of threads (default: the number of cores); only times depend on it
  --json       print one JSON object instead of the table

The table lists for each bot: the share of games won per seat (a shared win counts as an equal share of one win); points
per round; the share of rounds won, that is, without a point; knocks per round; the share of knocks that were punished
and the bot's own sum when it knocked; the sum of the numbers that it played in triplets, per play; the number of
decisions and the wall-clock time per decision, without building the view.

Brackets are 95 % intervals. A sequence of deals with all of its games counts as one observation, because games on the
same deals depend on each other. Means are ratio estimates; shares use Wilson's interval.

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
    'head-start': { type: 'string' },
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
      headStarts: headStartsFrom(values['head-start'], lineUp.length),
      seed: values.seed,
      playouts: wholeNumber('playouts', values.playouts, { from: 1 }),
    },
    sequences: sequencesFor(wholeNumber('games', values.games, { from: 1 }), lineUp.length, io),
    threads: wholeNumber('threads', values.threads, { from: 1, to: 1024 }),
    asJson: values.json,
  };
}

function lineUpFrom(bots: string | undefined, players: string | undefined): ArenaBotName[] {
  if (bots === undefined) throw new UsageError('--bots is required');
  const lineUp = bots.split(',').map((name) => oneOf('bots', name, ARENA_BOT_NAMES));
  const seats = lineUp.length;
  if (seats < 2 || seats > MOST_PLAYERS)
    throw new UsageError(`--bots must name 2 to ${MOST_PLAYERS} bots, not ${seats}`);
  const wanted = wholeNumber('players', players ?? String(seats), { from: 2, to: MOST_PLAYERS });
  if (wanted !== seats) throw new UsageError(`--bots names ${seats} bots for ${wanted} players`);
  return lineUp;
}

function headStartsFrom(points: string | undefined, seats: number): number[] {
  if (points === undefined) return Array.from({ length: seats }, () => 0);
  const headStarts = points.split(',').map((text) => wholeNumber('head-start', text, { from: 0 }));
  if (headStarts.length !== seats)
    throw new UsageError(`--head-start names ${headStarts.length} head starts for ${seats} bots`);
  return headStarts;
}

function sequencesFor(games: number, players: number, io: Io): number {
  const sequences = Math.ceil(games / players);
  if (sequences * players !== games)
    io.errors.write(`quando arena: ${sequences * players} games, so that every bot plays every seat\n`);
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
