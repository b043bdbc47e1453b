import type { Browser, Page } from '@playwright/test';

/** A television and the phones before it. */
export type SeatedRoom = {
  readonly tv: Page;
  readonly phones: readonly Page[];
  /** By phone: the time from its link to its seat on the television, in milliseconds. */
  readonly seatTimes: readonly number[];
};

const TERMS = { players: 4, target: 999, tempo: 'relaxed', isOpen: true };

/** Turns a television on and lets everybody sit down and begin. */
export async function seatedRoom(browser: Browser, address: string): Promise<SeatedRoom> {
  const tv = await openPage(browser, { width: 1920, height: 1080 });
  await tv.addInitScript((terms) => localStorage.setItem('quando-terms', terms), JSON.stringify(TERMS));
  await tv.goto(`${address}/tv`);
  await tv.getByRole('img').waitFor();
  const path = await tv.evaluate(() => {
    const kept: { readonly table: string } = JSON.parse(localStorage.getItem('quando-screen')!);
    return `/t/${kept.table}`;
  });
  const phones: Page[] = [];
  const seatTimes: number[] = [];
  for (let seat = 0; seat < TERMS.players; seat += 1) {
    const phone = await openPage(browser, { width: 390, height: 844 });
    const start = performance.now();
    await phone.goto(address + path);
    await phone.locator('.screen-actions .main').click();
    await tv.locator('.seat.panel').nth(seat).waitFor();
    seatTimes.push(performance.now() - start);
    phones.push(phone);
  }
  await phones[0]!.locator('.screen-actions .main').click();
  for (const phone of phones) await phone.locator('.hand').waitFor();
  await tv.locator('[data-spot="pile"]').waitFor();
  return { tv, phones, seatTimes };
}

async function openPage(
  browser: Browser,
  viewport: { readonly width: number; readonly height: number },
): Promise<Page> {
  const context = await browser.newContext({ viewport, locale: 'en-GB', serviceWorkers: 'block' });
  return context.newPage();
}
