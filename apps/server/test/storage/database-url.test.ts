import { expect, test } from 'vitest';
import { hostUrlsOf } from '../../src/storage/postgres/database-url.ts';

test('one host is taken as it is', () => {
  const url = 'postgresql://ada:p%40ss@db:5432/quando?sslmode=verify-full';
  expect(hostUrlsOf(url)).toEqual([url]);
});

test('several hosts share the user, the database and the parameters', () => {
  const url =
    'postgres://ada:secret@one:5432,two:5433,[::1]/quando?target_session_attrs=read-write&sslmode=require';
  expect(hostUrlsOf(url)).toEqual([
    'postgres://ada:secret@one:5432/quando?sslmode=require',
    'postgres://ada:secret@two:5433/quando?sslmode=require',
    'postgres://ada:secret@[::1]/quando?sslmode=require',
  ]);
});

test.each([
  'mysql://db/quando',
  'postgres://one:port,two/quando',
  'postgres://one:5432,two:99999/quando',
  'postgres://one,two/quando?target_session_attrs=read-only',
  'postgres://one/quando?target_session_attrs=prefer-standby',
])('%s is not valid', (url) => {
  expect(hostUrlsOf(url)).toBeUndefined();
});
