// The response shapes of the calendar operations.

import { engineEnvelope, locationEcho } from '../common/envelope.ts';
import { clockTime, period } from '../common/times.ts';
import { nakshatraBrief, tithiBrief, vara } from '../day/angas.ts';
import { lunarMonth } from '../day/hindu-calendar.ts';
import { named } from '../schema/named.ts';
import { z } from '../schema/zod.ts';
import { calledShape, festivalItem } from './festival.ts';

const dateOut = () => z.string().openapi({ format: 'date' });
const ends_at = period.shape.end_at;
const clock = clockTime.nullable();

const { purnimanta: _purnimanta, ...lunarName } = lunarMonth.shape;

const festivalBrief = z.object({ ...calledShape, type: festivalItem.shape.type }).openapi('FestivalBrief');

/** A date of the calendar, without its festivals. */
const calendarDate = z.object({
  date: dateOut(),
  vara: vara.shape.name,
  tithi: tithiBrief
    .omit({ period: true })
    .extend({ ends_at })
    .describe('at sunrise, or six hours after midnight if the Sun does not rise')
    .openapi('CalendarTithi'),
  nakshatra: nakshatraBrief
    .omit({ period: true })
    .extend({ ends_at })
    .describe('as the tithi')
    .openapi('CalendarNakshatra'),
  lunar_month: z.union([lunarMonth, z.null()]),
  sunrise: clock,
  sunset: clock,
  moonrise: clock.describe('between this sunrise and the next; may be on the next date'),
  moonset: clock,
  is_ekadashi: z.boolean().describe('a monthly Ekadashi fast is on this date; see the festivals'),
  is_purnima: z.boolean().describe('the monthly Purnima is on this date'),
  is_amavasya: z.boolean().describe('the monthly Amavasya is on this date'),
  festival_count: z.int(),
});

/** A date of the calendar with its festivals in short. */
export const calendarDay = calendarDate.extend({ festivals: z.array(festivalBrief) }).openapi('CalendarDay', {
  description: 'Null if it does not occur on the date.',
});

const keyDate = z
  .object({
    date: dateOut().describe('first date'),
    end_date: dateOut().optional().describe('last date, if there are several'),
    ...calledShape,
  })
  .openapi('KeyDate');

/** A civil month as a whole. */
export const calendarMonth = z
  .object({
    month: z.int(),
    name: named('name', z.string().openapi({ example: 'November' })),
    festival_count: z.int().describe('equals count of /v1/festivals/month'),
    key_dates: z
      .object({
        ekadashi: z.array(keyDate).describe('monthly Ekadashi fasts of each school'),
        purnima: z.array(keyDate),
        amavasya: z.array(keyDate),
        major: z.array(keyDate).describe('observances tagged MAJOR'),
      })
      .describe('beginning in the month')
      .openapi('KeyDates'),
    lunar_months: z
      .array(z.object({ ...lunarName, ...period.shape }).openapi('CalendarLunation'))
      .describe('lunar months that touch the month, from new moon to new moon'),
    adhika_month: named(
      'lunar month',
      z.string().nullable().describe('amanta name of the intercalary one, such as Adhika Ashadha'),
    ),
    sankrantis: z
      .array(
        z
          .object({
            rashi: named('rashi', z.string().openapi({ example: 'Makara' })),
            date: dateOut().describe('civil date of the instant; the observance may be on another'),
            at: z.iso.datetime({ offset: true }),
          })
          .openapi('CalendarSankranti'),
      )
      .describe('when the Sun enters a rashi'),
  })
  .openapi('CalendarMonth');

const envelope = { location: locationEcho, _engine: engineEnvelope };
const days = z
  .array(calendarDay)
  .describe('all dates, in order, without dates that never occurred, such as 2011-12-30 in Samoa');
const festivalCount = z.int().describe('sum over the parts');

/** Answer of `/v1/calendar/day`. */
export const calendarDayAnswer = calendarDate
  .extend({ festivals: z.array(festivalItem), ...envelope })
  .openapi('CalendarDayAnswer');

/** Answer of `/v1/calendar/month`. */
export const calendarMonthAnswer = z
  .object({ year: z.int(), ...calendarMonth.shape, days, ...envelope })
  .openapi('CalendarMonthAnswer');

/** Answer of `/v1/calendar/year`. */
export const calendarYearAnswer = z
  .object({ year: z.int(), festival_count: festivalCount, months: z.array(calendarMonth), ...envelope })
  .openapi('CalendarYearAnswer');

/** Answer of `/v1/calendar/range`. */
export const calendarRangeAnswer = z
  .object({
    start: dateOut(),
    end: dateOut(),
    count: z.int().describe('number of dates'),
    festival_count: festivalCount,
    days,
    ...envelope,
  })
  .openapi('CalendarRangeAnswer');
