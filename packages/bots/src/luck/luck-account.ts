import type { DrawnSide, GameRecord, Seat } from '@quando/rules';
import {
  advance,
  draftOf,
  Move,
  moveOf,
  moveOfEntry,
  parseEntry,
  replay,
  viewOf,
  type State,
} from '@quando/rules/authority';
import type { Bot } from '../bot.ts';
import { isSameChoice } from '../review/choices.ts';
import { possibleNexts, possibleTops, setTop } from './chance-tree.ts';
import type { Judge } from './judge.ts';

/** How something changed everybody's chance to win, by seat; it adds up to 0. */
export type Effect = readonly number[];

/** A decision of a seat; the sum of its three effects is everything that it changed. */
export type JudgedStep = {
  readonly round: number;
  readonly action: number;
  readonly seat: Seat;
  /**
   * What the judge corrects when it learns what a Master decides here. A judge without error has nothing to correct, since
   * its chances are those of games that Masters play on; so this is luck that was misjudged before (decision 22).
   */
  readonly correction: Effect;
  /** The effect of the decision compared with the Master's; nothing if the Master decides the same. */
  readonly decision: Effect;
  /** The luck of the cards that it showed to somebody for the first time. */
  readonly luck: Effect;
};

export type JudgedGame = {
  /** Everybody's chance before the first deal. */
  readonly start: readonly number[];
  readonly deals: readonly Effect[];
  readonly steps: readonly JudgedStep[];
  /** The result of the game; of a round alone, everybody's chance after it. */
  readonly result: readonly number[];
  readonly isOver: boolean;
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

/** Who says how a game stands, and what a decision is compared with. */
export type LuckTools = { readonly judge: Judge; readonly master: Bot };

/** Judges every deal, decision and draw of a checked record of a finished game, or of a single round. */
export function judgeGame(record: GameRecord, tools: LuckTools): JudgedGame {
  const start = tools.judge.beforeDeal(
    Array.from({ length: record.players }, () => 0),
    record.target,
    record.rounds[0]!.dealer,
  );
  const deals: Effect[] = [];
  const steps: JudgedStep[] = [];
  let chances = start;
  let before: State | undefined;
  for (const { state, round, action } of replay(record)) {
    const after = tools.judge.at(state);
    if (action === 'deal') deals.push(less(after, chances));
    else {
      const decision = decisionIn(record.rounds[round]!.actions[action]!);
      const effects = effectsOf(before!, decision, { before: chances, after }, tools);
      steps.push({ round, action, seat: decision.seat, ...effects });
    }
    chances = after;
    before = state;
  }
  return { start, deals, steps, result: chances, isOver: record.winners !== undefined };
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
    draws: sum(steps.flatMap(({ correction, luck }) => [correction, luck])),
    own: sum(decisions(true)),
    others: sum(decisions(false)),
    result: result[seat]!,
  };
}

/** Whether a Master would have decided otherwise. */
export const differsFromMaster = ({ decision }: JudgedStep): boolean =>
  decision.some((effect) => effect !== 0);

type Decision = { readonly seat: Seat; readonly move: Move };

function decisionIn(line: string): Decision {
  const entry = parseEntry(line)!;
  return { seat: entry.seat, move: moveOfEntry(entry) };
}

function effectsOf(
  state: State,
  { seat, move }: Decision,
  chances: { readonly before: readonly number[]; readonly after: readonly number[] },
  { judge, master }: LuckTools,
): Pick<JudgedStep, 'correction' | 'decision' | 'luck'> {
  const view = viewOf(state, seat);
  const masters = moveOf(state, seat, master(view, { seed: 0 }));
  const expected = expectedAfter(state, move, judge);
  const byMaster = isSameChoice(view, move, masters) ? expected : expectedAfter(state, masters, judge);
  return {
    correction: less(byMaster, chances.before),
    decision: less(expected, byMaster),
    luck: less(chances.after, expected),
  };
}

/** The mean chances over everything that a move could show to somebody for the first time. */
function expectedAfter(before: State, move: Move, judge: Judge): number[] {
  if (move.isDraw) return meanAfterDraw(before, move.operand === 1 ? 'down' : 'up', judge);
  const draft = draftOf(before);
  advance(draft, move);
  return judge.at(draft);
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
