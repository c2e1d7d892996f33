// From the header of a request to the holder of a key, or a 401 that says where keys are to be had.

import { HttpError } from '../../http/http-error.ts';
import type { KeyWithAccount } from '../../store/accounts.ts';
import { isKeyText } from './key-format.ts';
import type { KnownKeys } from './known-keys.ts';

/** Where people read about keys, and where they get one. */
export interface KeyLinks {
  readonly docs: string;
  readonly getKey: string;
}

/** The holder of the key that the header `X-API-Key` carries. Throws a 401 where it carries none that is valid. */
export async function holderOf(
  header: string | undefined,
  keys: KnownKeys,
  now: number,
  links: KeyLinks,
): Promise<KeyWithAccount> {
  if (header === undefined || header === '') {
    throw unauthorized('A key is required. Send it in the header X-API-Key.', links);
  }
  const holder = isKeyText(header) ? await keys.find(header) : undefined;
  if (holder === undefined) throw unauthorized('Unknown key.', links);
  const { expiresAt, revokedAt } = holder.key;
  if (revokedAt !== undefined && revokedAt <= now)
    throw unauthorized('This key was revoked. Use another key of the account.', links);
  if (expiresAt !== undefined && expiresAt <= now) {
    throw unauthorized(`This key expired at ${new Date(expiresAt).toISOString()}.`, links);
  }
  return holder;
}

const unauthorized = (message: string, { docs, getKey }: KeyLinks): HttpError =>
  new HttpError(401, 'Unauthorized', message, { details: { docs, get_key: getKey } });
