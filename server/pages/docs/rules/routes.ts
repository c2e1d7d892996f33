// Answers the pages of the rule browser from their archive: compressed as they lie there, to clients that take it so.

import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { RequestHandler } from 'express';
import { publicPage } from '../../../http/cache-control.ts';
import { isKnown } from '../../../http/etag.ts';
import type { SendText } from '../../../http/send-text.ts';
import { readingPolicy } from '../policy.ts';
import type { Archive } from './archive.ts';

const unpacked = promisify(gunzip);

/** Answers the page that the address names; others are left to what comes after. */
export const rulePages =
  (rules: Archive, send: SendText): RequestHandler<{ name: string }> =>
  async (request, response, next) => {
    const { name } = request.params;
    const tag = rules.tagOf(name);
    if (tag === undefined) return next();
    response.vary('Accept-Encoding').set({
      'Cache-Control': publicPage,
      'Content-Security-Policy': readingPolicy,
      'Content-Type': 'text/html; charset=utf-8',
    });
    if (isKnown(request, tag)) return send(request, response, '', tag);
    const packed = await rules.read(name);
    if (request.acceptsEncodings('gzip') === false)
      return send(request, response, await unpacked(packed), tag);
    response.set('Content-Encoding', 'gzip');
    return send(request, response, packed, tag);
  };
