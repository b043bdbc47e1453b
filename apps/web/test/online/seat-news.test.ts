import type { SeatStatus, TableStatus } from '@quando/protocol';
import { loadOnlineWords } from '@quando/text';
import { describe, expect, test } from 'vitest';
import { newsBetween, type OwnSeats } from '../../src/online/seat-news.ts';
import { LAST_NEWS_TIME, NEWS_TIME, SeatNewsFeed } from '../../src/online/seat-news-feed.svelte.ts';
import { FakeClock } from './fake-clock.ts';
import { bot, FREE, person, statusWith } from './statuses.ts';

const { news: words } = (await loadOnlineWords('en')).seats;

const NOBODY: OwnSeats = { seat: 'none', others: [] };

const at = (seats: readonly SeatStatus[], changes: Partial<TableStatus> = {}): TableStatus =>
  statusWith({ seats, host: 0, ...changes });

const said = (before: TableStatus, after: TableStatus, own = NOBODY): string[] =>
  newsBetween(before, { ...after, seq: before.seq + 1 }, own).map((news) => news(words));

const [ANA, BEN, ROBO] = [person('Ana'), person('Ben'), bot('Robo')] as const;

const ASKED: SeatStatus = { ...BEN, invitation: 'asked' };

const ben = { kind: 'person', name: 'Ben', avatar: 'round' } as const;
const removed = { number: 0, sitter: ben, isAsking: false };

describe('a change of a seat is announced', () => {
  const cases: readonly [string, TableStatus, TableStatus, readonly string[]][] = [
    ['sits down', at([ANA, FREE]), at([ANA, BEN]), [words.satDown('Ben')]],
    ['moves', at([ANA, BEN, FREE]), at([ANA, FREE, BEN]), [words.moved('Ben')]],
    ['stands up', at([ANA, BEN]), at([ANA, FREE]), [words.stoodUp('Ben')]],
    ['is removed', at([ANA, BEN]), at([ANA, FREE], { removed: [removed] }), [words.removed('Ben')]],
    [
      'stands up, after being removed once',
      at([ANA, BEN], { removed: [removed] }),
      at([ANA, FREE], { removed: [removed] }),
      [words.stoodUp('Ben')],
    ],
    ['is renamed', at([ANA, BEN]), at([ANA, person('Benno')]), [words.renamed('Ben', 'Benno')]],
    ['gets a new seat, which nobody has', at([ANA]), at([ANA, FREE]), []],
    ['sat on a seat that has gone', at([ANA, FREE, BEN]), at([ANA, BEN]), [words.moved('Ben')]],
    ['plays again', at([ANA, ASKED]), at([ANA, BEN]), [words.came('Ben')]],
    ['does not play again', at([ANA, ASKED]), at([ANA, FREE]), [words.declined('Ben')]],
    ['does not answer', at([ANA, ASKED]), at([ANA, { ...BEN, invitation: 'silent' }]), [words.silent('Ben')]],
    ['is nudged', at([ANA, BEN]), at([ANA, { ...BEN, nudgedAt: 5 }]), [words.nudged('Ben')]],
    [
      'has a vote against them',
      at([ANA, BEN]),
      at([ANA, { ...BEN, votes: { by: [0], needed: 2 } }]),
      [words.voted('Ana', 'Ben')],
    ],
    [
      'has it no longer',
      at([ANA, { ...BEN, votes: { by: [0], needed: 2 } }]),
      at([ANA, BEN]),
      [words.unvoted('Ana', 'Ben')],
    ],
    [
      'is replaced',
      at([ANA, BEN]),
      at([ANA, { ...BEN, isAway: true, replaced: 'until-next-round', votes: { by: [0], needed: 1 } }]),
      [words.replaced('Ben')],
    ],
    [
      'is removed from a game',
      at([ANA, { ...BEN, isAway: true }]),
      at([ANA, ROBO], { removed: [removed] }),
      [words.removed('Ben'), words.botSatDown('Robo')],
    ],
    ['gets a link', at([ANA, BEN]), at([ANA, { ...BEN, isHandedOver: true }]), [words.handedOver('Ben')]],
    [
      'uses it during a round',
      at([ANA, { ...BEN, isHandedOver: true }]),
      at([ANA, { ...BEN, isAway: true, reservedFor: ben }]),
      [words.left('Ben'), words.newDevice('Ben')],
    ],
    ['is a bot', at([ANA, FREE]), at([ANA, ROBO]), [words.botSatDown('Robo')]],
    ['takes over from a bot', at([ANA, ROBO]), at([ANA, BEN]), [words.tookOver('Ben', 'Robo')]],
    [
      'will take over from a bot',
      at([ANA, ROBO]),
      at([ANA, { ...ROBO, reservedFor: ben }]),
      [words.reserved('Ben', 'Robo')],
    ],
    [
      'will not take over after all',
      at([ANA, { ...ROBO, reservedFor: ben }]),
      at([ANA, ROBO]),
      [words.released('Ben', 'Robo')],
    ],
    [
      'misses a turn',
      at([ANA, BEN]),
      at([ANA, { ...BEN, isAway: true, missed: 'this-turn' }]),
      [words.missed('Ben')],
    ],
    [
      'misses a second turn',
      at([ANA, { ...BEN, missed: 'last-turn' }]),
      at([ANA, { ...BEN, isAway: true }]),
      [words.left('Ben')],
    ],
    ['lets a bot play', at([ANA, BEN]), at([ANA, { ...BEN, isAway: true }]), [words.left('Ben')]],
    ['is back', at([ANA, { ...BEN, isAway: true }]), at([ANA, BEN]), [words.returned('Ben')]],
    [
      'shares a device',
      at([ANA, BEN]),
      at([
        { ...ANA, sharesDeviceWith: [1] },
        { ...BEN, sharesDeviceWith: [0] },
      ]),
      [words.sameDevice('Ana', 'Ben')],
    ],
    ['locks the table', at([ANA]), at([ANA], { isLocked: true }), [words.locked]],
    ['unlocks the table', at([ANA], { isLocked: true }), at([ANA]), [words.unlocked]],
    [
      'asks to come back',
      at([ANA], { removed: [removed] }),
      at([ANA], { removed: [{ ...removed, isAsking: true }] }),
      [words.askedBack('Ben')],
    ],
    ['may come back', at([ANA], { removed: [removed] }), at([ANA]), [words.letBack('Ben')]],
    [
      'is the new host',
      at([ANA, BEN]),
      at([FREE, BEN], { host: 1 }),
      [words.stoodUp('Ana'), words.newHost({ name: 'Ben' })],
    ],
    ['only comes and goes', at([ANA, BEN]), at([ANA, { ...BEN, isHere: false }]), []],
  ];

  test.each(cases)('when somebody %s', (_, before, after, sentences) => {
    expect(said(before, after)).toEqual(sentences);
  });

  test('to the new host by name', () => {
    const own = { seat: 1, others: [] };
    expect(said(at([ANA, BEN]), at([FREE, BEN], { host: 1 }), own)).toContain(words.newHost('you'));
  });

  test('not to those who made it, on the seat they have, had or will have', () => {
    expect(said(at([ANA, FREE]), at([ANA, BEN]), { seat: 1, others: [] })).toEqual([]);
    expect(said(at([ANA, BEN]), at([ANA, FREE]), { seat: 'none', others: [1] })).toEqual([]);
  });

  test('as somebody who sat down, if it may have been two changes', () => {
    const [before, after] = [at([ANA, BEN]), at([ANA, person('Zoe')], { seq: 5 })];
    expect(newsBetween(before, after, NOBODY).map((news) => news(words))).toEqual([words.satDown('Zoe')]);
  });
});

