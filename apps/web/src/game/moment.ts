import type { SeenEvent, View } from '@quando/rules';

/** Something to show happening: what the viewer was told, and the views before and after it. */
export type Moment = {
  readonly seq: number;
  readonly events: readonly SeenEvent[];
  /** Undefined for the first thing that this viewer sees. */
  readonly before: View | undefined;
  readonly view: View;
};
