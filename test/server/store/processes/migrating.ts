// A process that opens a store, makes an account in it, and says which version it found. Its place stands in MIGRATING.

import { migrateStore, openStore, type StoreOptions } from '../../../../server/store/open.ts';

const place = JSON.parse(process.env.MIGRATING ?? '') as Omit<StoreOptions, 'now'>;
const options = { ...place, now: Date.now };
const { from, to } = await migrateStore(options);
const store = await openStore(options);
await store.createAccount({ name: String(process.pid), plan: 'free', createdAt: Date.now() });
await store.close();
console.log(JSON.stringify({ from, to }));
