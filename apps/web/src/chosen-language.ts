import { BASE } from './build-kind.ts';
import type { SettingsValues } from './settings-values.ts';

/** The service worker reads it there (`public/cached-pages.js`), because it cannot read the settings. */
const CACHE = 'quando-settings';
const ADDRESS = `${BASE}chosen-language`;

/** Keeps the chosen language where the service worker finds it; pages it serves are in that language. */
export async function keepChosenLanguage(language: SettingsValues['language']): Promise<void> {
  try {
    const cache = await caches.open(CACHE);
    if (language === 'browser') await cache.delete(ADDRESS);
    else await cache.put(ADDRESS, new Response(language));
  } catch {
    // Without it, a page in another language stays hidden until the app has taken over.
  }
}
