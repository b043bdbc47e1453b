import type { SeatStatus, TableStatus } from '@quando/protocol';
import type { Seat } from '@quando/rules';

type Taken = Extract<SeatStatus, { kind: 'taken' }>;
type Own = Seat | 'none' | 'unknown';

/** How long somebody may think before the others are offered to ask whether they are still there, in milliseconds. */
export const SLOW = 45_000;

/** How long somebody who was asked has to answer. */
export const PATIENCE = 30_000;

/** What a person can do about another one. */
export type CareAction = 'nudge' | 'replace' | 'vote' | 'unvote' | 'restore' | 'remove' | 'new-link';

/** What this device's person can do about the person on another seat. */
export function careActions(status: TableStatus, own: Own, seat: Seat, now: number): CareAction[] {
  const place = personOn(status, seat);
  if (!place || seat === own || !isVoter(status, own) || status.stage === 'over') return [];
  const isHost = status.host === own;
  const newLink: CareAction[] = isHost && !place.isHere ? ['new-link'] : [];
  if (place.isAway) return [...awayActions(status, own, place), ...newLink];
  const nudge: CareAction[] =
    waitedFor(status) === seat && place.nudgedAt === undefined && place.isHere ? ['nudge'] : [];
  return [...nudge, ...replaceActions(status, own, seat, now), ...newLink];
}

function awayActions(status: TableStatus, own: Own, place: Taken): CareAction[] {
  const isHost = status.host === own;
  const mayRestore = place.replaced && (isHost || hasVoted(place, own));
  return [...(mayRestore ? ['restore' as const] : []), ...(isHost ? ['remove' as const] : [])];
}

function replaceActions(status: TableStatus, own: Own, seat: Seat, now: number): CareAction[] {
  const place = personOn(status, seat)!;
  const isWaitedFor = waitedFor(status) === seat;
  if (status.stage === 'gathering' && !isWaitedFor) return [];
  if (hasVoted(place, own)) return ['unvote'];
  const voters = [...status.seats.keys()].filter((voter) => voter !== seat && isVoter(status, voter));
  const isSilent = isWaitedFor && now - (place.nudgedAt ?? now) >= PATIENCE;
  if (voters.length < 2) return isSilent ? ['replace'] : [];
  return [status.host === own ? 'replace' : 'vote'];
}

/** Something that this device's person should know or decide about. */
export type CareMatter =
  /** The others ask them whether they are still there. */
  | { readonly about: 'you' }
  /** Somebody takes long, was asked, or does not answer. */
  | { readonly about: 'slow' | 'nudged' | 'silent'; readonly seat: Seat }
  /** Others vote about somebody. */
  | { readonly about: 'vote'; readonly seat: Seat; readonly given: number; readonly needed: number };

export type Moment = {
  readonly own: Own;
  /** The time by the table's clock. */
  readonly now: number;
  /** How long the table has waited, in milliseconds. */
  readonly waited: number;
};

/** What is most urgent at a table; undefined if nothing is. */
export function careMatterIn(status: TableStatus, { own, now, waited }: Moment): CareMatter | undefined {
  const place = typeof own === 'number' ? personOn(status, own) : undefined;
  if (!place || status.stage === 'over' || !isVoter(status, own)) return undefined;
  if (place.nudgedAt !== undefined) return { about: 'you' };
  const vote = voteIn(status, own);
  if (vote) return vote;
  const seat = waitedFor(status);
  const awaited = seat === 'nobody' || seat === own ? undefined : personOn(status, seat);
  if (seat === 'nobody' || !awaited?.isHere || awaited.isAway) return undefined;
  if (awaited.nudgedAt === undefined)
    return waited < SLOW || mayWaitForMore(status) ? undefined : { about: 'slow', seat };
  return { about: now - awaited.nudgedAt < PATIENCE ? 'nudged' : 'silent', seat };
}

/** The same for as long as it is the same thing about the same person: whoever has put it off is not asked again. */
export function matterKey(status: TableStatus, matter: CareMatter, { round, turn }: When): string {
  if (matter.about === 'you') return 'you';
  const place = personOn(status, matter.seat);
  const name = place?.sitter.name;
  return matter.about === 'vote'
    ? `vote ${name} ${status.stage} ${round}`
    : `${matter.about} ${name} ${status.stage} ${turn} ${place?.nudgedAt}`;
}

/** A round and a turn in the game; anything before it has the same ones. */
export type When = { readonly round: number; readonly turn: number };

function voteIn({ seats }: TableStatus, own: Own): CareMatter | undefined {
  const seat = seats.findIndex(
    (place, other) =>
      other !== own && place.kind === 'taken' && place.votes && !place.isAway && !hasVoted(place, own),
  );
  const place = seats[seat];
  if (place?.kind !== 'taken' || !place.votes) return undefined;
  return { about: 'vote', seat, given: place.votes.by.length, needed: place.votes.needed };
}

/** The person for whom a table waits, and no clock does something about it. */
function waitedFor({ stage, terms, waiting, host }: TableStatus): Seat | 'nobody' {
  if (stage === 'gathering') return host;
  return terms.tempo === 'relaxed' && typeof waiting?.seat === 'number' ? waiting.seat : 'nobody';
}

/** A host with a free seat has a reason to wait, so the others ask only if they want to. */
const mayWaitForMore = ({ stage, seats }: TableStatus): boolean =>
  stage === 'gathering' && seats.some(({ kind }) => kind === 'free');

function personOn({ seats }: TableStatus, seat: Seat): Taken | undefined {
  const place = seats[seat];
  return place?.kind === 'taken' && place.sitter.kind === 'person' ? place : undefined;
}

/** Whether somebody is here and plays themselves. */
function isVoter(status: TableStatus, seat: Own): boolean {
  const place = typeof seat === 'number' ? personOn(status, seat) : undefined;
  return place !== undefined && place.isHere && !place.isAway;
}

const hasVoted = ({ votes }: Taken, own: Own): boolean =>
  typeof own === 'number' && !!votes?.by.includes(own);
