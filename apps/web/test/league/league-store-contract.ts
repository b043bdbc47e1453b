import type { LeagueEntry } from '@quando/season';
import type { LeagueStore, WaitingCommand } from '../../src/league/league-store.ts';

const MADE = { at: 1, by: 'a'.repeat(64) };

const FOUNDED: LeagueEntry = {
  ...MADE,
  seq: 0,
  id: 'founding',
  type: 'founded',
  settings: { name: 'Sunday', season: 'month', showsOnlyGoodNews: false },
};

const JOINED: LeagueEntry = {
  ...MADE,
  seq: 1,
  id: 'join',
  type: 'joined',
  member: { id: 'ada', name: 'Ada', avatar: 'bean' },
};

const ERASED: LeagueEntry = {
  ...MADE,
  seq: 2,
  id: 'erase',
  type: 'member-erased',
  member: 'ada',
  name: 'N. N.',
};

const seasonStart = (id: string, league = 'one'): WaitingCommand => ({
  league,
  command: { do: 'start-season', id },
  madeAt: 5,
});

/** What a store keeps after each of some changes; the same for every store. */
export async function storeHistory(store: LeagueStore): Promise<readonly unknown[]> {
  const history: unknown[] = [];
  const note = async (): Promise<void> => {
    history.push([await store.copy('one'), await store.waiting('one')]);
  };
  await note();
  // Two tabs add the same entries, and one after a gap.
  await Promise.all([store.keep('one', [FOUNDED, JOINED]), store.keep('one', [FOUNDED, JOINED])]);
  await store.keep('one', [{ ...ERASED, seq: 7 }]);
  await note();
  await store.keep('one', [ERASED]);
  await Promise.all([store.add(seasonStart('x')), store.add(seasonStart('x'))]);
  await store.add(seasonStart('y'));
  await store.add(seasonStart('x', 'two'));
  await note();
  await store.settle('one', 'x');
  await store.refuse('one', 'y', 'not-the-maker');
  await store.refuse('one', 'z', 'not-the-maker');
  await note();
  await store.forget('one');
  await note();
  history.push(await store.waiting());
  return history;
}

const named = (name: string): unknown => ({ ...JOINED, member: { id: 'ada', name, avatar: 'bean' } });

export const STORE_HISTORY: readonly unknown[] = [
  [[], []],
  [[FOUNDED, JOINED], []],
  [
    [FOUNDED, named('N. N.'), ERASED],
    [seasonStart('x'), seasonStart('y')],
  ],
  [[FOUNDED, named('N. N.'), ERASED], [{ ...seasonStart('y'), refusal: 'not-the-maker' }]],
  [[], []],
  [seasonStart('x', 'two')],
];
