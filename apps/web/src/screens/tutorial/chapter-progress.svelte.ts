import type { Action, View } from '@quando/rules';
import { reachesGoal, type StepGoal } from './step-goal.ts';

/** The learner's progress in a chapter. */
export class ChapterProgress {
  /** How many steps are done. */
  done: number = $state(0);
  /** Whether the last attempt was wrong. */
  hasErred: boolean = $state(false);
  readonly #goals: readonly StepGoal[];

  constructor(goals: readonly StepGoal[]) {
    this.#goals = goals;
  }

  /** The current goal; undefined after the last one. */
  get goal(): StepGoal | undefined {
    return this.#goals[this.done];
  }

  /** Returns whether an action reaches the current goal, and goes on to the next one if so. */
  judge(view: View, action: Action): boolean {
    const isRight = this.goal !== undefined && reachesGoal(view, action, this.goal);
    this.hasErred = !isRight;
    if (isRight) this.done += 1;
    return isRight;
  }
}