test('news is shown one after the other, and kept in a list with the latest first', () => {
  const clock = new FakeClock();
  const feed = new SeatNewsFeed(clock);
  const shown = (): string | undefined => feed.shown?.news(words);
  feed.add([() => 'one', () => 'two']);
  expect(shown()).toBe('one');
  clock.pass(NEWS_TIME - 1);
  feed.add([() => 'three']);
  expect(shown()).toBe('one');
  clock.pass(1);
  expect(shown()).toBe('two');
  clock.pass(NEWS_TIME);
  expect(shown()).toBe('three');
  clock.pass(NEWS_TIME + LAST_NEWS_TIME - 1);
  expect(shown()).toBe('three');
  clock.pass(1);
  expect(shown()).toBeUndefined();
  feed.add([() => 'four']);
  expect(shown()).toBe('four');
  expect(feed.all.map(({ news }) => news(words))).toEqual(['four', 'three', 'two', 'one']);
  for (let i = 0; i < 40; i += 1) feed.add([() => `${i}`]);
  expect(feed.all).toHaveLength(30);
});

test('what is said again while it waits or is shown is said once', () => {
  const clock = new FakeClock();
  const feed = new SeatNewsFeed(clock);
  const statuses = [50, 60, 70].map((target) =>
    at([ANA, BEN], { terms: { players: 2, target, tempo: 'quick', isOpen: true } }),
  );
  for (const [i, status] of statuses.entries())
    feed.add(newsBetween(statuses[i - 1] ?? status, status, { seat: 1, others: [] }));
  expect(feed.all.map(({ news }) => news(words))).toEqual([words.termsChanged]);
  clock.pass(NEWS_TIME + LAST_NEWS_TIME);
  expect(feed.shown).toBeUndefined();
});

describe('the terms', () => {
  const longer = { terms: { players: 2, target: 100, tempo: 'quick', isOpen: true } } as const;

  test('that others have changed are announced', () => {
    expect(said(at([ANA, BEN]), at([ANA, BEN], longer), { seat: 1, others: [] })).toEqual([
      words.termsChanged,
    ]);
  });

  test('that the host has changed are no news to the host', () => {
    expect(said(at([ANA, BEN]), at([ANA, BEN], longer), { seat: 0, others: [] })).toEqual([]);
  });
});

test('somebody who has not answered is told that they are asked once more', () => {
  const again = at([ANA, { ...BEN, invitation: 'asked-again' }]);
  expect(said(at([ANA, ASKED]), again, { seat: 1, others: [] })).toEqual([words.askedAgain]);
  expect(said(at([ANA, ASKED]), again, { seat: 0, others: [] })).toEqual([]);
});

test('people are told what the others do about them', () => {
  const own: OwnSeats = { seat: 1, others: [] };
  expect(said(at([ANA, BEN]), at([ANA, { ...BEN, nudgedAt: 5 }]), own)).toEqual([]);
  const replaced: SeatStatus = { ...BEN, isAway: true, replaced: 'until-return' };
  expect(said(at([ANA, BEN]), at([ANA, replaced]), own)).toEqual([words.youReplaced]);
});
