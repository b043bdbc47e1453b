import { idOf, type Eight } from '@quando/season';
import { pathOf, type EightRoute } from '../route.ts';

/** Where an eight is; the seed of a link stays behind the `#`, where no server sees it. */
export const routeOfEight = (eight: Eight): EightRoute =>
  eight.kind === 'club'
    ? { screen: 'eight', page: 'club', anchor: `${eight.players}-${eight.seed}` }
    : { screen: 'eight', page: idOf(eight) };

/** The address of an eight for others. */
export const addressOf = (eight: Eight): string => `${location.origin}${pathOf(routeOfEight(eight))}`;
