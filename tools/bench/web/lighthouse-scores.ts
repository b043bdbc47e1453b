import lighthouse from 'lighthouse';

const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'bestPractices',
  seo: 'seo',
} as const;

type Category = keyof typeof CATEGORIES;

export type LighthouseScores = {
  /** From 0 to 100. */
  readonly scores: Readonly<Record<(typeof CATEGORIES)[Category], number>>;
  /** What keeps a score from 100, in Lighthouse's words. */
  readonly shortcomings: readonly string[];
};

/** Lets Lighthouse judge a page as a phone sees it, through a browser that listens on this port. */
export async function lighthouseScores(address: string, port: number): Promise<LighthouseScores> {
  const onlyCategories = Object.keys(CATEGORIES);
  const result = await lighthouse(address, { port, onlyCategories, logLevel: 'error', output: 'json' });
  const { categories, audits } = result!.lhr;
  const entries = Object.entries(CATEGORIES).map(([id, name]) => [
    name,
    Math.round((categories[id]?.score ?? 0) * 100),
  ]);
  const shortcomings = Object.values(categories).flatMap(({ title, auditRefs }) =>
    auditRefs
      .filter(({ weight }) => weight > 0)
      .map(({ id }) => audits[id]!)
      .filter(({ score }) => score !== null && score < 1)
      .map((audit) => `${title}: ${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ''}`),
  );
  return { scores: Object.fromEntries(entries) as LighthouseScores['scores'], shortcomings };
}
