/** A name that differs from those of the others: as given, or with a number after it. */
export function distinctName(name: string, others: readonly string[]): string {
  let distinct = name;
  for (let number = 2; others.some((other) => isSameName(other, distinct)); number += 1)
    distinct = `${name} ${number}`;
  return distinct;
}

/** Whether two names look the same at a glance. */
export const isSameName = (one: string, other: string): boolean => readAs(one) === readAs(other);

const readAs = (name: string): string => name.normalize('NFKC').replaceAll(/\s+/g, ' ').toLowerCase();
