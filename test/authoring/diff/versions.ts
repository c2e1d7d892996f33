// Small packs whose versions the tests of comparison are about: a parent and its child, and one with all that has no
// dates.

import type { Chains } from '../../../authoring/diff/versions.ts';
import { readPackSet } from '../../../compiler/compile/compile.ts';
import { sourceFile } from '../../../dsl/source/source-file.ts';

export const parent = `pack: PARENT
works: {almanac: {title: An almanac}}
kala:
  noon: part 3 of 5 of day
  dusk: from sunset for 3 muhurta of night
tables:
  names_of_lamps: {Ashvina: AUTUMN, Bhadrapada: EARLY}
rules:
  FESTIVAL_FOURTH:
    name: The Fourth
    type: FESTIVAL
    observe: Bhadrapada Shukla 4
    decide: |
      prefer most of noon
      then first
    windows: {puja: target and noon}
    cite: [{work: almanac, level: VERIFIED}]
  FESTIVAL_LAMPS:
    name: Lamps
    type: FESTIVAL
    observe: Ashvina Krishna 15
    decide: |
      prefer most of dusk
      then last
    named: names_of_lamps by lunar_month
    variants:
      AUTUMN: {name: Autumn lamps, name_sa: Śaraddīpa}
      EARLY: {name: Early lamps, name_sa: Pūrvadīpa}
    cite: [{work: almanac, level: VERIFIED}]
  FESTIVAL_AFTER:
    name: The day after
    type: FESTIVAL
    observe: 1 day after FESTIVAL_FOURTH
    cite: [{work: almanac, level: VERIFIED}]
`;

export const child = `pack: CHILD
extends: PARENT
rules:
  FESTIVAL_OWN:
    name: Its own
    type: FESTIVAL
    observe: Magha Shukla 4
    decide: |
      prefer most of noon
      then first
    cite: [{work: almanac, level: VERIFIED}]
`;

export const kinds = `pack: KINDS
works: {almanac: {title: An almanac, year: "1790"}}
kala:
  noon: {is: part 3 of 5 of day, name: Noon, quality: auspicious}
  late: from end of noon for 1 hour
tables:
  tara_names: [Janma, Sampat, Vipat]
  rings: {Ashwini: Outer, Bharani: Wall, Krittika: Inner}
  lords: {Sunday: Surya, Monday: Chandra}
  thirds_of_days:
    - [a, b, c]
    - [b, c, a]
    - [c, a, b]
    - [a, b, c]
    - [b, c, a]
    - [c, a, b]
    - [a, b, c]
divisions:
  thirds: {divide: day into 3, label: thirds_of_days by weekday}
calendars:
  Solar:
    begins: every Sun enters rashi
    decide: |
      also next day
      require sunset after target
      then first
    first_month: Mesha
    months: [One, Two, Three, Four, Five, Six, Seven, Eight, Nine, Ten, Eleven, Twelve]
    cite: [{work: almanac, level: VERIFIED}]
rules:
  CONDITION_STARS:
    name: Stars
    holds: nakshatra in [Rohini, Pushya]
    windows: {middle: noon, after: late}
    cite: [{work: almanac, level: VERIFIED}]
  CONDITION_BIRTH:
    name: Of a birth
    inputs: {birth: nakshatra}
    let: {tara: (count from birth to nakshatra over 27) mod 3 + 1}
    holds: nakshatra and tara in [1, 2]
    kind: tara_names by tara
    cite: [{work: almanac, level: VERIFIED}]
  MUHURAT_ANY:
    name: Any time
    base: 40
    ratings: {GOOD: 60, FAIR: 40, AVOID: 0}
    score: |
      add 30 when CONDITION_STARS because "stars"
      take 10 when late because "late"
    cite: [{work: almanac, level: VERIFIED}]
  MUHURAT_SHOP:
    name: A shop
    event: shop
    with: [MUHURAT_ANY]
    require: noon or late
    score: block when weekday is Tuesday because "Tuesday"
    cite: [{work: almanac, level: VERIFIED}]
  SUITABILITY_SHOP:
    name: A shop
    event: shop
    over: day
    base: 40
    ratings: {GOOD: 60, FAIR: 40, AVOID: 0}
    hierarchy: [STARS, DAYS]
    score: |
      add 30 when CONDITION_STARS touches day because "stars" as STARS
      take 10 when weekday is Saturday because "Saturday" as DAYS
    cite: [{work: almanac, level: VERIFIED}]
  CHAKRA_RINGS:
    name: Rings
    inputs: {star: nakshatra, back?: [YES]}
    result: {ring: rings by star, turned: back is "YES"}
    cite: [{work: almanac, level: VERIFIED}]
`;

/** The chains of some files. Throws with what is wrong in them. */
export function chainsOf(...texts: readonly string[]): Chains {
  const files = texts.map((text, i) => sourceFile(`${i}.yaml`, text));
  const { chains, diagnostics } = readPackSet(files, { dataVersion: 'test' }).compileAll();
  const errors = diagnostics.filter((d) => d.severity === 'error');
  if (errors.length > 0) throw new Error(errors.map((d) => d.message).join('\n'));
  return chains;
}

/** A text with one passage replaced; throws where it has no such passage. */
export function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`no ${from}`);
  return text.replaceAll(from, to);
}
