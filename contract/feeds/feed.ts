// Feeds of an account: calendars of festivals, of times for occasions and of tithis of people under an address of their own, as a
// calendar application subscribes to them.

import { integerIn, placeBody, traditionBody } from '../common/place-body.ts';
import { languageShape, traditionShape } from '../common/place-query.ts';
import { earliestAlarm } from '../festivals/calendar-feed-query.ts';
import { filterShape } from '../festivals/festival-query.ts';
import { wordText } from '../schema/text.ts';
import { z } from '../schema/zod.ts';
import { mostMuhurats, muhuratEntry } from './muhurat-entry.ts';
import { mostTithis, tithiEntry } from './tithi-entry.ts';

/** The longest name of a feed, in characters. */
const longestName = 100;

/** What a feed has: the parameters of `/v1/festivals/calendar.ics` but the year, as JSON, and what is no festival. */
const settings = {
  name: z
    .string('must be a string')
    .trim()
    .max(longestName, `must have at most ${longestName} characters`)
    .default('')
    .describe('Title of the calendar. Default: the name of the place.')
    .openapi({ example: 'Festivals at home' }),
  ...placeBody,
  ...traditionBody,
  tradition: traditionShape.tradition,
  lang: languageShape.lang,
  festival_mode: wordText(['standard', 'drik'])
    .optional()
    .describe('How dates are decided. Default: standard.'),
  type: filterShape.type,
  weight: filterShape.weight,
  tags: filterShape.tags,
  windows: z
    .boolean('must be true or false')
    .default(false)
    .describe('Adds an event for each named time of an observance. Default: false.'),
  alarm: integerIn({ min: 0, max: earliestAlarm })
    .nullable()
    .default(null)
    .describe(
      'Minutes before each event at which the calendar shows a reminder. null, the default: no reminder.',
    ),
  festivals: z
    .boolean('must be true or false')
    .default(true)
    .describe('Whether the feed has festivals. Default: true.'),
  muhurats: entries(muhuratEntry, mostMuhurats)
    .default([])
    .describe(`Occasions whose favourable times are events, each occasion once; at most ${mostMuhurats}.`),
  tithis: entries(tithiEntry, mostTithis)
    .default([])
    .describe(`Birthdays and yearly shraddhas by the tithi; at most ${mostTithis}.`),
};

function entries<S extends z.ZodType>(entry: S, most: number) {
  return z.array(entry, 'must be a list').max(most, `must have at most ${most} entries`);
}

/** A feed to be made. */
export const newFeedBody = z
  .object(settings)
  .superRefine(({ festivals, muhurats, tithis }, context) => {
    if (!festivals && muhurats.length + tithis.length === 0)
      context.addIssue({
        code: 'custom',
        path: ['festivals'],
        message: 'must be true unless muhurats or tithis are sent',
      });
    const events = muhurats.map(({ event }) => event.toLowerCase().replaceAll('-', '_'));
    for (const [i, event] of events.entries())
      if (events.indexOf(event) < i)
        context.addIssue({
          code: 'custom',
          path: ['muhurats', i, 'event'],
          message: 'is given more than once',
        });
  })
  .openapi('NewFeed');

/** What a feed has, as it is stored: parsed, so that it is read without being parsed again. */
export type FeedSettings = z.output<typeof newFeedBody>;

const { lang: _, type: _type, weight: _weight, tags: _tags, ...plain } = settings;

/** A feed. */
export const feedAnswer = z
  .object({
    feed_id: z.int().describe('unique within the account'),
    settings: z
      .object({
        ...plain,
        lang: z.string().optional(),
        type: z.string().optional(),
        weight: z.array(z.string()).optional(),
        tags: z.array(z.string()).optional(),
      })
      .describe('as they were sent'),
    created_at: z.string().openapi({ format: 'date-time' }),
  })
  .openapi('Feed');

/** A feed with its address, which is shown only now. */
export const feedWithAddress = feedAnswer
  .extend({
    path: z
      .string()
      .describe(
        'path of the calendar, on the host of the service. Anyone who knows it can read the calendar, and nothing else. It is shown only once',
      )
      .openapi({ example: '/feeds/1.1.xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx.ics' }),
  })
  .openapi('FeedWithAddress');

/** The feeds of an account. */
export const feedsAnswer = z
  .object({ count: z.int(), most: z.int().describe('allowed by the plan'), feeds: z.array(feedAnswer) })
  .openapi('Feeds');

/** A feed that was removed. */
export const feedDeleted = z.object({ feed_id: z.int(), deleted: z.literal(true) }).openapi('FeedDeleted');
