// The service worker of readers who asked for pages without a network: it stores the pages that they name, and answers with them
// where the network does not. It is registered on a click alone, and changes nothing where there is a network.

interface FetchEventLike extends Event {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface MessageEventLike extends Event {
  readonly data: { readonly addresses: readonly string[] };
  readonly ports: readonly MessagePort[];
  waitUntil(work: Promise<unknown>): void;
}

const scope = self as unknown as EventTarget & {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
};

const store = 'nirnaya-offline-1';

/** Entries that are stored in all, and pages of one request. */
const mostEntries = 400;
const mostPages = 150;

/** Seconds to wait where the service says that too many pages are asked for, and how often. */
const usualWait = 20;
const mostWaits = 6;

scope.addEventListener('activate', (event) => {
  (event as MessageEventLike).waitUntil(scope.clients.claim());
});

scope.addEventListener('message', (event) => {
  const { data, ports, waitUntil } = event as MessageEventLike;
  const addresses = data.addresses.filter((address) => address.startsWith('/')).slice(0, mostPages);
  waitUntil.call(
    event,
    storePages(addresses, (state) => ports[0]?.postMessage(state)),
  );
});

scope.addEventListener('fetch', (event) => {
  const { request, respondWith } = event as FetchEventLike;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin || pathname.startsWith('/v1/')) return;
  if (request.mode === 'navigate') respondWith.call(event, networkFirst(request));
  else if (pathname.startsWith('/assets/')) respondWith.call(event, storedFirst(request));
});

/** How far storing is. */
type Progress = { readonly done: number; readonly of: number } | { readonly failed: string };

async function storePages(addresses: readonly string[], say: (state: Progress) => void): Promise<void> {
  try {
    const cache = await caches.open(store);
    let done = 0;
    for (const address of addresses) {
      const response = await patientFetch(address);
      const text = await response.clone().text();
      await cache.put(address, response);
      // What a page loads is named by its content: what is stored stays true.
      for (const [, file = ''] of text.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g))
        if ((await cache.match(file)) === undefined) await cache.put(file, await patientFetch(file));
      done += 1;
      say({ done, of: addresses.length });
    }
    await trim(cache);
  } catch (error) {
    say({ failed: error instanceof Error ? error.message : String(error) });
  }
}

// A service bounds the pages that one reader asks for in a minute.
async function patientFetch(address: string): Promise<Response> {
  for (let waits = 0; ; waits++) {
    const response = await fetch(address, { credentials: 'omit' });
    if (response.ok) return response;
    if (response.status !== 429 || waits === mostWaits)
      throw new Error(`${address} was answered with ${response.status}`);
    const seconds = Number(response.headers.get('Retry-After') ?? usualWait);
    await new Promise((resolve) => setTimeout(resolve, Math.min(60, seconds) * 1000));
  }
}

// The oldest go first.
async function trim(cache: Cache): Promise<void> {
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - mostEntries))) await cache.delete(key);
}

async function networkFirst(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const stored = await caches.match(request.url);
    if (stored === undefined) throw error;
    return stored;
  }
}

const storedFirst = async (request: Request): Promise<Response> =>
  (await caches.match(request.url)) ?? fetch(request);
