/** The choice that a mistyped word most likely means; undefined if none is close. */
export function closestMatch(word: string, choices: readonly string[]): string | undefined {
  const ranked = choices
    .map((choice) => ({ choice, distance: editDistance(word, choice) }))
    .toSorted((a, b) => a.distance - b.distance);
  const best = ranked[0];
  return best && best.distance <= Math.max(1, best.choice.length / 2 - 1) ? best.choice : undefined;
}

/** The edit distance: insertions, deletions and substitutions. */
function editDistance(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (const [i, letter] of Array.from(from).entries()) {
    const row = [i + 1];
    for (let j = 0; j < to.length; j += 1) {
      row.push(Math.min(above[j + 1]! + 1, row[j]! + 1, above[j]! + (letter === to[j] ? 0 : 1)));
    }
    above = row;
  }
  return above[to.length]!;
}
