// Clients that write without pause and remember what was acknowledged: birth profiles and keys of the account.

import { type Answer, openClient } from './ask.ts';
import type { FaultServer } from './fault-server.ts';

/** What was answered to the writes of some clients. */
export interface Writes {
  /** ids of profiles and of keys that were acknowledged */
  readonly profiles: Set<number>;
  readonly keys: Set<number>;
  /** every other answer; status 0 where there was none */
  readonly others: Answer[];
}

/** No writes yet. */
export const noWrites = (): Writes => ({ profiles: new Set(), keys: new Set(), others: [] });

/** A profile to be kept. */
const profileBody = JSON.stringify({
  name: 'Asha',
  date: '1990-05-15',
  time: '14:30',
  lat: 23.1793,
  lon: 75.7849,
  tz: 'Asia/Kolkata',
});

/** Writes over some connections until stopped, and notes what came of it; `rest` is the milliseconds after a refusal. */
export function writing(
  server: FaultServer,
  writes: Writes,
  connections: number,
  rest = 0,
): { stop(): Promise<void> } {
  const client = openClient(server, connections);
  let open = true;
  const lane = async (number: number): Promise<void> => {
    for (let i = number; open; i += 1) {
      // An account makes only so many keys a day.
      const isKey = i % 64 === 0;
      const requested = isKey
        ? await client.post('/v1/account/keys', JSON.stringify({ name: `key ${i}` }))
        : await client.post('/v1/profiles', profileBody);
      if (requested.status === 201) note(writes, requested, isKey);
      else {
        writes.others.push(requested);
        if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
        if (requested.status === 0 && !server.running) return;
      }
    }
  };
  const lanes = Promise.all(Array.from({ length: connections }, (_, i) => lane(i)));
  return {
    stop: async () => {
      open = false;
      await lanes;
      client.close();
    },
  };
}

function note({ profiles, keys }: Writes, { text }: Answer, isKey: boolean): void {
  const answer = JSON.parse(text) as { readonly profile_id?: number; readonly id?: number };
  const id = isKey ? answer.id : answer.profile_id;
  if (id === undefined) throw new Error(`an answer without an id: ${text}`);
  (isKey ? keys : profiles).add(id);
}

/** What a store does not have of what was acknowledged. */
export async function lostOf(
  { profiles, keys }: Writes,
  store: {
    records(
      accountId: number,
      kind: 'birth-profile',
      page: { readonly after?: number; readonly limit: number },
    ): Promise<readonly { readonly id: number }[]>;
    keys(accountId: number, page: { readonly limit: number }): Promise<readonly { readonly id: number }[]>;
    accounts(page: { readonly limit: number }): Promise<readonly { readonly id: number }[]>;
  },
): Promise<{ readonly lost: number; readonly kept: number }> {
  const [account] = await store.accounts({ limit: 1 });
  if (account === undefined) return { lost: profiles.size + keys.size, kept: 0 };
  const stored = new Set<number>();
  for (let after = 0; ; ) {
    const page = await store.records(account.id, 'birth-profile', { after, limit: 500 });
    for (const { id } of page) stored.add(id);
    const last = page.at(-1);
    if (last === undefined) break;
    after = last.id;
  }
  const storedKeys = new Set((await store.keys(account.id, { limit: 10_000 })).map(({ id }) => id));
  const lost =
    [...profiles].filter((id) => !stored.has(id)).length +
    [...keys].filter((id) => !storedKeys.has(id)).length;
  return { lost, kept: stored.size + storedKeys.size };
}
