// Refuses requests whose address carries a key: addresses are logged, cached and shared by everything between.

import type { RequestHandler } from 'express';
import { HttpError } from '../../http/http-error.ts';

/** Names of parameters under which keys are sent, their letters alone. */
const names = new Set(['apikey', 'key', 'xapikey']);

/** What looks like a key, or like most of one. */
const keyLike = /nir_[A-Za-z0-9_-]{8}/i;

/** Whether a text looks like a key of the service, or has one in it. */
export const looksLikeKey = (text: string): boolean => keyLike.test(text);

/** What every URL has in which a key stands: escapes, the beginning of a key, or the letters of `key`. */
const suspicious = /%|nir_|k[^a-z]*e[^a-z]*y/i;

/** Where in a URL a key stands: the name of the parameter, `path`, or undefined where there is none. */
export function keyInUrl(url: string): string | undefined {
  if (!suspicious.test(url)) return undefined;
  const at = url.indexOf('?');
  if (looksLikeKey(decoded(at < 0 ? url : url.slice(0, at)))) return 'path';
  if (at < 0) return undefined;
  for (const [name, value] of new URLSearchParams(url.slice(at + 1))) {
    // A name that is itself a key is not repeated in an answer.
    if (looksLikeKey(name)) return 'query';
    if (names.has(name.toLowerCase().replaceAll(/[^a-z]/g, '')) || looksLikeKey(value)) {
      return name.slice(0, 60);
    }
  }
  return undefined;
}

/** Refuses keys in addresses with a 400. */
export const refuseKeyInUrl: RequestHandler = (request, _response, next) => {
  const field = keyInUrl(request.url);
  if (field === undefined) {
    next();
    return;
  }
  const message =
    'Send the key in the header X-API-Key, never in an address. Replace this key: it has been exposed.';
  throw new HttpError(400, 'key_in_address', message, {
    errors: [{ field, message: 'must not carry a key; send it in the header X-API-Key' }],
  });
};

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
