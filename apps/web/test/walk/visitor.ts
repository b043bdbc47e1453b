import { setTimeout as sleep } from 'node:timers/promises';
import type { Driver } from '../../../../tools/e2e/engines/driver.ts';
import { queryOf, sight, type Sighting, type Target } from './target.ts';

/** How long to wait for something to appear, and between two looks, in milliseconds. */
const PATIENCE = 30_000;
const PAUSE = 60;

/** Somebody who looks for things on the pages of a site and clicks them. */
export class Visitor {
  readonly driver: Driver;
  readonly #site: string;

  constructor(driver: Driver, site: string) {
    this.driver = driver;
    this.#site = site;
  }

  open(path: string): Promise<void> {
    return this.driver.open(new URL(path, this.#site).href);
  }

  /** The path of the page, as the address bar shows it. */
  path(): Promise<string> {
    return this.driver.run(() => location.pathname);
  }

  text(css: string): Promise<string> {
    return this.driver.run(
      (selector) => document.querySelector(selector)?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '',
      css,
    );
  }

  async has(target: Target): Promise<boolean> {
    return (await this.#sight(target)) !== 'absent';
  }

  see(target: Target): Promise<void> {
    return this.until(() => this.has(target), `there is no ${JSON.stringify(target)}`);
  }

  seeNoMore(target: Target): Promise<void> {
    return this.until(async () => !(await this.has(target)), `there still is ${JSON.stringify(target)}`);
  }

  click(target: Target): Promise<void> {
    return this.until(
      () => this.tryClick(target),
      async () => `${JSON.stringify(target)} is ${JSON.stringify(await this.#sight(target))}`,
    );
  }

  /** Clicks something if it is there now, and returns whether it was. */
  async tryClick(target: Target): Promise<boolean> {
    const seen = await this.#sight(target);
    if (typeof seen === 'string') return false;
    await this.driver.click(seen);
    return true;
  }

  /** Types into a field. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.driver.type(text);
  }

  /** Waits until a condition holds, and fails with a sentence if it never does. */
  async until(
    condition: () => Promise<boolean>,
    failure: string | (() => Promise<string>),
    patience = PATIENCE,
  ): Promise<void> {
    const end = performance.now() + patience;
    // A page that is just being replaced cannot be asked.
    while (!(await condition().catch(() => false))) {
      if (performance.now() > end) {
        const sentence = typeof failure === 'string' ? failure : await failure();
        throw new Error(`${sentence}, on ${await this.path()}: ${await this.text('body')}`);
      }
      await sleep(PAUSE);
    }
  }

  #sight(target: Target): Promise<Sighting> {
    return this.driver.run(sight, queryOf(target));
  }
}
