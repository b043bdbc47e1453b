import type { Page } from '@playwright/test';

/** Notes what a page throws, except that an observer's change of layout waits for the next frame, which harms nobody. */
export function notePageErrors(page: Page, complaints: string[]): void {
  page.on('pageerror', ({ message, stack }) => {
    if (!message.startsWith('ResizeObserver loop')) complaints.push(`threw ${message}: ${stack}`);
  });
}
