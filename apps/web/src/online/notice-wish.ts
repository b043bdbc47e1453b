import type { Drawer } from '../drawer.ts';

const KEY = 'quando-notices';

/** Whether somebody wants to be told when it is their turn. */
export const noticesWished = (drawer: Drawer): boolean => drawer.getItem(KEY) === 'yes';

export const keepWish = (drawer: Drawer, isWished: boolean): void =>
  drawer.setItem(KEY, isWished ? 'yes' : 'no');
