// Whose records an operation is about.

import type { Caller } from '../access/caller.ts';
import { HttpError } from '../http/http-error.ts';
import type { Account, ApiKey } from '../store/accounts.ts';

/** The account and the key of a caller. A 401 where no key was asked for, so that there is no account. */
export function holderIn({ account, key }: Caller): { readonly account: Account; readonly key: ApiKey } {
  if (account !== undefined && key !== undefined) return { account, key };
  throw new HttpError(401, 'Unauthorized', 'A key is required. Send it in the header X-API-Key.');
}
