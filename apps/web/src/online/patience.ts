const SHORTEST = 500;
const LONGEST = 15_000;

/** How long to wait before the next try: longer each time, and never for everybody at once. */
export function pauseBefore(attempt: number, random: () => number): number {
  const most = Math.min(LONGEST, SHORTEST * 2 ** attempt);
  return most * (0.5 + random() / 2);
}
