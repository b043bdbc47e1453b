import { BASE } from './build-kind.ts';

/** A screen of the app; each has an address that can be shared, reloaded and returned to. */
export type Route =
  | { readonly screen: 'start' }
  | { readonly screen: 'setup'; readonly mode: SetupMode }
  | { readonly screen: 'play'; readonly game: string }
  | { readonly screen: 'games' }
  | { readonly screen: 'settings' }
  | { readonly screen: 'help' }
  | { readonly screen: 'privacy' }
  /** The rules, from the top or from a section. */
  | { readonly screen: 'rules'; readonly section?: string }
  /** The tutorial: the list of chapters, or one chapter. */
  | { readonly screen: 'learn'; readonly chapter?: string }
  | SheetRoute
  /** The trainer: a stream of positions, the position of the day, or the history. */
  | { readonly screen: 'quando'; readonly page: TrainerPage }
  /** This device's online tables, with a form for a new one. */
  | { readonly screen: 'tables' }
  /** Playing with strangers: the button, and the list of public tables. */
  | { readonly screen: 'public' }
  /** For whoever runs the server. */
  | { readonly screen: 'operator' }
  /** Where the words of a table's code are typed. */
  | { readonly screen: 'join' }
  /**
   * An online table. A private link contains the key of its seat, or the secret with which a person who has lost their
   * device claims it; both are removed from the address.
   */
  | { readonly screen: 'table'; readonly table: string; readonly key?: string; readonly claim?: string }
  /** A big screen as the table: with a table of its own, or with this one. */
  | { readonly screen: 'tv'; readonly table?: string }
  /** The leagues of this device, one of them, or a duplicate evening of it. */
  | { readonly screen: 'league'; readonly league?: string; readonly evening?: string }
  | ReplayRoute
  /** The review of a game; the anchor names it as for a replay (`replay-address.ts`). */
  | { readonly screen: 'review'; readonly anchor: string }
  /** Questions from marked decisions of own games, and how these change over time. */
  | { readonly screen: 'mistakes' }
  | { readonly screen: 'progress' }
  | EightRoute
  | { readonly screen: 'lost' };

/**
 * Eight rounds that are the same for everybody: today's, those of another day or week by name, this week's for some
 * players (`week-3`), or those of a link (`club`, with the players and the seed as its anchor); and the calendar.
 */
export type EightRoute = { readonly screen: 'eight'; readonly page?: string; readonly anchor?: string };

/** A replay: the choice of a game, or the one that the anchor names (`replay-address.ts`). */
export type ReplayRoute = { readonly screen: 'replay'; readonly anchor: string };

/** The score sheet for real cards: all sheets, a new one, statistics, or one sheet. */
export type SheetRoute =
  | { readonly screen: 'sheet'; readonly page: 'all' | 'new' | 'statistics' }
  | { readonly screen: 'sheet'; readonly page: 'one'; readonly sheet: string };

export type TrainerPage = 'stream' | 'today' | 'history';

/** Who plays on this device: one person and bots, or several people. */
export type SetupMode = 'bots' | 'pass';

const PLAIN = [
  'games',
  'settings',
  'help',
  'privacy',
  'tables',
  'public',
  'operator',
  'join',
  'mistakes',
  'progress',
] as const;

/** Whether a screen is of no use without a server. */
export const needsServer = ({ screen }: Route): boolean =>
  ['tables', 'public', 'operator', 'join', 'table', 'tv', 'league'].includes(screen);

