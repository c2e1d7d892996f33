// The files that pages load, as the build made them: held in memory, each named by its content.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OfflineBuild, SiteFiles } from '@nirnaya/web/pages';
import { type RequestHandler, Router } from 'express';
import { immutable } from '../../http/cache-control.ts';
import type { OfflineDataFiles, TextsServed } from './offline-data.ts';

/** The files of the site. */
export interface SiteAssets {
  readonly files: SiteFiles;
  /** the service worker of readers without a network, for the packs in service */
  readonly offline: (version: string, served: TextsServed) => string;
  /** by the last part of its address; a name stands for one content for ever */
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

// What the playground and devices compute with, which is made of the compiled packs: beside the pages.
const dataFolders = (folder: string) => ({
  playground: join(folder, '..', 'playground'),
  offline: join(folder, '..', 'offline'),
});

interface BuiltFiles extends SiteFiles {
  /** the address of the program that makes pages on a device */
  readonly program: string;
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/**
 * Reads the names of the files of pages. Devices compute with the packs of the build: pages are offered for reading without a network
 * where packs of those texts are served. Throws where the build did not make them.
 */
export function readSiteFiles(folder: string, served?: TextsServed): SiteFiles {
  const { program, ...files } = readJson(join(folder, 'files.json')) as BuiltFiles;
  const [playground, offline] = Object.values(dataFolders(folder)).map((one) => join(one, 'data.json'));
  if (playground === undefined || !existsSync(playground)) return files;
  const data = readJson(playground) as NonNullable<SiteFiles['playground']['data']>;
  const withData = { ...files, playground: { ...files.playground, data } };
  if (offline === undefined || !existsSync(offline)) return withData;
  const { texts, ...more } = readJson(offline) as OfflineDataFiles;
  if (texts.packs !== served?.packs || texts.words !== served.words) return withData;
  return { ...withData, offline: { program, ...data, ...more } };
}

/** Reads the files of pages. Throws where the build did not make them. */
export function readSiteAssets(folder: string): SiteAssets {
  const folders = [folder, ...Object.values(dataFolders(folder))]
    .map((one) => join(one, 'assets'))
    .filter(existsSync);
  const assets = folders.flatMap((assetsFolder) =>
    readdirSync(assetsFolder).map((name) => {
      const type = types[extname(name)];
      if (type === undefined) throw new Error(`${name} is of no kind that pages load`);
      return [name, { type, bytes: readFileSync(join(assetsFolder, name)) }] as const;
    }),
  );
  return {
    files: readSiteFiles(folder),
    offline: offlineWorker(folder),
    assets: new Map(assets),
  };
}

// The service worker with what it stores: when that changes, browsers see another worker.
function offlineWorker(folder: string): SiteAssets['offline'] {
  const worker = readFileSync(join(folder, 'offline.js'), 'utf8');
  const textFor = (version: string, served: TextsServed): string => {
    const files = readSiteFiles(folder, served);
    const build = createHash('sha256')
      .update(JSON.stringify([version, files]))
      .digest('base64url')
      .slice(0, 10);
    const stated: OfflineBuild = { build, version, files };
    return `self.nirnayaBuild=${JSON.stringify(stated)};\n${worker}`;
  };
  // Browsers look for it with every visit; packs change rarely.
  let last: { readonly key: string; readonly text: string } | undefined;
  return (version, served) => {
    const key = JSON.stringify([version, served]);
    if (last?.key !== key) last = { key, text: textFor(version, served) };
    return last.text;
  };
}

/** Answers `/assets/NAME`, and the service worker; `worker` gives its text. */
export function siteAssets({ assets }: Pick<SiteAssets, 'assets'>, worker: () => string): Router {
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
      'Content-Security-Policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
      'Content-Type': types['.js'] ?? '',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
    response.send(worker());
  });
  return router;
}
