import { describe, expect, it } from 'vitest';
import { formatCsv, type CsvOptions } from '../../src/sheet/csv.ts';
import { groupsOf, rememberedPlayers } from '../../src/sheet/group.ts';
import { averageOf, statisticsOf } from '../../src/sheet/statistics.ts';
import { knockedBy, sheetOf, zerosOf } from './sheets.ts';

const won = sheetOf(3, {
  target: 20,
  rounds: [knockedBy(0, 3, 8, 3), knockedBy(0, 2, 9, 5), zerosOf(2, 7, 8, 0), knockedBy(1, 4, 3, 2)],
});
const open = sheetOf(2, {
  id: 'a-second-sheet',
  group: 'Couple',
  players: [
    { name: 'oma', avatar: 'cloud' },
    { name: 'Ruth', avatar: 'drop' },
  ],
  rounds: [knockedBy(0, 3, 8)],
  changedAt: 9_000,
});

describe('statistics', () => {
  it('count games to their end, rounds that count, knocks and how many were right', () => {
    const [oma, ...others] = statisticsOf([won, open]).toSorted((a, b) => b.rounds - a.rounds);
    expect(oma).toEqual({
      player: { name: 'oma', avatar: 'cloud' },
      games: 1,
      wins: 0,
      rounds: 4,
      points: 25,
      knocks: 1,
      goodKnocks: 1,
      zeros: 0,
    });
    expect(averageOf(oma!)).toBe(6.25);
    const [papa, mila] = ['Papa', 'Mila'].map((name) => others.find(({ player }) => player.name === name));
    // Papa paid for the first of two knocks.
    expect(papa).toMatchObject({ games: 1, wins: 0, rounds: 3, points: 15, knocks: 2, goodKnocks: 1 });
    expect(mila).toMatchObject({ games: 1, wins: 1, points: 5, zeros: 1 });
  });

  it('call a knock right only if it was alone on the lowest sum', () => {
    const knocks = [knockedBy(0, 3, 8), knockedBy(0, 4, 4), knockedBy(0, 9, 5)];
    const papa = statisticsOf([sheetOf(2, { rounds: knocks })]).find(({ player }) => player.name === 'Papa');
    expect(papa).toMatchObject({ knocks: 3, goodKnocks: 1, points: 9 + 14 });
  });

  it('put those who have won most first', () => {
    expect(statisticsOf([won, open]).map(({ player }) => player.name)).toEqual([
      'Mila',
      'Papa',
      'oma',
      'Ruth',
    ]);
  });
});

describe('groups', () => {
  it('are known by their sheets, the one that played last first', () => {
    const again = { ...won, id: 'a-third-sheet', group: ' family', changedAt: 2_000 };
    const groups = groupsOf([won, open, again]);
    expect(groups.map(({ name, sheets }) => [name, sheets.map(({ id }) => id)])).toEqual([
      ['Couple', ['a-second-sheet']],
      [' family', ['a-third-sheet', 'sheet-of-a-test']],
    ]);
  });

  it('remember everybody once, by their latest face', () => {
    expect(rememberedPlayers([won, open]).map(({ name, avatar }) => `${name} ${avatar}`)).toEqual([
      'oma cloud',
      'Ruth drop',
      'Papa round',
      'Mila tall',
    ]);
  });
});

const columns: CsvOptions['columns'] = [
  'group',
  'day',
  'game',
  'round',
  'dealer',
  'player',
  'sum',
  'k',
  'z',
  'p',
  't',
];

describe('a file for spreadsheets', () => {
  it('has a row for each player of each round', () => {
    const lines = formatCsv([open, won], { columns, separator: ',' }).split('\r\n');
    expect(lines[0]).toBe('\uFEFFgroup,day,game,round,dealer,player,sum,k,z,p,t');
    expect(lines.slice(1, 4)).toEqual([
      'Couple,1970-01-01,1,1,oma,oma,3,1,0,0,0',
      'Couple,1970-01-01,1,1,oma,Ruth,8,0,0,8,8',
      'Family,1970-01-01,2,1,Papa,Papa,3,1,0,8,8',
    ]);
    // Mila's zeros end the third round and the game; the fourth round does not count.
    expect(lines.at(-2)).toBe('Family,1970-01-01,2,3,Mila,Mila,0,0,1,0,5');
    expect(lines).toHaveLength(1 + 2 + 9 + 1);
  });

  it('quotes what would be taken for something else', () => {
    const players = [
      { name: '=1+1', avatar: 'tall' },
      { name: 'Ida "Idi", 8', avatar: 'drop' },
    ] as const;
    const lines = formatCsv([{ ...open, players }], { columns, separator: ',' }).split('\r\n');
    expect(lines[1]).toBe("Couple,1970-01-01,1,1,'=1+1,'=1+1,3,1,0,0,0");
    expect(lines[2]).toContain(',"Ida ""Idi"", 8",8,');
    expect(formatCsv([{ ...open, players }], { columns, separator: ';' })).toContain(';"Ida ""Idi"", 8";8;');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1', '＋1', '－1', '＠A1'])(
    'writes no formula for somebody called %s',
    (name) => {
      const sheet = sheetOf(2, { group: name, rounds: [knockedBy(0, 3, 9)] });
      const [, line] = formatCsv([sheet], { columns, separator: ';' }).split('\r\n');
      expect(line).toMatch(/^'/);
    },
  );
});
