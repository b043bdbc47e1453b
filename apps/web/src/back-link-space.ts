import type { LocalStore } from './local-store.ts';

/** Read by early-settings.js too, before the page is drawn. */
const KEY = 'quando-back-room';

/** The height of a link back to a game that has never been drawn here, in pixels. */
const USUAL_ROOM = 62;

/** Remembers how high the link back to a game is, so that the start page keeps room for it before it knows the game. */
export function keepBackLinkSpace(localStore: LocalStore, height: number): void {
  localStore.setItem(KEY, String(height));
  applyBackLinkSpace(localStore);
}

/** No game waits: the next visit to the start page keeps no room. On the present one nothing moves under a thumb. */
export const forgetBackLinkSpace = (localStore: LocalStore): void => localStore.setItem(KEY, '0');

/** Gives the page the room that is remembered. */
export function applyBackLinkSpace(localStore: LocalStore): void {
  const height = Number(localStore.getItem(KEY));
  const { style, dataset } = document.documentElement;
  if (height > 0) dataset['back'] = 'kept';
  else delete dataset['back'];
  style.setProperty('--back-room', `${height}px`);
}

/** A game has begun: the next visit to the start page will show a link back to it. */
export function expectLinkBack(localStore: LocalStore): void {
  if (!(Number(localStore.getItem(KEY)) > 0)) keepBackLinkSpace(localStore, USUAL_ROOM);
}
