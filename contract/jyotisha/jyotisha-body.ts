// The parameters and bodies of astrology.

import { integerIn } from '../common/place-body.ts';
import { languageShape } from '../common/place-query.ts';
import { booleanText, dateText, idText, latitudeText, longitudeText, wordText } from '../schema/text.ts';
import { z } from '../schema/zod.ts';
import { birthZone } from '../schema/zone-text.ts';
import {
  birthFields,
  birthTime,
  conventionsBody,
  dashaLevels,
  kundliFields,
  observerBody,
  optionalKundliFields,
  partnerBody,
  personBody,
  pointBody,
} from './birth-body.ts';
import { dashaYears } from './dashas.ts';
import { judgmentBody } from './krishnamurti.ts';
import { pointsBy } from './match.ts';
import { matchOptions, matchOptionsBody } from './match-options.ts';
import type { OptionEntry } from './option-fields.ts';
import { readingLanguages } from './readings.ts';
import { mostYears } from './varsha.ts';

const flag = (about: string, usual: boolean) =>
  booleanText().optional().describe(`${about}. Default: ${usual}.`).openapi({ default: usual });

/** Whether to say what everything came of. */
export const observatoryShape = {
  observatory: flag('Whether to add the trace of each result: conditions, table cells, parts', false),
};

/** Whose points are the points of a kuta. */
const pointsByShape = {
  points_by: wordText(pointsBy)
    .optional()
    .describe(
      'Whether points, domains and total are by table or with exceptions. The response has both totals. Default: table.',
    )
    .openapi({ default: 'table' }),
};

const arishta = {
  include_arishta: flag(
    'Whether to give yogas and doshas whose effects concern death, illness, want of children, infidelity, kin or hardship',
    false,
  ),
};

/** What the operations on doshas ask besides the birth. */
export const doshaShape = { ...arishta, ...observatoryShape, ...languageShape };

const includes = {
  ...arishta,
  include_yogas: flag('Whether to add the yogas and doshas of the chart', true),
  include_shadbala: flag('Whether to add shadbala, bhava bala and vimshopaka bala', false),
  include_sahams: flag('Whether to add the sahams of the birth', false),
  include_krishnamurti: booleanText()
    .optional()
    .describe(
      'Whether to add sub-lords, significators of houses and ruling planets (Krishnamurti Paddhati). Default: true with profile krishnamurti, else false.',
    ),
  include_varshaphala: flag('Whether to add the annual chart of the year varsha_years', false),
};

const store = flag('Whether to store the result for the account', true);

/** `POST /v1/birth-chart`. */
export const birthChartShape = { store, ...includes, ...observatoryShape, ...languageShape };

const dashas = {
  dasha_levels: dashaLevels,
  year_length: z
    .enum(dashaYears, `must be one of ${dashaYears.join(', ')}`)
    .optional()
    .describe('The year of the dashas. Default: julian, 365.25 days.')
    .openapi({ default: 'julian' }),
};

const varsha = {
  varsha_years: integerIn({ min: 0, max: mostYears })
    .optional()
    .describe(
      'With include_varshaphala=true: completed years at the start of the annual chart. Default: the current year.',
    )
    .openapi({ example: 33 }),
};

const judgment = {
  judgment: judgmentBody
    .optional()
    .describe(
      'With Krishnamurti Paddhati: the moment and place whose ruling planets are given. Default: none.',
    ),
};

/** A birth whose chart is wanted. */
export const birthChartBody = z
  .object({ ...birthFields, ...conventionsBody, ...dashas, ...varsha, ...judgment })
  .openapi('BirthChartRequest');

/** `POST /v1/kundli/chart`. */
export const kundliChartShape = {
  ...includes,
  ...observatoryShape,
  ...languageShape,
};

/** A birth. */
export const kundliBody = z.object({ ...kundliFields, ...conventionsBody }).openapi('KundliRequest');

/** A birth whose canonical chart is wanted. */
export const kundliChartBody = kundliBody
  .extend({ ...dashas, ...varsha, ...judgment })
  .openapi('KundliChartRequest');

/** A birth, and the first sound of the name. */
export const avasthasBody = kundliBody
  .extend({
    name_syllable_number: integerIn({ min: 1, max: 5 })
      .optional()
      .describe(
        'Group of the first sound of the name: 1 a ka cha, 2 i kha ja, 3 u ga jha, 4 e gha ta, 5 o cha tha. Required for the strength of the shayanadi avastha.',
      ),
  })
  .openapi('AvasthasRequest');

/** The path of a stored chart. */
export const profileIdShape = {
  profile_id: idText().describe('The id of a profile of the account.'),
};

/** `POST /v1/compatibility`. */
export const compatibilityShape = {
  store,
  include_dynamics: flag('Whether to add the relations of the two charts', true),
  ...pointsByShape,
  ...observatoryShape,
  ...languageShape,
};

const role = z.enum(['bride', 'groom'], 'must be bride or groom').optional().openapi({ default: 'bride' });

const { profile, ayanamsa, node_type } = conventionsBody;

const twoPeople = {
  person1: personBody,
  person2: personBody,
  person1_role: role.describe('The role of person1, as the eight kutas are not symmetric. Default: bride.'),
  profile,
  ayanamsa,
  node_type,
};

/** Two people. */
export const compatibilityBody = z
  .object({ ...twoPeople, options: matchOptionsBody })
  .openapi('CompatibilityRequest');

/** The same of `POST /v1/compatibility/porutham`. */
export const poruthamBody = z.object(twoPeople).openapi('PoruthamRequest');

/** `POST /v1/compatibility/report`. */
export const matchReportShape = { ...languageShape, ...pointsByShape, ...observatoryShape };

