import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { renderUnicodeCompact } from 'uqr';
import { startupMessage } from '../src/startup-message.ts';

const info = (address: string, internal = false): NetworkInterfaceInfo =>
  address.includes(':')
    ? { address, internal, family: 'IPv6', netmask: '', mac: '', cidr: null, scopeid: 0 }
    : { address, internal, family: 'IPv4', netmask: '', mac: '', cidr: null };

const networks = {
  lo: [info('127.0.0.1', true), info('::1', true)],
  wlan0: [info('192.168.1.20'), info('fe80::1'), info('2001:db8::7')],
  eth0: [info('10.0.0.5')],
};

test('a server that listens on one address names it', () => {
  expect(startupMessage({ host: '127.0.0.1', port: 3000, hasQrCode: true, networks })).toBe(
    'Quando is at http://127.0.0.1:3000',
  );
  expect(startupMessage({ host: '::1', port: 80, hasQrCode: true, networks })).toBe(
    'Quando is at http://[::1]:80',
  );
});

test.each(['0.0.0.0', '::'])('a server that listens on %s names its addresses in the networks', (host) => {
  expect(startupMessage({ host, port: 3000, hasQrCode: false, networks }).split('\n')).toEqual([
    'Quando is at http://127.0.0.1:3000',
    'For other devices: http://192.168.1.20:3000',
    'For other devices: http://10.0.0.5:3000',
  ]);
});

test('a QR code leads from the first of them to the page for playing together', () => {
  const message = startupMessage({ host: '0.0.0.0', port: 3000, hasQrCode: true, networks });
  const without = startupMessage({ host: '0.0.0.0', port: 3000, hasQrCode: false, networks });
  expect(message.startsWith(`${without}\n`)).toBe(true);
  const [screen, , ...code] = message.slice(without.length + 1).split('\n');
  expect(screen).toBe('As the table, on a big screen: http://192.168.1.20:3000/tv');
  const expected = renderUnicodeCompact('http://192.168.1.20:3000/tables', { border: 2, ecc: 'M' });
  expect(code.join('\n')).toBe(expected);
});

test('where there is only IPv6, those addresses are named, but none that needs a zone', () => {
  const only = { wlan0: [info('fe80::1'), info('2001:db8::7')] };
  expect(startupMessage({ host: '::', port: 3000, hasQrCode: false, networks: only })).toContain(
    'http://[2001:db8::7]:3000',
  );
  expect(startupMessage({ host: '::', port: 3000, hasQrCode: false, networks: only })).not.toContain('fe80');
});

test('without a network there is only the machine itself', () => {
  expect(startupMessage({ host: '0.0.0.0', port: 3000, hasQrCode: true, networks: {} })).toBe(
    'Quando is at http://127.0.0.1:3000',
  );
});

test('a server with a public URL names that, because it accepts no other one', () => {
  const publicUrl = new URL('https://quando.example.org');
  expect(startupMessage({ host: '0.0.0.0', port: 3000, publicUrl, hasQrCode: false, networks })).toBe(
    'Quando is at http://127.0.0.1:3000\nFor other devices: https://quando.example.org',
  );
});
