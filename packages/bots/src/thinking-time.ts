import { below, mayKnock, seededRandom, type View } from '@quando/rules';
import type { BotLevel } from './level.ts';

/** Milliseconds for a decision, and for each card to consider, by level. */
const PACE: Readonly<Record<BotLevel, { readonly base: number; readonly each: number }>> = {
  beginner: { base: 900, each: 120 },
  casual: { base: 700, each: 100 },
  sharp: { base: 600, each: 90 },
  strong: { base: 650, each: 110 },
  master: { base: 600, each: 100 },
};

/** The most cards that make a turn longer. */
const MOST_CARDS = 10;

const LONGEST = 2600;

/** What everybody at the table can see; of the cards only how many there are. */
type PublicFacts = Pick<View, 'phase' | 'asked' | 'knocker' | 'plays'> & {
  readonly hands: readonly { readonly length: number }[];
};

/**
 * How long a bot seems to think, in milliseconds: longer for a large hand and where a knock is allowed, a little
 * different with every seed. Tables wait this long, unless the people want to skip it. It depends only on public facts
 * and on the seed, so with a secret seed it tells nothing about the bot's hand.
 */
export function thinkingTime(facts: PublicFacts, level: BotLevel, seed: string | number): number {
  const { base, each } = PACE[level];
  const variation = (75 + below(seededRandom(seed), 51)) / 100;
  const time = facts.phase === 'turn' ? base + each * cardsOf(facts) + knockTime(facts) : base + each;
  return Math.round(Math.min(LONGEST, time * variation));
}

const cardsOf = ({ asked, hands }: PublicFacts): number =>
  asked === 'nobody' ? 0 : Math.min(hands[asked]!.length, MOST_CARDS);

const knockTime = (facts: PublicFacts): number => (mayKnock(facts) ? 400 : 0);
