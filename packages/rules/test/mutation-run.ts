import { BaseSequencer, type TestSpecification, type TestUserConfig } from 'vitest/node';

/** Small tests kill most mutants, so they run before the ones that play whole games. */
class SmallTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => Number(isLarge(a)) - Number(isLarge(b)));
  }
}

const isLarge = ({ moduleId }: TestSpecification): boolean =>
  /agreement|conformance|draft|legality|property|secrecy/.test(moduleId);

/** Counts how rare some positions are over many games, which takes too long for thousands of mutants. */
const SLOW = '**/rarity.test.ts';

/** The test settings for Stryker. */
export const mutationRun = (exclude: readonly string[]): TestUserConfig => ({
  exclude: [...exclude, SLOW],
  env: { PROPERTY_SHARE: '0.15' },
  // Stryker has its own timeout, based on the first run.
  testTimeout: 0,
  sequence: { sequencer: SmallTestsFirst },
});
