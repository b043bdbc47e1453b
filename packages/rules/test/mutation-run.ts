import { BaseSequencer, type TestSpecification, type TestUserConfig } from 'vitest/node';

/** Most mutants fall to a small test at once, so those come before the ones that play whole games. */
class SmallTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => Number(isLarge(a)) - Number(isLarge(b)));
  }
}

const isLarge = ({ moduleId }: TestSpecification): boolean =>
  /agreement|conformance|draft|legality|property|secrecy/.test(moduleId);

/** Counts how rare some positions are over many games, which takes too long for thousands of mutants. */
const SLOW = '**/rarity.test.ts';

/** How the tests run where Stryker runs them. */
export const mutationRun = (exclude: readonly string[]): TestUserConfig => ({
  exclude: [...exclude, SLOW],
  env: { PROPERTY_SHARE: '0.15' },
  // Stryker itself ends a run that takes too long, by what it took before.
  testTimeout: 0,
  sequence: { sequencer: SmallTestsFirst },
});
