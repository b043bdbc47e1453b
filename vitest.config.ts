import { fileURLToPath } from 'node:url';
import { defaultExclude, defineConfig } from 'vitest/config';
import { runes } from './apps/web/runes.ts';
import { mutationRun } from './packages/rules/test/mutation-run.ts';
import { outcomeReporter } from './tools/test-run/node-tests.ts';

const exclude = [...defaultExclude, '.stryker-tmp/**'];

const isMutationRun = 'STRYKER_MUTATOR_WORKER' in process.env;

const source = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

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
    // Seen from the root: packages/*/test, apps/*/test and tools/**/test; a mutation run looks from packages/rules.
    include: ['**/test/**/*.test.ts'],
    exclude,
    // Property tests play whole games; on a busy machine that takes its time.
    testTimeout: 30_000,
    // Vitest would leave one core idle, which is half of a small machine.
    maxWorkers: '100%',
    reporters: ['default', outcomeReporter],
    ...(isMutationRun && mutationRun(exclude)),
  },
});
