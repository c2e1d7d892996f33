// Charts and matches that are kept for an account and shown to no other.

import { notFound } from '../../app/refusal.ts';
import type { Caller } from '../http/caller.ts';
import { HttpError } from '../http/http-error.ts';
import { mostRecordBytes, mostRecords } from '../plans/kept.ts';
import type { Service } from '../service.ts';
import type { RecordKind } from '../store/records.ts';
import { holderIn } from './account-of.ts';

/** What is to be kept: what lists show, and the answer in full. */
export interface Keepsake {
  readonly kind: RecordKind;
  readonly shown: object;
  readonly answer: object;
}

/** What became of it. */
export type Kept = { readonly id: number } | { readonly id: null; readonly why: string };

/**
 * Keeps an answer for the account of a caller. Nothing is kept without an account, which a service has that asks for no
 * keys. Throws a 409 where the account has as much as its plan allows.
 */
export async function kept(
  { store, now }: Pick<Service, 'store' | 'now'>,
  { account }: Caller,
  { kind, shown, answer }: Keepsake,
): Promise<Kept> {
  if (account === undefined)
    return { id: null, why: 'no key was asked for, so there is no account to keep it for' };
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
  if (record !== undefined) return { id: record.id };
  const { records, bytes } = await store.recordsKept(account.id, kind);
  throw new HttpError(
    409,
    'store_full',
    `The plan allows ${most} ${names[kind]} of ${megabytes(mostBytes)} in all, and ${records} of ${megabytes(bytes)} are kept. Delete some first, or ask with store=false.`,
  );
}

/** The answer that was kept as a record of the caller's account, and when. Throws a 404 where there is none. */
export async function keptAnswer<T extends object>(
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
    throw notFound('no_chart', `Profile ${id} was kept without a chart; POST /v1/birth-chart keeps one.`);
  }
  return { answer: JSON.parse(body) as T, createdAt: new Date(record.createdAt).toISOString() };
}

/** Removes a record of the caller's account. Throws a 404 where there is none. */
export async function removeKept(
  { store }: Pick<Service, 'store'>,
  caller: Caller,
  kind: RecordKind,
  id: number,
): Promise<void> {
  if (!(await store.deleteRecord(holderIn(caller).account.id, kind, id))) throw unknownRecord(kind, id);
}

/** That an account has no such record. */
export const unknownRecord = (kind: RecordKind, id: number) =>
  kind === 'birth-profile'
    ? notFound('unknown_profile', `There is no profile ${id}.`)
    : notFound('unknown_compatibility', `There is no result of compatibility ${id}.`);

const names: Readonly<Record<RecordKind, string>> = {
  'birth-profile': 'profiles',
  compatibility: 'results of compatibility',
};

const megabytes = (bytes: number): string => `${Math.round(bytes / 100_000) / 10} MB`;
