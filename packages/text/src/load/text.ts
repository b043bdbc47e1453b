import { textOf, type Text } from '../text.ts';
import { loader, type Loader } from './loader.ts';

const load: Loader<Text> = loader({
  de: async () => textOf((await import('../de/catalogue.ts')).german),
  en: async () => textOf((await import('../en/catalogue.ts')).english),
  fr: async () => textOf((await import('../fr/catalogue.ts')).french),
  it: async () => textOf((await import('../it/catalogue.ts')).italian),
  nl: async () => textOf((await import('../nl/catalogue.ts')).dutch),
  es: async () => textOf((await import('../es/catalogue.ts')).spanish),
});

/** Sentences for events and refusals. */
export const loadText: Loader<Text> = async (language) => ({ ...(await load(language)), language });
