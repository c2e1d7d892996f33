// Feeds of an account, stored as records, and the calendars that they give.

import { calendarText, type FeedRequirements, feedNow, type YearlyTithi } from '@nirnaya/app/feeds';
import { notFound } from '@nirnaya/app/requests';
import type { FeedSettings, feedAnswer } from '@nirnaya/contract/feeds';
import type { z } from '@nirnaya/contract/schema';
import { mostFeeds } from '../access/plans/record-limits.ts';
import { HttpError } from '../http/http-error.ts';
import type { RecordStore, StoredRecord } from '../store/records.ts';
import { holderIn } from './account-of.ts';
import { feedAddressOf, feedPath, hashOfSecret, newFeedSecret, opens } from './feed-address.ts';
import { stored, withInput } from './operation/handler.ts';
import { removeStored, unknownRecord } from './stored-records.ts';

const kind = 'feed';

/** A feed as it is stored. */
interface StoredFeed {
  readonly settings: FeedSettings;
  /** the tithis of its people, in the order of the settings */
  readonly dates: readonly YearlyTithi[];
  /** hash of the secret of its address */
  readonly secret: string;
}

// Feeds that were stored before there was anything but festivals in them say nothing of the rest.
const onlyFestivals = { festivals: true, muhurats: [], tithis: [] };

function contentOf({ data }: StoredRecord): StoredFeed {
  const {
    settings,
    dates = [],
    secret,
  } = JSON.parse(data) as Partial<StoredFeed> & Omit<StoredFeed, 'dates'>;
  return { settings: { ...onlyFestivals, ...settings }, dates, secret };
}

/** A feed as it is answered. */
export const shownFeed = (record: StoredRecord): z.output<typeof feedAnswer> => ({
  feed_id: record.id,
  settings: contentOf(record).settings,
  created_at: new Date(record.createdAt).toISOString(),
});

// What is checked by computing; what people are called has no part in it.
function requirementsOf({
  location_id,
  lat,
  lon,
  region,
  pack,
  tradition,
  muhurats,
  tithis,
}: FeedSettings): FeedRequirements {
  const place = { location_id, lat, lon, region, pack, tradition };
  return { place, muhurats, tithis: tithis.map(({ name: _name, years: _years, ...date }) => date) };
}

/** The operations of an account on its feeds, and their reading by whoever has the address. */
export function feedHandlers({ store }: { readonly store: RecordStore }) {
  return stored({
    createFeed: async ({ service, body: settings, caller }) => {
      const { account } = holderIn(caller);
      const dates = await service.compute.run('requireFeed', requirementsOf(settings), {
        lane: 'long',
        caller: caller.share,
      });
      const secret = newFeedSecret();
      const content: StoredFeed = { settings, dates, secret: hashOfSecret(secret) };
      const most = mostFeeds[account.plan];
      const record = await store.createRecord(
        { accountId: account.id, kind, data: JSON.stringify(content), createdAt: service.now() },
        most,
      );
      if (record === undefined)
        throw new HttpError(409, 'too_many_feeds', `The plan allows ${most} feeds; delete one first.`);
      return { ...shownFeed(record), path: feedPath({ accountId: account.id, id: record.id, secret }) };
    },
    feeds: async ({ caller }) => {
      const { account } = holderIn(caller);
      const most = mostFeeds[account.plan];
      // After a change of plan there may be more than the plan allows.
      const records = await store.records(account.id, kind, { limit: mostFeeds.enterprise });
      return { count: records.length, most, feeds: records.map(shownFeed) };
    },
    feed: async ({ params: { feed_id }, caller }) => {
      const record = await store.record(holderIn(caller).account.id, kind, feed_id);
      if (record === undefined) throw unknownRecord(kind, feed_id);
      return shownFeed(record);
    },
    deleteFeed: async ({ service, params: { feed_id }, caller }) => {
      await removeStored(service, caller, kind, feed_id);
      return { feed_id, deleted: true as const };
    },
  });
}

/** A feed that is read, in the language in which its names are written. */
export interface ReadFeed extends Omit<StoredFeed, 'secret'> {
  readonly lang: string | undefined;
}

/** Reading a feed by its address. */
export const feedReadingHandlers = withInput('readFeed', {
  lane: 'long',
  input: async ({ service: { store }, params: { feed } }): Promise<ReadFeed> => {
    const address = feedAddressOf(feed);
    const record = address && (await store.record(address.accountId, kind, address.id));
    const content = record && contentOf(record);
    if (content === undefined || address === undefined || !opens(address.secret, content.secret))
      throw notFound('unknown_feed', 'No feed has this address. It may have been deleted.');
    const { settings, dates } = content;
    return { settings, dates, lang: settings.lang };
  },
  respond: ({ service, input: { settings, dates } }) => feedNow(service, settings, dates),
  write: calendarText,
});
