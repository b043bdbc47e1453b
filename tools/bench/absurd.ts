import { parseArgs } from 'node:util';
import { absurditiesIn, BOTS, CODED_LEVELS, masterOf, type Absurdities, type Bot } from '@quando/bots';
import { benchMaster } from './net/bench-master.ts';
import { loadedNet } from './net/loaded.ts';
import { printJson, printTable } from './printing.ts';

type Row = Absurdities & { readonly level: string };

/**
 * How often each level makes a move that no player who knows the rules makes; fails if one below the Master does, except
 * that a Beginner overlooks wins: `npm run bench -- absurd [--games N] [--levels LEVEL,…]`; `net` is the Master without counting
 */
export async function absurd(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      games: { type: 'string', default: '1000' },
      levels: { type: 'string', default: [...CODED_LEVELS, 'net', 'master'].join(',') },
    },
  });
  const players: Readonly<Record<string, Bot>> = {
    ...BOTS,
    net: masterOf(loadedNet()),
    master: benchMaster(),
  };
  const rows = values.levels
    .split(',')
    .map((level): Row => ({ level, ...absurditiesIn(players[level]!, 'absurd', Number(values.games)) }));
  printTable([
    ['level', 'decisions', 'zeros thrown away', 'lost knocks', 'sure wins', 'missed', 'of them harmless'],
    ...rows.map(columns),
  ]);
  printJson(rows.map((row) => ({ bench: 'absurd', ...row })));
  if (rows.some(isAbsurd)) process.exitCode = 1;
}

const columns = ({ level, decisions, chances, found, missedHarmless }: Row): string[] => [
  level,
  String(decisions),
  String(found['zero-thrown-away']),
  String(found['lost-knock']),
  String(chances),
  String(found['missed-win']),
  String(missedHarmless),
];

/** Whether a level does what it must not do; the Master may know better, except where a win is harmless. */
function isAbsurd({ level, found, missedHarmless }: Row): boolean {
  if (level === 'master') return missedHarmless > 0;
  if (level === 'net') return false;
  const isMissed = level !== 'beginner' && found['missed-win'] > 0;
  return isMissed || found['zero-thrown-away'] + found['lost-knock'] > 0;
}
