import type { SeenEvent, View } from '@quando/rules';

/** Events to animate, with the views before and after them. */
export type Moment = {
  readonly seq: number;
  readonly events: readonly SeenEvent[];
  /** Undefined for the first moment of a viewer. */
  readonly before: View | undefined;
  readonly view: View;
};
