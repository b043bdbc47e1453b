const SHORTEST = 500;
const LONGEST = 15_000;

/** How long to wait before a retry: exponential, with jitter so that clients do not return all at once. */
export function backoffBefore(attempt: number, random: () => number): number {
  const most = Math.min(LONGEST, SHORTEST * 2 ** attempt);
  return most * (0.5 + random() / 2);
}
