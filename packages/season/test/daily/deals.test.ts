import { createHash } from 'node:crypto';
import { checkDeck, formatCard } from '@quando/rules/authority';
import { eightOfDay, eightOfWeek, parseEight, ROUNDS } from '@quando/season';
import { dealsOf } from '@quando/season/authority';
import { expect, test } from 'vitest';

const SECRET = '00'.repeat(31) + '2a';
const CLUB = parseEight('club-6-AAAAAAAAAAAAAAAA')!;

const written = (deck: ReturnType<typeof dealsOf>[number]['deck']): string[] => Array.from(deck, formatCard);

const digestOf = (deals: ReturnType<typeof dealsOf>): string =>
  createHash('sha256')
    .update(deals.map(({ dealer, deck }) => `${dealer} ${written(deck).join(' ')}`).join('\n'))
    .digest('hex');

/** Digests that another program computed from docs/daily-eight.md. */
const VECTORS = [
  ['a day', eightOfDay('2026-11-15'), '', '3728ef6da3a931da945e6cc3d13296b5875bdaeb2623bf1f4cb3236156eaf2b8'],
  [
    'a day with a secret',
    eightOfDay('2026-11-15'),
    SECRET,
    '61f311c48bfb356e69acc1b52b42961f97fcdf9d662dddb184cfa4ec544f573d',
  ],
  [
    'a week for two',
    eightOfWeek('2026-W46', 2),
    '',
    '6170bea9061088bc14a8035ba03a84f61a590d363d8208a8ff95235d0b092a3c',
  ],
  ['a link for six', CLUB, '', 'd50a507d267a2a2839442fb41ee50220b7599b201559d02aba3a575b776684d3'],
] as const;

test.each(VECTORS)('the deals of %s never change', (_, eight, secret, digest) => {
  expect(digestOf(dealsOf(eight, secret))).toBe(digest);
});

test('the first cards of a day, written out', () => {
  const [first] = dealsOf(eightOfDay('2026-11-15'));
  expect({ dealer: first!.dealer, deck: written(first!.deck).slice(0, 7) }).toEqual({
    dealer: 3,
    deck: ['1/7', '1/6', '0/8', '7/10', '9/3', '4/10', '6/0'],
  });
});

test('every round has a whole deck, and the deal passes clockwise', () => {
  const deals = dealsOf(eightOfWeek('2026-W46', 3));
  expect(deals).toHaveLength(ROUNDS);
  for (const { deck } of deals) expect(checkDeck([...deck])).not.toHaveProperty('code');
  const dealers = deals.map(({ dealer }) => dealer);
  expect(dealers.slice(1)).toEqual(dealers.slice(0, -1).map((dealer) => (dealer + 1) % 3));
});

test('no two rounds, days, numbers of players or secrets have the same deck', () => {
  const eights = [
    eightOfDay('2026-11-15'),
    eightOfDay('2026-11-16'),
    eightOfWeek('2026-W46', 2),
    eightOfWeek('2026-W46', 3),
  ];
  const decks = [...eights.flatMap((eight) => dealsOf(eight)), ...dealsOf(eights[0]!, SECRET)].map(
    ({ deck }) => written(deck).join(' '),
  );
  expect(new Set(decks).size).toBe(decks.length);
});
