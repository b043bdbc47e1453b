import { expect, it } from 'vitest';
import {
  absurdityOf,
  countingOf,
  harmlessWin,
  masterOf,
  WorldSource,
  type Bot,
  type Counting,
} from '@quando/bots';
import { seededRandom, type Action, type Seat, type View } from '@quando/rules';
import {
  advance,
  deal,
  Draft,
  draftOf,
  moveOf,
  shuffledDeck,
  totalsOf,
  viewOf,
} from '@quando/rules/authority';
import { loadedNet } from './loaded-net.ts';

const plain = masterOf(loadedNet());
const counting = countingOf(plain);

type Decided = {
  readonly before: Draft;
  readonly seat: Seat;
  readonly byNet: Action;
  readonly counted: Action;
};

/** The decisions of the first rounds of six players, with what a counting player would decide; the net plays on. */
function* decisionsOf(seed: string, rounds: number): Generator<Decided> {
  const random = seededRandom(seed);
  for (let round = 0; round < rounds; round += 1) {
    const draft = new Draft(6, 50);
    deal(draft, shuffledDeck(random), 0);
    for (let seat = draft.asked; seat !== 'nobody'; seat = draft.asked) {
      const view = viewOf(draft, seat);
      const byNet = plain(view, { seed: 0 });
      yield { before: draftOf(draft), seat, byNet, counted: counting(view, { seed: 0 }) };
      advance(draft, moveOf(draft, seat, byNet));
    }
  }
}

/** The points of a seat once the round is over, if everybody goes on as they are. */
function pointsAfter({ before, seat }: Decided, action: Action, player: Bot): number {
  const draft = draftOf(before);
  advance(draft, moveOf(draft, seat, action));
  for (let asked = draft.asked; asked !== 'nobody'; asked = draft.asked) {
    advance(draft, moveOf(draft, asked, player(viewOf(draft, asked), { seed: 0 })));
  }
  return totalsOf(draft)[seat]!;
}

const unknownAt = ({ before, seat }: Decided): number =>
  new WorldSource(viewOf(before, seat), seededRandom(0)).unknown;

it('decides like the net where it does not know all cards, and never worse where it does', () => {
  const all = [...decisionsOf('counting', 2)];
  const [known, others] = [
    all.filter((decided) => unknownAt(decided) === 0),
    all.filter((decided) => unknownAt(decided) > 0),
  ];
  for (const { byNet, counted } of others) expect(counted).toEqual(byNet);
  const changed = known.filter(({ byNet, counted }) => JSON.stringify(byNet) !== JSON.stringify(counted));
  expect(changed.length).toBeGreaterThan(0);
  const gains = changed.map(
    (decided) => pointsAfter(decided, decided.byNet, plain) - pointsAfter(decided, decided.counted, plain),
  );
  expect(gains.reduce((sum, gain) => sum + gain, 0)).toBeGreaterThan(0);
});

const SMALL: Counting = {
  mostUnknown: { 2: 0, 3: 0, 4: 0, 5: 0, 6: 0 },
  worlds: 8,
  siftedAfter: Infinity,
  mostDecisions: 150,
};

/** What a counting player decides, and how many decisions the net made for it. */
function workWith(effort: Counting): (view: View) => { readonly work: number; readonly action: Action } {
  let work = 0;
  const asked: Bot = (view, options) => {
    work += 1;
    return plain(view, options);
  };
  const player = countingOf(asked, effort);
  return (view) => {
    work = 0;
    const action = player(view, { seed: 0 });
    return { work, action };
  };
}

it('leaves out what is clearly behind after a few worlds', () => {
  const many: Counting = { ...SMALL, mostUnknown: { 6: 2 }, worlds: 4, mostDecisions: Infinity };
  const late = [...decisionsOf('sifted', 1)].slice(-30);
  const views = late.map(({ before, seat }) => viewOf(before, seat));
  const [all, some] = [many, { ...many, siftedAfter: 2 }].map((effort) => views.map(workWith(effort)));
  const works = all!.map(({ work }, i) => [work, some![i]!.work] as const);
  expect(works.every(([whole, sifted]) => sifted <= whole)).toBe(true);
  expect(works.some(([whole, sifted]) => sifted < whole)).toBe(true);
});

it('plays out no more decisions than it may, and where these are enough it decides as without a bound', () => {
  const bounded = workWith(SMALL);
  const unbounded = workWith({ ...SMALL, mostDecisions: Infinity });
  const both = [...decisionsOf('bound', 2)].map(({ before, seat, byNet }) => {
    const view = viewOf(before, seat);
    return { byNet, within: bounded(view), without: unbounded(view) };
  });
  // One decision is the net's own choice, which is not played out.
  for (const { within } of both) expect(within.work).toBeLessThanOrEqual(SMALL.mostDecisions + 1);
  const [enough, cut] = [true, false].map((isEnough) =>
    both.filter(({ without }) => without.work <= SMALL.mostDecisions + 1 === isEnough),
  );
  for (const { within, without } of enough!) expect(within).toEqual(without);
  expect(enough!.some(({ byNet, within }) => JSON.stringify(byNet) !== JSON.stringify(within.action))).toBe(
    true,
  );
  expect(cut!.length).toBeGreaterThan(0);
});

/** In a game of six players: the views with a sure win that cannot lose the game. */
function winsIn(seed: string): View[] {
  const random = seededRandom(seed);
  const draft = new Draft(6, 50);
  const found: View[] = [];
  for (let round = 0; draft.phase !== 'over'; round += 1) {
    deal(draft, shuffledDeck(random), round % 6);
    for (let seat = draft.asked; seat !== 'nobody'; seat = draft.asked) {
      const view = viewOf(draft, seat);
      if (harmlessWin(view)) found.push(view);
      advance(draft, moveOf(draft, seat, plain(view, { seed: 0 })));
    }
  }
  return found;
}

it('takes a sure win that cannot lose the game, even where it could gain by foreseeing what the others do', () => {
  const wins = ['wins 36', 'wins 49', 'wins 59'].flatMap(winsIn);
  expect(wins.length).toBeGreaterThan(5);
  for (const view of wins) expect(absurdityOf(view, counting(view, { seed: 0 }))).not.toBe('missed-win');
});
