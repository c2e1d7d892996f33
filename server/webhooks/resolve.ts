// From the host of a webhook to addresses that may be connected to. One private address among them, and none may.

import { Resolver, lookup as systemLookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isPublicAddress } from './address.ts';
import type { AllowedHosts } from './target.ts';

/** An address of a host. */
export interface HostAddress {
  readonly address: string;
  readonly family: 4 | 6;
}

/** Finds the addresses of a host; fails where there are none. */
export type Resolve = (host: string) => Promise<readonly HostAddress[]>;

/** The target must not be connected to. The message names no address: it would be a map of the network. */
export class ForbiddenTarget extends Error {
  constructor(host: string) {
    super(`${host} resolves to an address of a private or special network`);
    this.name = 'ForbiddenTarget';
  }
}

/** No address was found for a host. */
class UnknownHost extends Error {
  constructor(host: string) {
    super(`no address was found for ${host}`);
    this.name = 'UnknownHost';
  }
}

/**
 * Asks name servers itself. The lookup of the system runs in the few threads that files are read in as well: one slow name
 * server would hold up everything.
 */
function dnsResolve(): Resolve {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  return async (host) => {
    const addresses = await Promise.all([
      resolver.resolve4(host).then((list) => list.map((address) => ({ address, family: 4 as const })), none),
      resolver.resolve6(host).then((list) => list.map((address) => ({ address, family: 6 as const })), none),
    ]);
    return addresses.flat();
  };
}

const none = (): readonly HostAddress[] => [];

/** Asks the system, which also knows names of a private network: for hosts that are allowed to be there. */
const systemResolve: Resolve = async (host) => {
  const addresses = await systemLookup(host, { all: true });
  return addresses.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));
};

/** How names become addresses. */
export interface ResolveOptions {
  readonly allowed: AllowedHosts;
  /** default `dnsResolve()` */
  readonly resolve?: Resolve;
  /** for hosts that are allowed to be private; default `systemResolve` */
  readonly resolveAllowed?: Resolve;
}

/** Finds the addresses that may be connected to for a host, a name or an address. Throws `ForbiddenTarget`, `UnknownHost`. */
export function checkedResolve({
  allowed,
  resolve = dnsResolve(),
  resolveAllowed = systemResolve,
}: ResolveOptions): Resolve {
  const known = async (host: string): Promise<readonly HostAddress[]> => {
    const version = isIP(host);
    if (version !== 0) return [{ address: host, family: version === 6 ? 6 : 4 }];
    return (allowed.has(host) ? resolveAllowed : resolve)(host).catch(none);
  };
  return async (hostname) => {
    const host = hostname.toLowerCase().replace(/\.$/, '');
    const addresses = await known(host);
    if (addresses.length === 0) throw new UnknownHost(host);
    const isForbidden = !allowed.has(host) && addresses.some(({ address }) => !isPublicAddress(address));
    if (isForbidden) throw new ForbiddenTarget(host);
    return addresses;
  };
}
