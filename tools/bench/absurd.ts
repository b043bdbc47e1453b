import { parseArgs } from 'node:util';
import { absurditiesIn, BOTS, CODED_LEVELS, type Bot } from '@quando/bots';
import { benchMaster } from './net/bench-master.ts';
import { printJson, printTable } from './printing.ts';

/** How often each level makes a move that no player who knows the rules makes. */
export async function absurd(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { games: { type: 'string', default: '1000' } } });
  const players: readonly (readonly [string, Bot])[] = [
    ...CODED_LEVELS.map((level) => [level, BOTS[level]] as const),
    ['master', benchMaster()],
  ];
  const rows = players.map(([level, bot]) => ({
    level,
    ...absurditiesIn(bot, 'absurd', Number(values.games)),
  }));
  printTable([
    ['level', 'decisions', 'zeros thrown away', 'lost knocks', 'sure wins', 'missed'],
    ...rows.map(({ level, decisions, chances, found }) => [
      level,
      String(decisions),
      String(found['zero-thrown-away']),
      String(found['lost-knock']),
      String(chances),
      String(found['missed-win']),
    ]),
  ]);
  printJson(rows.map((row) => ({ bench: 'absurd', ...row })));
}
