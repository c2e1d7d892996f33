// Answers the addresses of the site: a page from the cache, or from a thread. Public; what is computed for an address is
// bounded a minute.

import { preferredLanguage } from '@nirnaya/contract/schema';
import express, { type Request, type RequestHandler, type Response } from 'express';
import type { Compute } from '../../compute/compute.ts';
import type { Lane } from '../../compute/lanes.ts';
import type { PageInput, PageOutput } from '../../compute/tasks.ts';
import { addressOf } from '../../http/address.ts';
import { addressRate } from '../../http/address-rate.ts';
import { noStore } from '../../http/cache-control.ts';
import { otherMethods } from '../../http/error-handler.ts';
import { HttpError } from '../../http/http-error.ts';
import { type Answers, cachedAnswers } from '../../http/response-cache.ts';
import type { SendText } from '../../http/send-text.ts';
import { type PageAddress, type PageQuery, readAddress, standsFor, takesForm } from './address.ts';
import { pagePolicy, playgroundPolicy } from './policy.ts';

/** What the site is answered with. */
export interface SiteOptions {
  readonly compute: Pick<Compute, 'run'>;
  /** milliseconds since 1970 */
  readonly now: () => number;
  /** version of the packs in force */
  readonly version: () => string;
  readonly send: SendText;
  /** bytes of pages that are cached; 0 caches none */
  readonly cacheBytes: number;
  /** pages that are computed for one address in a minute; cached ones do not count */
  readonly pagesPerMinute: number;
  /** where the source of the service is offered; undefined where its operator names no address */
  readonly sourceUrl: string | undefined;
  /** scheme and host by which readers reach the service; undefined where its operator does not say */
  readonly publicOrigin: string | undefined;
}

const pictures = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

const minute = 60_000;

/** How long browsers may keep a page that changes with the packs alone, in milliseconds. */
const ofPacks = 3_600_000;

/** Answers every address of the site; `/` where a page is preferred to JSON. */
export function sitePages({
  compute: service,
  now,
  version,
  send,
  cacheBytes,
  pagesPerMinute,
  sourceUrl,
  publicOrigin,
}: SiteOptions): RequestHandler {
  const pages: Answers<PageOutput> = cachedAnswers(version, cacheBytes);
  const take = addressRate({ perMinute: pagesPerMinute, now });
  const onlyGet = otherMethods(['get']);
  const getOrPost = otherMethods(['get', 'post']);

  return async (request, response, next) => {
    if (request.path === '/') {
      response.vary('Accept');
      if (request.accepts(['json', 'html']) !== 'html') return next();
    }
    const query = queryOf(request);
    const preferred = preferredLanguage(request.get('Accept-Language')) ?? 'en';
    const address = readAddress(request.path, query, preferred);
    if (address === undefined) return next();
    const isSent = request.method === 'POST' && takesForm(address);
    if (!isSent && request.method !== 'GET' && request.method !== 'HEAD')
      return (takesForm(address) ? getOrPost : onlyGet)(request, response, next);
    if (namesNoLanguage(request.path)) response.vary('Accept-Language');
    const stands = standsFor(address);
    const step = stands ?? minute;
    const input: PageInput = {
      path: request.path,
      query,
      now: Math.floor(now() / step) * step,
      preferred,
      sourceUrl,
      publicOrigin,
      form: isSent ? await formOf(request, response) : undefined,
    };
    if (isSent) {
      // Of somebody's birth nothing is stored, here or on the way.
      const { status, type, body, tag } = await maker(request, address, input)();
      response.status(status).set({
        'Cache-Control': noStore,
        'Content-Security-Policy': pagePolicy,
        'Content-Type': type,
      });
      return send(request, response, body, tag);
    }
    const key = JSON.stringify([address, stands === undefined ? 0 : input.now]);
    const page =
      pages.known(key) ?? (await pages.to({ address: key, key, compute: maker(request, address, input) }));
    response.set('Cache-Control', `public, max-age=${(stands ?? ofPacks) / 1000}`);
    if (page.location !== undefined) return response.redirect(page.status, page.location);
    response.status(page.status);
    response.set({ 'Content-Security-Policy': policyOf(address, page), 'Content-Type': page.type });
    return send(request, response, page.body, page.tag);
  };

  // What makes a page; throws where its caller asks for too many.
  function maker(request: Request, address: PageAddress, input: PageInput): () => Promise<PageOutput> {
    const caller = addressOf(request);
    const wait = take(caller);
    if (wait !== undefined) throw tooMany(wait);
    return () => service.run('page', input, { lane: laneOf(address), caller, affinity: affinityOf(address) });
  }
}

// A picture paints itself.
function policyOf({ page }: PageAddress, { type }: PageOutput): string {
  if (type.startsWith('image/')) return pictures;
  return page === 'playground' ? playgroundPolicy : pagePolicy;
}

// What years are looked through for takes long.
const longPages: ReadonlySet<PageAddress['page']> = new Set([
  'festival',
  'calendar',
  'tithi',
  'feed',
  'disputes',
  'map',
  'muhurat',
]);

const laneOf = ({ page }: PageAddress): Lane => (longPages.has(page) ? 'long' : 'quick');

const affinityOf = (address: PageAddress): string | undefined =>
  'place' in address && address.place !== undefined ? `place ${address.place}` : undefined;

/** Bytes of a form, and the fields that it may have. */
const largestForm = '4kb';
const mostFields = 40;

const formParser = express.urlencoded({ extended: false, limit: largestForm, parameterLimit: mostFields });

// The fields of a form that were given once, as text. Throws a 413 and a 415.
async function formOf(request: Request, response: Response): Promise<PageQuery> {
  if (request.is('application/x-www-form-urlencoded') === false)
    throw new HttpError(415, 'unsupported_media_type', 'Send the fields of the form as a browser does.');
  await new Promise<void>((resolve, reject) => {
    formParser(request, response, (error?: unknown) => {
      if (error === undefined) resolve();
      else reject(error);
    });
  });
  return textsOf(request.body ?? {});
}

const namesNoLanguage = (path: string): boolean => path === '/' || path === '/source';

const queryOf = ({ query }: Request): PageQuery => textsOf(query);

function textsOf(fields: object): PageQuery {
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

const tooMany = (seconds: number): HttpError =>
  new HttpError(429, 'too_many_pages', `Too many pages were requested. Try again in ${seconds} s.`, {
    retryAfter: seconds,
  });
