// What an English name is in IAST: of the vocabulary, of the tables of the packs, else by the words that it is made of.

import type { NamedKind } from '@nirnaya/contract/schema';
import { ayanaNames, fixedNames, rituNames, samvatsaraNames, sanskritNames } from '@nirnaya/dsl/vocabulary';
import { sanskritFile } from './files.ts';

const english: Readonly<
  Record<keyof typeof sanskritNames, readonly (readonly [string, ...unknown[]] | string)[]>
> = {
  tithi: fixedNames.tithi,
  paksha: fixedNames.paksha,
  'lunar month': fixedNames['lunar month'],
  nakshatra: fixedNames.nakshatra28,
  yoga: fixedNames.yoga,
  karana: fixedNames.karana,
  rashi: fixedNames.rashi,
  weekday: fixedNames.weekday,
  graha: fixedNames.graha,
  'tithi class': fixedNames['tithi class'],
  samvatsara: samvatsaraNames,
  ritu: rituNames,
  ayana: ayanaNames,
};

/** A name in English and in IAST. */
export interface SanskritName {
  readonly english: string;
  readonly iast: string;
}

/** The names of a kind, in their order; empty for kinds that have no table of their own. */
export function namesOfKind(kind: NamedKind): readonly SanskritName[] {
  if (!(kind in sanskritNames)) return [];
  const table = kind as keyof typeof sanskritNames;
  return english[table].map((name, label) => ({
    english: typeof name === 'string' ? name : name[0],
    iast: sanskritNames[table][label] ?? '',
  }));
}

let byKind: Map<string, Map<string, string>> | undefined;

function tables(): Map<string, Map<string, string>> {
  byKind ??= new Map(
    (Object.keys(sanskritNames) as NamedKind[]).map((kind) => [
      kind,
      new Map(namesOfKind(kind).map(({ english: name, iast }) => [name, iast])),
    ]),
  );
  return byKind;
}

/** The IAST of a name of a kind; undefined where no table has it. */
export const iastOfKind = (kind: NamedKind, name: string): string | undefined =>
  tables().get(kind)?.get(name) ?? sanskritFile().whole.get(name);

// Where a name of no kind is looked for, nearest first.
const anyKind: readonly NamedKind[] = ['graha', 'rashi', 'tithi', 'nakshatra', 'lunar month', 'weekday'];

/** The IAST of a name, word by word where it must be; undefined where a word of it is not known to be Sanskrit. */
export function iastOf(name: string): string | undefined {
  const { whole } = sanskritFile();
  const known =
    whole.get(name) ?? anyKind.map((kind) => tables().get(kind)?.get(name)).find((one) => one !== undefined);
  if (known !== undefined) return known;
  const isWord = /[\p{L}\p{M}][\p{L}\p{M}'’ʼ]*/gu;
  const words = new Map((name.match(isWord) ?? []).map((word) => [word, iastOfWord(word)]));
  if ([...words.values()].includes(undefined)) return undefined;
  return name.replace(isWord, (word) => words.get(word) ?? word);
}

function iastOfWord(word: string): string | undefined {
  const plain = word.replaceAll(/['’ʼ]/g, '');
  const { words, whole } = sanskritFile();
  return (
    words.get(word.toLowerCase()) ??
    words.get(plain.toLowerCase()) ??
    whole.get(plain) ??
    anyKind.map((kind) => tables().get(kind)?.get(plain)).find((one) => one !== undefined)
  );
}

/** The kind whose table has a name, nearest first; undefined where none has. */
export const tableOf = (
  name: string,
  established: ReadonlyMap<string, ReadonlyMap<string, unknown>>,
): NamedKind | undefined =>
  knownKinds.find(
    (kind) => established.get(kind)?.has(name) === true || tables().get(kind)?.has(name) === true,
  );

// A word that two kinds have is what charts and chakras mean by it.
const knownKinds: readonly NamedKind[] = [
  'graha',
  'rashi',
  'nakshatra',
  'tithi',
  'weekday',
  'lunar month',
  'yoga',
  'karana',
  'paksha',
];

/** The IAST of a name that the files have, whole or of one word with a capital; undefined for any other text. */
export function iastKnown(name: string): string | undefined {
  const { whole, words } = sanskritFile();
  return whole.get(name) ?? (/^\p{Lu}\p{Ll}+$/u.test(name) ? words.get(name.toLowerCase()) : undefined);
}

/**
 * A compound in IAST with the words apart that its English name ends with and that are known to be those at its end:
 * `rāmānandajayantī` of `Ramananda Jayanti`. Of what sandhi has joined only `y` for `ī` before a vowel is parted.
 */
export function compoundInWords(english: string, iast: string): string {
  let rest = iast.normalize('NFC').toLowerCase().replaceAll('-', ' ');
  const behind: string[] = [];
  for (const word of english.split(/[ -]+/).slice(1).reverse()) {
    const known = knownWord(word);
    if (known === undefined || !rest.endsWith(known) || rest.length < known.length + 2) break;
    const before = rest.slice(0, -known.length);
    if (before.endsWith(' ')) break;
    behind.unshift(known);
    rest = /^[aāiīuūṛeo]/.test(known) ? withOwnEnd(before) : before;
  }
  return [rest, ...behind].join(' ');
}

// A word before a vowel as it ends by itself: `devaśayany` is `devaśayanī`. That i is long but in names of planets and persons.
function withOwnEnd(word: string): string {
  const [, stem] = /^(.*[^aāiīuūṛeo])y$/.exec(word) ?? [];
  if (stem === undefined) return word;
  return [...sanskritFile().words.values()].includes(`${stem}i`) ? `${stem}i` : `${stem}ī`;
}

function knownWord(word: string): string | undefined {
  const { words, whole } = sanskritFile();
  const kind = tableOf(word, noneEstablished);
  return words.get(word.toLowerCase()) ?? whole.get(word) ?? (kind && iastOfKind(kind, word));
}

const noneEstablished: ReadonlyMap<string, ReadonlyMap<string, unknown>> = new Map();
