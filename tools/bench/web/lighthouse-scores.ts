import lighthouse from 'lighthouse';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type LighthouseScores = {
  /** From 0 to 100. */
  readonly scores: {
    readonly performance: number;
    readonly accessibility: number;
    readonly bestPractices: number;
    readonly seo: number;
  };
  /** In milliseconds. */
  readonly firstPaint: number;
  readonly layoutShift: number;
  /** What keeps a score below 100, in Lighthouse's words. */
  readonly shortcomings: readonly string[];
};

/** Runs Lighthouse as on a phone, in a browser that listens on this port. */
export async function lighthouseScores(address: string, port: number): Promise<LighthouseScores> {
  const onlyCategories = [...CATEGORIES];
  const result = await lighthouse(address, { port, onlyCategories, logLevel: 'error', output: 'json' });
  const { categories, audits } = result!.lhr;
  const scoreOf = (id: (typeof CATEGORIES)[number]): number => Math.round((categories[id]?.score ?? 0) * 100);
  const scores = {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    bestPractices: scoreOf('best-practices'),
    seo: scoreOf('seo'),
  };
  const shortcomings = Object.values(categories).flatMap(({ title, auditRefs }) =>
    auditRefs
      .filter(({ weight }) => weight > 0)
      .map(({ id }) => audits[id]!)
      .filter(({ score }) => score !== null && score < 1)
      .map((audit) => `${title}: ${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ''}`),
  );
  return {
    scores,
    firstPaint: audits['first-contentful-paint']?.numericValue ?? Number.NaN,
    layoutShift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    shortcomings,
  };
}
