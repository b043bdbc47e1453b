/** Chances in proportion to the exponentials of these numbers; they add up to 1. */
export function softmax(logits: readonly number[]): number[] {
  const highest = Math.max(...logits);
  const powers = logits.map((logit) => Math.exp(logit - highest));
  const sum = powers.reduce((total, power) => total + power);
  return powers.map((power) => power / sum);
}
