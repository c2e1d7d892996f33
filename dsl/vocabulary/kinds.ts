// The kinds of thing a name can be, and what each kind's labels are.
// In: the tables of names. Out: kind -> spellings, canonical names, words for messages.

import {
  grahaNames,
  gregorianMonthNames,
  karanaNames,
  lunarMonthNames,
  nakshatraNames,
  pakshaNames,
  rashiNames,
  type Spelling,
  tithiClassNames,
  tithiNames,
  weekdayNames,
  yogaNames,
} from './names.ts';

/** A kind of name. `calendar` and `calendar month` are filled by packs. */
export type NameKind =
  | 'tithi'
  | 'paksha'
  | 'lunar month'
  | 'nakshatra'
  | 'nakshatra28'
  | 'yoga'
  | 'karana'
  | 'rashi'
  | 'weekday'
  | 'graha'
  | 'gregorian month'
  | 'tithi class'
  | 'calendar'
  | 'calendar month';

/** Names fixed by the language, by kind; a label is the position in the list. */
export const fixedNames: Readonly<
  Record<Exclude<NameKind, 'calendar' | 'calendar month'>, readonly Spelling[]>
> = {
  tithi: tithiNames,
  paksha: pakshaNames,
  'lunar month': lunarMonthNames,
  nakshatra: nakshatraNames.slice(0, 27),
  nakshatra28: nakshatraNames,
  yoga: yogaNames,
  karana: karanaNames,
  rashi: rashiNames,
  weekday: weekdayNames,
  graha: grahaNames,
  'gregorian month': gregorianMonthNames,
  'tithi class': tithiClassNames,
};

/** The canonical name of a tithi 1..30, for example `Krishna Ashtami`, `Purnima`. */
export function tithiFullName(number: number): string {
  if (number === 15) return 'Purnima';
  if (number === 30) return 'Amavasya';
  const paksha = number > 15 ? 'Krishna' : 'Shukla';
  return `${paksha} ${tithiNames[(number - 1) % 15][0]}`;
}

/** The canonical spelling of a label of a kind, or the label itself where it has none; a pada has a number, from 1. */
export function nameOf(kind: keyof typeof fixedNames | 'pada' | 'motion', label: number): string {
  if (kind === 'pada') return String(label + 1);
  if (kind === 'motion') return label === 1 ? 'retrograde' : 'direct';
  return fixedNames[kind][label]?.[0] ?? String(label);
}
