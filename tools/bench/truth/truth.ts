import { isMarked, type DecisionKind, type ReviewTools } from '@quando/bots';
import { reviewTools } from '../net/loaded.ts';
import { printJson, printTable } from '../printing.ts';
import {
  comparedLosses,
  holdsTruth,
  plantableBlunders,
  reviewOf,
  type ComparedLoss,
} from './reviewed-truth.ts';
import { isUsable, readTruths, type Truth } from './truths.ts';

/**
 * Whether a review tells the truth, as long play-outs know it: how often its 95 % intervals hold it, and how many planted
 * blunders it marks. `npm run bench -- truth [EACH]` takes every so many-th position.
 */
export async function truth(args: readonly string[]): Promise<void> {
  const each = Number(args[0] ?? 1);
  const tools = reviewTools();
  const truths = readTruths().filter(isUsable);
  const intervals = intervalsIn(everyOf(truths, each), tools);
  const blunders = blundersIn(truths, each, tools);
  printTable([
    [`${intervals.positions} positions, ${intervals.differences} differences`, 'measured', 'goal'],
    ['95 % intervals that hold the truth', percent(intervals.held), '>= 92 %'],
    ['planted blunders', String(blunders.planted), ''],
    ['planted blunders that are marked', percent(blunders.marked), '>= 90 %'],
    ...Object.entries(blunders.kinds).map(([kind, { planted, marked }]) => [
      `  ${kind}`,
      `${marked} of ${planted}`,
      '',
    ]),
  ]);
  printJson([{ bench: 'truth', ...intervals, blunders }]);
}

const everyOf = <Item>(items: readonly Item[], each: number): Item[] =>
  items.filter((_, i) => i % each === 0);

/** How often 95 % intervals hold the truth. */
export function intervalsIn(truths: readonly Truth[], tools: ReviewTools) {
  const said: ComparedLoss[] = truths.flatMap((each) => comparedLosses(each, tools));
  return {
    positions: truths.length,
    differences: said.length,
    held: said.filter(holdsTruth).length / said.length,
  };
}

/** How many of every so many-th planted blunder are marked, by kind. */
export function blundersIn(truths: readonly Truth[], each: number, tools: ReviewTools) {
  const planted = everyOf(plantableBlunders(truths), each);
  const kinds: Partial<Record<DecisionKind, { planted: number; marked: number }>> = {};
  for (const blunder of planted) {
    const { kind, mark } = reviewOf(blunder, tools);
    const count = (kinds[kind] ??= { planted: 0, marked: 0 });
    count.planted += 1;
    count.marked += Number(isMarked(mark));
  }
  const marked = Object.values(kinds).reduce((sum, count) => sum + count.marked, 0);
  return { planted: planted.length, marked: marked / planted.length, kinds };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
