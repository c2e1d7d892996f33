// Answers the addresses at and below `/docs`: pages that the build wrote, the reference and the status. Public.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderDocs } from '@nirnaya/web/pages';
import { type RequestHandler, type Response, Router } from 'express';
import { noStore, publicPage } from '../../http/cache-control.ts';
import { otherMethods } from '../../http/error-handler.ts';
import { etagOf, isKnown } from '../../http/etag.ts';
import type { SendText } from '../../http/send-text.ts';
import { type BuiltPage, missingPage } from './built-pages.ts';
import type { Docs } from './open-docs.ts';
import { drawingPolicy, readingPolicy, referencePolicy } from './policy.ts';
import { rulePages } from './rules/routes.ts';
import { type OwnStatus, statusPage } from './status.ts';

/** What the pages are answered with. */
export interface DocsOptions {
  readonly docs: Docs;
  readonly own: OwnStatus;
  /** version of the program */
  readonly version: string;
  /** milliseconds since 1970 */
  readonly now: () => number;
  readonly send: SendText;
}

const types = { html: 'text/html; charset=utf-8', svg: 'image/svg+xml' } as const;
const policies = { html: readingPolicy, svg: drawingPolicy } as const;

/** Answers the pages for developers. */
export function docsPages({ docs, own, version, now, send }: DocsOptions): Router {
  const { folder, pages, rules, files, swaggerUi } = docs;
  const site = { files, version };
  const router = Router();
  const onlyGet = otherMethods(['get']);

  const reference = renderDocs.reference(site, { swaggerUi });
  const referenceTag = etagOf(reference);
  router.get('/docs/reference', (request, response) => {
    response.set({
      'Cache-Control': publicPage,
      'Content-Security-Policy': referencePolicy,
      'Content-Type': types.html,
    });
    return send(request, response, reference, referenceTag);
  });
  router.use(swaggerUi.router);

  const status = statusPage(site, own, now);
  router.get('/docs/status', async (request, response) => {
    const html = await status();
    response.set({
      'Cache-Control': noStore,
      'Content-Security-Policy': readingPolicy,
      'Content-Type': types.html,
    });
    return send(request, response, html);
  });

  router.get('/docs/rules{/}', (_request, response) => response.redirect('/docs/rules/index.html'));
  router.get('/docs/rules/:name', rulePages(rules, send));

  const head = (response: Response, page: BuiltPage): Response =>
    response.set({ 'Content-Security-Policy': policies[page.type], 'Content-Type': types[page.type] });
  const built: RequestHandler = async (request, response, next) => {
    const page = pages.get(request.path);
    if (page !== undefined) {
      head(response, page).set('Cache-Control', publicPage);
      // What the client has is not read from disk.
      const text = isKnown(request, page.tag) ? '' : await readFile(join(folder, page.file));
      return send(request, response, text, page.tag);
    }
    const unslashed = request.path.replace(/\/$/, '');
    if (pages.has(unslashed)) return response.redirect(unslashed);
    const missing = pages.get(missingPage);
    if (missing === undefined || request.accepts(['json', 'html']) !== 'html') return next();
    head(response, missing).status(404).set('Cache-Control', noStore);
    response.send(await readFile(join(folder, missing.file)));
  };
  router.get(/^\/docs(?:\/|$)/, built);
  for (const path of ['/docs', '/docs/reference', '/docs/status']) router.all(path, onlyGet);
  return router;
}
