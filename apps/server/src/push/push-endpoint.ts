import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Where messages may be sent: only to https addresses of the internet, or in tests anywhere. */
export type PushReach = 'internet' | 'anywhere';

/** Whether a message may be sent to an address that a stranger has given. */
export function mayPushTo(endpoint: string, reach: PushReach): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username !== '' || url.password !== '' || url.hash !== '') return false;
  if (reach === 'anywhere') return /^https?:$/.test(url.protocol);
  const { protocol, port, hostname } = url;
  return protocol === 'https:' && port === '' && isIP(hostname) === 0 && /^[\w-]+(\.[\w-]+)+$/.test(hostname);
}

/** Finds the addresses of a host name as a connection needs them; fails if any of them is not on the internet. */
export const lookupOnInternet: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '');
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new Error('the host of an endpoint is not on the internet'), '');
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};
