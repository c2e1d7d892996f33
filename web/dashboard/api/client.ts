// Asks the service that this page came from, with a key in the header X-API-Key and nowhere else.

import { Failure, failureOf } from './failure.ts';

/** Parameters of an address; what is undefined or empty is left out. */
export type Query = Readonly<Record<string, string | number | boolean | undefined>>;

/** What is sent besides the address. */
export interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly query?: Query;
  readonly body?: unknown;
}

/** Asks for a path of the API and gives the JSON of its answer. Throws `Failure`. */
export type Client = <T>(path: string, options?: RequestOptions) => Promise<T>;

/** Makes a client for a key; `lost` is called when the service no longer takes the key. */
export function clientFor(key: string, lost: (failure: Failure) => void = () => {}): Client {
  return async <T>(path: string, { method = 'GET', query = {}, body }: RequestOptions = {}): Promise<T> => {
    // A header takes no other characters, and no key has them.
    if (!/^[\x21-\x7e]+$/.test(key)) throw new Failure(401, 'Unauthorized', 'This is not a key.');
    const response = await fetch(`${path}${queryText(query)}`, {
      method,
      headers: {
        Accept: 'application/json',
        'X-API-Key': key,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
    });
    const answer: unknown = await response.json().catch(() => undefined);
    if (response.ok && answer !== undefined) return answer as T;
    const failure = failureOf(response.status, answer, response.headers.get('Retry-After'));
    if (failure.status === 401) lost(failure);
    throw failure;
  };
}

/** Parameters as an address has them: `?limit=10`, or nothing. */
export function queryText(query: Query): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}
