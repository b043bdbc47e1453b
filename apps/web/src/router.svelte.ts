import { pathOf, routeOf, type Route } from './route.ts';

/** The part of a browser's window that an address lives in. */
export type AddressBar = {
  readonly location: { readonly pathname: string; readonly hash: string };
  readonly history: Pick<History, 'pushState' | 'replaceState' | 'back' | 'state' | 'scrollRestoration'>;
  readonly scrollY: number;
  addEventListener(type: 'popstate', listener: () => void): void;
};

/** Where the app is, in step with the address bar and its history. */
export class Router {
  route: Route = $state.raw({ screen: 'start' });
  /** Whether this page has been anywhere else before. */
  hasMoved = false;
  /** The scroll position to restore after going back; 0 on a new page. */
  savedScroll = 0;
  readonly #bar: AddressBar;
  /** Where readers have left the places of the history, by depth. */
  readonly #left = new Map<number, number>();
  #here: number;

  constructor(bar: AddressBar) {
    this.#bar = bar;
    // The browser would go there before the page has come.
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

  /** Goes without leaving a trace to come back to. */
  replace(route: Route): void {
    this.#bar.history.replaceState(this.#depth, '', pathOf(route));
    this.#arrive(route);
  }

  /** One step back, or to the start page if one arrived here from elsewhere. */
  back(): void {
    if (this.#depth > 0) this.#bar.history.back();
    else this.replace({ screen: 'start' });
  }

  /** How many steps within the app lead here. */
  get #depth(): number {
    const { state } = this.#bar.history as { readonly state: unknown };
    return typeof state === 'number' ? state : 0;
  }

  /** The history is elsewhere already, the screen is still the old one. */
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
