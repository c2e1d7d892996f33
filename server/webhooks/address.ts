// Which addresses are on the public Internet. Everything that the IANA registries of special-purpose addresses name, and
// every IPv6 form that carries an IPv4 address, is not.

import { BlockList, isIP } from 'node:net';

// https://www.iana.org/assignments/iana-ipv4-special-registry, and multicast.
const specialV4: readonly (readonly [net: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

// Within 2000::/3, which alone is global unicast: https://www.iana.org/assignments/iana-ipv6-special-registry. Loopback,
// IPv4-mapped and -compatible, NAT64, unique local, link-local, site-local and multicast addresses lie outside of it.
const specialV6: readonly (readonly [net: string, prefix: number])[] = [
  // IETF protocol assignments; Teredo among them
  ['2001::', 23],
  ['2001:db8::', 32],
  // 6to4
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
];

const globalV6 = new BlockList();
globalV6.addSubnet('2000::', 3, 'ipv6');

const special = new BlockList();
for (const [net, prefix] of specialV4) special.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of specialV6) special.addSubnet(net, prefix, 'ipv6');

/** Whether an IP address, in any spelling that `isIP` knows, is one of the public Internet. */
export function isPublicAddress(address: string): boolean {
  if (address.includes('%')) return false;
  switch (isIP(address)) {
    case 4:
      return !special.check(address, 'ipv4');
    case 6:
      return globalV6.check(address, 'ipv6') && !special.check(address, 'ipv6');
    default:
      return false;
  }
}
