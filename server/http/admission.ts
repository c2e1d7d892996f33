// How many requests are answered at the same time: in all, and of one caller. One more is refused at once, so that it
// costs next to nothing.

import type { RequestHandler } from 'express';
import { tooManyRequests } from './busy.ts';
import { addressOf } from './caller.ts';
import type { HttpLimits } from './limits.ts';

/** Lets requests pass up to the limits; throws a 503 beyond. A request counts until its answer is sent or given up. */
export function admission({
  requests,
  requestsPerCaller,
}: Pick<HttpLimits, 'requests' | 'requestsPerCaller'>): RequestHandler {
  const ofCaller = new Map<string, number>();
  let inAll = 0;
  return (request, response, next) => {
    const caller = addressOf(request);
    const own = ofCaller.get(caller) ?? 0;
    if (inAll >= requests || own >= requestsPerCaller) throw tooManyRequests();
    inAll += 1;
    ofCaller.set(caller, own + 1);
    response.once('close', () => {
      inAll -= 1;
      const left = (ofCaller.get(caller) ?? 1) - 1;
      if (left > 0) ofCaller.set(caller, left);
      else ofCaller.delete(caller);
    });
    next();
  };
}
