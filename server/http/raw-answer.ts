// The answer to what no part of the application has seen: headers and body of an error, as any other error has them.

import { randomUUID } from 'node:crypto';
import { noStore } from './cache-control.ts';
import { corsHeaders } from './cors.ts';
import { errorBody, type HttpError } from './http-error.ts';
import { requestIdHeader } from './request-id.ts';
import { unmeteredHeaders } from './unmetered-headers.ts';

/** An answer to be written by hand. */
interface RawAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Headers and body that answer with an error, under a new request id. */
export function rawAnswer(error: HttpError): RawAnswer {
  const id = randomUUID();
  const body = JSON.stringify(errorBody(error, id));
  return {
    headers: {
      ...corsHeaders,
      ...unmeteredHeaders,
      [requestIdHeader]: id,
      'Cache-Control': noStore,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
      ...(error.retryAfter === undefined ? {} : { 'Retry-After': String(error.retryAfter) }),
    },
    body,
  };
}
