// Devanagari names in IAST, for names that are not Sanskrit: `लोहड़ी` is `Lohaṙī`.

import { capitalized } from '@nirnaya/dsl/vocabulary';
import { scriptOf } from '@nirnaya/explain/scripts';

// The table that tells all letters of Devanagari apart, the flaps too.
const devanagari = scriptOf('mr');

// Letters whose dot scholars seldom write.
const dotted = /([खगढ])\u093c/gu;

const wordsOrRests = /[\p{L}\p{M}]+|[^\p{L}\p{M}]+/gu;

/** A name in Devanagari in IAST, letter by letter, each word with a capital; what are no letters stays. */
export const romanized = (name: string): string =>
  (name.normalize('NFC').replace(dotted, '$1').match(wordsOrRests) ?? [])
    .map((part) =>
      /^[\p{L}]/u.test(part) ? capitalized((devanagari.read?.(part) ?? [part]).join('')) : part,
    )
    .join('');
