// Routes whose paths have no parameters, found by one look into a table: the router would try one pattern after the other.

import type { RequestHandler } from 'express';

/** Answers the paths of a table; like the router's, they are found in any case and with a slash at the end. */
export function exactRoutes(routes: ReadonlyMap<string, RequestHandler>): RequestHandler {
  const byPath = new Map([...routes].map(([path, handler]) => [plain(path), handler]));
  return (request, response, next) => {
    const route = byPath.get(request.path) ?? byPath.get(plain(request.path));
    return route === undefined ? next() : route(request, response, next);
  };
}

const plain = (path: string): string => path.toLowerCase().replace(/(?<=.)\/$/, '');

/** Answers a path by its methods, and `HEAD` like `GET`; `others` answers the rest. */
export function byMethod(
  handlers: ReadonlyMap<string, RequestHandler>,
  others: RequestHandler,
): RequestHandler {
  return (request, response, next) => {
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    return (handlers.get(method) ?? others)(request, response, next);
  };
}
