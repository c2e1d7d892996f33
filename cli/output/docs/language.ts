// The language reference, as it comes with the product.

import { readFileSync } from 'node:fs';

/** Its text in Markdown. */
export const languageReference = (): string =>
  readFileSync(new URL('../../../dsl/LANGUAGE.md', import.meta.url), 'utf8');
