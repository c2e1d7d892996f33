// Parameters as they come in a URL, as text, and what they mean. An empty text is never a number, a truth or a
// date. Each schema says in OpenAPI what it takes.

import { parseIsoDate } from '@nirnaya/engine/civil';
import { z } from './zod.ts';

interface Range {
  readonly min: number;
  readonly max: number;
}

function numberText(shape: RegExp, what: string, type: 'integer' | 'number', { min, max }: Range) {
  return z
    .string()
    .transform((text, issues) => {
      const value = shape.test(text) ? Number(text) : Number.NaN;
      if (value >= min && value <= max) return value;
      issues.addIssue({ code: 'custom', message: `must be ${what} from ${min} to ${max}` });
      return z.NEVER;
    })
    .openapi({ type, minimum: min, maximum: max });
}

/** A whole number within bounds. */
export const integerText = (range: Range) => numberText(/^-?\d{1,9}$/, 'a whole number', 'integer', range);

/** A decimal number within bounds; no exponent, no sign `+`. */
const decimalText = (range: Range) =>
  numberText(/^-?\d{1,9}(\.\d{1,30})?$/, 'a decimal number', 'number', range);

/** A latitude, degrees north. */
export const latitudeText = () => decimalText({ min: -90, max: 90 }).openapi({ example: 28.6139 });

/** A longitude, degrees east. */
export const longitudeText = () => decimalText({ min: -180, max: 180 }).openapi({ example: 77.209 });

/** A Gregorian month. */
export const monthText = () => integerText({ min: 1, max: 12 }).openapi({ example: 9 });

/** The id of what an account keeps. */
export const idText = () => integerText({ min: 1, max: 999_999_999 }).openapi({ example: 1 });

/** `true` or `false`. */
export const booleanText = () =>
  z
    .string()
    .transform((text, issues) => {
      if (text === 'true' || text === 'false') return text === 'true';
      issues.addIssue({ code: 'custom', message: 'must be true or false' });
      return z.NEVER;
    })
    .openapi({ type: 'boolean' });

const noDate = 'must be an existing date in the form YYYY-MM-DD';

/** A date, as civil day number. Whether the sky of that date is served is not asked here. */
export const dateText = () =>
  z
    .string(noDate)
    .transform((text, issues) => {
      const day = parseIsoDate(text);
      if (day !== undefined) return day;
      issues.addIssue({ code: 'custom', message: noDate });
      return z.NEVER;
    })
    .openapi({ type: 'string', format: 'date', example: '2026-09-14' });

const noInstant =
  'must be a date such as 2026-11-21, or an instant with its offset such as 2026-11-21T12:00:00Z';

/** An instant as answers write it, or a date, whose midnight in UTC is meant; milliseconds since 1970. */
export const instantText = () =>
  z
    .string(noInstant)
    .transform((text, issues) => {
      const [, date = '', time] =
        /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(?::\d{2})?(?:Z|[ +-]\d{2}:\d{2}))?$/.exec(text) ?? [];
      // A + that was not encoded arrives as a blank.
      const value =
        parseIsoDate(date) === undefined
          ? Number.NaN
          : Date.parse(`${date}${(time ?? 'T00:00:00Z').replace(' ', '+')}`);
      if (Number.isFinite(value)) return value;
      issues.addIssue({ code: 'custom', message: noInstant });
      return z.NEVER;
    })
    .openapi({ type: 'string', example: '2026-11-21T12:00:00Z' });

/** One of some words, in any case. */
export const wordText = <const W extends string>(words: readonly W[]) =>
  z
    .string(`must be one of ${words.join(', ')}`)
    .transform((text, issues): W => {
      const word = words.find((known) => known.toLowerCase() === text.toLowerCase());
      if (word !== undefined) return word;
      issues.addIssue({ code: 'custom', message: `must be one of ${words.join(', ')}` });
      return z.NEVER;
    })
    .openapi({ type: 'string', enum: [...words] });

/** Words parted by commas, in capitals. */
export const listText = () =>
  z
    .string()
    .transform((text, issues) => {
      const words = text.split(',').map((word) => word.trim().toUpperCase());
      if (words.every((word) => /^[A-Z][A-Z0-9_]*$/.test(word))) return words;
      issues.addIssue({
        code: 'custom',
        message: 'must be names of letters, digits and _, separated by commas',
      });
      return z.NEVER;
    })
    .openapi({ type: 'string' });

/** A short name of letters, digits, `_` and `-`. */
export const nameText = () =>
  z
    .string()
    .regex(
      /^[A-Za-z][A-Za-z0-9_-]{0,99}$/,
      'must be a name of letters, digits, _ and -, beginning with a letter',
    );

/** The name of a pack, or of a pack and a tradition over it, joined by `+`; in an address that may be a space. */
export const chainText = () =>
  z
    .string()
    .regex(
      /^[A-Za-z][A-Za-z0-9_-]{0,99}(?:[+ ][A-Za-z][A-Za-z0-9_-]{0,99})?$/,
      'must be the name of a pack, or of a pack and a tradition joined by +',
    );

/** A clock time `HH:MM` or `HH:MM:SS`, as minutes after midnight. */
export const timeText = () =>
  z
    .string()
    .transform((text, issues) => {
      const [, hours, minutes, seconds = '0'] = /^(\d{2}):(\d{2})(?::(\d{2}))?$/.exec(text) ?? [];
      const value = Number(hours) * 60 + Number(minutes) + Number(seconds) / 60;
      if (Number(hours) < 24 && Number(minutes) < 60 && Number(seconds) < 60) return value;
      issues.addIssue({ code: 'custom', message: 'must be a time of day in the form HH:MM or HH:MM:SS' });
      return z.NEVER;
    })
    .openapi({ type: 'string', example: '14:30' });

/** Some of a set of words, parted by commas. */
export const wordListText = <const W extends string>(words: readonly W[]) =>
  z
    .string()
    .transform((text, issues): W[] => {
      const given = text.split(',').map((word) => word.trim().toLowerCase());
      const unknown = given.filter((word) => !words.some((known) => known === word));
      if (unknown.length === 0) return words.filter((known) => given.includes(known));
      const strange = unknown.map((word) => JSON.stringify(word)).join(', ');
      issues.addIssue({
        code: 'custom',
        message: `has unknown values: ${strange}; known values are ${words.join(', ')}`,
      });
      return z.NEVER;
    })
    .openapi({ type: 'string', example: words.slice(0, 2).join(',') });
