/** A name by which somebody can be told from the others: as they said it, or with a number behind it. */
export function distinctName(name: string, others: readonly string[]): string {
  let distinct = name;
  for (let number = 2; others.some((other) => isSameName(other, distinct)); number += 1)
    distinct = `${name} ${number}`;
  return distinct;
}

/** Whether two names look the same to somebody who reads quickly. */
export const isSameName = (one: string, other: string): boolean => readAs(one) === readAs(other);

const readAs = (name: string): string => name.normalize('NFKC').replaceAll(/\s+/g, ' ').toLowerCase();
