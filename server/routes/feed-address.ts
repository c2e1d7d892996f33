// The address of a feed: account, number of the feed, and a secret of which the service keeps only the hash.

import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Random bytes of a secret. */
const secretLength = 32;

const pattern = /^([1-9]\d{0,14})\.([1-9]\d{0,14})\.([A-Za-z0-9_-]{43})\.ics$/;

/** Where a feed is stored, and the secret that opens it. */
export interface FeedAddress {
  readonly accountId: number;
  readonly id: number;
  readonly secret: string;
}

/** A secret that nobody has had before. */
export const newFeedSecret = (): string => randomBytes(secretLength).toString('base64url');

/** SHA-256 of a secret, 64 hexadecimal digits; it is random enough to need no salt. */
export const hashOfSecret = (secret: string): string => hash('sha256', secret);

/** The address of a feed under the host of the service. */
export const feedPath = ({ accountId, id, secret }: FeedAddress): string =>
  `/feeds/${accountId}.${id}.${secret}.ics`;

/** Reads the last part of an address; undefined where it cannot be one. */
export function feedAddressOf(text: string): FeedAddress | undefined {
  const [, accountId, id, secret] = pattern.exec(text) ?? [];
  return secret === undefined ? undefined : { accountId: Number(accountId), id: Number(id), secret };
}

/** Whether a secret has a hash, in a time that does not depend on how much of it does. */
export const opens = (secret: string, known: string): boolean =>
  timingSafeEqual(Buffer.from(hashOfSecret(secret)), Buffer.from(known));
