// What an answer is known by: a hash of its text, weak, for the same answer travels compressed in several ways.

import { createHash } from 'node:crypto';

/** The ETag of a text. */
export const etagOf = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
