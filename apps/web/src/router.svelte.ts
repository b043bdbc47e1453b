import { pathOf, routeOf, type Route } from './route.ts';

/** The parts of `window` that the router uses. */
export type AddressBar = {
  readonly location: { readonly pathname: string; readonly hash: string };
  readonly history: Pick<History, 'pushState' | 'replaceState' | 'back' | 'state' | 'scrollRestoration'>;
  readonly scrollY: number;
  addEventListener(type: 'popstate', listener: () => void): void;
};

/** Something that Back closes, such as a sheet over the table. */
type Sheet = { readonly close: () => void };

/**
 * The current route, in sync with the address bar and the history. While sheets are open, the history has one more entry
 * for them: Back closes the topmost sheet instead of leaving the screen.
 */
export class Router {
  route: Route = $state.raw({ screen: 'start' });
  /** Whether the user has navigated since the page was loaded. */
  hasMoved = false;
  /** The scroll position to restore after going back; 0 on a new page. */
  savedScroll = 0;
  readonly #bar: AddressBar;
  /** The scroll positions of the pages in the history, by depth. */
  readonly #left = new Map<number, number>();
  #here: number;
  #sheets: readonly Sheet[] = [];
  #sheetEntry: 'none' | 'there' | 'leaving' = 'none';
  /** What to do once the entry of the sheets has left the history. */
  #next: (() => void) | undefined;

  constructor(bar: AddressBar) {
    this.#bar = bar;
    // The browser would restore it before the page has been rendered.
    bar.history.scrollRestoration = 'manual';
    this.#here = this.#depth;
    this.#read();
    bar.addEventListener('popstate', () => {
      if (this.#sheetEntry !== 'none') this.#leaveSheetEntry();
      else this.#goBack();
    });
  }

  go(route: Route): void {
    if (this.#sheetEntry === 'leaving') {
      this.#next = () => this.go(route);
      return;
    }
    // A sheet that leads elsewhere leaves its entry to the next screen.
    const isFromSheet = this.#sheetEntry === 'there';
    this.#sheetEntry = 'none';
    this.#sheets = [];
    const { history } = this.#bar;
    if (isFromSheet) history.replaceState(this.#depth, '', pathOf(route));
    else history.pushState(this.#depth + 1, '', pathOf(route));
    this.#leave();
    this.#arrive(route);
  }

  /** Lets Back close a sheet; call what it returns once the sheet is gone. */
  openSheet(close: () => void): () => void {
    const sheet: Sheet = { close };
    this.#sheets = [...this.#sheets, sheet];
    this.#matchSheets();
    return () => {
      if (!this.#sheets.includes(sheet)) return;
      this.#sheets = this.#sheets.filter((other) => other !== sheet);
      // One sheet may lead to another, which keeps the entry.
      queueMicrotask(() => this.#matchSheets());
    };
  }

  /** Replaces the current entry of the history, and that of open sheets. */
  replace(route: Route): void {
    if (this.#sheetEntry !== 'none') {
      this.#next = () => this.replace(route);
      this.#sheets = [];
      this.#matchSheets();
      return;
    }
    this.#bar.history.replaceState(this.#depth, '', pathOf(route));
    this.#arrive(route);
  }

  /** Goes one step back; a user who came from outside the app goes to the start page, or to another one. */
  back(fromOutside: Route = { screen: 'start' }): void {
    if (this.#depth > 0) this.#bar.history.back();
    else this.replace(fromOutside);
  }

  /** Gives open sheets an entry in the history, and takes it away after the last one. */
  #matchSheets(): void {
    const { history, location } = this.#bar;
    const isOpen = this.#sheets.length > 0;
    if (isOpen && this.#sheetEntry === 'none') {
      history.pushState(this.#depth + 1, '', location.pathname + location.hash);
      this.#sheetEntry = 'there';
    } else if (!isOpen && this.#sheetEntry === 'there') {
      this.#sheetEntry = 'leaving';
      history.back();
    }
  }

  /** The entry of the sheets has left the history: by Back, or because they are closed. */
  #leaveSheetEntry(): void {
    const isByBack = this.#sheetEntry === 'there';
    this.#sheetEntry = 'none';
    const top = isByBack ? this.#sheets.at(-1) : undefined;
    this.#sheets = this.#sheets.filter((sheet) => sheet !== top);
    top?.close();
    this.#matchSheets();
    const next = this.#next;
    this.#next = undefined;
    next?.();
  }

  #goBack(): void {
    this.#leave();
    this.savedScroll = this.#left.get(this.#here) ?? 0;
    this.hasMoved = true;
    this.#read();
  }

  /** The number of history entries of the app before this one. */
  get #depth(): number {
    const { state } = this.#bar.history as { readonly state: unknown };
    return typeof state === 'number' ? state : 0;
  }

  /** Call it after the history has changed and before the screen changes. */
  #leave(): void {
    this.#left.set(this.#here, this.#bar.scrollY);
    this.#here = this.#depth;
  }

  #arrive(route: Route): void {
    this.hasMoved = true;
    this.savedScroll = 0;
    this.route = route;
  }

  #read(): void {
    const { pathname, hash } = this.#bar.location;
    this.route = routeOf(pathname + hash);
  }
}
