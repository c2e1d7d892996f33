// The panchang of a birth, written: the angas that run at its instant, their lords, and the classes of the Moon's star and sign.

import type { birthPanchang } from '@nirnaya/contract/jyotisha';
import type { z } from '@nirnaya/contract/schema';
import { capitalized, nameOf } from '@nirnaya/dsl/vocabulary';
import {
  type Chart,
  G,
  NAKSHATRA_DEGREES,
  nakshatraOf,
  normalizeDegrees,
  padaOf,
  specialTithi,
} from '@nirnaya/engine/jyotisha';
import { karanaOfHalf } from '@nirnaya/engine/observe';
import { scriptOf, written } from '@nirnaya/explain/scripts';
import { tithiNamesOf } from '../day/tithi.ts';
import { cites, type JyotishaRules, rulesDeciding } from './rules.ts';
import type { YogaOptions } from './yogas.ts';

type Panchang = z.output<typeof birthPanchang>;
type Avakahada = NonNullable<Panchang['avakahada']>;
type SpecialTithis = NonNullable<Panchang['special_tithis']>;

/** The panchang of a birth; lords, classes and special tithis are those of the packs, null without them. */
export function birthPanchangOf(
  chart: Chart,
  rules: JyotishaRules | undefined,
  { arishta }: Pick<YogaOptions, 'arishta'>,
): Panchang {
  const { longitude, day } = chart;
  const [sun, moon] = [longitude[G.sun], longitude[G.moon]];
  const elongation = normalizeDegrees(moon - sun);
  const tithi = Math.floor(elongation / 12);
  const half = Math.floor(elongation / 6);
  const star = nakshatraOf(moon);
  const yoga = Math.floor(normalizeDegrees(moon + sun) / NAKSHATRA_DEGREES);
  const lordOf = (kind: 'tithi' | 'nakshatra' | 'yoga', label: number): string | null =>
    rules?.pack.attributes.ofKind(`${kind}_lord`, kind)[label] ?? null;
  return {
    vara:
      day === undefined
        ? null
        : {
            number: day.weekday + 1,
            name: nameOf('weekday', day.weekday),
            // Days are called after their lords, Sunday after the Sun.
            lord: nameOf('graha', day.weekday),
          },
    tithi: {
      ...tithiNamesOf(tithi),
      elapsed: share(elongation / 12),
      lord: lordOf('tithi', tithi),
    },
    nakshatra: {
      number: star + 1,
      name: nameOf('nakshatra', star),
      pada: padaOf(moon) + 1,
      elapsed: share(moon / NAKSHATRA_DEGREES),
      lord: lordOf('nakshatra', star),
    },
    yoga: { number: yoga + 1, name: nameOf('yoga', yoga), lord: lordOf('yoga', yoga) },
    karana: { half: half + 1, name: nameOf('karana', karanaOfHalf(half)) },
    avakahada: rules === undefined ? null : avakahadaOf(chart, rules),
    special_tithis: rules === undefined ? null : specialTithisOf(chart, rules, arishta),
  };
}

/** The part of a count that is over, to four decimals. */
const share = (count: number): number => Math.floor((count % 1) * 1e4) / 1e4;

const avakahadaRule = 'READING_AVAKAHADA';

function avakahadaOf(chart: Chart, rules: JyotishaRules): Avakahada | null {
  const by = rulesDeciding(rules, avakahadaRule);
  const reading = by.pack.birthResults.reading(chart, avakahadaRule);
  if (reading === undefined) return null;
  const text = (field: string): string | null => {
    const value = reading.values[field];
    return typeof value === 'string' ? value : null;
  };
  return {
    varna: text('varna'),
    vashya: text('vashya'),
    yoni: text('yoni'),
    gana: text('gana'),
    nadi: text('nadi'),
    name_sound: soundOf(text('sound')),
    name_sound_of_lagna: soundOf(text('sound_of_lagna')),
    rule: avakahadaRule,
    authorities: [...cites(reading.rule, by)],
  };
}

/** The languages of India whose scripts the sounds are written in. */
const soundLanguages = ['hi', 'mr', 'gu', 'pa', 'bn', 'or', 'ta', 'te', 'kn', 'ml'] as const;

function soundOf(sound: string | null): Avakahada['name_sound'] {
  if (sound === null) return null;
  const inScripts = soundLanguages.map((language) => [language, written(scriptOf(language), sound)] as const);
  return { sound, in_scripts: Object.fromEntries(inScripts) };
}

const specialTithisRule = 'READING_SPECIAL_TITHIS';

/** Matters given only where effects that concern death are asked for. */
const withheldMatters: ReadonlySet<string> = new Set(['mrityu']);

function specialTithisOf(chart: Chart, rules: JyotishaRules, arishta: boolean): SpecialTithis | null {
  const by = rulesDeciding(rules, specialTithisRule);
  const reading = by.pack.birthResults.reading(chart, specialTithisRule);
  if (reading === undefined) return null;
  const elongation = normalizeDegrees(chart.longitude[G.moon] - chart.longitude[G.sun]);
  const tithis = Object.entries(reading.values).flatMap(([matter, multiplier]) => {
    if (typeof multiplier !== 'number' || !Number.isInteger(multiplier) || multiplier < 1) return [];
    if (!arishta && withheldMatters.has(matter)) return [];
    const count = specialTithi(elongation, multiplier);
    return [
      { matter: capitalized(matter), multiplier, ...tithiNamesOf(Math.floor(count)), elapsed: share(count) },
    ];
  });
  return { tithis, rule: specialTithisRule, authorities: [...cites(reading.rule, by)] };
}
