import { idOf, type Eight } from '@quando/season';
import { pathOf, type EightRoute } from '../route.ts';

/** Where an eight is; the seed of a link stays behind the `#`, where no server sees it. */
export const routeOfEight = (eight: Eight): EightRoute & { readonly page: string } =>
  eight.kind === 'club'
    ? { screen: 'eight', page: 'club', anchor: `${eight.players}-${eight.seed}` }
    : { screen: 'eight', page: idOf(eight) };

const RANKED = 'ranked-';

/** Where an eight is that this server ranks. */
export const routeOfRanked = (eight: Eight): EightRoute => {
  const { page, ...route } = routeOfEight(eight);
  return { ...route, page: `${RANKED}${page}` };
};

/** The page of an address without the sign that it is ranked. */
export const unrankedPage = (page: string): { readonly page: string; readonly isRanked: boolean } => {
  const isRanked = page.startsWith(RANKED);
  return { page: isRanked ? page.slice(RANKED.length) : page, isRanked };
};

/** The address of an eight for others. */
export const addressOf = (eight: Eight, isRanked: boolean): string =>
  `${location.origin}${pathOf(isRanked ? routeOfRanked(eight) : routeOfEight(eight))}`;
