// The names of a place that are kept, and the keys by which the index finds it.

import { nameKinds } from '../../app/places/catalogue/format.ts';
import { longestKey, soundKey } from '../../dsl/vocabulary/spelling.ts';
import { isAtHome, scriptOf } from './scripts.ts';

/** Names longer than this are descriptions. */
const longestName = 60;

/** Beyond so many in Latin letters there are only spellings of other languages. */
const mostLatin = 12;
const mostLatinOfCity = 60;
const cityPopulation = 100_000;

/** Words by which nobody looks for a place. */
const smallWords = new Set(
  'a al an and at bei da das de del della den der des di do dos du e el en i im in la las le les los na of on or os san sankt santa sao saint st sur the und van y'.split(
    ' ',
  ),
);

// `Nova Deli - na'i dilli`, `Puri District`: two names at once, and what is another thing of the name.
const isGloss = (name: string): boolean =>
  / - |[()\d]| (District|Division|Municipality|Province)$|^Faritani /.test(name);

/** Names besides the English and the native one: no two of one sound, no codes, no machine's transliterations. */
export function otherNames(
  place: { readonly name: string; readonly others: readonly string[] },
  known: readonly (string | null)[],
  {
    country,
    state,
    population,
    isFull,
  }: {
    readonly country: string;
    readonly state: string | null;
    readonly population: number;
    readonly isFull: boolean;
  },
): string[] {
  const keys = new Set(known.map((name) => soundKey(name ?? '')));
  const names: string[] = [];
  const most = isFull ? Number.POSITIVE_INFINITY : population < cityPopulation ? mostLatin : mostLatinOfCity;
  let latin = 0;
  for (const name of [place.name, ...place.others]) {
    if (name.length > longestName || name.includes('\n') || isGloss(name)) continue;
    const script = scriptOf(name);
    if (script === undefined) {
      // A transliteration begins with a small letter; an airport has three capitals.
      if (
        !/^\p{Lu}/u.test(name) ||
        /^[A-Z]{2,4}$/.test(name) ||
        /[^\p{Script=Latin}\p{Script=Common}\p{M}]/u.test(name)
      )
        continue;
      if (latin >= most) continue;
    } else if (/[A-Za-z]/.test(name) || !isAtHome(script, country, state)) continue;
    const key = soundKey(name);
    if (key === '' || keys.has(key)) continue;
    keys.add(key);
    names.push(name);
    if (script === undefined) latin += 1;
  }
  return names;
}

/** A key, and what its name is of the place. */
export interface NameKey {
  readonly key: string;
  readonly kind: number;
}

/** The keys of a place: its names, and what follows each word of them. */
export function keysOf(name: string, native: string | null, others: readonly string[]): NameKey[] {
  const keys = new Map<string, number>();
  const add = (key: string, kind: number): void => {
    if (key !== '' && key.length <= longestKey && !keys.has(key)) keys.set(key, kind);
  };
  add(soundKey(name), nameKinds.own);
  if (native !== null) add(soundKey(native), nameKinds.own);
  for (const other of others) add(soundKey(other), nameKinds.other);
  for (const whole of [...keys.keys()]) {
    const words = whole.split(' ');
    words.forEach((word, i) => {
      if (i > 0 && word.length > 2 && !smallWords.has(word)) add(words.slice(i).join(' '), nameKinds.word);
    });
  }
  return [...keys].map(([key, kind]) => ({ key, kind }));
}