/** Two people of a report. */
export const matchReportBody = z
  .object({
    person_a: personBody,
    person_b: personBody,
    person_a_role: role.describe('The role of person_a. Default: bride.'),
    profile,
    ayanamsa,
    node_type,
    options: matchOptionsBody,
  })
  .openapi('CompatibilityReportRequest');

const queryTime = (whose: string) =>
  birthTime().describe(`Local clock time of the ${whose}'s birth, 24 hours.`);
const queryDate = (whose: string) => dateText().describe(`Civil date of the ${whose}'s birth.`);
const queryLat = (whose: string) =>
  latitudeText().describe(`Latitude of the ${whose}'s birth, degrees north.`);
const queryLon = (whose: string) =>
  longitudeText().describe(`Longitude of the ${whose}'s birth, degrees east.`);
const queryChange = (whose: string) =>
  wordText(['before', 'after'])
    .optional()
    .describe(
      `For an ambiguous or skipped local time (DST) of the ${whose}: the offset before or after the change. Default: before.`,
    )
    .openapi({ default: 'before' });
const queryZone = (whose: string) =>
  birthZone()
    .optional()
    .describe(`IANA zone of the clock at the ${whose}'s birth, an offset, or LMT. Default: as in Person.`);

const kutaOption = <V extends string>({ about, values }: OptionEntry<V>) =>
  wordText(Object.keys(values) as [V, ...V[]])
    .optional()
    .describe(`${about} Default: the first.`);

/** `GET /v1/compatibility/score`. */
export const matchScoreShape = {
  bride_dob: queryDate('bride').openapi({ example: '1992-08-12' }),
  bride_time: queryTime('bride'),
  bride_lat: queryLat('bride'),
  bride_lon: queryLon('bride'),
  bride_tz: queryZone('bride'),
  bride_clock_change: queryChange('bride'),
  groom_dob: queryDate('groom').openapi({ example: '1990-05-15' }),
  groom_time: queryTime('groom'),
  groom_lat: queryLat('groom'),
  groom_lon: queryLon('groom'),
  groom_tz: queryZone('groom'),
  groom_clock_change: queryChange('groom'),
  mode: wordText(['full', 'lite'])
    .optional()
    .describe('full, or lite (only the points). Default: full.')
    .openapi({ default: 'full' }),
  varna: kutaOption(matchOptions.varna),
  tara: kutaOption(matchOptions.tara),
  yoni: kutaOption(matchOptions.yoni),
  graha_maitri: kutaOption(matchOptions.graha_maitri),
  gana: kutaOption(matchOptions.gana),
  bhakoot: kutaOption(matchOptions.bhakoot),
  ...pointsByShape,
  ...observatoryShape,
};

/** The path of a stored match. */
export const compatIdShape = {
  compat_id: idText().describe('The id of a result of the account.'),
};

/** `POST /v1/isht-devta`. */
export const ishtDevtaBody = z
  .object({
    date_of_birth: kundliFields.date_of_birth,
    time_of_birth: kundliFields.time_of_birth,
    location: pointBody,
    timezone: kundliFields.timezone,
    time_standard: kundliFields.time_standard,
    clock_change: kundliFields.clock_change,
    ...conventionsBody,
  })
  .openapi('IshtDevtaRequest');

/** A birth, a partner and a date. */
export const kujaDoshaBody = kundliBody
  .extend({
    partner: partnerBody.optional().describe('Birth of the partner. Default: one chart only.'),
    sade_sati_date: dateText()
      .optional()
      .describe('The date to check for sade sati. Default: only the cycles are listed.'),
  })
  .openapi('KujaDoshaRequest');

const noStar = 'must be the name of a nakshatra, or its number from 1 to 27';
const star = z
  .union([z.string(noStar).min(1, noStar).max(40, noStar), z.int(noStar).min(1, noStar).max(27, noStar)], {
    error: noStar,
  })
  .openapi({ example: 'Rohini' });

/** A birth and its family. */
export const birthDoshaBody = kundliBody
  .extend({
    family_janma_nakshatras: z
      .array(star, 'must be a list of nakshatras')
      .max(20, 'must have at most 20 nakshatras')
      .optional()
      .describe(
        'Birth stars of father, mother and siblings, by name or number. An unknown star returns 422. Required for eka nakshatra.',
      )
      .openapi({ example: ['Rohini', 'Hasta'] }),
    born_after_three_of_other_sex: z
      .boolean('must be true or false')
      .optional()
      .describe('Whether three siblings of the other sex were born before. Required for trikhala.'),
  })
  .openapi('BirthDoshaRequest');

/** `POST /v1/kundli/premium-report`. */
export const premiumShape = {
  ...arishta,
  format: wordText(['json', 'pdf'])
    .optional()
    .describe('Format of the report: data (json), or a document to read and print (pdf). Default: json.')
    .openapi({ default: 'json' }),
  ...observatoryShape,
  ...languageShape,
};

/** A day, an observer, and a birth or a profile. */
export const dailyReadingBody = z
  .object({
    date: dateText().describe('The civil date at the observer.').openapi({ example: '2026-11-22' }),
    observer: observerBody.describe('The current place of the reader.'),
    language: z
      .enum(readingLanguages, 'must be en or hi')
      .optional()
      .describe('Language of the sentences: en or hi. Default: en.')
      .openapi({ default: 'en' }),
    dasha_depth: integerIn({ min: 1, max: 5 })
      .optional()
      .describe('Levels of the dashas. Default: 3.')
      .openapi({ default: 3 }),
    profile_id: integerIn({ min: 1, max: 999_999_999 })
      .optional()
      .describe('A profile of the account, instead of the fields of the birth.'),
    ...optionalKundliFields,
    ...conventionsBody,
  })
  .openapi('DailyReadingRequest');
