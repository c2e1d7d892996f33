// What an answer is known by: a hash of its text, weak, for the same answer travels compressed in several ways.

import { createHash } from 'node:crypto';
import type { Request } from 'express';

/** The ETag of a text, or of its bytes. */
export const etagOf = (text: string | Uint8Array): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/**
 * Whether what a client has, by its `If-None-Match`, is still the answer. That it may also say `Cache-Control: no-cache`,
 * as `fetch` does on its own, is a matter for caches between.
 */
export function isKnown(request: Request, tag: string): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const known = request.get('If-None-Match');
  if (known === undefined) return false;
  return known.trim() === '*' || known.split(',').some((one) => opaque(one) === opaque(tag));
}
