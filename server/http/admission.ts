// How many requests are answered at the same time: in all, and of one caller. One more is refused at once, so that it
// costs next to nothing.

import type { RequestHandler } from 'express';
import { addressOf } from './address.ts';
import { concurrencyLimit } from './concurrency-limit.ts';
import type { HttpLimits } from './limits.ts';

/** Lets requests pass up to the limits; throws a 503 beyond. A request counts until its answer is sent or given up. */
export function admission({
  requests,
  requestsPerCaller,
}: Pick<HttpLimits, 'requests' | 'requestsPerCaller'>): RequestHandler {
  const enter = concurrencyLimit({ inAll: requests, ofCaller: requestsPerCaller });
  return (request, response, next) => {
    response.on('close', enter(addressOf(request)));
    next();
  };
}
