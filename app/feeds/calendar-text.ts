// A calendar of festivals as iCalendar (RFC 5545): days as whole days, named times as instants of UTC, lines folded by octets.

import ical, { ICalAlarmType, type ICalEventData, ICalEventTransparency } from 'ical-generator';
import type { FeedContent } from './content.ts';

/** Seconds after which applications ask for a calendar again: days change when rules do, which is announced days ahead. */
const refreshEvery = 86_400;

/** Writes a calendar; `pageOf` gives the address of the page of an event, with its host, where there is one. */
export function calendarText(content: FeedContent, pageOf?: (event: FeedEvent) => string): string {
  const { title, language, zone, events } = content;
  return ical({
    name: title,
    prodId: { company: 'Nirnaya', product: 'Festivals', language: language.toUpperCase() },
    ttl: refreshEvery,
    x: { 'X-WR-TIMEZONE': zone },
    events: events.flatMap((event) => {
      const url = pageOf?.(event);
      return [wholeDays(event, content), ...namedTimes(event, content)].map((each) => ({ ...each, url }));
    }),
  }).toString();
}

type FeedEvent = FeedContent['events'][number];

const wholeDays = (
  { uid, name, reason, summary, categories, date, end_date }: FeedEvent,
  content: FeedContent,
): ICalEventData => ({
  ...common(name, content),
  id: uid,
  start: date,
  // Whole days end on the day after the last.
  end: dayAfter(end_date),
  allDay: true,
  description: [reason, summary].filter((text) => text !== null && text !== '').join('\n\n'),
  categories: categories.map((each) => ({ name: each })),
});

const namedTimes = ({ name, windows }: FeedEvent, content: FeedContent): ICalEventData[] =>
  windows.map(({ uid, label, start_at, end_at }) => ({
    ...common(`${name}: ${label}`, content),
    id: uid,
    start: new Date(start_at),
    end: new Date(end_at),
  }));

// What every event states beside its time; nobody is busy because of a festival.
const common = (
  summary: string,
  { alarm, revision }: FeedContent,
): Pick<ICalEventData, 'summary' | 'stamp' | 'sequence' | 'transparency' | 'alarms'> => ({
  summary,
  stamp: new Date(`${revision.date}T00:00:00Z`),
  sequence: revision.number,
  transparency: ICalEventTransparency.TRANSPARENT,
  alarms:
    alarm === null ? [] : [{ type: ICalAlarmType.display, triggerBefore: alarm * 60, description: summary }],
});

const dayAfter = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
