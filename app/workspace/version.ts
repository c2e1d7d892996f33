// The version of the product and the day it was released, as package.json has them.

import { readFileSync } from 'node:fs';

/** What package.json says of the release. */
interface Release {
  /** `1.2.3` */
  readonly version: string;
  /** ISO date */
  readonly released: string;
}

let known: Release | undefined;

// Read once: it does not change while the program runs.
function read(): Release {
  known ??= JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as Release;
  return known;
}

/** The version. Throws where the file is missing. */
export const productVersion = (): string => read().version;

/** The release as a number that grows with the version, and its ISO date. Throws where the file is missing. */
export function productRevision(): { readonly number: number; readonly date: string } {
  const { version, released } = read();
  const [major = 0, minor = 0, patch = 0] = version.split(/[.-]/).map(Number);
  return { number: (major * 1000 + minor) * 1000 + patch, date: released };
}
