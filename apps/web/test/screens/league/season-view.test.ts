import { countedResults, standingsOf, totalsOf } from '@quando/season';
import { loadLeagueWords } from '@quando/text';
import { describe, expect, test } from 'vitest';
import { lanesOf } from '../../../src/screens/league/lanes.ts';
import { leagueCsv } from '../../../src/screens/league/league-csv.ts';
import { seasonsOf, seasonView } from '../../../src/screens/league/season-view.ts';
import { standingsSentence } from '../../../src/screens/league/standings-sentence.ts';
import { correctedLeague, GAME, sampleLeague } from './sample-league.ts';

const NOW = Date.UTC(2026, 10, 18);
const LATER = Date.UTC(2027, 1, 1);
const words = await loadLeagueWords('en');
const LEVELS = { beginner: 'B', casual: 'C', sharp: 'S', strong: 'T', master: 'M' };

const sentenceOf = (games: number, reader: string): string => {
  const league = sampleLeague(games);
  const span = seasonsOf(league, NOW)[0]!;
  return standingsSentence(seasonView(league, { span, reader, now: NOW }), words.page);
};

describe('a season on the screen', () => {
  test('shows what follows from the entries, and nothing that was corrected or withdrawn', () => {
    const league = correctedLeague(3);
    const season = seasonView(league, { span: seasonsOf(league, NOW)[0]!, reader: 'm2', now: NOW });
    expect(season.standings.games).toBe(2);
    expect(season.standings.rows).toEqual(standingsOf(countedResults(league), ['m0', 'm1', 'm2']).rows);
    // Mila and Ruth changed places in one of the two games.
    expect(season.standings.pairs.of('m0', 'm2')).toEqual({ ahead: 1, behind: 1, level: 0 });
    expect(season.rows.filter(({ person }) => person.isReader).map(({ person }) => person.name)).toEqual([
      'Mila',
    ]);
  });

  test('is over when its quarter has ended', () => {
    const league = sampleLeague(2);
    const spans = seasonsOf(league, LATER);
    expect(spans.map(({ name }) => words.page.season(name))).toEqual(['Winter 2027', 'Autumn 2026']);
    expect(spans.map((span) => seasonView(league, { span, reader: undefined, now: LATER }).isOver)).toEqual([
      false,
      true,
    ]);
  });

  test('says in a sentence what can be said', () => {
    const { open } = words.page;
    expect(sentenceOf(1, 'm0')).toBe(`${open('you', 1)} ${open({ name: 'Mila' }, 1)}`);
    expect(sentenceOf(30, 'm1')).toBe('Ruth and Mila: too close to call.');
  });
});

describe('lanes', () => {
  test('have every patch and the mean inside, in the order of the estimates', () => {
    const { lanes, mean } = lanesOf([
      { value: 2, error: 0.5 },
      { value: -3, error: 1 },
    ]);
    for (const { left, width } of lanes) {
      expect(left).toBeGreaterThan(0);
      expect(left + width).toBeLessThan(100);
    }
    expect(lanes[0]!.face).toBeGreaterThan(mean);
    expect(lanes[1]!.face).toBeLessThan(mean);
  });

  test('without a game have the mean in the middle', () => {
    expect(lanesOf([])).toEqual({ lanes: [], mean: 50 });
  });
});

describe('the file for spreadsheets', () => {
  test('has a row for each player and round that counts', () => {
    const csv = leagueCsv(correctedLeague(3), { columns: words.columns, separator: ',', levels: LEVELS });
    const rows = csv.trim().split('\r\n');
    expect(rows).toHaveLength(1 + 2 * 3 * 3);
    expect(rows[0]).toContain('Date,Game,Round,Player');
    expect(rows[1]).toBe('2026-10-01,1,1,Mila,3,1,0,0,0');
    expect(rows[9]).toBe('2026-10-01,1,3,Ruth,2,0,0,0,12');
  });

  test('takes head starts off the totals, which decide who won', () => {
    const league = sampleLeague(1, { ...GAME, headStarts: [0, 5, 0] });
    const rows = leagueCsv(league, { columns: words.columns, separator: ',', levels: LEVELS }).split('\r\n');
    const totals = totalsOf({ ...GAME, headStarts: [0, 5, 0] });
    expect(rows.slice(7, 10).map((row) => Number(row.split(',').at(-1)))).toEqual(totals);
  });
});
