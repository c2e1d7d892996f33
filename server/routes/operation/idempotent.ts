// Requests that store something, sent again because nobody knows what became of them: by their `Idempotency-Key` they
// store nothing again and get the answer that they had.

import { createHash } from 'node:crypto';
import { invalidParameters } from '@nirnaya/app/requests';
import type { Request } from 'express';
import { HttpError } from '../../http/http-error.ts';
import { idempotencyHeader } from '../../openapi/describe-operation.ts';
import type { IdempotencyStore } from '../../store/idempotency.ts';

/** A key as clients may choose it: printable ASCII. */
const acceptable = /^[\x20-\x7e]{1,255}$/;

/** Milliseconds after which a request that was begun and never ended counts as given up; no request takes as long. */
const abandonedAfter = 60_000;

/** An answer as it is kept. */
interface StoredAnswer {
  readonly status: number;
  readonly body: string;
}

/** An answer, and whether it is that of an earlier request. */
interface OnceAnswer extends StoredAnswer {
  readonly replayed: boolean;
}

/** The idempotency key of a request; undefined where it has none. Throws a 400 where it is none that is accepted. */
export function idempotencyKeyOf(request: Request): string | undefined {
  const key = request.get(idempotencyHeader);
  if (key === undefined || acceptable.test(key)) return key;
  throw invalidParameters([
    { field: idempotencyHeader, message: 'must be 1 to 255 printable characters of ASCII' },
  ]);
}

/** A hash of what a request asks for. */
export function fingerprintOf({ method, originalUrl, body }: Request): string {
  const hash = createHash('sha256');
  return hash.update(JSON.stringify([method, originalUrl, body ?? null])).digest('hex');
}

/** A request that is to be answered once. */
export interface OnceOptions {
  readonly requests: IdempotencyStore;
  readonly accountId: number;
  readonly key: string;
  readonly fingerprint: string;
  /** milliseconds since 1970 */
  readonly now: number;
}

/**
 * Answers a request once: the answer of an earlier one with the same key, or what `compute` gives, which is then kept.
 * One that fails may be tried again. Throws a 409 while another with the key is being answered, and a 422 where the key
 * came with another request.
 */
export async function once(
  { requests, accountId, key, fingerprint, now }: OnceOptions,
  compute: () => Promise<StoredAnswer>,
): Promise<OnceAnswer> {
  const known = await requests.beginRequest(accountId, key, {
    fingerprint,
    now,
    abandonedBefore: now - abandonedAfter,
  });
  if (known.state === 'answered') return { status: known.status, body: known.body, replayed: true };
  if (known.state === 'running') {
    const message = `A request with this ${idempotencyHeader} is in progress. Try again later.`;
    throw new HttpError(409, 'request_running', message, { retryAfter: 1 });
  }
  if (known.state === 'different') {
    const message = `This ${idempotencyHeader} belongs to another request. Use a new one for each request.`;
    throw new HttpError(422, 'idempotency_key_reused', message, {
      errors: [{ field: idempotencyHeader, message: 'belongs to another request' }],
    });
  }
  let answer: StoredAnswer;
  try {
    answer = await compute();
  } catch (error) {
    // Where the store is away this fails too; the request then counts as given up after a while.
    await requests.dropRequest(accountId, key).catch(() => {});
    throw error;
  }
  // What was to be stored is stored, and the client is to know, even where its answer cannot be kept for a repeat.
  const keep = (): Promise<void> => requests.finishRequest(accountId, key, answer);
  await keep()
    .catch(keep)
    .catch(() => {});
  return { ...answer, replayed: false };
}
