// The accounts and keys of a store, as the words of a command name them.

import type { Account, AccountStore, ApiKey } from '@nirnaya/server/store';
import { UsageError } from '../options/failure.ts';

/** Accounts, or keys, read at a time. */
const pageSize = 500;

/** Every account, by id. */
export async function allAccounts(store: AccountStore): Promise<readonly Account[]> {
  const all: Account[] = [];
  for (;;) {
    const page = await store.accounts({ after: all.at(-1)?.id ?? 0, limit: pageSize });
    all.push(...page);
    if (page.length < pageSize) return all;
  }
}

/** Every key of an account, by id. */
export async function allKeys(store: AccountStore, accountId: number): Promise<readonly ApiKey[]> {
  const all: ApiKey[] = [];
  for (;;) {
    const page = await store.keys(accountId, { after: all.at(-1)?.id ?? 0, limit: pageSize });
    all.push(...page);
    if (page.length < pageSize) return all;
  }
}

/** The account of an id or a name; undefined where there is none. A name that several have is an error. */
export async function accountNamed(store: AccountStore, word: string): Promise<Account | undefined> {
  if (/^\d{1,15}$/.test(word)) return store.account(Number(word));
  const sameName = (await allAccounts(store)).filter(({ name }) => name === word);
  if (sameName.length < 2) return sameName[0];
  const ids = sameName.map(({ id }) => id).join(', ');
  throw new UsageError(`--account: several accounts have the name ${word}; write one of the ids ${ids}`);
}

/** The key of an id; one that there is not is an error. */
export async function keyOfId(store: AccountStore, word: string): Promise<ApiKey> {
  const key = /^\d{1,15}$/.test(word) ? await store.key(Number(word)) : undefined;
  if (key !== undefined) return key;
  throw new UsageError(`no key has the id ${word}; \`nirnaya keys list\` shows the ids`);
}
