// Who calls: from which address, and with whose key.

import type { Account, ApiKey } from '../store/accounts.ts';

/** Who calls. */
export interface Caller {
  /** the remote address; that of the proxy where there is one */
  readonly address: string;
  /** by what the service is shared fairly: the account where there is a key, else the address */
  readonly share: string;
  /** whose key it is; none where an operation is public, or no keys are asked for */
  readonly account?: Account;
  readonly key?: ApiKey;
  /** ISO 3166 code of the country, `IN`, where a trusted proxy says it */
  readonly country?: string;
}

/** A caller at an address who shows no key. */
export const anonymousAt = (address: string): Caller => ({ address, share: address });

/** The owner of a key, at an address. */
export const holderAt = (address: string, account: Account, key: ApiKey): Caller => ({
  address,
  share: `account:${account.id}`,
  account,
  key,
});
