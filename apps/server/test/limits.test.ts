import { expect, onTestFinished, test, vi } from 'vitest';
import { addressBehind, type Origin } from '../src/limits/address.ts';
import { TokenBucket } from '../src/limits/token-bucket.ts';
import { LIMITS } from '../src/limits/limits.ts';
import { proxyWarning } from '../src/limits/proxy-warning.ts';
import { RateLimits } from '../src/limits/rate-limits.ts';

const requestFrom = (remoteAddress: string, forwarded?: string): Origin => ({
  socket: { remoteAddress },
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
});

test.each([
  [0, '198.51.100.7', undefined, '198.51.100.7'],
  [0, '::ffff:198.51.100.7', undefined, '198.51.100.7'],
  // Without a proxy nobody can spoof an address.
  [0, '198.51.100.7', '203.0.113.9', '198.51.100.7'],
  [0, '192.168.0.7', '203.0.113.9', '192.168.0.7'],
  [1, '127.0.0.1', '203.0.113.9', '203.0.113.9'],
  [1, '127.0.0.1', '::ffff:203.0.113.9', '203.0.113.9'],
  // The last address is the proxy's own, whatever the client claims.
  [1, '10.0.0.2', '192.0.2.1, 203.0.113.9', '203.0.113.9'],
  [1, '10.0.0.2', '192.0.2.1, 192.168.0.7', '192.168.0.7'],
  [2, '10.0.0.2', '192.0.2.1, 203.0.113.9, 10.0.0.7', '203.0.113.9'],
  // A client that bypasses the proxies, such as a health check.
  [2, '10.0.0.2', undefined, '10.0.0.2'],
  [1, '10.0.0.2', 'rubbish', '10.0.0.2'],
  // Some proxies append the port.
  [1, '10.0.0.2', '203.0.113.9:567', '203.0.113.9'],
  [1, '10.0.0.2', '[2001:db8:1:2:3:4:5:6]:99', '2001:db8:1:2::'],
  [1, '10.0.0.2', '[::1]', '0:0:0:0::'],
  [1, '10.0.0.2', '[::ffff:203.0.113.9]:99', '203.0.113.9'],
  [1, '10.0.0.2', '2001:db8:1:2::99', '2001:db8:1:2::'],
  [0, '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::'],
  [0, '2001:db8::3:4:5:6', undefined, '2001:db8:0:0::'],
  [0, '2001:db8:1:2::6', undefined, '2001:db8:1:2::'],
  [0, '::1', undefined, '0:0:0:0::'],
])('behind %i proxies %s that forwards for %s counts as %s', (proxies, remote, forwardedFor, address) => {
  expect(addressBehind(proxies)(requestFrom(remote, forwardedFor))).toBe(address);
});

test('an unconfigured proxy is reported once', () => {
  const words: string[] = [];
  const look = proxyWarning((text) => words.push(text));
  look(requestFrom('127.0.0.1'));
  expect(words).toEqual([]);
  look(requestFrom('127.0.0.1', '203.0.113.9'));
  look(requestFrom('127.0.0.1', '203.0.113.9'));
  expect(words).toEqual([expect.stringContaining('PROXIES')]);
});

test('a token bucket is emptied by actions, and refilled over time, up to its burst', () => {
  const bucket = new TokenBucket({ burst: 2, perSecond: 1 }, 0);
  expect([bucket.take(1, 0), bucket.take(1, 0), bucket.take(1, 0)]).toEqual([true, true, false]);
  expect([bucket.take(1, 999), bucket.take(1, 1000)]).toEqual([false, true]);
  expect(bucket.take(3, 1_000_000)).toBe(false);
  expect([bucket.isFull(1_000_000), bucket.take(2, 1_000_000)]).toEqual([true, true]);
});

test('a wall clock that is set back does not affect the limits', () => {
  const wall = vi.spyOn(Date, 'now');
  onTestFinished(() => wall.mockRestore());
  const rateLimits = new RateLimits(LIMITS);
  rateLimits.maySend('a');
  wall.mockReturnValue(Date.now() - 60 * 60 * 1000);
  expect(rateLimits.maySend('a')).toBe(true);
});

test('an address is forgotten once it has no connections and a full bucket', () => {
  let now = 0;
  const rateLimits = new RateLimits(LIMITS, () => now);
  rateLimits.maySend('a');
  const leave = rateLimits.openConnection('b');
  if (leave === 'too-many') throw new Error(leave);
  now += 24 * 60 * 60 * 1000;
  rateLimits.forgetIdle();
  expect(rateLimits.size).toBe(1);
  leave();
  rateLimits.forgetIdle();
  expect(rateLimits.size).toBe(0);
});
