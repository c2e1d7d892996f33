// The tithi of a person in a feed: a birthday, or a yearly shraddha, in the coming years.

import { parseIsoDate } from '@nirnaya/engine/civil';
import { anniversaryKinds } from '../anniversaries/anniversaries-query.ts';
import { personName } from '../common/person-name.ts';
import { integerIn } from '../common/place-body.ts';
import { strictly } from '../schema/strictly.ts';
import { wordText } from '../schema/text.ts';
import { z } from '../schema/zod.ts';

/** The most tithis of people in a feed. */
export const mostTithis = 20;

/** The most years whose dates are listed, so that reading a feed builds at most five of the sky and of the place; and those where none are stated. */
const longestYears = 3;
const usualYears = 2;

/** A date that is stored as it was sent. */
const date = z
  .string('must be a string')
  .refine((text) => parseIsoDate(text) !== undefined, 'must be an existing date in the form YYYY-MM-DD')
  .openapi({ format: 'date', example: '1990-10-06' });

/** A clock time that is stored as it was sent. */
const time = z
  .string('must be a string')
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day in the form HH:MM')
  .openapi({ example: '14:30' });

const fields = {
  kind: wordText(anniversaryKinds).describe(
    'birthday: the birthday by the Hindu calendar; shraddha: the yearly shraddha.',
  ),
  name: personName()
    .optional()
    .describe('Title of its events. Default: the name of the rule.')
    .openapi({ example: 'Birthday of Asha' }),
  date: date
    .optional()
    .describe(
      'The civil date at the place of the feed on which the tithi ran. Required unless month and tithi are given.',
    ),
  time: time.optional().describe('The local clock time on date. Default: the tithi at sunrise.'),
  month: integerIn({ min: 1, max: 12 })
    .optional()
    .describe('The lunar month, 1 = Chaitra. Required with tithi unless date is given.'),
  tithi: integerIn({ min: 1, max: 30 })
    .optional()
    .describe(
      'The tithi: 1 to 15 of the bright half, 16 to 30 of the dark half. Required with month unless date is given.',
    ),
  adhika: z
    .boolean('must be true or false')
    .optional()
    .describe('Whether month is intercalary. Default: false.'),
  months: wordText(['amanta', 'purnimanta'])
    .optional()
    .describe('How month is counted: until the new moon (amanta, default) or until the full moon.'),
  years: integerIn({ min: 1, max: longestYears })
    .default(usualYears)
    .describe(`Number of calendar years, from the current one. Default: ${usualYears}.`),
};

type Fields = z.output<z.ZodObject<typeof fields>>;

/** The fields of a lunar date that is stated, and those of a civil date. */
const statedFields = ['month', 'tithi', 'adhika', 'months'] as const;

/** The tithi of a person. */
export const tithiEntry = z
  .strictObject(fields, strictly)
  .superRefine((entry, context) => {
    for (const { field, message } of faultsOf(entry))
      context.addIssue({ code: 'custom', path: [field], message });
  })
  .openapi('FeedTithi');

/** The tithi of a person as it is stored. */
export type FeedTithi = z.output<typeof tithiEntry>;

// A civil date, or a month and a tithi, and nothing of the other.
function faultsOf(entry: Fields): readonly { readonly field: keyof Fields; readonly message: string }[] {
  if (entry.date !== undefined)
    return statedFields
      .filter((field) => entry[field] !== undefined)
      .map((field) => ({ field, message: 'must be omitted if date is sent' }));
  const missing = (['month', 'tithi'] as const).filter((field) => entry[field] === undefined);
  return [
    ...missing.map((field) => ({ field, message: 'is required unless date is sent' })),
    ...(entry.time === undefined
      ? []
      : [{ field: 'time' as const, message: 'must be omitted without date' }]),
  ];
}
