import type { Action, View } from '@quando/rules';
import { isWanted, type Want } from './want.ts';

/** How far the learner has come in a chapter. */
export class Course {
  /** How many steps are done. */
  done: number = $state(0);
  /** Whether the last try was something else. */
  hasErred: boolean = $state(false);
  readonly #wants: readonly Want[];

  constructor(wants: readonly Want[]) {
    this.#wants = wants;
  }

  /** What is asked for now; undefined once everything is done. */
  get want(): Want | undefined {
    return this.#wants[this.done];
  }

  /** Says whether an action is what was asked for, and goes on if it is. */
  judge(view: View, action: Action): boolean {
    const isRight = this.want !== undefined && isWanted(view, action, this.want);
    this.hasErred = !isRight;
    if (isRight) this.done += 1;
    return isRight;
  }
}
