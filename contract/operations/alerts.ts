// Alerts of an account: made, listed, changed, removed, previewed, and read as a calendar by whoever has the address.

import {
  alertAnswer,
  alertChangeBody,
  alertDeleted,
  alertPreview,
  alertPreviewBody,
  alertsAnswer,
  alertWithFeed,
  newAlertBody,
  previewDays,
} from '../alerts/alert.ts';
import { feedContent } from '../festivals/calendar-feed.ts';
import { idText } from '../schema/text.ts';
import { z } from '../schema/zod.ts';
import { act, everybody, from, get, live, patch, post, uncounted } from './operation.ts';

const alertId = { alert_id: idText().describe('The id of an alert of the account.') };

/** The longest last part of an address of a feed, in characters. */
const longestAddress = 100;

// An address with a secret that no feed has.
const exampleAddress = `1.1.${'x'.repeat(43)}.ics`;

/** The operations on alerts. */
export const operations = {
  createAlert: post({
    path: '/v1/alerts',
    group: 'Alerts',
    access: uncounted('free'),
    summary: 'Creates an alert: conditions that are checked once a day at the sunrise of a place',
    description:
      'On each day on which the conditions hold, an alert.matched event is sent once to the webhooks of the account with that kind. The feed has the dates of the next 90 days. Only this response shows its address.',
    body: newAlertBody,
    answer: alertWithFeed,
    refusals: [404, 409, 422],
    status: 201,
    effect: 'stores',
  }),
  alerts: get({
    path: '/v1/alerts',
    group: 'Alerts',
    access: uncounted('free'),
    summary: 'The alerts of the account',
    answer: alertsAnswer,
    refusals: [],
    caching: live,
  }),
  alert: get({
    path: '/v1/alerts/{alert_id}',
    group: 'Alerts',
    access: uncounted('free'),
    summary: 'An alert',
    params: alertId,
    answer: alertAnswer,
    refusals: [404],
    caching: live,
  }),
  changeAlert: patch({
    path: '/v1/alerts/{alert_id}',
    group: 'Alerts',
    access: uncounted('free'),
    summary: 'Changes the name or the conditions of an alert, or whether it is checked',
    params: alertId,
    body: alertChangeBody,
    answer: alertAnswer,
    refusals: [404],
  }),
  deleteAlert: act('delete', {
    path: '/v1/alerts/{alert_id}',
    group: 'Alerts',
    access: uncounted('free'),
    summary: 'Deletes an alert and its feed',
    params: alertId,
    answer: alertDeleted,
    refusals: [404],
  }),
  previewAlert: get({
    path: '/v1/alerts/{alert_id}/preview',
    group: 'Alerts',
    access: from('free'),
    summary: `The dates of the next ${previewDays} days on which the conditions of an alert hold`,
    params: alertId,
    answer: alertPreview,
    refusals: [404, 422],
    caching: live,
  }),
  previewConditions: post({
    path: '/v1/alerts/preview',
    group: 'Alerts',
    access: from('free'),
    summary: `The dates of the next ${previewDays} days on which conditions hold, without creating an alert`,
    body: alertPreviewBody,
    answer: alertPreview,
    refusals: [404, 422],
  }),
  readAlertFeed: get({
    path: '/alert-feeds/{alert_feed}',
    group: 'Alerts',
    access: everybody,
    summary: `The dates of an alert in the next ${previewDays} days as an iCalendar file (RFC 5545)`,
    params: {
      alert_feed: z
        .string()
        .max(longestAddress, `must have at most ${longestAddress} characters`)
        .describe('The last segment of feed_path.')
        .openapi({ example: exampleAddress }),
    },
    answer: feedContent,
    media: 'text/calendar',
    refusals: [404],
    caching: live,
  }),
};
