import type { TableStatus } from '@quando/protocol';
import { loadOnlineWords } from '@quando/text';
import { describe, expect, test } from 'vitest';
import { botSeats, seatTap, vacancyIn } from '../../src/screens/table/lobby-seats.ts';
import { lobbyProgress } from '../../src/screens/table/lobby-progress.ts';
import { qrPathOf } from '../../src/screens/table/qr-path.ts';
import { seatAvailability } from '../../src/screens/table/seat-availability.ts';
import { botSeatsIn, peopleIn, remarksOn, reservationsIn } from '../../src/screens/table/seat-remarks.ts';
import { isPaused } from '../../src/online/is-paused.ts';
import { remarkOn } from '../../src/room/screen-words.ts';
import { timeLeft } from '../../src/screens/table/time-left.ts';
import { othersIn, tableDetails, tableSentence } from '../../src/screens/tables/table-sentence.ts';
import { withPlayers } from '../../src/screens/tables/terms-draft.ts';
import { bot, statusWith, FREE, person } from './statuses.ts';

const words = await loadOnlineWords('en');

/** How the time left is told to listeners. */
const saidOf = (milliseconds: number): string => {
  const left = timeLeft(milliseconds);
  return 'hours' in left ? words.play.dayLeft(left.hours) : words.play.timeLeft(left.minutes, left.seconds);
};

/** How the lobby says what is missing. */
const progressOf = (changes: Partial<TableStatus>, isSeated = true): string =>
  lobbyProgress(statusWith(changes), {
    words: words.lobby.progress,
    list: (names) => names.join(' and '),
    isSeated,
  });

describe('the lobby says what is missing', () => {
  const gone = { ...person('Cem'), isHere: false };
  const asked = { ...person('Dora'), invitation: 'asked' } as const;

  test('which seats are free, who has gone, and that it is nearly ready', () => {
    expect(progressOf({ seats: [person('Ana'), FREE, FREE] })).toBe('2 seats free');
    expect(progressOf({ seats: [person('Ana'), FREE, bot('Mila')] })).toBe('Nearly ready\u00a0· 1 seat free');
    expect(progressOf({ seats: [person('Ana'), gone, FREE] })).toBe('1 seat free\u00a0· not here: Cem');
    expect(progressOf({ seats: [person('Ana'), asked] })).toBe('Nearly ready');
    expect(progressOf({ seats: [person('Ana'), { ...asked, isHere: false }, gone] })).toBe('not here: Cem');
    expect(progressOf({ seats: [person('Ana'), bot('Mila')] })).toBe('Everyone is here');
  });

  test('how many people look in, to those who sit', () => {
    expect(progressOf({ seats: [person('Ana'), FREE], visitors: 1 })).toBe(
      'Nearly ready\u00a0· 1 seat free\u00a0· 1 person is looking in',
    );
    expect(progressOf({ seats: [person('Ana'), FREE], visitors: 2 }, false)).toBe(
      'Nearly ready\u00a0· 1 seat free',
    );
  });
});

describe('a tap on a seat', () => {
  const status = statusWith({ seats: [person('Ana'), FREE, person('Ben'), FREE, bot('Mila')], host: 0 });
  const actionsFor = (seat: number | 'none'): string[] =>
    status.seats.map((_, at) => seatTap({ status, at, seat, maySit: true }));

  test('lets the host change everything, and put a computer on the first free one', () => {
    expect(actionsFor(0)).toEqual(['change', 'fill', 'change', 'move', 'change']);
  });

  test('lets others change themselves, or move', () => {
    expect(actionsFor(2)).toEqual(['none', 'move', 'change', 'move', 'none']);
  });

  test('lets those who come sit down', () => {
    expect(actionsFor('none')).toEqual(['none', 'sit', 'none', 'sit', 'none']);
  });

  test('lets a computer make room once no seat is free', () => {
    const full = statusWith({ seats: [person('Ana'), bot('Mila'), bot('Jonas')], host: 0 });
    expect(full.seats.map((_, at) => seatTap({ status: full, at, seat: 'none', maySit: true }))).toEqual([
      'none',
      'sit',
      'none',
    ]);
    expect([vacancyIn(status), vacancyIn(full)]).toEqual([1, 1]);
    expect(vacancyIn(statusWith({ seats: [person('Ana'), person('Ben')], host: 0 }))).toBe('none');
  });

  test('does nothing for those who may not sit down', () => {
    const taps = status.seats.map((_, at) => seatTap({ status, at, seat: 'none', maySit: false }));
    expect(taps).toEqual(['none', 'none', 'none', 'none', 'none']);
  });

  test('is not needed for seats that computers take', () => {
    expect(botSeats(status)).toEqual([1, 3]);
  });
});

