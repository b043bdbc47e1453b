import { isLanguage } from '@quando/text';
import { BASE } from './build-kind.ts';
import type { Settings } from './settings.svelte.ts';

/** The parts of `window` that are used here. */
type AddressBar = {
  readonly location: { readonly pathname: string };
  readonly history: Pick<History, 'replaceState'>;
};

/**
 * A copy of plain files has a start page for each language (`de/`): a link to one chooses that language, unless the
 * device has chosen already.
 */
export function openLanguagePage({ location, history }: AddressBar, settings: Settings, base = BASE): void {
  const [language] = location.pathname.slice(base.length).split('/');
  if (!isLanguage(language)) return;
  if (settings.values.language === 'browser') settings.change({ language });
  history.replaceState(null, '', base);
}
