import {
  isSameTerms,
  type PastStatus,
  type SeatStatus,
  type Sitter,
  type TableStatus,
} from '@quando/protocol';
import type { Seat } from '@quando/rules';
import type { OnlineWords, Person } from '@quando/text';

type NewsWords = OnlineWords['seats']['news'];

/** A sentence about a change, in any language. */
export type SeatNews = (words: NewsWords) => string;

/** Which seat is this device's person's, and which were or will be. */
export type OwnSeats = {
  readonly seat: Seat | 'none' | 'unknown';
  readonly others: readonly (Seat | 'none' | 'unknown')[];
};

/** What others have changed between two statuses: who sits where, who may sit down, and who is the host. */
export const newsBetween = (before: TableStatus, after: TableStatus, own: OwnSeats): SeatNews[] => [
  ...companyNews(before, after, own),
  ...ownNews(before, after, own.seat),
  ...deviceNews(before, after),
  ...accessNews(before, after),
  ...reminderNews(before, after, own.seat),
  ...termsNews(before, after, own.seat),
  ...hostNews(before, after, own.seat),
];

/** What has changed on the others' seats: who came, left or returned, and for whom a bot plays. */
export const companyNews = (before: PastStatus, after: PastStatus, own: OwnSeats): SeatNews[] =>
  seatsOf(before, after).flatMap((seat) =>
    seat === own.seat || own.others.includes(seat) ? [] : seatNews(before, after, seat),
  );

/** For whom a bot plays already when somebody opens the page. */
export const absencesIn = ({ seats }: PastStatus, own: OwnSeats['seat']): SeatNews[] =>
  seats.flatMap((place, seat): SeatNews[] =>
    place.kind === 'taken' && place.isAway && seat !== own ? [(words) => words.left(place.sitter.name)] : [],
  );

/** The seats of either time: the host can add some before the start, and take some away. */
const seatsOf = (before: PastStatus, after: PastStatus): Seat[] => [
  ...(before.seats.length > after.seats.length ? before : after).seats.keys(),
];

function seatNews(before: PastStatus, after: PastStatus, seat: Seat): SeatNews[] {
  const [old, now] = [before.seats[seat], after.seats[seat]];
  const [was, is] = [sitterOn(old), sitterOn(now)];
  if (!isSame(was, is))
    return is ? arrivalNews(before, after, { was, is }) : departureNews(before, after, was!);
  if (old?.kind !== 'taken' || now?.kind !== 'taken') return [];
  return [
    ...awayNews(old, now),
    ...reservationNews(old, now),
    ...answerNews(old, now),
    ...nudgeNews(old, now),
    ...voteNews(after, old, now),
    ...newDeviceNews(old, now),
  ];
}

type Change = { readonly was: Sitter | undefined; readonly is: Sitter };

function arrivalNews(before: PastStatus, after: PastStatus, { was, is }: Change): SeatNews[] {
  if (is.kind === 'bot' && was?.kind === 'person')
    return [...departureNews(before, after, was), (words) => words.botSatDown(is.name)];
  if (is.kind === 'bot') return [(words) => words.botSatDown(is.name)];
  if (was?.kind === 'bot') return [(words) => words.tookOver(is.name, was.name)];
  if (before.seats.some((seat) => isSame(sitterOn(seat), is))) return [(words) => words.moved(is.name)];
  // One entry cannot put one person in the place of another.
  if (was && after.seq === before.seq + 1) return [(words) => words.renamed(was.name, is.name)];
  return [(words) => words.satDown(is.name)];
}

function departureNews(before: PastStatus, after: PastStatus, was: Sitter): SeatNews[] {
  if (after.seats.some((seat) => isSame(sitterOn(seat), was))) return [];
  const isNew = ({ number }: { readonly number: number }): boolean =>
    !before.removed.some((person) => person.number === number);
  const isRemoved = after.removed.some((person) => isNew(person) && isSame(person.sitter, was));
  const wasInvited = before.seats.some(
    (seat) => seat.kind === 'taken' && seat.invitation !== undefined && isSame(seat.sitter, was),
  );
  if (wasInvited) return [(words) => words.declined(was.name)];
  return [(words) => (isRemoved ? words.removed(was.name) : words.stoodUp(was.name))];
}

type Taken = Extract<SeatStatus, { kind: 'taken' }>;

function awayNews(old: Taken, { sitter: { name }, isAway, missed, replaced }: Taken): SeatNews[] {
  if (missed === 'this-turn') return old.missed === missed ? [] : [(words) => words.missed(name)];
  // After a missed turn nobody has to come back.
  if (old.isAway === isAway || missed === 'last-turn') return [];
  if (isAway && replaced) return [(words) => words.replaced(name)];
  return [(words) => (isAway ? words.left(name) : words.returned(name))];
}

const nudgeNews = (old: Taken, { sitter: { name }, nudgedAt }: Taken): SeatNews[] =>
  nudgedAt === undefined || old.nudgedAt === nudgedAt ? [] : [(words) => words.nudged(name)];

/** Who votes for a bot to play, or no longer does; nothing when it does, or the votes are forgotten. */
function voteNews(after: PastStatus, old: Taken, { sitter: { name }, votes, isAway }: Taken): SeatNews[] {
  const [was, is] = [old.votes?.by ?? [], votes?.by ?? []];
  if (isAway || after.waiting?.seat === 'next-deal') return [];
  const nameOf = (voter: Seat): string => nameOn(after, voter);
  const more = is.filter((voter) => !was.includes(voter));
  const fewer = was.filter((voter) => !is.includes(voter) && old.nudgedAt === undefined);
  return [
    ...more.map(
      (voter): SeatNews =>
        (words) =>
          words.voted(nameOf(voter), name),
    ),
    ...fewer.map(
      (voter): SeatNews =>
        (words) =>
          words.unvoted(nameOf(voter), name),
    ),
  ];
}

