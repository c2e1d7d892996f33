// `festival.upcoming`: each day from the hour of its filter on, the festivals that have come within its days ahead are
// announced to a webhook. The date up to which this was done is stored with the events, so that over all replicas and after
// downtime no festival is announced twice, and none is left out whose date is still to come.

import { createHash } from 'node:crypto';
import { civilDayAt } from '@nirnaya/app/requests';
import { openCache } from '@nirnaya/engine/cache';
import { isoDate, parseIsoDate } from '@nirnaya/engine/civil';
import { DateTime } from 'luxon';
import type { FestivalFilter } from '../compute/festival-filter.ts';
import { StoreUnavailable } from '../store/store.ts';
import type { Webhook, WebhookStore } from '../store/webhooks.ts';
import { festivalCause } from './causes.ts';
import { outboxEvent } from './event.ts';
import { filterOf } from './festival-filter.ts';
import { webhooksShare } from './limits.ts';
import { subscribersOf } from './subscribers.ts';
import type { WebhookContext } from './webhook-context.ts';

/** Announces festivals. */
export interface FestivalAnnouncer {
  /**
   * Puts into the outbox what is due, until `isOver`; gives how many events that were. A webhook that fails does not keep the
   * others.
   */
  announce(isOver?: () => boolean): Promise<number>;
}

type Announcing = Pick<WebhookStore, 'cause' | 'publishOnce' | 'subscribers'>;

/** What is remembered of a webhook, so that most looks cost nothing. */
interface Remembered {
  readonly filter: string;
  readonly zone: string;
  /** the last civil day number whose festivals were announced */
  readonly through: number;
}

/** The most webhooks that are remembered. */
const mostRemembered = 10_000;

/** Opens an announcer over the packs and the clock of a service. */
export function festivalAnnouncer(service: WebhookContext, store: Announcing): FestivalAnnouncer {
  const remembered = openCache<number, Remembered>({ name: 'webhooks', limit: mostRemembered });

  const announceTo = async (webhook: Webhook): Promise<number> => {
    const { id, filter: text } = webhook;
    if (text === undefined) return 0;
    const filter = filterOf(text);
    const known = remembered.get(id);
    const isSame = known?.filter === text;
    const options = { caller: webhooksShare, lane: 'long' } as const;
    const zone = isSame ? known.zone : await service.compute.run('filterZone', filter, options);
    const now = service.now();
    const target = lastAnnounced(filter, zone, now);
    if (target === undefined || (isSame && known.through >= target)) return 0;

    const name = festivalCause(id);
    const before = await store.cause(name);
    const mark = markOf(webhook, text);
    const announced = throughOf(before, mark);
    if (announced >= target) {
      remembered.set(id, { filter: text, zone, through: announced });
      return 0;
    }
    const today = target - filter.days_ahead;
    const window = { from: Math.max(announced + 1, today), to: target, today };
    const festivals = await service.compute.run('upcoming', { filter, ...window }, options);
    const events = festivals.map((data) => outboxEvent(webhook, 'festival.upcoming', data, { now }));
    const value = `${mark} ${isoDate(target)}`;
    const isFirst = await store.publishOnce({ name, value, from: { value: before } }, events);
    // Where another replica was first, the next look says how far it has come.
    if (isFirst) remembered.set(id, { filter: text, zone, through: target });
    return isFirst ? events.length : 0;
  };

  return {
    announce: async (isOver = () => false) => {
      let published = 0;
      for await (const webhook of subscribersOf(store, 'festival.upcoming')) {
        if (isOver()) break;
        try {
          published += await announceTo(webhook);
        } catch (error) {
          if (error instanceof StoreUnavailable) throw error;
          service.failed(error);
        }
      }
      return published;
    },
  };
}

// The last civil day number to be announced by now; undefined before the hour of the day.
function lastAnnounced(
  { days_ahead, at_hour }: FestivalFilter,
  zone: string,
  now: number,
): number | undefined {
  const { hour } = DateTime.fromMillis(now, { zone });
  return hour < at_hour ? undefined : civilDayAt(now, zone) + days_ahead;
}

// What was announced under another filter, or to a webhook that had the number before, does not count.
const markOf = ({ createdAt }: Webhook, filter: string): string =>
  createHash('sha256').update(`${createdAt} ${filter}`).digest('hex').slice(0, 16);

function throughOf(cause: string | undefined, mark: string): number {
  const [by, date = ''] = cause?.split(' ') ?? [];
  return by === mark ? (parseIsoDate(date) ?? -Infinity) : -Infinity;
}
