// Who asks: where a request comes from, and whose key it carries.

import type { IncomingMessage } from 'node:http';
import type { Account, ApiKey } from '../store/accounts.ts';

/** Who asks. */
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

/** The remote address of a request. */
export const addressOf = ({ socket }: Pick<IncomingMessage, 'socket'>): string => socket.remoteAddress ?? '';

/** Somebody at an address who shows no key. */
export const strangerAt = (address: string): Caller => ({ address, share: address });

/** The owner of a key, at an address. */
export const holderAt = (address: string, account: Account, key: ApiKey): Caller => ({
  address,
  share: `account:${account.id}`,
  account,
  key,
});
