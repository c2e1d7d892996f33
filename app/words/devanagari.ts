// Names in Devanagari, from IAST.

import { scriptOf, written } from '@nirnaya/explain/scripts';

// A rule is asked about again and again; what is kept goes with it.
const known = new WeakMap<object, string | null>();

/** The Sanskrit name of a rule in Devanagari; null where it has none. */
export function devanagariOf(fields: { readonly name_sa?: string }): string | null {
  let written = known.get(fields);
  if (written === undefined) {
    written = fields.name_sa === undefined ? null : devanagari(fields.name_sa);
    known.set(fields, written);
  }
  return written;
}

/** A text in IAST in Devanagari, with the letters that other languages of India add to those of Sanskrit. */
export const devanagari = (iast: string): string => written(scriptOf('sa'), iast);
