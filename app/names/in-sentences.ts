// Names within an English sentence: those of tithis, months, stars and signs, and of observances.

import type { NamedKind } from '@nirnaya/contract/schema';
import { namesOfKind } from './sanskrit.ts';

/** A name found in a sentence. */
interface NameMatch {
  readonly kind: NamedKind;
  readonly name: string;
}

type Writer = (kind: NamedKind, name: string) => string;

// Tithis come with their half, months with that they are intercalary.
const kinds = ['lunar month', 'nakshatra', 'rashi', 'tithi', 'yoga', 'karana'] as const;

let table: ReadonlyMap<string, readonly NameMatch[]> | undefined;

// By the first word of a name, longer names first: a name that is another's beginning comes after it.
function byFirstWord(): ReadonlyMap<string, readonly NameMatch[]> {
  if (table !== undefined) return table;
  const names = kinds.flatMap((kind) =>
    namesOfKind(kind).map(({ english: name }): NameMatch => ({ kind, name })),
  );
  const tithis = names.filter(({ kind }) => kind === 'tithi');
  const months = names.filter(({ kind }) => kind === 'lunar month');
  const of = [
    ...names,
    ...['Shukla', 'Krishna'].flatMap((paksha) => [
      ...tithis.map(({ kind, name }): NameMatch => ({ kind, name: `${paksha} ${name}` })),
      { kind: 'paksha' as const, name: paksha },
    ]),
    ...months.map(({ kind, name }): NameMatch => ({ kind, name: `Adhika ${name}` })),
  ];
  const words = new Map<string, NameMatch[]>();
  for (const one of of) {
    const [first = ''] = one.name.split(' ');
    words.set(first, [...(words.get(first) ?? []), one]);
  }
  for (const list of words.values()) list.sort((a, b) => b.name.length - a.name.length);
  table = words;
  return words;
}

/**
 * A sentence with the names in it as a writer gives them, `own` being the name of the observance that it is about. A name
 * that is a star and a month too is the star behind `nakshatra`, and else the month.
 */
export function sentenceWith(text: string, own: string | undefined, write: Writer): string {
  const parts = own === undefined || own === '' ? [text] : text.split(own);
  return parts.map((part) => partWith(part, write)).join(own === undefined ? '' : write('observance', own));
}

function partWith(text: string, write: Writer): string {
  const words = byFirstWord();
  return text.replace(capitalised, (run: string, at: number) => {
    const isStar = text.endsWith('nakshatra ', at) || text.startsWith(' nakshatra', at + run.length);
    return runWith(run, isStar, words, write);
  });
}

// Words with capitals on end: `Shukla Chaturthi`, `Purva Phalguni`.
const capitalised = /\p{Lu}[\p{L}\p{M}]*(?:[ -]\p{Lu}[\p{L}\p{M}]*)*/gu;

function runWith(
  run: string,
  isStar: boolean,
  words: ReadonlyMap<string, readonly NameMatch[]>,
  write: Writer,
): string {
  const out: string[] = [];
  let at = 0;
  while (at < run.length) {
    const rest = run.slice(at);
    const [first = rest] = rest.split(/[ -]/, 1);
    const fits = (words.get(first) ?? []).filter(
      ({ name }) => rest === name || (rest.startsWith(name) && /[ -]/.test(rest.charAt(name.length))),
    );
    const longest = fits.filter(({ name }) => name.length === fits[0]?.name.length);
    const match = longest.find(({ kind }) => (kind === 'nakshatra') === isStar) ?? longest[0];
    const taken = match?.name ?? first;
    out.push(match === undefined ? first : write(match.kind, match.name));
    at += taken.length;
    if (at < run.length) out.push(run.charAt(at));
    at += 1;
  }
  return out.join('');
}
