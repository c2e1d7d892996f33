// Errors of pages as HTML: what is answered before a thread makes the page, as where too many are asked for.

import { preferredLanguage } from '@nirnaya/contract/schema';
import { renderPage, type SiteFiles } from '@nirnaya/web/pages';
import { wordsOf } from '@nirnaya/web/words';
import type { ErrorAsPage } from '../../http/error-handler.ts';
import { readAddress } from './address.ts';
import { pagePolicy } from './policy.ts';

/** What the pages of errors are made with. */
export interface ErrorPageOptions {
  readonly files: SiteFiles;
  /** scheme and host by which readers reach the service; undefined where its operator does not say */
  readonly origin: string | undefined;
  /** of the program, and the first digits of the fingerprint of the rules */
  readonly version: string;
  readonly rules: () => string;
}

/** Errors at the addresses of pages as HTML; pictures, calendars and the rest of the service answer JSON. */
export function errorsAsPages({ files, origin, version, rules }: ErrorPageOptions): ErrorAsPage {
  return ({ status, message: english, retryAfter }, request) => {
    const preferred = preferredLanguage(request.get('Accept-Language')) ?? 'en';
    const address = readAddress(request.path, {}, preferred);
    const isPage = address !== undefined && address.page !== 'feed' && !/\.(svg|png)$/.test(request.path);
    if (!isPage || (request.path === '/' && request.accepts(['json', 'html']) !== 'html')) return undefined;
    // Of what is too much the title and the time to wait say all, in the language of the page.
    const message = status === 429 || status === 503 ? undefined : english;
    const site = { words: wordsOf(address.language), files, origin, version, rules: rules() };
    return {
      html: renderPage.error(site, { status, message, language: 'en', retryAfter, instead: [] }),
      policy: pagePolicy,
    };
  };
}
