import type { DrawnSide, GameRecord, Seat } from '@quando/rules';
import { advance, draftOf, Move, parseEntry, replay, type State } from '@quando/rules/authority';
import { possibleNexts, possibleTops, setTop } from './chance-tree.ts';
import type { Judge } from './judge.ts';

/** What one thing did to everybody's chance to win, by seat; it adds up to 0. */
export type Effect = readonly number[];

/** A decision of a seat: what it did by itself, and the luck of the cards that it showed to somebody for the first time. */
export type JudgedStep = {
  readonly round: number;
  readonly action: number;
  readonly seat: Seat;
  readonly decision: Effect;
  readonly luck: Effect;
};

export type JudgedGame = {
  /** Everybody's chance before the first deal. */
  readonly start: readonly number[];
  readonly deals: readonly Effect[];
  readonly steps: readonly JudgedStep[];
  readonly result: readonly number[];
};

/** What a seat's result consists of: `result` is the sum of everything before it. */
export type LuckAccount = {
  readonly start: number;
  readonly deals: number;
  readonly draws: number;
  readonly own: number;
  readonly others: number;
  readonly result: number;
};

/** Judges every deal, decision and draw of a finished, checked record. */
export function judgeGame(record: GameRecord, judge: Judge): JudgedGame {
  const start = judge.beforeDeal(
    Array.from({ length: record.players }, () => 0),
    record.target,
    record.rounds[0]!.dealer,
  );
  const deals: Effect[] = [];
  const steps: JudgedStep[] = [];
  let chances = start;
  let before: State | undefined;
  for (const { state, round, action } of replay(record)) {
    const after = judge.at(state);
    if (action === 'deal') deals.push(less(after, chances));
    else {
      const { seat, expected } = expectedAfter(before!, record.rounds[round]!.actions[action]!, after, judge);
      steps.push({ round, action, seat, decision: less(expected, chances), luck: less(after, expected) });
    }
    chances = after;
    before = state;
  }
  return { start, deals, steps, result: chances };
}

/** The account of one seat of a judged game. */
export function luckAccount({ start, deals, steps, result }: JudgedGame, seat: Seat): LuckAccount {
  const sum = (effects: readonly Effect[]): number =>
    effects.reduce((total, effect) => total + effect[seat]!, 0);
  const decisions = (isOwn: boolean): Effect[] =>
    steps.filter((step) => (step.seat === seat) === isOwn).map(({ decision }) => decision);
  return {
    start: start[seat]!,
    deals: sum(deals),
    draws: sum(steps.map(({ luck }) => luck)),
    own: sum(decisions(true)),
    others: sum(decisions(false)),
    result: result[seat]!,
  };
}

/** Who decided, and the mean chances over everything that the decision could have shown. */
function expectedAfter(
  before: State,
  line: string,
  after: readonly number[],
  judge: Judge,
): { seat: Seat; expected: readonly number[] } {
  const entry = parseEntry(line)!;
  if (entry.verb !== 'draw') return { seat: entry.seat, expected: after };
  return { seat: entry.seat, expected: meanAfterDraw(before, entry.side, judge) };
}

/** The mean chances over everything that drawing this side could show to somebody for the first time. */
export function meanAfterDraw(before: State, side: DrawnSide, judge: Judge): number[] {
  const move = new Move().draw(side === 'down' ? 1 : 0);
  const mean = Array.from({ length: before.players }, () => 0);
  for (const top of possibleTops(before)) {
    for (const next of possibleNexts(before, top.card)) {
      const draft = draftOf(before);
      setTop(draft, top.card, next.card);
      advance(draft, move);
      for (const [seat, chance] of judge.at(draft).entries())
        mean[seat]! += top.chance * next.chance * chance;
    }
  }
  return mean;
}

const less = (after: readonly number[], before: readonly number[]): number[] =>
  after.map((chance, seat) => chance - before[seat]!);
