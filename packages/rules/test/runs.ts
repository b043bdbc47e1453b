/**
 * How many cases a property test tries. PROPERTY_SHARE makes that more, for a long search, or less, for a mutation
 * run that judges thousands of mutants.
 */
export const runs = (count: number): { numRuns: number } => ({
  numRuns: Math.ceil(count * Number(process.env['PROPERTY_SHARE'] ?? 1)),
});
