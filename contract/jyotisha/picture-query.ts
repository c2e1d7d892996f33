// What is asked of pictures of a birth, as parameters and as a body.

import { integerIn } from '../common/place-body.ts';
import { booleanText, instantText, integerText, wordText } from '../schema/text.ts';
import { z } from '../schema/zod.ts';
import { birthFields, conventionsBody, personBody } from './birth-body.ts';
import { dashaNames } from './dashas.ts';
import { dashasShape } from './dashas-query.ts';
import { pictureKinds, pictureStyles, pictureThemes, pictureWidth } from './picture.ts';
import { vargaNames } from './vargas.ts';

const about = {
  picture: 'The kind of picture. Default: chart.',
  style: 'For a chart: its form. Default: north.',
  varga: 'For a chart: the varga. Default: D1.',
  transit_at:
    'For a chart: an instant whose grahas are drawn over the birth. Together with second it returns 422. Default: none.',
  degrees: 'For a chart: whether to show degrees where there is room. Default: true.',
  marks:
    'For a chart: whether to mark grahas that are retrograde, combust, exalted, debilitated or in their own sign. Default: true.',
  dasha: 'For a time line: the dasha. Default: vimshottari.',
  at: 'For a time line: an instant to mark. Default: none.',
  transit_year: 'For transits: the Gregorian year. Default: the current year in UTC.',
  theme: 'Colours for a light or a dark background. Default: light.',
  width: `Width in pixels. Default: ${pictureWidth.usual}.`,
} as const;

const { date, time, lat, lon, tz, time_standard, clock_change, profile, ayanamsa, node_type, lang, digits } =
  dashasShape;

/** `GET /v1/chart.svg`, `GET /v1/chart.png`. */
export const pictureShape = {
  date,
  time,
  lat,
  lon,
  tz,
  time_standard,
  clock_change,
  profile,
  ayanamsa,
  node_type,
  picture: wordText(pictureKinds).optional().describe(about.picture).openapi({ default: 'chart' }),
  style: wordText(pictureStyles).optional().describe(about.style).openapi({ default: 'north' }),
  varga: wordText(vargaNames).optional().describe(about.varga).openapi({ default: 'D1' }),
  transit_at: instantText().optional().describe(about.transit_at),
  include_degrees: booleanText().optional().describe(about.degrees).openapi({ default: true }),
  include_marks: booleanText().optional().describe(about.marks).openapi({ default: true }),
  dasha: wordText(dashaNames).optional().describe(about.dasha).openapi({ default: 'vimshottari' }),
  at: instantText().optional().describe(about.at),
  transit_year: integerText({ min: 1700, max: 3100 })
    .optional()
    .describe(about.transit_year)
    .openapi({ example: 2026 }),
  theme: wordText(pictureThemes).optional().describe(about.theme).openapi({ default: 'light' }),
  width: integerText({ min: pictureWidth.min, max: pictureWidth.max })
    .optional()
    .describe(about.width)
    .openapi({ default: pictureWidth.usual }),
  lang,
  digits,
};

const oneOf = <const W extends readonly string[]>(words: W) =>
  z.enum(words, `must be one of ${words.join(', ')}`).optional();

const flag = () => z.boolean('must be true or false').optional();

/** `POST /v1/chart.svg`, `POST /v1/chart.png`. */
export const pictureBody = z
  .object({
    ...birthFields,
    name: birthFields.name.optional().describe('Name of the person, in the title. Default: none.'),
    ...conventionsBody,
    picture: oneOf(pictureKinds).describe(about.picture).openapi({ default: 'chart' }),
    style: oneOf(pictureStyles).describe(about.style).openapi({ default: 'north' }),
    varga: oneOf(vargaNames).describe(about.varga).openapi({ default: 'D1' }),
    transit_at: instantText().optional().describe(about.transit_at),
    second: personBody
      .optional()
      .describe('For a chart: a second birth, drawn over the first. Default: none.'),
    include_degrees: flag().describe(about.degrees).openapi({ default: true }),
    include_marks: flag().describe(about.marks).openapi({ default: true }),
    dasha: oneOf(dashaNames).describe(about.dasha).openapi({ default: 'vimshottari' }),
    at: instantText().optional().describe(about.at),
    transit_year: integerIn({ min: 1700, max: 3100 })
      .optional()
      .describe(about.transit_year)
      .openapi({ example: 2026 }),
    theme: oneOf(pictureThemes).describe(about.theme).openapi({ default: 'light' }),
    width: integerIn({ min: pictureWidth.min, max: pictureWidth.max })
      .optional()
      .describe(about.width)
      .openapi({ default: pictureWidth.usual }),
  })
  .openapi('ChartPictureRequest');
