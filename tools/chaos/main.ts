/**
 * Lets servers and databases fail while clients play, and counts what was lost: three processes on PostgreSQL with a
 * synchronous standby, and at the same time one process on SQLite. `npm run chaos -- [--kills 50] [--tables 50]
 * [--commands 25000]`; exit code 1 if anything is wrong. Processes are killed as often as asked; they are also paused,
 * their clocks are stepped and their disks are full now and then. The clients play until so many commands are
 * acknowledged, by default 500 per kill. Meanwhile results are entered in leagues, and duplicate evenings and ranked
 * eights are played.
 */
import { parseArgs } from 'node:util';
import { sum, VIOLATIONS } from './audit.ts';
import type { ChaosResult } from './chaos-run.ts';
import { killsIn, sumOfFaults, type FaultCounts } from './faults.ts';
import { onPostgres, onSqlite, type ScenarioOptions } from './scenarios.ts';
import { sumOfSeasons } from './season-tally.ts';

/** The kills of one round, which has a new database, so that rebuilding a standby does not take longer and longer. */
const KILLS_PER_ROUND = 50;

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    tables: { type: 'string', default: '50' },
    commands: { type: 'string' },
  },
});
const kills = Number(values.kills);
const tables = Number(values.tables);
const commandsPerKill = values.commands === undefined ? 500 : Number(values.commands) / kills;
const seed = String(Date.now());
const start = performance.now();

console.log(`Seed ${seed}`);
const onSqliteKills = Math.ceil(kills / 5);
const results = (
  await Promise.all([
    inRounds('PostgreSQL with a standby, three processes', kills - onSqliteKills, (round, n) =>
      onPostgres({ ...optionsOf(round, n), tables, times: postgresFaults(n) }),
    ),
    inRounds('SQLite, one process', onSqliteKills, (round, n) =>
      onSqlite({ ...optionsOf(round, n), tables: Math.ceil(tables / 4), times: sqliteFaults(n) }),
    ),
  ])
).flat();
const tally = sum(results);
const faults = sumOfFaults(results.map((result) => result.faults));
const stubborn = results.reduce((total, result) => total + result.stubborn, 0);
const seasons = sumOfSeasons(results);
const isRight = VIOLATIONS.every((name) => tally[name] === 0) && stubborn === 0 && seasons.seasonFaults === 0;
const seconds = Math.round((performance.now() - start) / 1000);
console.log(
  JSON.stringify({ chaos: true, kills: killsIn(faults), ...tally, ...seasons, stubborn, faults, seconds }),
);
process.exitCode = isRight ? 0 : 1;

async function inRounds(
  name: string,
  wanted: number,
  run: (round: number, kills: number) => Promise<ChaosResult>,
): Promise<ChaosResult[]> {
  const done: ChaosResult[] = [];
  for (let left = wanted; left > 0; left -= KILLS_PER_ROUND) {
    const result = await run(done.length, Math.min(left, KILLS_PER_ROUND));
    done.push(result);
    console.log(`${name}, round ${done.length}: ${JSON.stringify(result)}`);
  }
  return done;
}

function optionsOf(round: number, n: number): Omit<ScenarioOptions, 'tables' | 'times'> {
  return { target: 30, pause: 300, commands: n * commandsPerKill, seed: `${seed} ${round}` };
}

function postgresFaults(n: number): FaultCounts {
  const primary = Math.ceil(n * 0.15);
  const standby = Math.ceil(n * 0.15);
  const others = Math.ceil(n / 20);
  return { server: n - primary - standby, primary, standby, pause: others, disk: 0, clock: others };
}

function sqliteFaults(n: number): FaultCounts {
  const others = Math.ceil(n / 10);
  return { server: n, primary: 0, standby: 0, pause: Math.ceil(n / 25), disk: others, clock: others };
}
