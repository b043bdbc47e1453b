import { describe, expect, it } from 'vitest';
import { pathOf, routeOf, type Route } from '../../src/route.ts';

const ROUTES: readonly (readonly [string, Route])[] = [
  ['/', { screen: 'start' }],
  ['/setup', { screen: 'setup', mode: 'bots' }],
  ['/setup/pass', { screen: 'setup', mode: 'pass' }],
  ['/play/0abc-9_Z', { screen: 'play', game: '0abc-9_Z' }],
  ['/games', { screen: 'games' }],
  ['/tables', { screen: 'tables' }],
  ['/public', { screen: 'public' }],
  ['/operator', { screen: 'operator' }],
  ['/tv', { screen: 'tv' }],
  ['/tv/0abc-9_Z0abc-9_Z', { screen: 'tv', table: '0abc-9_Z0abc-9_Z' }],
  ['/t/0abc-9_Z0abc-9_Z', { screen: 'table', table: '0abc-9_Z0abc-9_Z' }],
  ['/settings', { screen: 'settings' }],
  ['/sheet', { screen: 'sheet', page: 'all' }],
  ['/sheet/new', { screen: 'sheet', page: 'new' }],
  ['/sheet/statistics', { screen: 'sheet', page: 'statistics' }],
  ['/sheet/0abc-9_Z', { screen: 'sheet', page: 'one', sheet: '0abc-9_Z' }],
  ['/help', { screen: 'help' }],
  ['/rules', { screen: 'rules' }],
  ['/rules#triplet', { screen: 'rules', section: 'triplet' }],
  ['/learn', { screen: 'learn' }],
  ['/quando', { screen: 'quando', page: 'stream' }],
  ['/8', { screen: 'eight' }],
  ['/8/calendar', { screen: 'eight', page: 'calendar' }],
  ['/8/2026-11-15', { screen: 'eight', page: '2026-11-15' }],
  ['/8/club#4-Az_-567890123456', { screen: 'eight', page: 'club', anchor: '4-Az_-567890123456' }],
  ['/quando/today', { screen: 'quando', page: 'today' }],
  ['/quando/history', { screen: 'quando', page: 'history' }],
  ['/learn/straight', { screen: 'learn', chapter: 'straight' }],
];

describe('addresses', () => {
  it.each(ROUTES)('%s lies below the path at which the app is served', (path, route) => {
    const below = `/games/quando${path}`;
    expect(routeOf(below, '/games/quando/')).toEqual(route);
    expect(pathOf(route, '/games/quando/')).toBe(below);
  });
  it('beside that path are not of the app', () => {
    expect(routeOf('/games/settings', '/games/quando/')).toEqual({ screen: 'lost' });
  });
  it.each(ROUTES)('%s leads to its screen and back', (path, route) => {
    expect(routeOf(path)).toEqual(route);
    expect(pathOf(route)).toBe(path);
  });

  it('does not mind a slash at the end', () => {
    expect(routeOf('/settings/')).toEqual({ screen: 'settings' });
  });

  it('takes the top of the rules for an anchor that cannot be one', () => {
    expect(routeOf('/rules#%3Cb%3E')).toEqual({ screen: 'rules' });
    expect(routeOf('/settings#sound')).toEqual({ screen: 'settings' });
  });

  it('reads the key of a private link, and never writes it', () => {
    const key = 'A_-9'.repeat(11).slice(0, 43);
    const route = routeOf(`/t/0abc-9_Z0abc-9_Z#key=${key}`);
    expect(route).toEqual({ screen: 'table', table: '0abc-9_Z0abc-9_Z', key });
    expect(pathOf(route)).toBe('/t/0abc-9_Z0abc-9_Z');
    expect(routeOf(`/t/0abc-9_Z0abc-9_Z#claim=${key}`)).toMatchObject({ screen: 'table', claim: key });
    expect(routeOf('/t/0abc-9_Z0abc-9_Z#key=short')).toEqual({
      screen: 'table',
      table: '0abc-9_Z0abc-9_Z',
    });
  });

  it.each([
    '/nowhere',
    '/t',
    '/t/0abc-9_Z',
    '/t/0abc-9_Z0abc-9_Z/line',
    '/tables/oak',
    '/play',
    '/play/',
    '/play/a/b',
    '/play/..%2f',
    `/play/${'x'.repeat(65)}`,
    '/setup/bots',
    '/sheet/a/b',
    '/sheet/..%2f',
    '/settings/sound',
    '/rules/triplet',
    '/learn/straight/2',
    '/learn/S%20',
    '/quando/tomorrow',
    '/lost',
    '/start',
  ])('%s leads nowhere', (path) => {
    expect(routeOf(path)).toEqual({ screen: 'lost' });
  });
});
