import { below, mayKnock, seededRandom, type View } from '@quando/rules';
import type { BotLevel } from './level.ts';
import { mayCount, type PileFacts } from './players/may-count.ts';

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

/** The mean of a further wait, in milliseconds: long enough that two of them are hardly ever needed. */
const FURTHER = 2000;

/** Milliseconds for a decision of the Master that it may have to count through. */
const COUNTING = 400;

/** Where the Master may count, it takes a further wait once in this many decisions, so that a late decision is nothing special. */
const HESITATES = 25;

/** What everybody at the table can see; of cards, only their number. */
type PublicFacts = Pick<View, 'phase' | 'asked' | 'knocker' | 'plays'> &
  PileFacts & { readonly hands: readonly { readonly length: number }[] };

/**
 * How long a bot seems to think, in milliseconds: longer for a large hand and where a knock is allowed, a little
 * different with every seed. Tables wait this long, unless the people want to skip it. It depends only on public facts
 * and on the seed, so with a secret seed it tells nothing about the bot's hand.
 */
export function thinkingTime(facts: PublicFacts, level: BotLevel, seed: string | number): number {
  const { base, each } = PACE[level];
  const counts = level === 'master' && mayCount(facts);
  const time = facts.phase === 'turn' ? base + each * cardsOf(facts) + knockTime(facts) : base + each;
  const wait = Math.round(Math.min(LONGEST, (time + (counts ? COUNTING : 0)) * variation(seed)));
  return counts && hesitates(seed) ? wait + furtherWait(seed, 0) : wait;
}

const hesitates = (seed: string | number): boolean =>
  below(seededRandom(`${seed} hesitates`), HESITATES) === 0;

/** How much longer a bot that is not ready in time seems to think, in milliseconds; repeated until it is ready. */
export const furtherWait = (seed: string | number, number: number): number =>
  Math.round(FURTHER * variation(`${seed} further ${number}`));

/** Between 0.75 and 1.25. */
const variation = (seed: string | number): number => (75 + below(seededRandom(seed), 51)) / 100;

const cardsOf = ({ asked, hands }: PublicFacts): number =>
  asked === 'nobody' ? 0 : Math.min(hands[asked]!.length, MOST_CARDS);

const knockTime = (facts: PublicFacts): number => (mayKnock(facts) ? 400 : 0);