/** Somebody who has lost their device gets a new link, and uses it. */
function newDeviceNews(old: Taken, now: Taken): SeatNews[] {
  const { name } = now.sitter;
  const isBack = old.isAway && !now.isAway;
  if (old.isHandedOver === now.isHandedOver || isBack) return [];
  return [(words) => (now.isHandedOver ? words.handedOver(name) : words.newDevice(name))];
}

/** What the others do about this device's person; whether somebody who was nudged is there is asked elsewhere. */
function ownNews(before: TableStatus, after: TableStatus, own: OwnSeats['seat']): SeatNews[] {
  const [old, now] = typeof own === 'number' ? [before.seats[own], after.seats[own]] : [];
  if (old?.kind !== 'taken' || now?.kind !== 'taken') return [];
  return now.replaced && !old.replaced ? [(words) => words.youReplaced] : [];
}

function reservationNews({ reservedFor: was }: Taken, { sitter, reservedFor: is }: Taken): SeatNews[] {
  // The same person with a new device is told otherwise.
  if (isSame(was, is) || isSame(sitter, is ?? was)) return [];
  if (is) return [(words) => words.reserved(is.name, sitter.name)];
  return [(words) => words.released(was!.name, sitter.name)];
}

/** What somebody says to an invitation to play again. */
function answerNews(old: Taken, { sitter: { name }, invitation }: Taken): SeatNews[] {
  if (old.invitation === invitation) return [];
  if (invitation === undefined) return [(words) => words.came(name)];
  return invitation === 'silent' ? [(words) => words.silent(name)] : [];
}

/** People who have not answered are told when they are asked once more. */
function reminderNews(before: TableStatus, after: TableStatus, own: OwnSeats['seat']): SeatNews[] {
  const invitationIn = ({ seats }: TableStatus): string | undefined => {
    const seat = typeof own === 'number' ? seats[own] : undefined;
    return seat?.kind === 'taken' ? seat.invitation : undefined;
  };
  const isAskedAgain = invitationIn(after) === 'asked-again' && invitationIn(before) !== 'asked-again';
  return isAskedAgain ? [(words) => words.askedAgain] : [];
}

function deviceNews(before: TableStatus, after: TableStatus): SeatNews[] {
  return pairsIn(after).flatMap(([one, other]) => {
    const isKnown = pairsIn(before).some((pair) => pair[0] === one && pair[1] === other);
    const [name, otherName] = [nameOn(after, one), nameOn(after, other)];
    return isKnown ? [] : [(words: NewsWords) => words.sameDevice(name, otherName)];
  });
}

/** The pairs of seats whose cards were seen on one device. */
export const pairsIn = ({ seats }: TableStatus): (readonly [Seat, Seat])[] =>
  seats.flatMap((seatStatus, seat) =>
    seatStatus.kind === 'free'
      ? []
      : (seatStatus.sharesDeviceWith ?? []).flatMap((other) =>
          seat < other ? [[seat, other] as const] : [],
        ),
  );

function accessNews(before: TableStatus, after: TableStatus): SeatNews[] {
  const lock: SeatNews[] =
    before.isLocked === after.isLocked ? [] : [(words) => (after.isLocked ? words.locked : words.unlocked)];
  const asked = after.removed.filter(
    ({ number, isAsking }) =>
      isAsking && !before.removed.some((person) => person.number === number && person.isAsking),
  );
  const letBack = before.removed.filter(
    ({ number }) => !after.removed.some((person) => person.number === number),
  );
  return [
    ...lock,
    ...asked.map(
      ({ sitter: { name } }): SeatNews =>
        (words) =>
          words.askedBack(name),
    ),
    ...letBack.map(
      ({ sitter: { name } }): SeatNews =>
        (words) =>
          words.letBack(name),
    ),
  ];
}

/** One and the same, so that it is shown once however much is changed. */
const TERMS_CHANGED: SeatNews = (words) => words.termsChanged;

/** The host knows what they have changed. */
function termsNews(before: TableStatus, after: TableStatus, own: OwnSeats['seat']): SeatNews[] {
  const isOwn = own === after.host;
  return isOwn || isSameTerms(before.terms, after.terms) ? [] : [TERMS_CHANGED];
}

/** The first host is no news: the others see who created the table. */
function hostNews(before: TableStatus, after: TableStatus, own: OwnSeats['seat']): SeatNews[] {
  const { host } = after;
  if (before.host === 'nobody' || host === 'nobody' || after.stage === 'over') return [];
  const [was, is] = [sitterOn(before.seats[before.host]), sitterOn(after.seats[host])];
  if (isSame(was, is) || (before.host === host && after.seq === before.seq + 1)) return [];
  const who: Person = host === own ? 'you' : { name: nameOn(after, host) };
  return [(words) => words.newHost(who)];
}

const sitterOn = (seat: SeatStatus | undefined): Sitter | undefined =>
  seat?.kind === 'taken' ? seat.sitter : undefined;

export const nameOn = ({ seats }: PastStatus, seat: Seat): string => sitterOn(seats[seat])?.name ?? '';

/** No two sitters at a table have the same name. */
const isSame = (one: Sitter | undefined, other: Sitter | undefined): boolean =>
  one?.name === other?.name && one?.kind === other?.kind;
