// `rules.updated` and `data.updated`: what is in force is held against what was last noted in the store. Whichever replica
// notes a difference first puts the events into the outbox with it; the others find nothing left to note.

import { createHash } from 'node:crypto';
import type { EventData } from '@nirnaya/contract/webhooks';
import type { WebhookStore } from '../store/webhooks.ts';
import { outboxEvent } from './event.ts';
import { subscribersOf } from './subscribers.ts';

/** Versions by name. */
export type Versions = Readonly<Record<string, string>>;

/** Digits of a fingerprint that are noted and sent; enough to tell two apart. */
const shortLength = 16;

type Announcing = Pick<WebhookStore, 'cause' | 'publishOnce' | 'subscribers'>;

/** Publishes `rules.updated` where the rules in force are others than those noted. True where it did. */
export const announceRules = (store: Announcing, versions: Versions, now: number): Promise<boolean> =>
  announce(store, 'rules.updated', {
    versions,
    now,
    dataFor: (previous) => ({
      rules_version: together(versions),
      previous: together(previous),
      packs: changesOf(previous, versions).map(({ name, before, after }) => ({
        pack: name,
        change: before === undefined ? 'added' : after === undefined ? 'removed' : 'changed',
        fingerprint: after ?? null,
        previous: before ?? null,
      })),
    }),
  });

/** Publishes `data.updated` where data in force has another version than that noted. True where it did. */
export const announceData = (store: Announcing, versions: Versions, now: number): Promise<boolean> =>
  announce(store, 'data.updated', {
    versions,
    now,
    dataFor: (previous) => ({
      data: changesOf(previous, versions).flatMap(({ name, before, after }) =>
        after === undefined ? [] : [{ name, version: after, previous: before ?? null }],
      ),
    }),
  });

interface Announcement<K extends 'rules.updated' | 'data.updated'> {
  readonly versions: Versions;
  /** milliseconds since 1970 */
  readonly now: number;
  /** what the event says, from the versions that were noted */
  readonly dataFor: (previous: Versions) => EventData<K>;
}

async function announce<K extends 'rules.updated' | 'data.updated'>(
  store: Announcing,
  kind: K,
  { versions, now, dataFor }: Announcement<K>,
): Promise<boolean> {
  const value = textOf(versions);
  const before = await store.cause(kind);
  if (before === value) return false;
  const cause = { name: kind, value, from: { value: before } };
  // Versions noted for the first time are no news.
  if (before === undefined) {
    await store.publishOnce(cause, []);
    return false;
  }
  const data = dataFor(versionsOf(before));
  const events = [];
  for await (const webhook of subscribersOf(store, kind))
    events.push(outboxEvent(webhook, kind, data, { now }));
  return store.publishOnce(cause, events);
}

// Names in order, so that equal versions are equal texts.
const textOf = (versions: Versions): string =>
  JSON.stringify(Object.fromEntries(Object.entries(versions).sort(([a], [b]) => (a < b ? -1 : 1))));

const versionsOf = (text: string): Versions => JSON.parse(text) as Versions;

const together = (versions: Versions): string =>
  createHash('sha256').update(textOf(versions)).digest('hex').slice(0, shortLength);

function changesOf(before: Versions, after: Versions) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names
    .map((name) => ({ name, before: before[name], after: after[name] }))
    .filter((change) => change.before !== change.after);
}
