import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { settingsOf } from '../src/settings.ts';

test('without settings everything is stored in a folder next to the server', () => {
  expect(settingsOf({})).toEqual({
    listen: { host: '127.0.0.1', port: 3000 },
    store: { folder: resolve('.data') },
    proxies: 0,
    logLevel: 'warn',
    hasPublicTables: true,
    retention: { finished: 30, unfinished: 90, leagues: 1095 },
    push: { isOn: true },
  });
});

test('all settings are parsed', () => {
  const env = {
    PORT: '8080',
    HOST: '0.0.0.0',
    DATA_DIR: '/var/lib/quando',
    PUBLIC_URL: 'https://quando.example.org',
    PROXIES: '2',
    CONNECTIONS_PER_ADDRESS: '50',
    LOG_LEVEL: ' info ',
    PUBLIC_TABLES: 'off',
    OPERATOR_SECRET: 'sixteen letters!',
    KEEP_FINISHED_DAYS: '7',
    KEEP_UNFINISHED_DAYS: '14',
    KEEP_LEAGUE_DAYS: '400',
    IMPRINT_URL: 'https://example.org/imprint',
    PUSH: 'off',
    PUSH_CONTACT: 'mailto:ada@example.org',
  };
  expect(settingsOf(env)).toEqual({
    listen: { host: '0.0.0.0', port: 8080 },
    store: { folder: '/var/lib/quando' },
    publicUrl: new URL('https://quando.example.org'),
    proxies: 2,
    connectionsPerAddress: 50,
    logLevel: 'info',
    hasPublicTables: false,
    operatorSecret: 'sixteen letters!',
    retention: { finished: 7, unfinished: 14, leagues: 400 },
    imprint: 'https://example.org/imprint',
    push: { isOn: false, contact: 'mailto:ada@example.org' },
  });
});

test('push services can write to the public address if there is no other contact', () => {
  expect(settingsOf({ PUBLIC_URL: 'https://quando.example.org' })).toMatchObject({
    push: { isOn: true, contact: 'https://quando.example.org' },
  });
  expect(settingsOf({ PUBLIC_URL: 'http://quando.example.org' })).toMatchObject({ push: { isOn: true } });
});

test('a database takes precedence over a folder', () => {
  const url = 'postgresql://ada:secret@db:5432/quando';
  expect(settingsOf({ DATABASE_URL: url, DATA_DIR: 'data' })).toMatchObject({ store: { url } });
});

test.each([
  [{ PORT: 'http' }, 'PORT'],
  [{ OPERATOR_SECRET: 'short' }, 'OPERATOR_SECRET must have at least 16'],
  [{ PUBLIC_TABLES: 'maybe' }, 'PUBLIC_TABLES must be on or off'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of silent, fatal'],
  [{ PUBLIC_URL: 'quando.example.org' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'ftp://quando.example.org' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'https://quando.example.org/games' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'https://quando.example.org?games' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'https://ada@quando.example.org' }, 'PUBLIC_URL'],
  [{ PROXIES: 'yes' }, 'PROXIES'],
  [{ PROXIES: '-1' }, 'PROXIES'],
  [{ PROXIES: '10' }, 'PROXIES'],
  [{ CONNECTIONS_PER_ADDRESS: '0' }, 'CONNECTIONS_PER_ADDRESS'],
  [{ CONNECTIONS_PER_ADDRESS: 'many' }, 'CONNECTIONS_PER_ADDRESS'],
  [{ KEEP_FINISHED_DAYS: '0' }, 'KEEP_FINISHED_DAYS'],
  [{ KEEP_UNFINISHED_DAYS: '3651' }, 'KEEP_UNFINISHED_DAYS must be a whole number of days'],
  [{ IMPRINT_URL: 'javascript:alert(1)' }, 'IMPRINT_URL must look like'],
  [{ IMPRINT_URL: 'example.org' }, 'IMPRINT_URL must look like'],
  [{ PUSH: 'yes' }, 'PUSH must be "on" or "off"'],
  [{ PUSH_CONTACT: 'ada@example.org' }, 'PUSH_CONTACT'],
  [{ DATABASE_URL: 'mysql://db/quando' }, 'DATABASE_URL must look like postgres://'],
])('%o is refused by name', (env, words) => {
  expect(settingsOf(env)).toEqual({ error: expect.stringContaining(words) });
});

test('a password is never repeated', () => {
  const problem = settingsOf({ DATABASE_URL: 'mysql://ada:geheim@db/quando' });
  expect(JSON.stringify(problem)).not.toContain('geheim');
});
