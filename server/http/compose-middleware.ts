// Handlers that every request passes, as one: the router looks at each of its layers on every request.

import type { RequestHandler } from 'express';

/** Handlers in their order, as one; an error of any goes on at once. */
export const composeMiddleware =
  (handlers: readonly RequestHandler[]): RequestHandler =>
  (request, response, next) => {
    const from = (i: number): unknown => {
      const handler = handlers[i];
      return handler === undefined
        ? next()
        : handler(request, response, (error?: unknown) => (error === undefined ? from(i + 1) : next(error)));
    };
    return from(0);
  };
