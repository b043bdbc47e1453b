import type { SeenEvent, View } from '@quando/rules';

/** Something to be shown happening: what the viewer was told, and what it sees before and after. */
export type Moment = {
  readonly seq: number;
  readonly events: readonly SeenEvent[];
  /** Undefined for the first thing that these eyes see. */
  readonly before: View | undefined;
  readonly view: View;
};
