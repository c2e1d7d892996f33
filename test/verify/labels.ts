// Labels of the names that sources print, in any spelling the language knows.

import type { NameKind } from '../../dsl/vocabulary/kinds.ts';
import { vocabularyWith } from '../../dsl/vocabulary/vocabulary.ts';

const vocabulary = vocabularyWith([]);

/** Spellings of sources that the language does not take. */
const otherSpellings: Readonly<Record<string, string>> = { Nagava: 'Naga' };

/** The 0-based labels a name may mean: for a tithi without its half, both. Empty where it is not known. */
export function labelsOf(kind: NameKind, name: string): readonly number[] {
  if (kind === 'tithi') return tithiLabels(name);
  const known = otherSpellings[name] ?? name;
  return vocabulary
    .meanings(known)
    .filter((m) => m.kind === kind)
    .map((m) => m.label);
}

// Names of the table count the bright half, Purnima and Amavasya last.
function tithiLabels(name: string): readonly number[] {
  const [half, tithi] = /^(Shukla|Krishna)\s+(.+)$/.exec(name)?.slice(1) ?? ['', name];
  const label = vocabulary.meanings(tithi).find((m) => m.kind === 'tithi')?.label;
  if (label === undefined) return [];
  if (label >= 14) return [label === 14 ? 14 : 29];
  if (half === '') return [label, label + 15];
  return [half === 'Shukla' ? label : label + 15];
}
