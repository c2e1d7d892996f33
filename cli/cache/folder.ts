// The folder of the user's caches.

import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';

/** The parts of the process that determine it. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
  readonly home: string;
}

/** The folder of the program's caches: below XDG_CACHE_HOME, else where the platform has caches. */
export function cacheFolder(
  { env, platform, home }: Surroundings = { env: process.env, platform: process.platform, home: homedir() },
): string {
  const { XDG_CACHE_HOME: xdg = '', LOCALAPPDATA: local = '' } = env;
  // A relative path is invalid by the specification and left out of account.
  if (isAbsolute(xdg)) return join(xdg, 'nirnaya');
  if (platform === 'darwin') return join(home, 'Library', 'Caches', 'nirnaya');
  if (platform === 'win32' && local !== '') return join(local, 'nirnaya', 'Cache');
  return join(home, '.cache', 'nirnaya');
}
