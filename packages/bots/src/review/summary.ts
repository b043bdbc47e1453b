import type { GameRecord, Seat } from '@quando/rules';
import { replay } from '@quando/rules/authority';
import { luckAccount, type JudgedGame, type LuckAccount } from '../luck/luck-account.ts';
import type { DecisionKind } from './decision-kind.ts';
import { isMarked, type Mark } from './mark.ts';
import type { ReviewedDecision } from './reviewed-decision.ts';

/** A place in a game: after the deal of a round, or after one of its actions. */
export type Moment = { readonly round: number; readonly action: number | 'deal' };

/** Everybody's chance to win at a moment, by seat, as somebody who sees all cards would judge it. */
export type ChanceMoment = Moment & { readonly chances: readonly number[] };

/** What everybody at the table noticed. */
export type LoudMoment = Moment & { readonly seat: Seat; readonly what: 'knock' | 'triplet' | 'zeros' };

/** Something that changed a seat's chance to win: a deal, a decision, or the card that it showed. */
export type DecidingMoment = Moment & {
  readonly what: 'deal' | 'decision' | 'draw';
  /** Who decided or drew; nobody deals for themselves. */
  readonly seat: Seat | 'nobody';
  readonly effect: number;
};

/** What the decisions of one kind lost, given what the seat had seen. */
export type KindLoss = {
  readonly kind: DecisionKind;
  readonly decisions: number;
  /** In shares of the chance to win; only marked decisions count. */
  readonly lost: number;
};

/** The summary of a whole game for one seat. */
export type GameSummary = {
  readonly seat: Seat;
  /** From before the first deal to the end. */
  readonly start: readonly number[];
  readonly chances: readonly ChanceMoment[];
  readonly loud: readonly LoudMoment[];
  /** The three moments that changed the seat's chance most, in the order of the game. */
  readonly deciding: readonly DecidingMoment[];
  readonly byKind: readonly KindLoss[];
  readonly marks: Readonly<Record<Mark, number>>;
  /** By seat: what its result consists of. */
  readonly players: readonly LuckAccount[];
  /** The part of the own decisions' effect that could be known: the losses of marked decisions, never above 0. */
  readonly known: number;
};

const DECIDING = 3;

/** The summary of a reviewed seat in a judged game. */
export function summaryOf(
  record: GameRecord,
  judged: JudgedGame,
  seat: Seat,
  decisions: readonly ReviewedDecision[],
): GameSummary {
  const byKind = KINDS.map((kind) => lossOf(kind, decisions));
  return {
    seat,
    start: judged.start,
    chances: chancesIn(judged),
    loud: loudIn(record),
    deciding: decidingIn(judged, seat),
    byKind,
    marks: marksIn(decisions),
    players: judged.start.map((_, each) => luckAccount(judged, each)),
    known: -byKind.reduce((sum, { lost }) => sum + lost, 0),
  };
}

const KINDS: readonly DecisionKind[] = ['knock', 'play', 'draw', 'flip', 'last-round'];

function lossOf(kind: DecisionKind, decisions: readonly ReviewedDecision[]): KindLoss {
  const own = decisions.filter((each) => each.kind === kind);
  const lost = own.filter(({ mark }) => isMarked(mark)).reduce((sum, { loss }) => sum + loss.mean, 0);
  return { kind, decisions: own.length, lost };
}

function marksIn(decisions: readonly ReviewedDecision[]): Record<Mark, number> {
  const marks = { none: 0, inaccuracy: 0, mistake: 0, blunder: 0, unclear: 0 };
  for (const { mark } of decisions) marks[mark] += 1;
  return marks;
}

/** The chances after every step, from what each step changed. */
function chancesIn({ start, deals, steps }: JudgedGame): ChanceMoment[] {
  let chances = start;
  const after = (effect: readonly number[]): readonly number[] => {
    chances = chances.map((chance, seat) => chance + effect[seat]!);
    return chances;
  };
  return deals.flatMap((deal, round): ChanceMoment[] => [
    { round, action: 'deal', chances: after(deal) },
    ...steps
      .filter((step) => step.round === round)
      .map(({ action, correction, decision, luck }) => {
        after(correction);
        after(decision);
        return { round, action, chances: after(luck) };
      }),
  ]);
}

function loudIn(record: GameRecord): LoudMoment[] {
  return [...replay(record)].flatMap(({ round, action, events }) =>
    events.flatMap((event): LoudMoment[] => {
      if (event.type === 'knocked') return [{ round, action, seat: event.seat, what: 'knock' }];
      if (event.type === 'played' && event.group === 'triplet')
        return [{ round, action, seat: event.seat, what: 'triplet' }];
      const isZeros =
        event.type === 'drew' && events.some((later) => later.type === 'scored' && later.end === 'zeros');
      return isZeros ? [{ round, action, seat: event.seat, what: 'zeros' }] : [];
    }),
  );
}

function decidingIn({ deals, steps }: JudgedGame, seat: Seat): DecidingMoment[] {
  const all: DecidingMoment[] = deals.flatMap((deal, round): DecidingMoment[] => [
    { round, action: 'deal', what: 'deal', seat: 'nobody', effect: deal[seat]! },
    ...steps
      .filter((step) => step.round === round)
      .flatMap(({ action, seat: decider, decision, luck }): DecidingMoment[] => [
        { round, action, what: 'decision', seat: decider, effect: decision[seat]! },
        { round, action, what: 'draw', seat: decider, effect: luck[seat]! },
      ]),
  ]);
  const most = new Set(all.toSorted((a, b) => Math.abs(b.effect) - Math.abs(a.effect)).slice(0, DECIDING));
  return all.filter((moment) => most.has(moment));
}
