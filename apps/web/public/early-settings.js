/**
 * Applies the stored theme and amount of motion before the page is drawn, as `Appearance` does once the app runs. If the
 * page has another language than the device's (or, at `de/` and the like, than its address says), nothing is shown until the
 * app has taken over. A button that is pressed before the app runs is marked, so that the app can press it again. Browsers
 * that are too old for the app are not marked as able to run it, so the syntax here is older than elsewhere.
 */
{
  const settings = storedSettings();
  const root = document.documentElement;
  if (canRun()) root.dataset.runs = '';
  root.dataset.theme = choose(settings.theme, ['day', 'night'], '(prefers-color-scheme: dark)');
  root.dataset.motion = choose(settings.motion, ['full', 'reduced'], '(prefers-reduced-motion: reduce)');
  keepBackLinkSpace(root);
  document.addEventListener('click', markEarlyPress, true);
  if (languageOf(settings) !== root.lang) root.dataset.waits = 'language';
}

/** Whether this browser is one of those in the README: these came with Safari 15.4, and earlier to the others. */
function canRun() {
  return 'findLast' in Array.prototype && 'structuredClone' in window && 'HTMLDialogElement' in window;
}

/** The start page will show a link back to a game: its place is kept until the game is known. */
function keepBackLinkSpace(root) {
  const height = Number(stored('quando-back-room'));
  if (!(height > 0)) return;
  root.dataset.back = 'kept';
  root.style.setProperty('--back-room', `${height}px`);
}

/** As `repeatEarlyPress` expects it, which ends this. */
function markEarlyPress({ target }) {
  const button = target.closest('button');
  if (button && !('takenOver' in document.documentElement.dataset)) button.dataset.pressed = '';
}

function choose(chosen, [plain, other], query) {
  if (chosen === plain || chosen === other) return chosen;
  return matchMedia(query).matches ? other : plain;
}

function languageOf({ language }) {
  const known = ['de', 'de-CH', 'en', 'fr', 'it', 'nl', 'es'];
  const find = (code) => known.find((each) => each.toLowerCase() === code);
  const [place] = location.pathname.split('/').slice(-2);
  const tags = [String(language), place, ...navigator.languages].map((tag) => tag.toLowerCase());
  return tags.map((tag) => find(tag) || find(tag.split('-')[0])).find(Boolean) || 'en';
}

function storedSettings() {
  try {
    return JSON.parse(stored('quando-settings')) || {};
  } catch {
    return {};
  }
}

function stored(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
