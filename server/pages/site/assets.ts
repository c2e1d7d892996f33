// The files that pages load, as the build made them: held in memory, each named by its content.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SiteFiles } from '@nirnaya/web/pages';
import { type RequestHandler, Router } from 'express';
import { immutable } from '../../http/cache-control.ts';

/** The files of the site. */
export interface SiteAssets {
  readonly files: SiteFiles;
  /** by the last part of its address; a name stands for one content for ever */
  /** the service worker of readers without a network */
  readonly offline: Buffer;
  readonly assets: ReadonlyMap<string, { readonly type: string; readonly bytes: Buffer }>;
}

const types: Readonly<Record<string, string>> = {
  '.bin': 'application/octet-stream',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The folder that the build writes the files of pages to. */
export const siteDir = (): string => fileURLToPath(new URL('../../../dist/web/pages', import.meta.url));

// What the playground computes with, which is made of the compiled packs: beside the pages.
const dataFolder = (folder: string): string => join(folder, '..', 'playground');

/** Reads the names of the files of pages. Throws where the build did not make them. */
export function readSiteFiles(folder: string): SiteFiles {
  const files = JSON.parse(readFileSync(join(folder, 'files.json'), 'utf8')) as SiteFiles;
  const data = join(dataFolder(folder), 'data.json');
  if (!existsSync(data)) return files;
  return {
    ...files,
    playground: { ...files.playground, data: JSON.parse(readFileSync(data, 'utf8')) },
  };
}

/** Reads the files of pages. Throws where the build did not make them. */
export function readSiteAssets(folder: string): SiteAssets {
  const folders = [folder, dataFolder(folder)].map((one) => join(one, 'assets')).filter(existsSync);
  const assets = folders.flatMap((assetsFolder) =>
    readdirSync(assetsFolder).map((name) => {
      const type = types[extname(name)];
      if (type === undefined) throw new Error(`${name} is of no kind that pages load`);
      return [name, { type, bytes: readFileSync(join(assetsFolder, name)) }] as const;
    }),
  );
  return {
    files: readSiteFiles(folder),
    offline: readFileSync(join(folder, 'offline.js')),
    assets: new Map(assets),
  };
}

/** Answers `/assets/NAME`, and the service worker. */
export function siteAssets({ assets, offline }: SiteAssets): Router {
  const router = Router();
  const send: RequestHandler<{ name: string }> = (request, response, next) => {
    const asset = assets.get(request.params.name);
    if (asset === undefined) {
      next();
      return;
    }
    response.set({
      'Cache-Control': immutable,
      'Content-Type': asset.type,
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
    response.send(asset.bytes);
  };
  router.get('/assets/:name', send);
  router.get('/offline.js', (_request, response) => {
    response.set({
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
      'Content-Type': types['.js'] ?? '',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
    response.send(offline);
  });
  return router;
}
