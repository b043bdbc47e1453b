/**
 * A folder of sources and what its files may import besides each other. A `*` at the end is a wildcard; `npm:*` means
 * every external package.
 */
export type Area = {
  readonly folder: string;
  readonly may: readonly string[];
  /** What its files may not import indirectly either. */
  readonly never?: string;
  /** Folders of other packages, or of tests, whose files it may import nevertheless. */
  readonly inside?: readonly string[];
};

const RULES = '@quando/rules';
const AUTHORITY = '@quando/rules/authority';
const TEXT = '@quando/text';
const BOTS = '@quando/bots';
const PROTOCOL = '@quando/protocol';
const SEASON = '@quando/season';

/** Names and remarks only: no bot is imported with them. */
const CAST = '@quando/bots/cast';
const REMARK = '@quando/bots/remark';

/** A device's part in the deals: no authority is imported with it. */
const DEVICE = '@quando/table/device';

const WEB: readonly string[] = [RULES, TEXT, PROTOCOL, SEASON, CAST, REMARK, DEVICE, 'npm:*'];

/** The allowed imports. The first matching folder counts; sources outside these folders are not allowed. */
export const AREAS: readonly Area[] = [
  { folder: 'packages/rules/src', may: [] },
  { folder: 'packages/text/src', may: [RULES, PROTOCOL] },
  { folder: 'packages/protocol/src', may: [RULES, 'valibot'] },
  {
    folder: 'packages/season/src/authority',
    may: [RULES, AUTHORITY, BOTS, PROTOCOL, '@quando/table', '@noble/hashes/*'],
  },
  { folder: 'packages/season/src', may: [RULES, PROTOCOL, 'valibot'] },
  { folder: 'packages/bots/kernel', may: [] },
  { folder: 'packages/bots/src', may: [RULES, AUTHORITY] },
  {
    folder: 'packages/table/src',
    may: [RULES, AUTHORITY, PROTOCOL, BOTS, CAST, 'valibot', '@noble/hashes/*'],
  },
  { folder: 'apps/cli/src/screen', may: [RULES, TEXT, 'node:*'], never: AUTHORITY },
  { folder: 'apps/cli/src', may: ['@quando/*', 'node:*'] },
  { folder: 'apps/cli/bin', may: ['node:*'] },
  { folder: 'apps/server/src', may: ['*'] },
  { folder: 'apps/web/public', may: [] },
  { folder: 'apps/web/src/offline', may: ['*'] },
  // It shows developers what the tests render.
  { folder: 'apps/web/src/gallery', may: WEB, never: AUTHORITY, inside: ['apps/web/test/fixtures'] },
  { folder: 'apps/web/src', may: WEB, never: AUTHORITY },
  { folder: 'conformance', may: ['@quando/*', 'node:*'] },
  // It fits parameters that nothing else needs.
  { folder: 'tools/fitting', may: ['*'], inside: ['packages/bots/src', 'packages/season/src'] },
  { folder: 'tools', may: ['*'], inside: ['conformance'] },
];

/** The config files of tools, at the top of a package. */
export const SETTINGS: Area = { folder: 'settings', may: ['*'], inside: ['tools/e2e'] };

/** Tests may import whatever they need. */
export const TESTS: Area = { folder: 'test', may: ['*'], inside: ['conformance', 'tools/e2e'] };

export const mayImport = (area: Area, specifier: string): boolean =>
  area.may.some((allowed) => matches(specifier, allowed));

function matches(specifier: string, allowed: string): boolean {
  if (allowed === 'npm:*') return !specifier.startsWith('@quando/') && !specifier.startsWith('node:');
  return allowed.endsWith('*') ? specifier.startsWith(allowed.slice(0, -1)) : specifier === allowed;
}
