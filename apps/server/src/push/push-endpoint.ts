import { Resolver } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
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

/** How long a name server has for an answer, in milliseconds, and how often it is asked. */
const PATIENT = { timeout: 2000, tries: 2 };

/**
 * Finds the addresses of a host name as a connection needs them; fails if any of them is not on the internet. It asks name
 * servers itself: the system's way would take a thread for as long as one is silent, and a stranger who owns a silent
 * one could have all the threads that also read files.
 */
export const lookupOnInternet =
  (resolver: Pick<Resolver, 'resolve4' | 'resolve6'> = new Resolver(PATIENT)): LookupFunction =>
  (hostname, options, callback) => {
    addressesOf(hostname, resolver).then(
      (addresses) => {
        const [first] = addresses;
        if (options.all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: unknown) => callback(error instanceof Error ? error : new Error('no address'), ''),
    );
  };

type Address = { readonly address: string; readonly family: number };

async function addressesOf(
  hostname: string,
  resolver: Pick<Resolver, 'resolve4' | 'resolve6'>,
): Promise<[Address, ...Address[]]> {
  const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  const [first, ...others] = [...addressesIn(four, 4), ...addressesIn(six, 6)];
  if (!first)
    throw four.status === 'rejected' ? four.reason : new Error('the host of an endpoint has no address');
  if (![first, ...others].every(({ address }) => isPublicAddress(address)))
    throw new Error('the host of an endpoint is not on the internet');
  return [first, ...others];
}

const addressesIn = (found: PromiseSettledResult<string[]>, family: number): Address[] =>
  found.status === 'fulfilled' ? found.value.map((address) => ({ address, family })) : [];
