import * as v from 'valibot';

const NAME = 'quando-sheets';

/** Connects the tabs of this device. */
export type SheetChannel = Pick<BroadcastChannel, 'addEventListener' | 'postMessage' | 'close'>;

/** Absent in older browsers, where a tab reads again when it finds a conflict. */
export const openSheetChannel = (name: string = NAME): SheetChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);

const changeMessage = v.object({ sheet: v.string() });

export const formatChange = (sheet: string): v.InferOutput<typeof changeMessage> => ({ sheet });

/** The id of the changed sheet; undefined if the tab runs another version, which may not say. */
export function parseChange(message: unknown): string | undefined {
  const result = v.safeParse(changeMessage, message);
  return result.success ? result.output.sheet : undefined;
}
