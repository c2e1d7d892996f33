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
import { pointsBy } from './match.ts';
import { readingLanguages } from './readings.ts';
import { mostYears } from './varsha.ts';

const flag = (about: string, usual: boolean) =>
  booleanText().optional().describe(`${about}; default ${usual}.`).openapi({ default: usual });

/** Whether to say what everything came of. */
export const observatoryShape = {
  observatory: flag('Whether to add what each result came of: conditions, table cells, parts', false),
};

/** Whose points are the points of a kuta. */
const pointsByShape = {
  points_by: wordText(pointsBy)
    .optional()
    .describe(
      'Whether points, domains and total are those of the tables, with the exceptions told beside them, or those with exceptions counted; both totals are given either way; default table.',
    )
    .openapi({ default: 'table' }),
};

/** What the operations on doshas ask besides the birth. */
export const doshaShape = { ...observatoryShape, ...languageShape };

const includes = {
  include_yogas: flag('Whether to add the yogas and doshas of the chart', true),
  include_shadbala: flag('Whether to add shadbala, bhava bala and vimshopaka bala', false),
  include_sahams: flag('Whether to add the sahams of the birth', false),
  include_varshaphala: flag(
    'Whether to add the annual chart of the year of life that varsha_years names',
    false,
  ),
};

const store = flag('Whether to keep the result for the account', true);

/** `POST /v1/birth-chart`. */
export const birthChartShape = { store, ...includes, ...observatoryShape, ...languageShape };

const dashas = {
  dasha_levels: dashaLevels,
  year_length: z
    .enum(dashaYears, `must be one of ${dashaYears.join(', ')}`)
    .optional()
    .describe('How long a year of the dashas is; default julian, 365.25 days.')
    .openapi({ default: 'julian' }),
};

const varsha = {
  varsha_years: integerIn({ min: 0, max: mostYears })
    .optional()
    .describe(
      'With include_varshaphala=true: the years that have passed since birth when the year begins; default those that have passed by now.',
    )
    .openapi({ example: 33 }),
};

/** A birth whose chart is wanted. */
export const birthChartBody = z
  .object({ ...birthFields, ...conventionsBody, ...dashas, ...varsha })
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
export const kundliChartBody = kundliBody.extend({ ...dashas, ...varsha }).openapi('KundliChartRequest');

/** A birth, and the first sound of the name. */
export const avasthasBody = kundliBody
  .extend({
    name_syllable_number: integerIn({ min: 1, max: 5 })
      .optional()
      .describe(
        'Of the first sound of the name: 1 a ka cha, 2 i kha ja, 3 u ga jha, 4 e gha ta, 5 o cha tha; without it the strength of the shayanadi avastha is not given.',
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
  include_dynamics: flag('Whether to add how the two charts stand to each other', true),
  ...pointsByShape,
  ...observatoryShape,
  ...languageShape,
};

const role = z.enum(['bride', 'groom'], 'must be bride or groom').optional().openapi({ default: 'bride' });

const { profile, ayanamsa, node_type } = conventionsBody;

/** Two people. */
export const compatibilityBody = z
  .object({
    person1: personBody,
    person2: personBody,
    person1_role: role.describe(
      'Whether person1 is taken for the bride or the groom, as kutas are not the same turned round; default bride.',
    ),
    profile,
    ayanamsa,
    node_type,
  })
  .openapi('CompatibilityRequest');

/** `POST /v1/compatibility/report`. */
export const matchReportShape = { ...languageShape, ...pointsByShape, ...observatoryShape };

/** Two people of a report. */
export const matchReportBody = z
  .object({
    person_a: personBody,
    person_b: personBody,
    person_a_role: role.describe('Whether person_a is taken for the bride or the groom; default bride.'),
    profile,
    ayanamsa,
    node_type,
  })
  .openapi('CompatibilityReportRequest');

const queryTime = (whose: string) =>
  birthTime().describe(`Time of the clock at the ${whose}'s birth, 24 hours.`);
const queryDate = (whose: string) => dateText().describe(`Civil date of the ${whose}'s birth.`);
const queryLat = (whose: string) =>
  latitudeText().describe(`Latitude of the ${whose}'s birth, degrees north.`);
const queryLon = (whose: string) =>
  longitudeText().describe(`Longitude of the ${whose}'s birth, degrees east.`);
const queryChange = (whose: string) =>
  wordText(['before', 'after'])
    .optional()
    .describe(
      `By which offset the ${whose}'s time is taken where the clocks showed it twice or passed over it; default before.`,
    )
    .openapi({ default: 'before' });
const queryZone = (whose: string) =>
  birthZone()
    .optional()
    .describe(`IANA zone of the clock at the ${whose}'s birth, its offset, or LMT; default as in Person.`);

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
    .describe('full, or lite: the points alone; default full.')
    .openapi({ default: 'full' }),
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
    partner: partnerBody.optional().describe("A partner's birth; without it only one chart is looked at."),
    sade_sati_date: dateText()
      .optional()
      .describe(
        'The date of which the answer says whether sade sati runs; without it only the rounds are listed.',
      ),
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
        'Stars of birth of father, mother and siblings, by name or number; one that is none is a 422. Without it eka nakshatra is not given.',
      )
      .openapi({ example: ['Rohini', 'Hasta'] }),
    born_after_three_of_other_sex: z
      .boolean('must be true or false')
      .optional()
      .describe('Whether three of the other sex were born before; without it trikhala is not given.'),
  })
  .openapi('BirthDoshaRequest');

/** `POST /v1/kundli/premium-report`. */
export const premiumShape = {
  format: wordText(['json', 'pdf'])
    .optional()
    .describe('Default json. pdf is not served yet and refused by name with a 422.')
    .openapi({ default: 'json' }),
  ...observatoryShape,
  ...languageShape,
};

/** A day, an observer, and a birth or a profile. */
export const dailyReadingBody = z
  .object({
    date: dateText().describe('The civil date where the observer is.').openapi({ example: '2026-11-22' }),
    observer: observerBody.describe('Where the reader is now.'),
    language: z
      .enum(readingLanguages, 'must be en or hi')
      .optional()
      .describe('Of the sentences: en or hi; default en.')
      .openapi({ default: 'en' }),
    dasha_depth: integerIn({ min: 1, max: 5 })
      .optional()
      .describe('Levels of the dashas; default 3.')
      .openapi({ default: 3 }),
    profile_id: integerIn({ min: 1, max: 999_999_999 })
      .optional()
      .describe(
        'A profile of the account, instead of a birth; without it the fields of the birth are required.',
      ),
    ...optionalKundliFields,
    ...conventionsBody,
  })
  .openapi('DailyReadingRequest');
