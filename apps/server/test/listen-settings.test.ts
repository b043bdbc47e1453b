import { expect, test } from 'vitest';
import { listenErrorOf, listenSettingsOf } from '../src/listen-settings.ts';

test('without settings the server listens on localhost only', () => {
  expect(listenSettingsOf({})).toEqual({ host: '127.0.0.1', port: 3000 });
  expect(listenSettingsOf({ HOST: '', PORT: ' ' })).toEqual({ host: '127.0.0.1', port: 3000 });
});

test.each([
  { env: { PORT: '0' }, settings: { host: '127.0.0.1', port: 0 } },
  { env: { PORT: '65535', HOST: '0.0.0.0' }, settings: { host: '0.0.0.0', port: 65_535 } },
  { env: { HOST: '::1', PORT: ' 8080 ' }, settings: { host: '::1', port: 8080 } },
])('$env is understood', ({ env, settings }) => {
  expect(listenSettingsOf(env)).toEqual(settings);
});

test.each(['65536', '-1', '80.5', '0x50', 'http', '8e3', '080808'])('PORT=%s is refused by name', (port) => {
  const settings = listenSettingsOf({ PORT: port });
  expect(settings).toEqual({ error: expect.stringContaining(`not "${port}"`) });
  expect(settings).toEqual({ error: expect.stringContaining('PORT') });
});

test.each(['http://localhost', 'a b', '127.0.0.1/8'])('HOST=%s is refused by name', (host) => {
  expect(listenSettingsOf({ HOST: host })).toEqual({ error: expect.stringContaining(`not "${host}"`) });
});

test.each([
  ['EADDRINUSE', 'PORT=3001'],
  ['EACCES', '1024'],
  ['EADDRNOTAVAIL', 'HOST'],
  ['ENOTFOUND', 'HOST'],
])('%s is told in words', (code, words) => {
  const error = Object.assign(new Error(code), { code });
  expect(listenErrorOf(error, { host: '127.0.0.1', port: 3000 })).toContain(words);
});

test('an unexpected error is rethrown', () => {
  expect(listenErrorOf(new Error('?'), { host: '127.0.0.1', port: 3000 })).toBeUndefined();
});
