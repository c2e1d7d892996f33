// The version of the product, as package.json has it.

import { readFileSync } from 'node:fs';

/** The version. Throws where the file is missing. */
export function productVersion(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
}
