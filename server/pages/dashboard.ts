// The dashboard: files that were built before the service starts, held in memory. The policy lets nothing run, load or be
// asked that is not ours, and nothing inline.

import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { notFound } from '@nirnaya/app/requests';
import { type Response, Router } from 'express';
import { immutable } from '../http/cache-control.ts';
import { otherMethods } from '../http/error-handler.ts';
import { etagOf } from '../http/etag.ts';
import { policyOf, trustedTypes } from './policy.ts';

/** A file of the dashboard. */
interface PageFile {
  /** media type */
  readonly type: string;
  readonly text: string;
  /** its ETag */
  readonly tag: string;
}

/** The dashboard as it was built. */
export interface Dashboard {
  readonly index: PageFile;
  /** by name; a name stands for one content for ever */
  readonly assets: ReadonlyMap<string, PageFile>;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

const policy = policyOf({ 'connect-src': "'self'", ...trustedTypes("'none'") });

/** The folder that the build writes the dashboard to. */
export const dashboardDir = (): string => fileURLToPath(new URL('../../dist/web/dashboard', import.meta.url));

/** Reads the dashboard; undefined where it was not built. */
export function readDashboard(folder: string): Dashboard | undefined {
  const assetsFolder = join(folder, 'assets');
  try {
    const assets = readdirSync(assetsFolder).map(
      (name) => [name, pageFile(join(assetsFolder, name))] as const,
    );
    return { index: pageFile(join(folder, 'index.html')), assets: new Map(assets) };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function pageFile(path: string): PageFile {
  const type = types[extname(path)];
  if (type === undefined) throw new Error(`${path} is of no kind that the dashboard has`);
  const text = readFileSync(path, 'utf8');
  return { type, text, tag: etagOf(text) };
}

/** The page at `/dashboard`, and its files below. */
export function dashboardPages(dashboard: Dashboard | undefined): Router {
  const router = Router();
  router.get('/dashboard', (_request, response) => {
    if (dashboard === undefined) {
      throw notFound('dashboard_not_built', 'The dashboard is not built: run npm run build, then restart.');
    }
    send(response, dashboard.index, 'no-cache');
  });
  router.all('/dashboard', otherMethods(['get']));
  router.get('/dashboard/assets/:name', (request, response, next) => {
    const file = dashboard?.assets.get(request.params.name);
    if (file === undefined) next();
    else send(response, file, immutable);
  });
  return router;
}

// What the browser has already, by its tag, is not sent again.
function send(response: Response, { type, text, tag }: PageFile, cacheControl: string): void {
  response.set({
    'Content-Security-Policy': policy,
    'Cache-Control': cacheControl,
    'Content-Type': type,
    'Cross-Origin-Resource-Policy': 'same-origin',
    ETag: tag,
  });
  response.send(text);
}
