// A personal reading of a day: its factors, each by a rule, and the fields of life that they belong to. Where the observer
// is decides which instant is read; where the birth was decides the chart that it is read against.

import type { dailyReadingAnswer } from '@nirnaya/contract/jyotisha';
import type { z } from '@nirnaya/contract/schema';
import { nameOf } from '@nirnaya/dsl/vocabulary';
import { instantOfLocal, isoDate, jdOfCivilDay, zoneOffsets } from '@nirnaya/engine/civil';
import {
  type Chart,
  chartAt,
  G,
  gochara,
  houseOf,
  houseOfGraha,
  lagnaSign,
  nakshatraOf,
  SIGNS_OF,
  type Transit,
} from '@nirnaya/engine/jyotisha';
import type { Place } from '@nirnaya/engine/place';
import { unavailable, unsupported } from '../requests/refusal.ts';
import { echoOfBirth } from './birth.ts';
import type { Cast, CastContext } from './cast.ts';
import { envelopeOf } from './chart-answers.ts';
import { instantText, vimshottariOf } from './dashas.ts';
import { grahaNamed, placeIn } from './grahas.ts';
import { type ReadingLanguage, type ReadingOptions, statementOf } from './match.ts';
import { filled, type JyotishaRules, noRules, type Reading, reading, readingPack, rulesIn } from './rules.ts';
import { vedhaIn } from './vedha.ts';

type Answer = z.output<typeof dailyReadingAnswer>;
type WrittenFactor = Answer['factors'][number];

/** What a reading of a day is asked for. */
export interface DayQuestion {
  /** civil day number at the observer's place */
  readonly date: number;
  readonly observer: Place;
  readonly language: ReadingLanguage;
  /** levels of the dashas, 1 to 5 */
  readonly depth: number;
  readonly traced: boolean;
  /** the profile that the birth comes of */
  readonly profileId: number | undefined;
}

/** What a factor is, and what its rule was asked with. */
type FactorData = { readonly id: string } & {
  [K in WrittenFactor['kind']]: Pick<Extract<WrittenFactor, { kind: K }>, 'kind' | 'data'>;
}[WrittenFactor['kind']];

/** What a factor belongs to. */
interface Belonging {
  /** graha, 0 = Sun; undefined: it belongs to the day as a whole */
  readonly graha: number | undefined;
  /** houses from the lagna of birth */
  readonly houses: readonly number[];
}

/** A factor, and what it belongs to. */
type Factor = WrittenFactor & Belonging;

/** Answer of `POST /v1/daily-reading`. Refuses with `unavailable` where the packs in force have no rules of readings. */
export function dailyReadingOf(context: CastContext, cast: Cast, question: DayQuestion): Answer {
  const { birth, chart, conventions } = cast;
  const { date, observer, language, depth, traced, profileId } = question;
  const rules = rulesIn(context.workspace, readingPack);
  if (rules === undefined) throw unavailable('no_rules', `${noRules(readingPack)}.`);
  const { jd, basis } = instantOf(context, date, observer);
  if (jd + 1 < birth.jd) {
    throw unsupported(
      'before_birth',
      `date: ${isoDate(date)} is before the birth, ${instantText(birth.jd)}.`,
    );
  }
  const sky = chartAt(context.workspace.sky.ephemeris, jd, observer, chart.options);
  const options: ReadingOptions = { language, traced };
  const { running } = vimshottariOf(chart, {
    year: 'julian',
    levels: 1,
    at: jd,
    seed: conventions.options.dasha_seed,
  });
  const lords = running.slice(0, depth);
  const factors = [
    ...lords.flatMap(({ lord, level }) => dashaFactor(chart, rules, { lord, level }, options)),
    ...gochara(chart, sky, vedhaIn(context.workspace)).flatMap((transit) =>
      gocharaFactor(rules, transit, options),
    ),
    ...saturnFactor(chart, sky, rules, options),
    ...taraFactor(chart, sky, rules, options),
  ];
  return {
    date: isoDate(date),
    language,
    at: instantText(jd),
    at_basis: basis,
    observer: { lat: observer.lat, lon: observer.lon, timezone: observer.zone },
    natal: {
      source: profileId === undefined ? 'birth' : 'profile',
      profile_id: profileId ?? null,
      birth: echoOfBirth(birth),
      lagna: placeIn(chart.lagna),
      moon: placeIn(chart.longitude[G.moon]),
    },
    running: lords,
    factors: factors.map(({ graha: _graha, houses: _houses, ...factor }) => factor),
    domains: domains.flatMap((domain) => domainReading(domain, factors, rules, options)),
    general_factor_ids: factors.filter(({ graha }) => graha === undefined).map(({ id }) => id),
    reading_basis: { factor_count: factors.length },
    ...envelopeOf(context, cast, {}, rules.pack.fingerprint),
  };
}

