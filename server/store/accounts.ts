// Accounts and their keys, as the store keeps them. A key itself is never kept: only its SHA-256 and a visible prefix.

import type { PlanId } from '@nirnaya/contract/plans';
import type { KeyPermissions } from './key-permissions.ts';

/** Who uses the service. */
export interface Account {
  readonly id: number;
  readonly name: string;
  readonly plan: PlanId;
  /** milliseconds since 1970 */
  readonly createdAt: number;
}

/** A key of an account. Times in milliseconds since 1970. */
export interface ApiKey {
  readonly id: number;
  readonly accountId: number;
  readonly name: string;
  /** the beginning of the key, by which its owner knows it */
  readonly prefix: string;
  readonly createdAt: number;
  /** undefined: never */
  readonly expiresAt: number | undefined;
  readonly lastUsedAt: number | undefined;
  readonly permissions: KeyPermissions;
  readonly revokedAt: number | undefined;
}

/** A key to be kept. */
export interface NewKey {
  readonly accountId: number;
  readonly name: string;
  readonly prefix: string;
  /** SHA-256 of the whole key, 64 hexadecimal digits */
  readonly hash: string;
  readonly createdAt: number;
  readonly expiresAt?: number | undefined;
  /** default: everything */
  readonly permissions?: KeyPermissions;
}

/** A key with the account that it belongs to. */
export interface KeyWithAccount {
  readonly key: ApiKey;
  readonly account: Account;
}

/** What came of a rotation. */
export type Rotation =
  | { readonly state: 'rotated'; readonly key: ApiKey }
  /** the key was itself made by a rotation whose overlap still runs: its predecessor is valid */
  | { readonly state: 'overlapping'; readonly predecessor: ApiKey }
  /** no valid key of the account, or it has a valid successor */
  | { readonly state: 'unknown' };

/** Accounts and keys. */
export interface AccountStore {
  createAccount(account: Omit<Account, 'id'>): Promise<Account>;
  account(id: number): Promise<Account | undefined>;
  /** every account, by id, from after `after` */
  accounts(page: { readonly after?: number; readonly limit: number }): Promise<readonly Account[]>;
  /** whether there is such an account */
  setPlan(id: number, plan: PlanId): Promise<boolean>;

  /**
   * Keeps a key, unless the account already has `most` keys that are neither revoked nor expired (`undefined`: no such
   * bound); then nothing is written and undefined is given. Exact however many ask at the same time. Of the keys that have
   * ended, an account keeps the latest 100.
   */
  createKey(key: NewKey, most: number | undefined): Promise<ApiKey | undefined>;
  keyByHash(hash: string): Promise<KeyWithAccount | undefined>;
  /** a key by its id, whoever's it is */
  key(id: number): Promise<ApiKey | undefined>;
  /** the keys of an account, revoked and expired ones too, by id, from after `after` */
  keys(
    accountId: number,
    page: { readonly after?: number; readonly limit: number },
  ): Promise<readonly ApiKey[]>;
  /** whether any account has a key that is valid at a moment */
  hasValidKey(at: number): Promise<boolean>;
  /** whether it is a key of the account that was not revoked before */
  revokeKey(accountId: number, keyId: number, at: number): Promise<boolean>;
  /**
   * Keeps the successor of a key, whose own validity then ends at `oldUntil` at the latest. The successor does not count
   * as one more, and has the permissions of the key. A key has one valid predecessor at most: while it has one, it is not rotated. Nothing is written unless
   * the key is rotated.
   */
  rotateKey(keyId: number, successor: Omit<NewKey, 'permissions'>, oldUntil: number): Promise<Rotation>;
  /** removes keys that ended before a moment; gives how many */
  forgetKeys(expiredBefore: number): Promise<number>;
  /** notes when keys were last used, by id */
  touchKeys(lastUsed: ReadonlyMap<number, number>): Promise<void>;
}
