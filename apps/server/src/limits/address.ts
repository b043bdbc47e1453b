import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Where a proxy of ours would be. */
const NEAR = new BlockList();
NEAR.addSubnet('127.0.0.0', 8);
NEAR.addSubnet('10.0.0.0', 8);
NEAR.addSubnet('172.16.0.0', 12);
NEAR.addSubnet('192.168.0.0', 16);
NEAR.addSubnet('169.254.0.0', 16);
NEAR.addAddress('::1', 'ipv6');
NEAR.addSubnet('fc00::', 7, 'ipv6');
NEAR.addSubnet('fe80::', 10, 'ipv6');

/** Whom a request comes from; what a proxy near us says of it counts, what others say does not. */
export function addressOf({ socket, headers }: IncomingMessage): string {
  const hops = [...forwarded(headers['x-forwarded-for']), socket.remoteAddress ?? ''].map(plain);
  const farthest = hops.findLast((hop) => isIP(hop) !== 0 && !isNear(hop)) ?? hops.find((hop) => isIP(hop));
  return farthest === undefined ? 'nowhere' : networkOf(farthest);
}

const forwarded = (header: string | string[] | undefined): string[] =>
  [header ?? []].flat().flatMap((line) => line.split(',').map((hop) => hop.trim()));

/** An address of version 4 that looks like one of version 6. */
const plain = (hop: string): string => hop.replace(/^::ffff:(?=\d+\.)/i, '');

const isNear = (hop: string): boolean => NEAR.check(hop, isIP(hop) === 6 ? 'ipv6' : 'ipv4');

/** Whoever has one address of version 6 has 2^64 of them: they all count as one. */
const networkOf = (hop: string): string =>
  isIP(hop) === 6 && !hop.startsWith('::') ? `${hop.split(':', 4).join(':')}::` : hop;
