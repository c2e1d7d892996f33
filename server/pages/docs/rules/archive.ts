// Many pages in one file, each compressed, with an index: two thousand files would take four times as much and be slow to install.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { etagOf } from '../../../http/etag.ts';

/** Where a page lies: its first byte, its length compressed, and its ETag. */
type Entry = readonly [from: number, length: number, tag: string];

const indexFile = 'index.json';
const pagesFile = 'pages.gz';

/** Writes pages, by their names, into a folder. */
export function writeArchive(folder: string, pages: ReadonlyMap<string, string>): void {
  const parts: Buffer[] = [];
  const index: Record<string, Entry> = {};
  let from = 0;
  for (const [name, text] of pages) {
    const bytes = gzipSync(text, { level: 9 });
    index[name] = [from, bytes.length, etagOf(text)];
    parts.push(bytes);
    from += bytes.length;
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, pagesFile), Buffer.concat(parts));
  writeFileSync(join(folder, indexFile), JSON.stringify(index));
}

/** An archive of pages. */
export interface Archive {
  /** the ETag of a page; undefined where there is no such page */
  tagOf(name: string): string | undefined;
  /** reads a page, compressed by gzip; fails where there is no such page */
  read(name: string): Promise<Uint8Array>;
}

const missing = (name: string): Error => new Error(`the archive has no page ${name}`);

// An archive without pages.
const emptyArchive: Archive = {
  tagOf: () => undefined,
  read: (name) => Promise.reject(missing(name)),
};

/** Opens an archive; its pages stay on disk. One that was not written has no pages. */
export function openArchive(folder: string): Archive {
  let text: string;
  try {
    text = readFileSync(join(folder, indexFile), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return emptyArchive;
    throw error;
  }
  const index = new Map(Object.entries(JSON.parse(text) as Record<string, Entry>));
  return {
    tagOf: (name) => index.get(name)?.[2],
    async read(name) {
      const entry = index.get(name);
      if (entry === undefined) throw missing(name);
      const [from, length] = entry;
      const file = await open(join(folder, pagesFile));
      try {
        const bytes = new Uint8Array(length);
        await file.read(bytes, 0, length, from);
        return bytes;
      } finally {
        await file.close();
      }
    },
  };
}
