import { belowLarge, seededRandom, type Random } from '@quando/rules';

/** What a watcher notices about one decision, and whether the hidden thing is so. */
export type Example = {
  readonly group: string;
  readonly features: readonly number[];
  readonly isSo: boolean;
};

/** The bins of a feature; few, so that each has many examples. */
const BINS = 6;

/** How often the labels are permuted to see what chance achieves. */
const PERMUTATIONS = 200;

/** The counts of one group: by label, and by feature, bin and label. */
type Counts = { readonly labels: [number, number]; readonly bins: Map<string, [number, number]> };

/**
 * A naive Bayes classifier on binned features, separately for each group of examples that look alike to everybody: it
 * learns from the first half of the examples and guesses the second half. Returns the mean of how many of those that
 * are so, and of those that are not, it gets right, so that guessing always the same gives 0.5.
 */
function accuracyOf(examples: readonly Example[], edges: Edges): number {
  const middle = Math.floor(examples.length / 2);
  const learned = new Map<string, Counts>();
  for (const example of examples.slice(0, middle)) learn(learned, example, edges);
  const tested = examples.slice(middle);
  const rightOf = (wanted: boolean): number => {
    const these = tested.filter(({ isSo }) => isSo === wanted);
    return these.filter((one) => guess(learned.get(one.group), one, edges) === wanted).length / these.length;
  };
  return (rightOf(true) + rightOf(false)) / 2;
}

type Edges = ReadonlyMap<string, readonly (readonly number[])[]>;

function learn(learned: Map<string, Counts>, { group, features, isSo }: Example, edges: Edges): void {
  const counts = learned.get(group) ?? { labels: [0, 0], bins: new Map<string, [number, number]>() };
  learned.set(group, counts);
  counts.labels[isSo ? 1 : 0] += 1;
  for (const key of binsOf(group, features, edges)) {
    const bin = counts.bins.get(key) ?? [0, 0];
    bin[isSo ? 1 : 0] += 1;
    counts.bins.set(key, bin);
  }
}

function guess(counts: Counts | undefined, { group, features }: Example, edges: Edges): boolean {
  if (!counts) return false;
  const [no, yes] = counts.labels;
  let odds = 0;
  for (const key of binsOf(group, features, edges)) {
    const [binNo, binYes] = counts.bins.get(key) ?? [0, 0];
    odds += Math.log((binYes + 1) / (yes + BINS)) - Math.log((binNo + 1) / (no + BINS));
  }
  return odds > 0;
}

const binsOf = (group: string, features: readonly number[], edges: Edges): string[] =>
  features.map((value, i) => `${i} ${edges.get(group)![i]!.filter((edge) => value > edge).length}`);

/** The limits between the bins, so that in each group all bins have about as many examples. */
function edgesOf(examples: readonly Example[]): Edges {
  const groups = grouped(examples);
  return new Map(
    [...groups].map(([group, members]) => [
      group,
      members[0]!.features.map((_, i) => quantiles(members.map(({ features }) => features[i]!))),
    ]),
  );
}

function quantiles(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return Array.from({ length: BINS - 1 }, (_, i) => sorted[Math.floor(((i + 1) * sorted.length) / BINS)]!);
}

export type Verdict = {
  readonly accuracy: number;
  /** The accuracy that chance reaches in one of a hundred tries: with labels permuted within each group. */
  readonly chance: number;
};

/** The fewest examples of either label in a group. */
const FEWEST = 8;

/** The examples of groups in which the answer is open: elsewhere it follows from what everybody sees. */
const open = (examples: readonly Example[]): Example[] =>
  [...grouped(examples).values()].filter(isOpen).flat();

function isOpen(members: readonly Example[]): boolean {
  const positive = members.filter(({ isSo }) => isSo).length;
  return Math.min(positive, members.length - positive) >= FEWEST;
}

/** How well a classifier guesses, compared with the same classifier on permuted labels. */
export function verdictOn(examples: readonly Example[], seed: string): Verdict {
  const random = seededRandom(seed);
  const mixed = permuted(open(examples), random);
  const edges = edgesOf(mixed);
  const accuracies = Array.from({ length: PERMUTATIONS }, () => accuracyOf(relabelled(mixed, random), edges));
  return {
    accuracy: accuracyOf(mixed, edges),
    chance: accuracies.toSorted((a, b) => a - b)[Math.floor(PERMUTATIONS * 0.99)]!,
  };
}

/** The same examples with their labels permuted within each group. */
function relabelled(examples: readonly Example[], random: Random): Example[] {
  const givers = grouped(permuted(examples, random));
  return examples.map((example) => ({ ...example, isSo: givers.get(example.group)!.pop()!.isSo }));
}

export function grouped<Item extends { readonly group: string }>(
  items: readonly Item[],
): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const members = groups.get(item.group);
    if (members) members.push(item);
    else groups.set(item.group, [item]);
  }
  return groups;
}

function permuted<Item>(items: readonly Item[], random: Random): Item[] {
  const mixed = [...items];
  for (let i = mixed.length - 1; i > 0; i -= 1) {
    const j = belowLarge(random, i + 1);
    [mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!];
  }
  return mixed;
}
