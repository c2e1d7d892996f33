// The answer to requests beyond what is served at the same time.

import { HttpError } from './http-error.ts';

/** A 503 for a request that finds too many others. */
export const busy = (message: string): HttpError => new HttpError(503, 'busy', message);

/** Too many requests are being answered. */
export const tooManyRequests = (): HttpError => busy('Too many concurrent requests. Try again later.');
