import type { Catalogue } from '../catalogue.ts';
import type { Text } from '../text.ts';
import { loader, type Loader } from './loader.ts';

const load: Loader<Text> = loader({
  de: () => textIn(import('../de/catalogue.ts').then(({ german }) => german)),
  en: () => textIn(import('../en/catalogue.ts').then(({ english }) => english)),
  fr: () => textIn(import('../fr/catalogue.ts').then(({ french }) => french)),
  it: () => textIn(import('../it/catalogue.ts').then(({ italian }) => italian)),
  nl: () => textIn(import('../nl/catalogue.ts').then(({ dutch }) => dutch)),
  es: () => textIn(import('../es/catalogue.ts').then(({ spanish }) => spanish)),
});

/** What makes sentences of a catalogue arrives with it: the first page needs neither. */
async function textIn(catalogue: Promise<Catalogue>): Promise<Text> {
  const [{ textOf }, words] = await Promise.all([import('../text.ts'), catalogue]);
  return textOf(words);
}

/** Sentences for events and refusals. */
export const loadText: Loader<Text> = async (language) => ({ ...(await load(language)), language });
