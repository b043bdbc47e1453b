import type { Page } from '@playwright/test';

const SIZES = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 360, height: 740 },
} as const;

export type Size = keyof typeof SIZES;

/** Looks at a page in the size of a desktop, then in that of a phone, without loading it again. */
export async function atBothSizes(page: Page, look: (size: Size) => Promise<void>): Promise<void> {
  for (const size of ['desktop', 'phone'] as const) {
    await resizeTo(page, SIZES[size]);
    await look(size);
  }
}

/** Gives the page another size, and waits until it is drawn. */
export async function resizeTo(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