/** The sunrise of a civil day at a place; noon by its clock where the Sun does not rise. */
function instantOf({ workspace }: CastContext, date: number, place: Place) {
  const midnight = jdOfCivilDay(date);
  const offsets = zoneOffsets(place.zone, midnight - 2, midnight + 3);
  const noon = instantOfLocal(offsets, date + 0.5);
  const { day } = chartAt(workspace.sky.ephemeris, noon, place);
  return day === undefined
    ? { jd: noon, basis: 'noon' as const }
    : { jd: day.sunrise, basis: 'sunrise' as const };
}

const toneOf = (stated: Reading): WrittenFactor['tone'] => {
  const tone = stated.text('tone');
  return tone === 'GOOD' ? 'good' : tone === 'BAD' ? 'bad' : 'plain';
};

function factorOf(
  stated: Reading | undefined,
  { language }: ReadingOptions,
  of: FactorData & Belonging,
  slots: Readonly<Record<string, string | number>>,
): Factor[] {
  const text = stated?.text(`text_${language}`);
  if (stated === undefined || text === null || text === undefined) return [];
  const { rule, authorities, steps } = stated;
  return [
    {
      ...of,
      text: filled(text, slots),
      tone: toneOf(stated),
      rule,
      source: authorities,
      ...(steps.length === 0 ? {} : { observatory: steps }),
    },
  ];
}

/** The name of a graha in a language: in Hindi that of the rule. */
const named = (stated: Reading | undefined, graha: number, { language }: ReadingOptions): string =>
  (language === 'hi' ? stated?.text('name_hi') : undefined) ?? grahaNamed(graha);

/** A period that runs. */
interface RunningPeriod {
  /** its graha */
  readonly lord: string;
  /** 1 for the longest */
  readonly level: number;
}

function dashaFactor(
  chart: Chart,
  rules: JyotishaRules,
  { lord, level }: RunningPeriod,
  options: ReadingOptions,
): Factor[] {
  const graha = Array.from({ length: 9 }, (_, i) => i).find((i) => grahaNamed(i) === lord) ?? G.sun;
  const stated = reading(rules, 'READING_DASHA', { period_lord: graha, level }, options.traced);
  const house = houseOfGraha(chart, graha);
  const ruled = SIGNS_OF[graha].map((sign) => houseOf(lagnaSign(chart), sign)).sort((a, b) => a - b);
  const none = options.language === 'hi' ? 'कोई भाव नहीं' : 'no house';
  const word = options.language === 'hi' ? 'भाव' : ruled.length === 1 ? 'house' : 'houses';
  const slots = {
    graha: named(stated, graha, options),
    house,
    rules: ruled.length === 0 ? none : `${word} ${ruled.join(', ')}`,
  };
  const data = { lord: grahaNamed(graha), level, house };
  return factorOf(
    stated,
    options,
    { id: `dasha.${level}`, kind: 'dasha', data, graha, houses: [house, ...ruled] },
    slots,
  );
}