describe('who is at the table', () => {
  const gone = { ...person('Ben'), isHere: false } as const;
  const away = { ...person('Cem'), isHere: false, isAway: true } as const;
  const status = statusWith({ seats: [person('Ana'), gone, away, bot('Mila')], host: 0 });

  test('is said where somebody is not', () => {
    expect(remarksOn(status, words)).toEqual([
      undefined,
      { text: words.play.isGone, isAway: false },
      { text: words.play.away, isAway: true },
      undefined,
    ]);
  });

  test('is said where a bot makes room, and where two share a device', () => {
    const next = { ...bot('Mila'), reservedFor: person('Zoe').sitter };
    const seats = [{ ...person('Ana'), sharesDeviceWith: [1] }, gone, away, next];
    expect(remarksOn(statusWith({ seats }), words)).toEqual([
      { text: words.seats.sameDevice('Ben'), isAway: false },
      { text: words.play.isGone, isAway: false },
      { text: words.play.away, isAway: true },
      { text: words.seats.next('Zoe'), isAway: false },
    ]);
    expect(botSeatsIn(statusWith({ seats }))).toEqual([]);
    expect(reservationsIn(statusWith({ seats }))).toEqual([
      { seat: 3, sitter: next.reservedFor, bot: 'Mila' },
    ]);
  });

  test('does not say that computers play when nobody plays for themselves', () => {
    const seats = [{ ...person('Ana'), isAway: true }, bot('Mila'), { ...person('Ben'), isAway: true }];
    const nobody = statusWith({ seats });
    expect(isPaused(nobody)).toBe(true);
    expect(remarksOn(nobody, words)[0]).toEqual({ text: words.play.isGone, isAway: true });
    expect(remarkOn(nobody, 0, words)).toBe(words.room.screen.backSoon);
    expect(remarkOn(statusWith({ seats: [...seats, person('Cem')] }), 0, words)).toBe(words.play.away);
    const late = { ...person('Cem'), isAway: true, missed: 'this-turn' } as const;
    for (const playing of [person('Cem'), late])
      expect(isPaused(statusWith({ seats: [...seats, playing] }))).toBe(false);
  });

  test('tells people from bots', () => {
    expect(botSeatsIn(status)).toEqual([3]);
    expect(peopleIn(status, 0)).toEqual([1, 2]);
    expect(peopleIn(status, 'none')).toEqual([0, 1, 2]);
    expect(othersIn(status, 1)).toEqual(['Ana', 'Cem', 'Mila']);
  });
});

describe('somebody without a seat', () => {
  const someone = { reserved: 'none', isRemoved: false, hasAskedBack: false } as const;
  const withBot = statusWith({ seats: [person('Ana'), bot('Mila')] });

  test.each([
    ['may take a free seat', 'open', statusWith({ seats: [person('Ana'), FREE] }), {}],
    ['may take a bot’s seat', 'open', withBot, {}],
    ['finds no seat', 'full', statusWith({ seats: [person('Ana'), person('Ben')] }), {}],
    ['finds the table locked', 'locked', { ...withBot, isLocked: true }, {}],
    ['has reserved a seat', 'reserved', withBot, { reserved: 1 }],
    ['was removed', 'removed', withBot, { isRemoved: true }],
    ['was removed and has asked', 'asked', withBot, { isRemoved: true, hasAskedBack: true }],
  ] as const)('%s', (_, chance, status, changes) => {
    expect(seatAvailability(status, { ...someone, ...changes })).toBe(chance);
  });
});

