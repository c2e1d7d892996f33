// Charts and matches that are kept for an account and shown to no other.

import { notFound } from '@nirnaya/app/requests';
import type { Caller } from '../access/caller.ts';
import { mostRecordBytes, mostRecords } from '../access/plans/record-limits.ts';
import { HttpError } from '../http/http-error.ts';
import type { RecordKind } from '../store/records.ts';
import { holderIn } from './account-of.ts';
import type { Service } from './service.ts';

/** A record to be stored: what lists show, and the answer in full. */
export interface NewRecord {
  readonly kind: RecordKind;
  readonly shown: object;
  readonly answer: object;
}

/** Why the answer to a request is not stored; undefined where it is. Nothing is stored without an account. */
export function whyUnstored(
  { store = true }: { readonly store?: boolean | undefined },
  { account }: Caller,
): string | undefined {
  if (!store) return 'store=false';
  return account === undefined ? 'the request had no key, so there is no account to store it for' : undefined;
}

/** Stores an answer for the account of a caller; gives its id. Throws a 409 where the account has as much as its plan allows. */
export async function storeRecord(
  { store, now }: Pick<Service, 'store' | 'now'>,
  caller: Caller,
  { kind, shown, answer }: NewRecord,
): Promise<number> {
  const { account } = holderIn(caller);
  const [most, mostBytes] = [mostRecords[account.plan], mostRecordBytes[account.plan]];
  const record = await store.createRecord(
    {
      accountId: account.id,
      kind,
      data: JSON.stringify(shown),
      body: JSON.stringify(answer),
      createdAt: now(),
    },
    most,
    mostBytes,
  );
  if (record !== undefined) return record.id;
  const { records, bytes } = await store.recordTotals(account.id, kind);
  throw new HttpError(
    409,
    'store_full',
    `The plan allows ${most} ${names[kind].many} of ${megabytes(mostBytes)} in all, and ${records} of ${megabytes(bytes)} are stored. Delete some first, or send store=false.`,
  );
}

/** The answer that was stored as a record of the caller's account, and when. Throws a 404 where there is none. */
export async function storedAnswer<T extends object>(
  { store }: Pick<Service, 'store'>,
  caller: Caller,
  kind: RecordKind,
  id: number,
): Promise<{ readonly answer: T; readonly createdAt: string }> {
  const { account } = holderIn(caller);
  const record = await store.record(account.id, kind, id);
  if (record === undefined) throw unknownRecord(kind, id);
  const body = await store.recordBody(account.id, kind, id);
  if (body === undefined) {
    throw notFound('no_chart', `Profile ${id} has no chart; POST /v1/birth-chart creates one.`);
  }
  return { answer: JSON.parse(body) as T, createdAt: new Date(record.createdAt).toISOString() };
}

/**
 * A stored answer with a field that answers did not have when it was stored: `lack` gives the field, and `unavailable` the reason. `again`
 * is the request that stores it anew.
 */
export function completed<T extends { readonly unavailable: Readonly<Record<string, string>> }>(
  answer: T,
  { lack, field, again }: { readonly lack: Partial<T>; readonly field: string; readonly again: string },
): T {
  const reason = `the answer was stored before the service computed this; ${again} computes and stores it anew`;
  return { ...answer, ...lack, unavailable: { ...answer.unavailable, [field]: reason } };
}

/** Removes a record of the caller's account. Throws a 404 where there is none. */
export async function removeStored(
  { store }: Pick<Service, 'store'>,
  caller: Caller,
  kind: RecordKind,
  id: number,
): Promise<void> {
  if (!(await store.deleteRecord(holderIn(caller).account.id, kind, id))) throw unknownRecord(kind, id);
}

/** That an account has no such record. */
export const unknownRecord = (kind: RecordKind, id: number) => {
  const { code, one } = names[kind];
  return notFound(`unknown_${code}`, `No ${one} of the account has the id ${id}.`);
};

// As codes of errors, a record and several are called.
const names: Readonly<
  Record<RecordKind, { readonly code: string; readonly one: string; readonly many: string }>
> = {
  'birth-profile': { code: 'profile', one: 'profile', many: 'profiles' },
  compatibility: { code: 'compatibility', one: 'result of compatibility', many: 'results of compatibility' },
  feed: { code: 'feed', one: 'feed', many: 'feeds' },
  alert: { code: 'alert', one: 'alert', many: 'alerts' },
};

const megabytes = (bytes: number): string => `${Math.round(bytes / 100_000) / 10} MB`;