/** The route of an address; `lost` if there is none. */
export function routeOf(path: string, base = BASE): Route {
  if (!path.startsWith(base)) return { screen: 'lost' };
  const [place = '', anchor] = path.slice(base.length).split('#');
  const [first, second, ...rest] = place.split('/').filter((part) => part !== '');
  if (first === undefined) return { screen: 'start' };
  if (rest.length > 0) return { screen: 'lost' };
  if (first === 'play' && isGameId(second)) return { screen: 'play', game: second };
  if (first === 'tv' && isTableId(second)) return { screen: 'tv', table: second };
  if (first === 't' && isTableId(second)) return { screen: 'table', table: second, ...secretIn(anchor) };
  if (first === 'league' && isGameId(second))
    return { screen: 'league', league: second, ...(isGameId(anchor) && { evening: anchor }) };
  if (first === 'learn' && isName(second)) return { screen: 'learn', chapter: second };
  if (first === '8') return eightRouteOf(second, anchor);
  if (first === 'sheet') return sheetRouteOf(second);
  if (first === 'quando') return trainerRouteOf(second);
  if (first === 'setup' && second === 'pass') return { screen: 'setup', mode: 'pass' };
  if (second !== undefined) return { screen: 'lost' };
  if (first === 'setup') return { screen: 'setup', mode: 'bots' };
  if (first === 'rules') return { screen: 'rules', ...(isName(anchor) && { section: anchor }) };
  if (first === 'learn') return { screen: 'learn' };
  if (first === 'tv') return { screen: 'tv' };
  if (first === 'league') return { screen: 'league' };
  if (first === 'replay' || first === 'review') return { screen: first, anchor: anchor ?? '' };
  const plain = PLAIN.find((screen) => screen === first);
  return { screen: plain ?? 'lost' };
}

/** The address of a route. */
export const pathOf = (route: Route, base = BASE): string => base + placeOf(route);

const anchorOf = (anchor: string | undefined): string => (anchor === undefined ? '' : `#${anchor}`);

/** What the address of a route adds to that of the start page. */
function placeOf(route: Route): string {
  switch (route.screen) {
    case 'start':
    case 'lost':
      return '';
    case 'setup':
      return route.mode === 'pass' ? 'setup/pass' : 'setup';
    case 'play':
      return `play/${route.game}`;
    case 'sheet':
      return route.page === 'all' ? 'sheet' : `sheet/${route.page === 'one' ? route.sheet : route.page}`;
    case 'quando':
      return route.page === 'stream' ? 'quando' : `quando/${route.page}`;
    case 'table':
      return `t/${route.table}`;
    case 'replay':
    case 'review':
      return route.anchor === '' ? route.screen : `${route.screen}#${route.anchor}`;
    case 'eight':
      return (
        ['8', route.page].filter(Boolean).join('/') + (route.anchor === undefined ? '' : `#${route.anchor}`)
      );
    case 'tv':
      return route.table === undefined ? 'tv' : `tv/${route.table}`;
    case 'league':
      return (
        ['league', ...(route.league === undefined ? [] : [route.league])].join('/') + anchorOf(route.evening)
      );
    case 'rules':
      return route.section === undefined ? 'rules' : `rules#${route.section}`;
    case 'learn':
      return route.chapter === undefined ? 'learn' : `learn/${route.chapter}`;
    default:
      return route.screen;
  }
}

function sheetRouteOf(part: string | undefined): Route {
  if (part === undefined) return { screen: 'sheet', page: 'all' };
  if (part === 'new' || part === 'statistics') return { screen: 'sheet', page: part };
  return isGameId(part) ? { screen: 'sheet', page: 'one', sheet: part } : { screen: 'lost' };
}

function eightRouteOf(page: string | undefined, anchor: string | undefined): Route {
  if (page === undefined) return { screen: 'eight' };
  if (!isGameId(page)) return { screen: 'lost' };
  return { screen: 'eight', page, ...(anchor !== undefined && { anchor }) };
}

function trainerRouteOf(part: string | undefined): Route {
  if (part === undefined) return { screen: 'quando', page: 'stream' };
  return part === 'today' || part === 'history' ? { screen: 'quando', page: part } : { screen: 'lost' };
}

const isGameId = (part: string | undefined): part is string =>
  part !== undefined && /^[\w-]{1,64}$/.test(part);

const isName = (part: string | undefined): part is string => part !== undefined && /^[a-z]+$/.test(part);

/** All table ids have the same length, so a truncated link is detected. */
const isTableId = (part: string | undefined): part is string =>
  part !== undefined && /^[\w-]{16}$/.test(part);

function secretIn(anchor: string | undefined): { readonly key?: string; readonly claim?: string } {
  const [, kind, secret] = /^(key|claim)=([\w-]{43})$/.exec(anchor ?? '') ?? [];
  if (secret === undefined) return {};
  return kind === 'key' ? { key: secret } : { claim: secret };
}
