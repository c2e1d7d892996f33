// Packs are loaded in a thread while the main thread is still loading its program: each takes about as long.

import type { Loaded, LoadRequest } from './load.ts';
import { loadApart } from './load-apart.ts';

/** Begins to load packs at once. The first load that is asked for gets these; others load anew. */
export function loadAhead(files: Pick<LoadRequest, 'folders' | 'file'>): typeof loadApart {
  let ahead: Promise<Loaded> | undefined = loadApart({ ...files, before: undefined });
  // A failure is that of whoever asks for it.
  ahead.catch(() => {});
  return (request) => {
    const loading = ahead ?? loadApart(request);
    ahead = undefined;
    return loading;
  };
}
