// The language reference, as it comes with the product.

import { existsSync, readFileSync } from 'node:fs';

/** Its text in Markdown, from the sources or from the build. */
export function languageReference() {
  const near = new URL('../../dsl/LANGUAGE.md', import.meta.url);
  const file = existsSync(near) ? near : new URL('../../../dsl/LANGUAGE.md', import.meta.url);
  return readFileSync(file, 'utf8');
}
