// The 28 stars of chakras, and what people call them: names in any spelling of the language, or numbers.

import { suggest } from '../../dsl/diagnostics/suggest.ts';
import { fixedNames, nameOf } from '../../dsl/vocabulary/kinds.ts';
import { extentOfStar, placeOfStar, starAtPlace } from '../../engine/observe/nakshatra28.ts';

/** A value read of a text, or what is wrong with the text. */
export type Read<T> = { readonly value: T } | { readonly error: string };

/** A star of the cycle of 28. */
export interface Star {
  /** 1..27 as everywhere, Abhijit 28 */
  readonly number: number;
  /** 1..28 in the cycle, in which Abhijit follows Uttara Ashadha */
  readonly position: number;
  readonly name: string;
  readonly spellings: readonly string[];
  /** degrees, sidereal */
  readonly from: number;
  readonly to: number;
}

const cycle = 28;

/** The stars in the order of the cycle. */
export const stars: readonly Star[] = Array.from({ length: cycle }, (_, place) => {
  const label = starAtPlace(place);
  const [name, ...spellings] = fixedNames.nakshatra28[label];
  return { number: label + 1, position: placeOfStar(label) + 1, name, spellings, ...extentOfStar(label) };
});

type Named = 'nakshatra28' | 'rashi' | 'graha';

/** What a label of a kind is called in messages. */
const words = {
  nakshatra28: 'nakshatra',
  rashi: 'rashi',
  graha: 'graha',
  tithi: 'tithi',
  yoga: 'yoga',
  karana: 'karana',
  weekday: 'weekday',
  'lunar month': 'month',
} as const;

const kinds = Object.keys(words) as (keyof typeof words)[];

const plain = (text: string): string => text.trim().toLowerCase().replaceAll(/[_-]+/g, ' ');

const labels = new Map(
  kinds.map((kind) => [
    kind,
    new Map(fixedNames[kind].flatMap((names, label) => names.map((name) => [plain(name), label] as const))),
  ]),
);

/** The label (from 0) of a kind that a name or a number from 1 stands for. */
function labelRead(kind: Named, text: string): Read<number> {
  const count = fixedNames[kind].length;
  const all = `the name of a ${words[kind]}, or its number from 1 to ${count}`;
  if (/^\d{1,3}$/.test(text)) {
    const label = Number(text) - 1;
    return label >= 0 && label < count ? { value: label } : { error: `must be ${all}` };
  }
  const wanted = plain(text.slice(0, 80));
  const value = labels.get(kind)?.get(wanted);
  if (value !== undefined) return { value };
  const other = kinds.find((known) => labels.get(known)?.has(wanted));
  if (other !== undefined) return { error: `must be ${all}; ${text} is a ${words[other]}` };
  const near = suggest(
    wanted,
    fixedNames[kind].map(([name]) => name),
  );
  return { error: `must be ${all}${near === undefined ? '' : `; did you mean ${near}?`}` };
}

/** The label of a star in the cycle of 28: 0..26, Abhijit 27. */
export const starRead = (text: string): Read<number> => labelRead('nakshatra28', text);

/** The label of a sign, Mesha = 0. */
export const rashiRead = (text: string): Read<number> => labelRead('rashi', text);

/** The label of a graha, Sun = 0. */
export const grahaRead = (text: string): Read<number> => labelRead('graha', text);

/** The name of a star by its label. */
export const starName = (label: number): string => nameOf('nakshatra28', label);
