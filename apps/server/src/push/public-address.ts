import { BlockList, isIP } from 'node:net';

/** Networks that are nobody's on the internet, or lead to this machine and its neighbours. */
const NETWORKS: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/** Within the public part of IPv6 these lead to IPv4 addresses or nowhere. */
const NETWORKS_6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const PUBLIC_6 = listOf([['2000::', 3]], 'ipv6');
const RESERVED_6 = listOf(NETWORKS_6, 'ipv6');
const RESERVED = listOf(NETWORKS, 'ipv4');

/** Whether an IP address belongs to somebody on the internet, so that a stranger may name it. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !RESERVED.check(address, 'ipv4');
  return version === 6 && PUBLIC_6.check(address, 'ipv6') && !RESERVED_6.check(address, 'ipv6');
}

function listOf(networks: readonly (readonly [string, number])[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of networks) list.addSubnet(network, prefix, family);
  return list;
}
