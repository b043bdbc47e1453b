/**
 * Part of the service worker: answers with the page of an address from the cache, in the language that was chosen on this
 * device or else in the browser's.
 */
/** The path at which the app is served. */
const APP_PATH = new URL(registration.scope).pathname;

const PAGE_LANGUAGES = ['de', 'de-CH', 'en', 'fr', 'it', 'nl', 'es'];

/** Paths that the server handles are not screens of the app. */
const SERVER_PATHS = /^(api|healthz|readyz|metrics)(\/|$)|\.[^/]*$/;

addEventListener('fetch', (event) => {
  const pathname = new URL(event.request.url).pathname.slice(APP_PATH.length);
  if (event.request.mode !== 'navigate' || SERVER_PATHS.test(pathname)) return;
  event.stopImmediatePropagation();
  event.respondWith(pageAt(pathname).then((page) => page ?? fetch(event.request)));
});

async function pageAt(path) {
  const folder = path === '' ? 'start' : 'screen';
  const chosen = await (await caches.match(`${APP_PATH}chosen-language`))?.text();
  const tags = [chosen ?? '', ...navigator.languages].map((tag) => tag.toLowerCase());
  const language = tags.map((tag) => withCode(tag) ?? withCode(tag.split('-')[0])).find(Boolean) ?? 'en';
  // The names of cached files end with their revision.
  return caches.match(`${APP_PATH}${folder}/${language}.html`, { ignoreSearch: true, ignoreVary: true });
}

function withCode(code) {
  return PAGE_LANGUAGES.find((language) => language.toLowerCase() === code);
}
