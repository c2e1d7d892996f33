// Answers the addresses of the site: a page from the cache, or from a thread. Public; what is computed for an address is
// bounded a minute.

import { preferredLanguage } from '@nirnaya/contract/schema';
import type { Request, RequestHandler } from 'express';
import type { Compute } from '../../compute/compute.ts';
import type { Lane } from '../../compute/lanes.ts';
import type { PageInput, PageOutput } from '../../compute/tasks.ts';
import { addressOf } from '../../http/address.ts';
import { addressRate } from '../../http/address-rate.ts';
import { otherMethods } from '../../http/error-handler.ts';
import { HttpError } from '../../http/http-error.ts';
import { type Answers, cachedAnswers } from '../../http/response-cache.ts';
import type { SendText } from '../../http/send-text.ts';
import { type PageAddress, type PageQuery, readAddress, standsFor } from './address.ts';
import { pagePolicy } from './policy.ts';

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
}: SiteOptions): RequestHandler {
  const pages: Answers<PageOutput> = cachedAnswers(version, cacheBytes);
  const take = addressRate({ perMinute: pagesPerMinute, now });
  const methods = otherMethods(['get']);

  return async (request, response, next) => {
    if (request.path === '/') {
      response.vary('Accept');
      if (request.accepts(['json', 'html']) !== 'html') return next();
    }
    const query = queryOf(request);
    const preferred = preferredLanguage(request.get('Accept-Language')) ?? 'en';
    const address = readAddress(request.path, query, preferred);
    if (address === undefined) return next();
    if (request.method !== 'GET' && request.method !== 'HEAD') return methods(request, response, next);
    if (namesNoLanguage(request.path)) response.vary('Accept-Language');
    const stands = standsFor(address);
    const step = stands ?? minute;
    const input: PageInput = {
      path: request.path,
      query,
      now: Math.floor(now() / step) * step,
      preferred,
      sourceUrl,
    };
    const key = JSON.stringify([address, stands === undefined ? 0 : input.now]);
    const page = pages.known(key) ?? (await computed(request, address, input, key));
    response.set('Cache-Control', `public, max-age=${(stands ?? ofPacks) / 1000}`);
    if (page.location !== undefined) return response.redirect(page.status, page.location);
    response.status(page.status);
    // A picture paints itself.
    const isPicture = page.type.startsWith('image/');
    response.set({ 'Content-Security-Policy': isPicture ? pictures : pagePolicy, 'Content-Type': page.type });
    return send(request, response, page.body, page.tag);
  };

  function computed(
    request: Request,
    address: PageAddress,
    input: PageInput,
    key: string,
  ): Promise<PageOutput> {
    const caller = addressOf(request);
    const wait = take(caller);
    if (wait !== undefined) throw tooMany(wait);
    const compute = (): Promise<PageOutput> =>
      service.run('page', input, { lane: laneOf(address), caller, affinity: affinityOf(address) });
    return pages.to({ address: key, key, compute });
  }
}

// What years are looked through for takes long.
const longPages: ReadonlySet<PageAddress['page']> = new Set([
  'festival',
  'calendar',
  'tithi',
  'feed',
  'disputes',
  'muhurat',
]);

const laneOf = ({ page }: PageAddress): Lane => (longPages.has(page) ? 'long' : 'quick');

const affinityOf = (address: PageAddress): string | undefined =>
  'place' in address && address.place !== undefined ? `place ${address.place}` : undefined;

const namesNoLanguage = (path: string): boolean => path === '/' || path === '/source';

function queryOf({ query }: Request): PageQuery {
  return Object.fromEntries(
    Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

const tooMany = (seconds: number): HttpError =>
  new HttpError(429, 'too_many_pages', `Too many pages were asked for. Try again in ${seconds} s.`, {
    retryAfter: seconds,
  });
