import { fileURLToPath } from 'node:url';
import { defaultExclude, defineConfig } from 'vitest/config';
import type { Reporter, TestModule } from 'vitest/node';
import { runes } from './apps/web/runes.ts';
import { mutationRun } from './packages/rules/test/mutation-run.ts';

/** The closing line that machines read: how many tests ran and how many of them passed. */
const counts: Reporter = {
  onTestRunEnd(modules: readonly TestModule[]) {
    const results = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => test.result().state),
    );
    const passed = results.filter((state) => state === 'passed').length;
    const failed = results.filter((state) => state === 'failed').length;
    console.log(`${passed + failed} tests run, ${passed} passed`);
  },
};

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
    reporters: ['default', counts],
    ...(isMutationRun && mutationRun(exclude)),
  },
});
