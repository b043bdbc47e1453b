import type { BrowserContext, Page } from '@playwright/test';
import { found } from '../device/found.ts';
import { expect } from '../quando-test.ts';

/** Something that a live region said, and the heading of the page at that moment. */
export type Announcement = { readonly said: string; readonly heading: string };

declare global {
  /** What the live regions of a page have said, there once `listenToLiveRegions` was called. */
  const announcements: Announcement[];
}

/**
 * Records what a screen reader announces: text that comes into a live region which was there before. What a region
 * begins with is not read out.
 */
export async function listenToLiveRegions(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const LIVE =
      '[role="status"], [role="log"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
    const LOG = '[role="log"]';
    const SETTLED = 50;
    const heard: unknown[] = [];
    const known = new Map<Element, number>();
    const regionOf = (node: Node): Element | undefined =>
      (node instanceof Element ? node : node.parentElement)?.closest(LIVE) ?? undefined;
    /** A log reads out what is new, one thing after the other, any other region all that it says. */
    const saidBy = (region: Element, records: readonly MutationRecord[]): string[] =>
      region.matches(LOG)
        ? records.flatMap(({ addedNodes }) => [...addedNodes].map((node) => node.textContent ?? ''))
        : [region.textContent];
    const hear = (records: readonly MutationRecord[]): void => {
      const changed = new Set(records.map(({ target }) => regionOf(target)));
      for (const region of changed) {
        if (!region || !(performance.now() - (known.get(region) ?? Infinity) > SETTLED)) continue;
        const own = records.filter(({ target }) => regionOf(target) === region);
        const heading = document.querySelector('h1')?.textContent ?? '';
        if (region.closest('[aria-hidden="true"]')) continue;
        const told = saidBy(region, own).map((text) => text.replaceAll(/\s+/g, ' ').trim());
        heard.push(...told.filter((said) => said !== '').map((said) => ({ said, heading })));
      }
      for (const region of document.querySelectorAll(LIVE))
        if (!known.has(region)) known.set(region, performance.now());
    };
    new MutationObserver(hear).observe(document, { subtree: true, childList: true, characterData: true });
    Object.assign(globalThis, { announcements: heard });
  });
}

/** A node of the accessibility tree. */
export type TreeNode = { readonly role: string; readonly name: string; readonly states: string };

const NODE = /^\s*- '?([a-z]+)(?: "((?:[^"\\]|\\.)*)")?([^:]*?)'?(?::.*)?$/;

const nodesIn = (tree: string): TreeNode[] =>
  tree.split('\n').flatMap((line) => {
    const [, role, name, states] = NODE.exec(line) ?? [];
    return role !== undefined && name !== undefined ? [{ role, name, states: states! }] : [];
  });

/** A page as a screen reader and a keyboard give it: its accessibility tree, its announcements and its keys. */
export class ScreenReader {
  readonly #page: Page;
  #heard = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Every named node of the tree. */
  async nodes(): Promise<readonly TreeNode[]> {
    return nodesIn(await this.#page.locator('body').ariaSnapshot());
  }

  async #focused(): Promise<TreeNode | undefined> {
    const focus = this.#page.locator('*:focus');
    // Between the last control and the first one, the browser has the focus.
    return (await focus.count()) === 0 ? undefined : nodesIn(await focus.ariaSnapshot())[0];
  }

  press(key: string): Promise<void> {
    return this.#page.keyboard.press(key);
  }

  /** Listens until something is announced; what was announced before has been heard. */
  async hear(wanted: RegExp): Promise<string> {
    const { index, said } = await found(
      this.#page.waitForFunction(
        ([from, source]) => {
          const pattern = new RegExp(source);
          const at = announcements.findIndex((each, i) => i >= from && pattern.test(each.said));
          return at >= 0 && { index: at, said: announcements[at]!.said };
        },
        [this.#heard, wanted.source] as const,
      ),
    );
    this.#heard = index + 1;
    return said;
  }

  /** Everything that has been announced. */
  everythingHeard(): Promise<readonly Announcement[]> {
    return this.#page.evaluate(() => announcements);
  }

  /** Presses Tab until a button of this name has the focus, and then Enter, once it can be used. */
  async use(name: RegExp): Promise<void> {
    await expect(async () => {
      const button = (await this.nodes()).find((node) => node.role === 'button' && name.test(node.name));
      expect(button?.states).toBe('');
    }).toPass({ intervals: [50, 100] });
    for (let i = 0; i < 40; i += 1) {
      await this.press('Tab');
      const node = await this.#focused();
      if (node?.role === 'button' && name.test(node.name)) return this.press('Enter');
    }
    throw new Error(`Tab never leads to a button named ${name.source}`);
  }
}
