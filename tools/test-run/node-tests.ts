import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import { closingLines, failureLines, skipLine, type Outcome } from './outcome.ts';

/** The part of Vitest's `TestModule` that is used here. */
export type NodeModule = Pick<TestModule, 'relativeModuleId' | 'state' | 'errors'> & {
  readonly children: { allTests(): Iterable<NodeTest> };
};

export type NodeTest = {
  readonly fullName: string;
  result(): NodeResult;
};

type NodeResult = {
  readonly state: string;
  readonly note?: string | undefined;
  readonly errors?: readonly NodeError[] | undefined;
};

type NodeError = { readonly message: string; readonly stack?: string };

/** Ends a run with its closing lines, and writes its outcome to the file named by `TEST_OUTCOME`. */
export const outcomeReporter: Reporter = {
  onTestRunEnd(modules) {
    const outcome = nodeOutcome(modules);
    const { TEST_OUTCOME: file } = process.env;
    if (file === undefined) console.log(closingLines(outcome).join('\n'));
    else writeFileSync(file, JSON.stringify(outcome));
  },
};

export function nodeOutcome(modules: readonly NodeModule[]): Outcome {
  const tests = modules.flatMap((module) =>
    [...module.children.allTests()].map((test) => ({
      name: `${module.relativeModuleId} › ${test.fullName}`,
      ...test.result(),
    })),
  );
  const failed = tests.filter(({ state }) => state === 'failed');
  return {
    passed: tests.filter(({ state }) => state === 'passed').length,
    failures: [
      ...modules
        .filter(isBroken)
        .map((module) => failureLines(module.relativeModuleId, reasonOf(module.errors()))),
      ...failed.map(({ name, errors = [] }) => failureLines(name, reasonOf(errors))),
    ],
    skips: tests.filter(({ state }) => state === 'skipped').map(({ name, note }) => skipLine(name, note)),
  };
}

/** A file that could not be run contains no failed test. */
const isBroken = (module: NodeModule): boolean =>
  module.state() === 'failed' &&
  [...module.children.allTests()].every((test) => test.result().state !== 'failed');

const reasonOf = (errors: readonly NodeError[]): string =>
  errors.map(({ message, stack }) => stack ?? message).join('\n');
