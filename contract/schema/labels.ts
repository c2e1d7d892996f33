// Labels that people name: a nakshatra, a rashi, a graha, in any spelling of the language, or by its number.

import { fixedNames, suggest } from '@nirnaya/dsl/vocabulary';

/** A value read of a text, or what is wrong with the text. */
export type Read<T> = { readonly value: T } | { readonly error: string };

/** The kinds of labels that are asked for. */
export type NamedKind = 'nakshatra' | 'nakshatra28' | 'rashi' | 'graha';

/** What a label of a kind is called in messages. */
const words = {
  nakshatra: 'nakshatra',
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
export function labelRead(kind: NamedKind, text: string): Read<number> {
  const count = fixedNames[kind].length;
  const all = `the name of a ${words[kind]}, or its number from 1 to ${count}`;
  if (/^\d{1,3}$/.test(text)) {
    const label = Number(text) - 1;
    return label >= 0 && label < count ? { value: label } : { error: `must be ${all}` };
  }
  const label = plain(text.slice(0, 80));
  const value = labels.get(kind)?.get(label);
  if (value !== undefined) return { value };
  const other = kinds.find((known) => labels.get(known)?.has(label));
  if (other !== undefined) {
    const cycle = other === 'nakshatra28' ? ' of the 28 used by chakras' : '';
    return { error: `must be ${all}; ${text} is a ${words[other]}${cycle}` };
  }
  const near = suggest(
    label,
    fixedNames[kind].map(([name]) => name),
  );
  return { error: `must be ${all}${near === undefined ? '' : `; did you mean ${near}?`}` };
}
