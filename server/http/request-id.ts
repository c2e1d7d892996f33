// Gives every request an id: the client's own where it is a plain word, else a new one.

import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';

/** The header that carries the id. */
export const requestIdHeader = 'X-Request-Id';
// A key that came to stand here would be logged.
const plain = /^(?!.*nir_)[\w.:-]{1,100}$/i;

/** Sets the id on the response, before anything can fail. */
export const requestId: RequestHandler = (request, response, next) => {
  const own = request.get(requestIdHeader);
  response.set(requestIdHeader, own !== undefined && plain.test(own) ? own : randomUUID());
  next();
};

/** The id of the request that a response answers. */
export const idOf = (response: Response): string => String(response.getHeader(requestIdHeader) ?? '');
