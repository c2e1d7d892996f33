// What a device keeps for pages without a network: files by their addresses, and which languages and places they are for. Bounded:
// the languages and places that were asked for longest ago go first, and a new build takes the place of all.

import type { SiteFiles } from '../design/parts/site.ts';
import type { StoredPlace } from '../pages/offline.ts';
import { pageLanguage } from '../words/languages.ts';

/** Languages and places that are stored. */
export interface Stored {
  /** in the order in which they were asked for */
  readonly languages: readonly string[];
  readonly places: readonly StoredPlace[];
}

/** The most languages and places, and bytes of files in all. */
const mostLanguages = 3;
const mostPlaces = 50;
const mostBytes = 6_000_000;

/** Where what is stored is written down, beside the files. */
const record = '/offline/stored.json';

/** What is stored in a store; undefined where nothing is. */
export async function storedIn(store: string): Promise<Stored | undefined> {
  if (!(await caches.has(store))) return undefined;
  const response = await (await caches.open(store)).match(record);
  return response === undefined ? undefined : ((await response.json()) as Stored);
}

/** A file that is stored, unpacked; undefined where it is not. */
export async function unpacked(address: string): Promise<Uint8Array | undefined> {
  const body = (await caches.match(address))?.body;
  if (body == null) return undefined;
  const plain = body.pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(plain).arrayBuffer());
}

/** What is to be stored, and where. */
interface StoreOptions {
  readonly store: string;
  readonly files: SiteFiles;
  readonly language: string;
  readonly place: StoredPlace | undefined;
  /** whether only a place is added, where something is stored already */
  readonly isVisit: boolean;
  /** hears how far it is */
  say(state: { readonly done: number; readonly of: number }): void;
}

/** Keeps what the pages of a language and a place are computed with. Throws where a file cannot be had or all are too many. */
export async function keep({ store, files, language, place, isVisit, say }: StoreOptions): Promise<void> {
  const before = await storedIn(store);
  if (isVisit && before === undefined) return;
  const languages = isVisit
    ? (before?.languages ?? [])
    : [...(before?.languages ?? []).filter((one) => one !== language), language].slice(-mostLanguages);
  const others = (before?.places ?? []).filter(({ id }) => id !== place?.id);
  const places = (place === undefined ? others : [...others, place]).slice(-mostPlaces);
  await storeFiles({ languages, places }, { store, files, say });
}

/** Keeps in the store of a new build what is stored in that of an earlier one; nothing where nothing is. */
export async function renew(store: string, files: SiteFiles): Promise<void> {
  if (files.offline === undefined) return;
  for (const other of await caches.keys()) {
    const stored = other === store ? undefined : await storedIn(other);
    if (stored !== undefined) await storeFiles(stored, { store, files, say: () => {} });
  }
}

async function storeFiles(
  stored: Stored,
  { store, files, say }: Pick<StoreOptions, 'store' | 'files' | 'say'>,
): Promise<void> {
  const cache = await caches.open(store);
  let { languages } = stored;
  for (;;) {
    const addresses = addressesOf(files, languages);
    let bytes = 0;
    for (const [i, address] of addresses.entries()) {
      bytes += await fetched(cache, address);
      say({ done: i, of: addresses.length });
    }
    if (bytes <= mostBytes) break;
    if (languages.length === 1) throw new Error(`${bytes} bytes are more than ${mostBytes}`);
    languages = languages.slice(1);
  }
  const addresses = addressesOf(files, languages);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (!addresses.includes(pathname) && pathname !== record) await cache.delete(url);
  }
  await cache.put(record, Response.json({ ...stored, languages }));
  say({ done: addresses.length, of: addresses.length });
}

// A name stands for one content for ever: what is there is not fetched again.
async function fetched(cache: Cache, address: string): Promise<number> {
  const known = await cache.match(address);
  if (known !== undefined) return (await known.arrayBuffer()).byteLength;
  const response = await fetch(address, { credentials: 'omit' });
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
  const bytes = await response.clone().arrayBuffer();
  await cache.put(address, response);
  return bytes.byteLength;
}

/** The files of some languages; the program is stored by the browser with its worker. */
function addressesOf(
  { style, script, icon, manifest, fonts, offline }: SiteFiles,
  languages: readonly string[],
) {
  if (offline === undefined) throw new Error('this service offers no pages without a network');
  const own = languages.flatMap((code) => {
    const words = offline.words[code];
    const written = fonts[pageLanguage(code)?.script ?? 'latn'] ?? [];
    return words === undefined ? written : [words, ...written];
  });
  const { sky, packs, calendars } = offline;
  return [...new Set([sky, packs, calendars, style, script, icon, manifest, ...own])];
}
