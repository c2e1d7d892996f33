// Sheds load: where the event loop lags, what is asked now would wait longer than anybody does, so it is refused.

import type { RequestHandler } from 'express';
import { busy } from './busy.ts';

/** Throws a 503 while the event loop lags by more than `most` milliseconds. */
export const shedding =
  (lag: () => number, most: number): RequestHandler =>
  (_request, _response, next) => {
    if (lag() > most) throw busy('The service is overloaded. Try again later.');
    next();
  };
