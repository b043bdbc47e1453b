/**
 * The number of cases of a property test. PROPERTY_SHARE scales it up, for a long search, or down, for mutation
 * testing.
 */
export const runs = (count: number): { numRuns: number } => ({
  numRuns: Math.ceil(count * Number(process.env['PROPERTY_SHARE'] ?? 1)),
});
