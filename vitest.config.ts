import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defaultExclude, defineConfig, type TestUserConfig } from 'vitest/config';
import { runes } from './apps/web/runes.ts';
import { mutationRun } from './packages/rules/test/mutation-run.ts';
import { outcomeReporter } from './tools/test-run/node-tests.ts';

const exclude = [...defaultExclude, '.stryker-tmp/**'];

const isMutationRun = 'STRYKER_MUTATOR_WORKER' in process.env;

const source = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// Seen from the root: packages/*/test, apps/*/test and tools/**/test; a mutation run looks from packages/rules.
const TESTS = '**/test/**/*.test.ts';
const WEB = 'apps/web/test/**/*.test.ts';
/** Tests that replace modules, which other files in the same process would share. */
const SPYING = ['**/test/**/move-path.test.ts', '**/test/**/applied-once.test.ts'];

/**
 * Files share a process, since no module has state: loading modules is most of what a test costs. Only code with runes
 * must be compiled; Node runs the rest as it is, which is faster than Vitest's own loading.
 */
const PROJECTS: readonly TestUserConfig[] = [
  {
    name: 'node',
    include: [TESTS],
    exclude: [...exclude, WEB, ...SPYING],
    isolate: false,
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
  { name: 'web', include: [WEB], exclude: [...exclude, ...SPYING], isolate: false },
  { name: 'spying', include: SPYING, exclude },
];

export default defineConfig({
  plugins: [runes()],
  resolve: {
    // The links in node_modules lead out of the copy that a mutation run works in, to code that is not mutated.
    alias: [
      { find: /^@quando\/rules$/, replacement: source('packages/rules/src/index.ts') },
      { find: /^@quando\/rules\/authority$/, replacement: source('packages/rules/src/authority.ts') },
    ],
  },
  test: {
    // Tests play whole games and start processes; on a busy machine that takes its time.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
    // Vitest would leave one core idle; tests that start servers and databases mostly wait.
    maxWorkers: availableParallelism() + 1,
    reporters: ['default', outcomeReporter],
    ...(isMutationRun
      ? { include: [TESTS], ...mutationRun(exclude) }
      : { projects: PROJECTS.map((test) => ({ extends: true, test })) }),
  },
});
