import { foldLeague, leagueGroupResults } from '@quando/season';
import { expect, test } from 'vitest';
import { GUEST, leagueOfTwo, memberSeat, outcome, SEATS } from '../league/league-fixture.ts';

const nameOf = (name: string, member?: string): string => (member === undefined ? `guest ${name}` : name);

test('the results of a league name its people, with totals before head starts', () => {
  const league = leagueOfTwo();
  const said = outcome([memberSeat('bo'), { kind: 'guest', name: 'Cleo' }]);
  league.play(GUEST, 'one', { ...said, game: { ...said.game, headStarts: [0, 20] } });
  league.play(GUEST, 'two', {
    ...outcome([memberSeat('ada'), { kind: 'bot', level: 'sharp' }]),
    playedAt: 3000,
  });
  expect(leagueGroupResults(foldLeague(league.log.entries), nameOf)).toEqual([
    { id: 'one', players: [{ name: 'Bo' }, { name: 'guest Cleo' }], totals: [0, 50], rounds: 1 },
    { id: 'two', players: [{ name: 'Ada' }, { level: 'sharp' }], totals: [0, 50], rounds: 1 },
  ]);
});

test('what was withdrawn or played with help says nothing', () => {
  const league = leagueOfTwo();
  league.play(
    GUEST,
    'helped',
    outcome([memberSeat('ada'), { kind: 'member', member: 'bo', assist: 'hints' }]),
  );
  league.play(GUEST, 'withdrawn', outcome(SEATS));
  league.send(GUEST, { do: 'correct', result: 'withdrawn', to: 'withdrawn' });
  expect(leagueGroupResults(foldLeague(league.log.entries), nameOf)).toEqual([]);
});
