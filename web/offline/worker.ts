// The service worker of readers who asked for pages without a network. Where the network does not answer, it makes the page on the
// device, of what it keeps: the program, some years of the sky, the packs, and the words of the reader's languages. It is
// registered on a click alone, and changes nothing where there is a network.

import type {
  OfflineAnswer,
  OfflineBuild,
  OfflinePages,
  OpenOfflinePages,
  StoredPlace,
} from '../pages/offline.ts';
import { keep, renew, type Stored, storedIn, unpacked } from './stored.ts';

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEventLike extends WorkerEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface MessageEventLike extends WorkerEvent {
  readonly data: StoreRequest;
  readonly ports: readonly MessagePort[];
}

/** What a page asks to keep. */
interface StoreRequest {
  readonly language: string;
  /** undefined for a curated place */
  readonly place: StoredPlace | undefined;
  /** whether only to add to what is stored */
  readonly isVisit: boolean;
}

const scope = self as unknown as EventTarget &
  Record<'skipWaiting', () => Promise<void>> & {
    readonly location: Location;
    readonly clients: { claim(): Promise<void> };
    readonly registration: ServiceWorkerRegistration;
    /** what the service writes before this script */
    readonly nirnayaBuild: OfflineBuild;
    /** what the program defines */
    readonly nirnayaPages?: OpenOfflinePages;
    importScripts(address: string): void;
  };

const { build: name, version, files } = scope.nirnayaBuild;
const store = `nirnaya-offline-${name}`;

scope.addEventListener('install', (event) => {
  // A worker is let load a script while it is installed alone; later the same script is there.
  if (files.offline !== undefined) scope.importScripts(files.offline.program);
  (event as WorkerEvent).waitUntil(renew(store, files).then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  const tidied = async (): Promise<void> => {
    for (const other of await caches.keys()) if (other !== store) await caches.delete(other);
    if (files.offline === undefined) await scope.registration.unregister();
    else await scope.clients.claim();
  };
  (event as WorkerEvent).waitUntil(tidied());
});

scope.addEventListener('message', (event) => {
  const { data, ports, waitUntil } = event as MessageEventLike;
  const say = (state: unknown): void => ports[0]?.postMessage(state);
  const failed = (error: unknown): void => say({ failed: String(error) });
  opened = undefined;
  waitUntil.call(event, keep({ store, files, ...data, say }).catch(failed));
});

scope.addEventListener('fetch', (event) => {
  const { request, respondWith } = event as FetchEventLike;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin || pathname.startsWith('/v1/')) return;
  if (request.mode === 'navigate') respondWith.call(event, networkFirst(request));
  else if (pathname.startsWith('/assets/')) respondWith.call(event, storedFirst(request));
});

async function networkFirst(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const page = await computed(request);
    if (page === undefined) throw error;
    return page;
  }
}

const storedFirst = async (request: Request): Promise<Response> =>
  (await caches.match(request.url)) ?? fetch(request);

// Opening takes as long as making many pages.
let opened: Promise<OfflinePages | undefined> | undefined;

async function computed({ url }: Request): Promise<Response | undefined> {
  opened ??= openPages();
  const pages = await opened;
  if (pages === undefined) return undefined;
  return responseOf(pages(new URL(url), Date.now()), url);
}

function responseOf(answer: OfflineAnswer, url: string): Response {
  if ('location' in answer) return Response.redirect(new URL(answer.location, url).href, 302);
  const { status, html, policy } = answer;
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy };
  return new Response(html, { status, headers });
}

async function openPages(): Promise<OfflinePages | undefined> {
  const stored = await storedIn(store);
  const { offline } = files;
  if (stored === undefined || offline === undefined) return undefined;
  if (scope.nirnayaPages === undefined) scope.importScripts(offline.program);
  const [sky, packs, calendars] = await Promise.all(
    [offline.sky, offline.packs, offline.calendars].map(unpacked),
  );
  if (sky === undefined || packs === undefined || calendars === undefined) return undefined;
  return scope.nirnayaPages?.({
    site: { version, files },
    sky,
    packs,
    calendars,
    words: await wordsOf(stored, offline.words),
    places: stored.places,
    preferred: stored.languages.at(-1) ?? 'en',
  });
}

async function wordsOf(
  { languages }: Stored,
  addresses: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, Uint8Array>>> {
  const entries = languages.map(async (language) => {
    const bytes = await unpacked(addresses[language] ?? '');
    return bytes === undefined ? [] : [[language, bytes] as const];
  });
  return Object.fromEntries((await Promise.all(entries)).flat());
}
