// The dates of alerts: those of an alert, of conditions before one is made of them, and of a feed.

import { calendarText } from '@nirnaya/app/feeds';
import { notFound } from '@nirnaya/app/requests';
import type { AlertSettings, alertPreview } from '@nirnaya/contract/alerts';
import type { feedContent } from '@nirnaya/contract/festivals';
import type { z } from '@nirnaya/contract/schema';
import { alertPreviewOf, requireAlert } from '../compute/alerts/days.ts';
import { alertContent, alertKind, placeOfAlert } from '../webhooks/stored-alert.ts';
import { holderIn } from './account-of.ts';
import { feedAddressOf, opens } from './feed-address.ts';
import { long, withInput } from './operation/handler.ts';
import { unknownRecord } from './stored-records.ts';

/** The operation on conditions that are no alert yet. */
export const handlers = long({
  previewConditions: ({ service, body }) => {
    const input = { place: placeOfAlert(body), conditions: body.conditions };
    requireAlert(service, input);
    return alertPreviewOf(service, input);
  },
});

/** The operations on the dates of alerts that are stored; a thread computes them. */
export const storedAlertHandlers = {
  ...withInput('previewAlert', {
    lane: 'long',
    input: async ({ service: { store }, params: { alert_id }, caller }): Promise<AlertSettings> => {
      const record = await store.record(holderIn(caller).account.id, alertKind, alert_id);
      if (record === undefined) throw unknownRecord(alertKind, alert_id);
      return alertContent(record).settings;
    },
    respond: ({ service, input }) =>
      alertPreviewOf(service, { place: placeOfAlert(input), conditions: input.conditions }),
  }),
  ...withInput('readAlertFeed', {
    lane: 'long',
    input: async ({ service: { store }, params: { alert_feed: feed } }) => {
      const address = feedAddressOf(feed);
      const record = address && (await store.record(address.accountId, alertKind, address.id));
      const content = record && alertContent(record);
      if (content === undefined || address === undefined || !opens(address.secret, content.secret))
        throw notFound('unknown_feed', 'No feed has this address. Its alert may have been deleted.');
      return { id: address.id, settings: content.settings };
    },
    respond: async ({ service, input: { id, settings } }) => {
      const preview = await alertPreviewOf(service, {
        place: placeOfAlert(settings),
        conditions: settings.conditions,
      });
      return feedOf(id, settings, preview);
    },
    write: calendarText,
  }),
};

// An alert that is not checked has no dates.
function feedOf(
  id: number,
  { name, enabled }: AlertSettings,
  { matches, from, location }: z.output<typeof alertPreview>,
): z.output<typeof feedContent> {
  return {
    title: name,
    note: null,
    language: 'en',
    zone: location.day_zone,
    alarm: null,
    revision: { number: 0, date: from },
    events: (enabled ? matches : []).map(({ date, facts }) => ({
      uid: `alert.${id}.${date}@nirnaya`,
      code: `ALERT_${id}`,
      variant: null,
      name,
      name_sa: null,
      reason: facts.map(({ fact, actual }) => `${fact}: ${[actual].flat().join(', ')}`).join('\n'),
      summary: null,
      categories: [],
      date,
      end_date: date,
      windows: [],
    })),
    muhurats: [],
    tithis: [],
  };
}