describe('a line about a table', () => {
  const sat = { seats: [person('Ana'), person('Ben')], host: 0 } as const;
  const lines: readonly [string, TableStatus | undefined, string][] = [
    ['without news', undefined, words.tables.unknown],
    ['with room', statusWith({ seats: [person('Ana'), FREE, FREE] }), words.tables.gathering(2)],
    ['that is complete', statusWith(sat), words.tables.ready],
    [
      'that waits for me',
      statusWith({ ...sat, stage: 'playing', waiting: { seat: 1 } }),
      words.tables.turn('you'),
    ],
    [
      'that waits for another',
      statusWith({ ...sat, stage: 'playing', waiting: { seat: 0 } }),
      words.tables.turn({ name: 'Ana' }),
    ],
    [
      'between rounds',
      statusWith({ ...sat, stage: 'playing', waiting: { seat: 'next-deal' } }),
      words.tables.nextDeal,
    ],
    ['that is done', statusWith({ ...sat, stage: 'over' }), words.tables.over],
  ];

  test.each(lines)('%s', (_, status, sentence) => {
    expect(tableSentence(words, status, 1)).toBe(sentence);
  });
});

describe('the details of a table', () => {
  const here = { seat: 1, locale: 'en-GB' } as const;
  const changedAt = Date.UTC(2026, 10, 17, 12);
  const status = statusWith({ stage: 'playing', totals: [7, 14], changedAt, now: 1000 });
  const daily = { ...status.terms, tempo: 'daily' } as const;

  test('are the points of the user and the date', () => {
    expect(tableDetails(words, status, here)).toBe(`${words.tables.points(14)} · 17 Nov 2026`);
    expect(tableDetails(words, status, { ...here, seat: 'none' })).toBe('17 Nov 2026');
  });

  test('are the time that is left at a table by the day, and only there', () => {
    const until = 1000 + 5 * 3_600_000;
    const waiting = { seat: 0, until };
    expect(tableDetails(words, { ...status, waiting }, here)).not.toContain(words.play.dayLeft(5));
    expect(tableDetails(words, { ...status, terms: daily, waiting }, here)).toMatch(words.play.dayLeft(5));
  });

  test('are none for a table without news, and none that an older server does not tell', () => {
    expect(tableDetails(words, undefined, here)).toBe('');
    expect(tableDetails(words, statusWith(), here)).toBe('');
  });
});

describe('the time that is left', () => {
  test.each([
    [59_001, '1:00'],
    [59_000, '0:59'],
    [10_001, '0:11'],
    [500, '0:01'],
    [0, '0:00'],
    [-5_000, '0:00'],
    [3_600_000, '60:00'],
  ])('of %i ms is %s', (milliseconds, text) => {
    expect(timeLeft(milliseconds)).toMatchObject({ text });
  });

  test('is told to listeners in words, not as a time of day', () => {
    expect([saidOf(42_000), saidOf(61_000), saidOf(120_000)]).toEqual([
      '42 seconds left',
      '1 minute and 1 second left',
      '2 minutes and 0 seconds left',
    ]);
  });

  test('is clear in its last ten seconds', () => {
    expect(timeLeft(10_001)).toMatchObject({ isShort: false });
    expect(timeLeft(10_000)).toMatchObject({ isShort: true });
  });

  test('of a day is told in hours', () => {
    expect(timeLeft(23.4 * 3_600_000)).toEqual({ hours: 23 });
  });
});

test('a code is drawn square by square', () => {
  const { size, path } = qrPathOf('https://quando.example/t/oak');
  const squares = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)];
  expect(squares.map(([stroke]) => stroke).join('')).toBe(path);
  const dark = new Set(
    squares.flatMap(([, x, y, run]) =>
      Array.from({ length: Number(run) }, (_, i) => `${Number(x) + i},${y}`),
    ),
  );
  // The three corners by which a camera finds it, and the light ring inside each.
  for (const [x, y] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const) {
    expect(dark.has(`${x},${y}`) && dark.has(`${x + 6},${y + 6}`) && dark.has(`${x + 3},${y + 3}`)).toBe(
      true,
    );
    expect(dark.has(`${x + 1},${y + 1}`) || dark.has(`${x + 5},${y + 5}`)).toBe(false);
  }
});

test('terms for another number of players keep a target that is offered to them', () => {
  const terms = { players: 2, target: 40, tempo: 'quick', isOpen: true } as const;
  expect(withPlayers(terms, 3)).toEqual({ ...terms, players: 3, target: 50 });
  expect(withPlayers({ ...terms, players: 4, target: 50 }, 2).target).toBe(40);
  expect(withPlayers({ ...terms, target: 100 }, 5).target).toBe(100);
});
