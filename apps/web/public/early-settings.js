/**
 * Applies the stored theme and amount of motion before the page is drawn, as `Appearance` does once the app runs. If the
 * stored language is another one than the page's, nothing is shown until the app has taken over.
 */
{
  const settings = storedSettings();
  const root = document.documentElement;
  root.dataset.theme = choose(settings.theme, ['day', 'night'], '(prefers-color-scheme: dark)');
  root.dataset.motion = choose(settings.motion, ['full', 'reduced'], '(prefers-reduced-motion: reduce)');
  if (['de', 'en', 'fr', 'it'].includes(settings.language) && settings.language !== root.lang)
    root.dataset.waits = 'language';
}

function choose(chosen, [plain, other], query) {
  if (chosen === plain || chosen === other) return chosen;
  return matchMedia(query).matches ? other : plain;
}

function storedSettings() {
  try {
    return JSON.parse(localStorage.getItem('quando-settings')) ?? {};
  } catch {
    return {};
  }
}
