import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Tells whom a request comes from. */
export type AddressOf = (request: IncomingMessage) => string;

/**
 * Reads addresses behind so many proxies of ours. Each of them has added whom it was asked by at the end, and what
 * stands before that anybody may have written.
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

const forwarded = (header: string | string[] | undefined): string[] =>
  [header ?? []].flat().flatMap((line) => line.split(',').map((hop) => plain(hop.trim())));

/** An address of version 4 that looks like one of version 6. */
const plain = (hop: string): string => hop.replace(/^::ffff:(?=\d+\.)/i, '');

/** Whoever has one address of version 6 has 2^64 of them: they all count as one. */
const networkOf = (address: string): string =>
  isIP(address) === 6 ? `${groupsOf(address).slice(0, 4).join(':')}::` : address;

function groupsOf(address: string): readonly string[] {
  const [head = [], tail = []] = address.split('::').map((half) => half.split(':').filter(Boolean));
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail];
}
