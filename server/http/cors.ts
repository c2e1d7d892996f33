// Lets any page ask: the answers are public facts, and a key travels in a header, never in a cookie.

import type { RequestHandler } from 'express';

/** The headers of every response. */
export const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': [
    'X-Request-Id',
    'ETag',
    'Retry-After',
    'RateLimit-Policy',
    'RateLimit',
    'X-RateLimit-Plan',
    'X-RateLimit-Limit',
    'X-RateLimit-Remaining',
    'X-RateLimit-Used',
    'X-RateLimit-Counted',
    'X-RateLimit-Warning',
    'Idempotent-Replayed',
  ].join(', '),
} as const;

const always = Object.entries(corsHeaders);

/** Sets the CORS headers on every response and answers preflights. */
export const cors: RequestHandler = (request, response, next) => {
  for (const [name, value] of always) response.setHeader(name, value);
  if (request.method !== 'OPTIONS') {
    next();
    return;
  }
  response.set('Access-Control-Allow-Methods', 'GET, HEAD, POST, PATCH, DELETE, OPTIONS');
  response.set(
    'Access-Control-Allow-Headers',
    'Content-Type, X-API-Key, X-Request-Id, Idempotency-Key, If-None-Match',
  );
  response.set('Access-Control-Max-Age', '86400');
  response.status(204).end();
};
