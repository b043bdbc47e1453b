import type { IncomingMessage } from 'node:http';
import { isIP, type Socket } from 'node:net';

/** The part of a request that tells where it comes from. */
export type Origin = Pick<IncomingMessage, 'headers'> & { readonly socket: Pick<Socket, 'remoteAddress'> };

/** Determines the client address of a request. */
export type AddressOf = (request: Origin) => string;

/**
 * Reads addresses behind this many of our own proxies. Each of them appends the address it was called from; anything
 * before that can be forged by the client.
 */
export const addressBehind =
  (proxies: number): AddressOf =>
  ({ socket, headers }) => {
    const nearest = plain(socket.remoteAddress ?? '');
    const hops = [...forwarded(headers['x-forwarded-for']), nearest];
    const asker = hops[Math.max(0, hops.length - 1 - proxies)]!;
    const known = isIP(asker) === 0 ? nearest : asker;
    return known === '' ? 'nowhere' : networkOf(known);
  };

/** Whether the client of the outermost of our own proxies uses HTTPS. */
export function isHttpsBehind(proxies: number, { headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const hops = valuesOf(headers['x-forwarded-proto']);
  return proxies > 0 && hops[Math.max(0, hops.length - proxies)] === 'https';
}

const forwarded = (header: string | string[] | undefined): string[] => valuesOf(header).map(plain);

const valuesOf = (header: string | string[] | undefined): string[] =>
  [header ?? []].flat().flatMap((line) => line.split(',').map((value) => value.trim()));

/** An address without a port, and without the IPv6 notation of an IPv4 address. */
const plain = (hop: string): string =>
  hop
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '');

/** The owner of an IPv6 address has 2^64 of them: they all count as one. */
const networkOf = (address: string): string =>
  isIP(address) === 6 ? `${groupsOf(address).slice(0, 4).join(':')}::` : address;

function groupsOf(address: string): readonly string[] {
  const [head = [], tail = []] = address.split('::').map((half) => half.split(':').filter(Boolean));
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail];
}
