import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { Resolver } from 'node:dns/promises';
import { expect, onTestFinished, test } from 'vitest';
import { isPublicAddress } from '../../src/push/public-address.ts';
import { lookupOnInternet, mayPushTo } from '../../src/push/push-endpoint.ts';
import { freshVapidKeys } from '../../src/push/vapid.ts';
import { PushSender } from '../../src/push/push-sender.ts';

test.for([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('%s is an endpoint', (endpoint) => {
  expect(mayPushTo(endpoint, 'internet')).toBe(true);
});

test.for([
  'http://fcm.googleapis.com/x',
  'https://127.0.0.1/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://[::1]/x',
  'https://[::ffff:10.0.0.1]/x',
  'https://localhost/x',
  'https://push.example.org:8443/x',
  'https://user:secret@push.example.org/x',
  'https://push.example.org/x#part',
  'ftp://push.example.org/x',
  'file:///etc/passwd',
  'push.example.org',
  '',
])('%s is no endpoint', (endpoint) => {
  expect(mayPushTo(endpoint, 'internet')).toBe(false);
});

test('only addresses on the internet are public', () => {
  const own = [
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
  ];
  const own6 = ['::1', '::', '::ffff:127.0.0.1', '::ffff:8.8.8.8', 'fe80::1', 'fd00::1', '64:ff9b::7f00:1'];
  const odd = ['224.0.0.1', '255.255.255.255', '2002:7f00:1::', '2001:db8::1', 'ff02::1', 'example.org', ''];
  expect([...own, ...own6, ...odd].filter(isPublicAddress)).toEqual([]);
  const open = ['8.8.8.8', '142.250.185.74', '172.32.0.1', '2a00:1450:4001:80b::200a', '2620:149::1'];
  expect(open.filter((address) => !isPublicAddress(address))).toEqual([]);
});

/** The header of an answer to one question, with so many records. */
const headerOf = (query: Buffer, records: number): Buffer =>
  Buffer.concat([query.subarray(0, 2), Buffer.from([0x81, 0x80, 0, 1, 0, records, 0, 0, 0, 0])]);

/** The question of a query, without what may follow it. */
const questionOf = (query: Buffer): Buffer => query.subarray(12, query.indexOf(0, 12) + 5);

const A = 1;

/** An answer with these IPv4 addresses; there are none of IPv6. */
function answerTo(query: Buffer, addresses: readonly string[]): Buffer {
  const question = questionOf(query);
  const found = question.readUInt16BE(question.length - 4) === A ? addresses : [];
  const records = found.map((address) =>
    Buffer.from([0xc0, 12, 0, A, 0, 1, 0, 0, 0, 60, 0, 4, ...address.split('.').map(Number)]),
  );
  return Buffer.concat([headerOf(query, records.length), question, ...records]);
}

/** Asks a name server that says these are the addresses of every host; without any it is silent. */
async function resolverOf(...addresses: readonly string[]): Promise<Resolver> {
  const server = createSocket('udp4');
  onTestFinished(() => void server.close());
  server.on('message', (query, { port, address }) => {
    if (addresses.length > 0) server.send(answerTo(query, addresses), port, address);
  });
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
  const resolver = new Resolver({ timeout: 100, tries: 1 });
  resolver.setServers([`127.0.0.1:${server.address().port}`]);
  return resolver;
}

const lookedUp = (resolver: Resolver, all: boolean): Promise<unknown> =>
  new Promise((resolve) => {
    lookupOnInternet(resolver)('push.example.org', { all }, (failure, address) =>
      resolve(failure?.message ?? address),
    );
  });

test('the addresses of an endpoint come from name servers, and all of them have to be on the internet', async () => {
  const good = await resolverOf('8.8.8.8', '9.9.9.9');
  expect(await lookedUp(good, false)).toBe('8.8.8.8');
  expect(await lookedUp(good, true)).toEqual([
    { address: '8.8.8.8', family: 4 },
    { address: '9.9.9.9', family: 4 },
  ]);
  for (const bad of [['127.0.0.1'], ['8.8.8.8', '192.168.1.1']])
    expect(await lookedUp(await resolverOf(...bad), false)).toContain('not on the internet');
});

test('a silent name server holds nobody up for long', async () => {
  expect(await lookedUp(await resolverOf(), false)).toContain('ETIMEOUT');
});

test('a stored endpoint is checked again before a message is sent', async () => {
  const sender = new PushSender({ keys: freshVapidKeys(), reach: 'internet' });
  const to = {
    endpoint: 'https://127.0.0.1/x',
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  expect(await sender.send(to, { kind: 'turn', table: 't' }, 60)).toBe('refused');
});
