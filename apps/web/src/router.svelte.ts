import { pathOf, routeOf, type Route } from './route.ts';

/** The parts of `window` that the router uses. */
export type AddressBar = {
  readonly location: { readonly pathname: string; readonly hash: string };
  readonly history: Pick<History, 'pushState' | 'replaceState' | 'back' | 'state' | 'scrollRestoration'>;
  readonly scrollY: number;
  addEventListener(type: 'popstate', listener: () => void): void;
};

/** The current route, in sync with the address bar and the history. */
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

  constructor(bar: AddressBar) {
    this.#bar = bar;
    // The browser would restore it before the page has been rendered.
    bar.history.scrollRestoration = 'manual';
    this.#here = this.#depth;
    this.#read();
    bar.addEventListener('popstate', () => {
      this.#leave();
      this.savedScroll = this.#left.get(this.#here) ?? 0;
      this.hasMoved = true;
      this.#read();
    });
  }

  go(route: Route): void {
    this.#bar.history.pushState(this.#depth + 1, '', pathOf(route));
    this.#leave();
    this.#arrive(route);
  }

  /** Replaces the current entry of the history. */
  replace(route: Route): void {
    this.#bar.history.replaceState(this.#depth, '', pathOf(route));
    this.#arrive(route);
  }

  /** Goes one step back, or to the start page if the user came from outside the app. */
  back(): void {
    if (this.#depth > 0) this.#bar.history.back();
    else this.replace({ screen: 'start' });
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
