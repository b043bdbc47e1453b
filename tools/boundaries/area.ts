/** A folder of sources and what its files may import beside each other; `*` at the end stands for anything. */
export type Area = {
  readonly folder: string;
  readonly may: readonly string[];
  /** What its files may not reach through others either. */
  readonly never?: string;
  /** Folders outside its package whose files it may import all the same. */
  readonly inside?: readonly string[];
};

const RULES = '@quando/rules';
const AUTHORITY = '@quando/rules/authority';

/** Who may import whom. The first folder that a file is in counts; sources in no folder of these are not allowed. */
export const AREAS: readonly Area[] = [
  { folder: 'packages/rules/src', may: [] },
  { folder: 'packages/text/src', may: [RULES] },
  { folder: 'packages/bots/src', may: [RULES, AUTHORITY] },
  { folder: 'apps/cli/src/screen', may: [RULES, '@quando/text', 'node:*'], never: AUTHORITY },
  { folder: 'apps/cli/src', may: ['@quando/*', 'node:*'] },
  { folder: 'apps/cli/bin', may: ['node:*'] },
  { folder: 'conformance', may: ['@quando/*', 'node:*'] },
  // It fits numbers that are nobody else's business.
  { folder: 'tools/appraisal', may: ['*'], inside: ['packages/bots/src'] },
  { folder: 'tools', may: ['*'], inside: ['conformance'] },
];

/** Tests may use whatever tests need. */
export const TESTS: Area = { folder: 'test', may: ['*'], inside: ['conformance'] };

export const mayImport = (area: Area, specifier: string): boolean =>
  area.may.some((allowed) =>
    allowed.endsWith('*') ? specifier.startsWith(allowed.slice(0, -1)) : specifier === allowed,
  );
