// What is asked of the periods of one dasha: a birth, a dasha, a span and a level, as parameters and as a body.

import { integerIn } from '../common/place-body.ts';
import { languageShape } from '../common/place-query.ts';
import {
  booleanText,
  dateText,
  instantText,
  integerText,
  latitudeText,
  longitudeText,
  wordText,
} from '../schema/text.ts';
import { z } from '../schema/zod.ts';
import { birthZone } from '../schema/zone-text.ts';
import { birthFields, birthTime, conventionsBody } from './birth-body.ts';
import { ayanamsas, conventionProfiles } from './conventions.ts';
import { charaMethods, dashaNames, dashaSeeds, dashaYears, mostPeriods } from './dashas.ts';
import { mostUncertain } from './sensitivity.ts';
import { vargaNames } from './vargas.ts';

const about = {
  dasha: 'The dasha. Default: vimshottari.',
  level:
    'Level of the periods, from 1 (longest) to 5 (shortest). Default: 1. A period without parts is listed in place of its parts.',
  from: 'Start of the span: an instant with its offset, or a date (midnight UTC). Default: the birth.',
  to: `End of the span, not before from. Default: the end of the dasha. If it equals from, the period of that instant is returned. A response has at most ${mostPeriods} periods and the start of the next one.`,
  year_length: 'Length of a year of the dasha. Default: julian, 365.25 days.',
  seed: 'For dashas of nakshatras: where they begin. Kshema, utpanna and adhana are the 4th, 5th and 8th star from that of the Moon. Default: that of options, moon.',
  varga:
    'For dashas of nakshatras, narayana and paryaya: the varga whose places are used. Default: the chart itself; for paryaya D6.',
  tribhagi: 'For dashas of nakshatras: three rounds of periods, each a third as long. Default: false.',
  chara_method: 'For chara: the school. Default: kn_rao.',
} as const;

/** `GET /v1/dashas`. */
export const dashasShape = {
  date: dateText().describe('Civil date of the birth at its place.').openapi({ example: '1990-05-15' }),
  time: birthTime().describe('Local clock time of birth, 24 hours.'),
  lat: latitudeText().describe('Latitude of the birth, degrees north.').openapi({ example: 23.1793 }),
  lon: longitudeText().describe('Longitude of the birth, degrees east.').openapi({ example: 75.7849 }),
  tz: birthZone()
    .optional()
    .describe('IANA zone of the clock at the birth, an offset, or LMT. Default: as in Person.'),
  time_standard: wordText(['zone', 'lmt', 'offset'])
    .optional()
    .describe('The time standard of the clock, if not that of the zone at the date. Default: as in Person.')
    .openapi({ example: 'zone' }),
  clock_change: wordText(['before', 'after'])
    .optional()
    .describe(
      'For ambiguous or skipped local times (DST): the offset before or after the change. Default: before.',
    )
    .openapi({ default: 'before' }),
  time_uncertainty: integerText({ min: 0, max: mostUncertain })
    .optional()
    .describe('Seconds by which the time of birth may be earlier or later. Default: as in Person.'),
  profile: wordText(conventionProfiles)
    .optional()
    .describe('The conventions of a school. Default: parashara.')
    .openapi({ default: 'parashara' }),
  ayanamsa: wordText(ayanamsas)
    .optional()
    .describe('The start of the zodiac. Default: that of profile, lahiri.')
    .openapi({ default: 'lahiri' }),
  node_type: wordText(['mean', 'true'])
    .optional()
    .describe('The ascending node used as Rahu. Default: that of profile, mean.')
    .openapi({ default: 'mean' }),
  dasha: wordText(dashaNames)
    .optional()
    .describe(about.dasha)
    .openapi({ default: 'vimshottari', example: 'vimshottari' }),
  level: integerText({ min: 1, max: 5 }).optional().describe(about.level).openapi({ default: 1 }),
  from: instantText().optional().describe(about.from),
  to: instantText().optional().describe(about.to),
  year_length: wordText(dashaYears).optional().describe(about.year_length).openapi({ default: 'julian' }),
  seed: wordText(dashaSeeds).optional().describe(about.seed).openapi({ default: 'moon' }),
  varga: wordText(vargaNames).optional().describe(about.varga),
  tribhagi: booleanText().optional().describe(about.tribhagi).openapi({ default: false }),
  chara_method: wordText(charaMethods).optional().describe(about.chara_method).openapi({ default: 'kn_rao' }),
  ...languageShape,
};

const oneOf = <const W extends readonly string[]>(words: W) =>
  z.enum(words, `must be one of ${words.join(', ')}`).optional();

/** `POST /v1/dashas`. */
export const dashasBody = z
  .object({
    ...birthFields,
    name: birthFields.name.optional().describe('Name of the person. Default: none.'),
    ...conventionsBody,
    dasha: oneOf(dashaNames).describe(about.dasha).openapi({ default: 'vimshottari' }),
    level: integerIn({ min: 1, max: 5 }).optional().describe(about.level).openapi({ default: 1 }),
    from: instantText().optional().describe(about.from),
    to: instantText().optional().describe(about.to),
    year_length: oneOf(dashaYears).describe(about.year_length).openapi({ default: 'julian' }),
    seed: oneOf(dashaSeeds).describe(about.seed).openapi({ default: 'moon' }),
    varga: oneOf(vargaNames).describe(about.varga),
    tribhagi: z
      .boolean('must be true or false')
      .optional()
      .describe(about.tribhagi)
      .openapi({ default: false }),
    chara_method: oneOf(charaMethods).describe(about.chara_method).openapi({ default: 'kn_rao' }),
  })
  .openapi('DashasRequest');