function gocharaFactor(rules: JyotishaRules, transit: Transit, options: ReadingOptions): Factor[] {
  const { graha, fromMoon, fromLagna, obstructedBy } = transit;
  const ask = (planet: number, traced: boolean) =>
    reading(
      rules,
      'READING_GOCHARA',
      { planet, place: fromMoon, obstructed: obstructedBy.length > 0 ? 'YES' : 'NO' },
      traced,
    );
  const stated = ask(graha, options.traced);
  const others = obstructedBy.map((other) => named(ask(other, false), other, options)).join(', ');
  const slots = { graha: named(stated, graha, options), house: fromMoon, others };
  const name = grahaNamed(graha);
  const data = { graha: name, house_from_moon: fromMoon, house_from_lagna: fromLagna };
  const id = `gochara.${name.toLowerCase()}`;
  return factorOf(stated, options, { id, kind: 'gochara', data, graha, houses: [fromLagna] }, slots);
}

function saturnFactor(chart: Chart, sky: Chart, rules: JyotishaRules, options: ReadingOptions): Factor[] {
  const place = houseOf(chart.sign[G.moon], sky.sign[G.saturn]);
  const stated = reading(rules, 'READING_SATURN', { place }, options.traced);
  const data = { house_from_moon: place };
  return factorOf(stated, options, { id: 'saturn', kind: 'saturn', data, graha: undefined, houses: [] }, {});
}

function taraFactor(chart: Chart, sky: Chart, rules: JyotishaRules, options: ReadingOptions): Factor[] {
  const [birth, day] = [nakshatraOf(chart.longitude[G.moon]), nakshatraOf(sky.longitude[G.moon])];
  const stated = reading(
    rules,
    'READING_TARA',
    { janma_nakshatra: birth, day_nakshatra: day },
    options.traced,
  );
  const hindi = options.language === 'hi';
  const slots = {
    star: (hindi ? stated?.text('star_hi') : undefined) ?? nameOf('nakshatra', day),
    name: stated?.text(hindi ? 'name_hi' : 'name') ?? '',
  };
  const data = { birth_star: nameOf('nakshatra', birth), star: nameOf('nakshatra', day) };
  return factorOf(stated, options, { id: 'tara', kind: 'tara', data, graha: undefined, houses: [] }, slots);
}

/** The fields of life that readings are about. */
const domains = [
  'WORK',
  'MEANS',
  'HOME',
  'RELATIONSHIPS',
  'LEARNING',
  'VITALITY',
  'TRAVEL',
  'INNER_LIFE',
] as const;

function domainReading(
  domain: (typeof domains)[number],
  factors: readonly Factor[],
  rules: JyotishaRules,
  options: ReadingOptions,
): Answer['domains'] {
  const ask = (good: number, bad: number) =>
    reading(rules, 'READING_DOMAIN', { domain, good, bad }, options.traced);
  // Which grahas and houses stand for it does not depend on the counts.
  const about = ask(0, 0);
  if (about === undefined) return [];
  const [grahas, houses] = [about.list('grahas'), about.list('houses').map(Number)];
  const own = factors.filter(
    ({ graha, houses: of }) =>
      graha !== undefined &&
      (grahas.includes(grahaNamed(graha)) || of.some((house) => houses.includes(house))),
  );
  const count = (tone: Factor['tone']): number => own.filter((factor) => factor.tone === tone).length;
  const [good, bad] = [count('good'), count('bad')];
  const stated = ask(good, bad);
  const name = stated?.text(`name_${options.language}`) ?? domain.toLowerCase();
  if (stated === undefined) return [];
  const ids = own.map(({ id }) => id);
  return [
    {
      domain: domain.toLowerCase(),
      name,
      tone: (stated.text('tone') ?? '').toLowerCase(),
      factor_ids: ids,
      reading: statementOf(stated, options.language, { domain: name, good, bad }, ids),
    },
  ];
}
