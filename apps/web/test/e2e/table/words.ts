import type { Refusal, View } from '@quando/rules';
import { loadAppWords, loadBoardWords, loadText } from '@quando/text';

/** What the app says in English, from where the app has it: a test names what is said, not its wording. */
export const english = {
  app: await loadAppWords('en'),
  board: await loadBoardWords('en'),
  text: await loadText('en'),
};

/** A refusal as a viewer of that game reads it. */
export const refusalFor = (refusal: Refusal, view: View, names: readonly string[]): string =>
  english.text.refuse(refusal, { viewer: view.viewer, names });
