// The schema of calendars.

import { dayModes } from '../pack/document.ts';
import { calendarReference, eraReference } from '../pack/field-reference.ts';
import { monthsInYear } from '../pack/read-calendar.ts';
import type { Schema } from './schema.ts';
import {
  citing,
  described,
  expression,
  listOf,
  namedExpressions,
  oneOf,
  oneOrList,
  optionalRecord,
  record,
  text,
} from './shapes.ts';

/** One entry of `calendars`. */
export const calendar: Schema = record(
  described(calendarReference, {
    begins: expression,
    decide: expression,
    day: oneOf(dayModes),
    let: namedExpressions,
    first_month: text,
    months: { ...listOf(oneOrList(text, 1), monthsInYear), maxItems: monthsInYear },
    era: optionalRecord(described(eraReference, { name: text, offset: { type: 'number' } }), [
      'name',
      'offset',
    ]),
    cite: citing,
  }),
  ['begins', 'decide', 'first_month', 'months', 'cite'],
);
