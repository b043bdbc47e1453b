/** A sentence with its path in a catalogue. */
export type Leaf = readonly [path: string, said: string];

/** Says what a function of words makes of facts. */
type Say = (...facts: readonly unknown[]) => string;

/** Every sentence with its path; `told` chooses the facts that a function of words is told. */
export function leavesOf(
  words: unknown,
  told: (say: Say, path: string) => readonly Leaf[] = noFunction,
  path = '',
): Leaf[] {
  if (typeof words === 'string') return [[path, words]];
  if (typeof words === 'function')
    return [...told((...facts) => String(Reflect.apply(words, undefined, facts)), path)];
  if (typeof words !== 'object' || !words) throw new Error(`no words at ${path}`);
  return Object.entries(words).flatMap(([key, inner]) => leavesOf(inner, told, `${path}/${key}`));
}

function noFunction(_: Say, path: string): never {
  throw new Error(`no sentence, but a function at ${path}`);
}

/** One sentence for each list of facts that a function can speak of; behind its path, which list it was. */
export const saidOf =
  (lists: readonly (readonly unknown[])[]) =>
  (say: Say, path: string): Leaf[] => {
    const leaves = lists.flatMap((facts, i) =>
      sensible(say, facts).map((said): Leaf => [`${path}#${i}`, said]),
    );
    if (leaves.length === 0) throw new Error(`${path} can speak of none of the facts`);
    return leaves;
  };

/** A function that takes something else throws, or says "undefined", "NaN" or "[object". */
function sensible(say: Say, facts: readonly unknown[]): string[] {
  try {
    const said = say(...facts);
    return /undefined|NaN|\[object/.test(said) ? [] : [said];
  } catch {
    return [];
  }
}
