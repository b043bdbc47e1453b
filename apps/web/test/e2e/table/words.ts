import type { Refusal, View } from '@quando/rules';
import { loadAppWords, loadBoardWords, loadText } from '@quando/text';

/** The app's English texts, so that tests do not repeat their wording. */
export const english = {
  app: await loadAppWords('en'),
  board: await loadBoardWords('en'),
  text: await loadText('en'),
};

/** The text of a refusal for the viewer of a game. */
export const refusalFor = (refusal: Refusal, view: View, names: readonly string[]): string =>
  english.text.refuse(refusal, { viewer: view.viewer, names });
