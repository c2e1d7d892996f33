// Documents of a client by the paths that the rest of the server knows them by. A document that is no file keeps its
// address for a path.

import { fileURLToPath, pathToFileURL } from 'node:url';

const isFile = (uri: string): boolean => /^file:/i.test(uri);

/** The path of a document; its address where it is no file, or none that this machine could have. */
export function pathOfUri(uri: string): string {
  if (!isFile(uri)) return uri;
  try {
    return fileURLToPath(uri);
  } catch {
    return uri;
  }
}

/** The address of a path. */
export const uriOfPath = (path: string): string =>
  /^[a-z][a-z0-9+.-]+:/i.test(path) && !/^[a-z]:[\\/]/i.test(path) ? path : pathToFileURL(path).href;
