// Accounts of their own for cases in which several callers meet.

import { newKeyText } from '../../server/access/keys/key-format.ts';
import { openStore } from '../../server/store/open.ts';

/** A key of a new account of the highest plan, made in the store of a folder before a server opens it. */
export async function newAccountKey(dataDir: string): Promise<string> {
  const store = await openStore({ dataDir, now: Date.now });
  try {
    const createdAt = Date.now();
    const account = await store.createAccount({ name: 'somebody', plan: 'enterprise', createdAt });
    const { text, prefix, hash } = newKeyText();
    await store.createKey({ accountId: account.id, name: 'a key', prefix, hash, createdAt }, undefined);
    return text;
  } finally {
    await store.close();
  }
}
