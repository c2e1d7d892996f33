// The parameters and bodies of astrology.

import { dashaYears } from '../../app/jyotisha/dashas.ts';
import { z } from '../../app/shapes/zod.ts';
import { birthFields, conventionsBody, dashaLevels, kundliFields } from './birth-body.ts';
import { integerIn } from './place-body.ts';
import { booleanText, integerText } from './text.ts';

const flag = (about: string, usual: boolean) =>
  booleanText().optional().describe(`${about}; default ${usual}.`).openapi({ default: usual });

/** Whether to say what everything came of. */
export const observatoryShape = {
  observatory: flag('Whether to add what each result came of: conditions, table cells, parts', false),
};

const includes = {
  include_yogas: flag('Whether to add the yogas and doshas of the chart', true),
  include_shadbala: flag('Whether to add shadbala, bhava bala and vimshopaka bala', false),
};

const store = flag('Whether to keep the result for the account', true);

/** `POST /v1/birth-chart`. */
export const birthChartShape = { store, ...includes, ...observatoryShape };

const dashas = {
  dasha_levels: dashaLevels,
  year_length: z
    .enum(dashaYears, `must be one of ${dashaYears.join(', ')}`)
    .optional()
    .describe('How long a year of the dashas is; default julian, 365.25 days.')
    .openapi({ default: 'julian' }),
};

/** A birth whose chart is wanted. */
export const birthChartBody = z
  .object({ ...birthFields, ...conventionsBody, ...dashas })
  .openapi('BirthChartRequest');

/** `POST /v1/kundli/chart`. */
export const kundliChartShape = {
  ...includes,
  include_yogas: flag('Whether to add the yogas and doshas of the chart', true),
  ...observatoryShape,
};

/** A birth whose canonical chart is wanted. */
export const kundliChartBody = z
  .object({ ...kundliFields, ...conventionsBody, ...dashas })
  .openapi('KundliChartRequest');

/** A birth. */
export const kundliBody = z.object({ ...kundliFields, ...conventionsBody }).openapi('KundliRequest');

/** A birth, and the first sound of the name. */
export const avasthasBody = z
  .object({
    ...kundliFields,
    ...conventionsBody,
    name_syllable_number: integerIn({ min: 1, max: 5 })
      .optional()
      .describe(
        'Of the first sound of the name: 1 a ka cha, 2 i kha ja, 3 u ga jha, 4 e gha ta, 5 o cha tha; without it the strength of the shayanadi avastha is not told.',
      ),
  })
  .openapi('AvasthasRequest');

/** The path of a stored chart. */
export const profileIdShape = {
  profile_id: integerText({ min: 1, max: 999_999_999 }).describe('The id of a profile of the account.'),
};
