import type { Page } from '@playwright/test';

declare global {
  /** The faults that the page has reported. */
  const reportedFaults: string[];
}

/** From now on the page notes which faults it reports, which is no complaint of the test's. */
export const noteFaults = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const reported: string[] = [];
    Object.assign(globalThis, { reportedFaults: reported });
    window.addEventListener('error', (event) => {
      reported.push(event.message);
      event.preventDefault();
    });
  });

/** What the page has reported. */
export const faultsOn = (page: Page): Promise<string[]> => page.evaluate(() => reportedFaults);

const NEEDED = { showModal: 'HTMLDialogElement', scrollIntoView: 'Element', focus: 'HTMLElement' } as const;

/** The next call of a function that drawing needs throws. */
export const failOnce = (page: Page, name: keyof typeof NEEDED): Promise<void> =>
  page.evaluate(
    ([failing, owner]) => {
      const { prototype } = globalThis[owner];
      const original = Object.getOwnPropertyDescriptor(prototype, failing)!;
      Object.defineProperty(prototype, failing, {
        ...original,
        value: () => {
          Object.defineProperty(prototype, failing, original);
          throw new Error('nothing is drawn');
        },
      });
    },
    [name, NEEDED[name]] as const,
  );
