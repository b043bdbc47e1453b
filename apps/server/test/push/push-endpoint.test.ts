import { expect, test } from 'vitest';
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

test('a host name of this machine is not looked up for a message', async () => {
  const error = await new Promise((resolve) => {
    lookupOnInternet('localhost', {}, (failure) => resolve(failure));
  });
  expect(String(error)).toContain('not on the internet');
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
