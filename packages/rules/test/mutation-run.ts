import { BaseSequencer, type TestSpecification, type TestUserConfig } from 'vitest/node';

/** Most mutants fall to a small test at once, so those come before the ones that play whole games. */
class SmallTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => Number(isLarge(a)) - Number(isLarge(b)));
  }
}

const isLarge = ({ moduleId }: TestSpecification): boolean =>
  /agreement|draft|legality|property/.test(moduleId);

/** Tests that would judge thousands of mutants too slowly; what they show, smaller ones show as well. */
const SLOW = ['**/secrecy.test.ts', '**/rarity.test.ts', '**/conformance-*.test.ts'];

/** How the tests run where Stryker runs them. */
export const mutationRun = (exclude: readonly string[]): TestUserConfig => ({
  exclude: [...exclude, ...SLOW],
  env: { PROPERTY_SHARE: '0.15' },
  sequence: { sequencer: SmallTestsFirst },
});
