// How often an address may ask for what is costly: a bucket of requests for each address, filled evenly.

import { LRUCache } from 'lru-cache';

/** A bucket: what is left in it, and when that was reckoned. */
interface Bucket {
  readonly left: number;
  readonly at: number;
}

/** How often an address may ask. */
export interface AddressRateOptions {
  /** requests of one address in a minute, and at once */
  readonly perMinute: number;
  /** milliseconds since 1970 */
  readonly now: () => number;
}

/** Addresses that are remembered; the one that asked longest ago is forgotten first, and has a full bucket again. */
const mostAddresses = 10_000;

const minute = 60_000;

/** Takes one from the bucket of an address: undefined where there was one, else the whole seconds until there is. */
export function addressRate({ perMinute, now }: AddressRateOptions): (address: string) => number | undefined {
  const buckets = new LRUCache<string, Bucket>({ max: mostAddresses });
  return (address) => {
    const at = now();
    const { left, at: since } = buckets.get(address) ?? { left: perMinute, at };
    const filled = Math.min(perMinute, left + (Math.max(0, at - since) * perMinute) / minute);
    if (filled < 1) return Math.max(1, Math.ceil(((1 - filled) * minute) / perMinute / 1000));
    buckets.set(address, { left: filled - 1, at });
    return undefined;
  };
}
