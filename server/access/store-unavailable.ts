// The answer to requests while the store cannot be reached.

import { HttpError } from '../http/http-error.ts';
import { StoreUnavailable } from '../store/store.ts';

/** The 503 of a `StoreUnavailable`; undefined for any other error. */
export const storeUnavailable = (error: unknown): HttpError | undefined =>
  error instanceof StoreUnavailable
    ? // Its own words may name hosts and files.
      new HttpError(
        503,
        'store_unavailable',
        'Keys and quotas cannot be looked up at the moment. Try again in a few seconds.',
        { retryAfter: 5 },
      )
    : undefined;
