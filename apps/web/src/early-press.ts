/**
 * Presses the button that somebody has pressed before the app ran, when the page was drawn but did not answer yet
 * (`early-settings.js` has marked it).
 */
export function repeatEarlyPress({ documentElement }: Document): void {
  documentElement.dataset['takenOver'] = '';
  const button = documentElement.querySelector<HTMLButtonElement>('button[data-pressed]');
  button?.removeAttribute('data-pressed');
  button?.click();
}
