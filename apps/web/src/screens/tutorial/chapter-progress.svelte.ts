import type { Action, View } from '@quando/rules';
import { reachesGoal, type StepGoal } from './step-goal.ts';

/** How far the learner has come in a chapter. */
export class ChapterProgress {
  /** How many steps are done. */
  done: number = $state(0);
  /** Whether the last try was something else. */
  hasErred: boolean = $state(false);
  readonly #goals: readonly StepGoal[];

  constructor(goals: readonly StepGoal[]) {
    this.#goals = goals;
  }

  /** What is asked for now; undefined once everything is done. */
  get goal(): StepGoal | undefined {
    return this.#goals[this.done];
  }

  /** Says whether an action is what was asked for, and goes on if it is. */
  judge(view: View, action: Action): boolean {
    const isRight = this.goal !== undefined && reachesGoal(view, action, this.goal);
    this.hasErred = !isRight;
    if (isRight) this.done += 1;
    return isRight;
  }
}
