import { describe, expect, it } from 'vitest';
import { siteFor } from '../build/site.ts';

describe('what npm run build is asked for', () => {
  it('is the app for our server unless it says otherwise', () => {
    expect(siteFor(['--if-needed'], '/app')).toMatchObject({
      mode: 'production',
      base: '/',
      folder: '/app/dist',
    });
  });
  it.each([
    ['games/quando', '/games/quando/'],
    ['/~anna/quando/', '/~anna/quando/'],
    ['/', '/'],
  ])('is plain files below the path %s', (base, path) => {
    expect(siteFor(['--static', '--base', base], '/app')).toMatchObject({
      mode: 'static',
      base: path,
      folder: '/app/dist-static',
      language: 'en',
    });
  });
  it.each([
    ['a path with a space', ['--static', '--base', 'a b'], 'a b'],
    ['a path for the server', ['--base', '/quando/'], '--static'],
    ['an unknown language', ['--static', '--language', 'xx'], 'de-CH'],
    ['an unknown option', ['--statics'], '--statics'],
  ])('is refused with words: %s', (_, args, words) => {
    expect(siteFor(args, '/app')).toEqual({ wrong: expect.stringContaining(words) });
  });
});
