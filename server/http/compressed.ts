// Compresses answers for those who take them compressed; for others nothing stands between answer and connection.

import compression from 'compression';
import type { RequestHandler } from 'express';

const compress = compression();

/** Compresses where the request says that it may. */
export const compressed: RequestHandler = (request, response, next) => {
  if (request.headers['accept-encoding'] !== undefined) return compress(request, response, next);
  response.vary('Accept-Encoding');
  return next();
};
