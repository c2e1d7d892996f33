// A calendar as iCalendar (RFC 5545): days as whole days, times as instants of UTC, lines folded by octets.

import ical, {
  ICalAlarmType,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import type { FeedContent } from './content.ts';

/** Seconds after which applications ask for a calendar again: days change when rules do, which is announced days ahead. */
const refreshEvery = 86_400;

/** Writes a calendar; `pageOf` gives the address of the page of an event, with its host, where there is one. */
export function calendarText(content: FeedContent, pageOf?: (event: FeedEvent) => string): string {
  const { title, note, language, zone, events, muhurats, tithis } = content;
  return ical({
    name: title,
    ...(note === null ? {} : { description: note }),
    prodId: { company: 'Nirnaya', product: 'Festivals', language: language.toUpperCase() },
    ttl: refreshEvery,
    x: { 'X-WR-TIMEZONE': zone },
    events: [
      ...events.flatMap((event) => {
        const url = pageOf?.(event);
        return [festivalDays(event, content), ...namedTimes(event, content)].map((each) => ({
          ...each,
          url,
        }));
      }),
      ...tithis.flatMap((event) => [
        tithiDays(event, content),
        ...namedTimes({ name: event.title ?? event.name, windows: event.windows }, content),
      ]),
      ...muhurats.map((event) => muhuratTime(event, content)),
    ],
  }).toString();
}

type FeedEvent = FeedContent['events'][number];

const festivalDays = (
  { uid, name, reason, summary, categories, ...days }: FeedEvent,
  content: FeedContent,
): ICalEventData => ({
  ...common(name, content),
  ...wholeDays(days),
  id: uid,
  description: paragraphs([reason, summary]),
  categories: categories.map((each) => ({ name: each })),
});

const wholeDays = ({
  date,
  end_date,
}: Pick<FeedEvent, 'date' | 'end_date'>): Pick<ICalEventData, 'start' | 'end' | 'allDay'> => ({
  start: date,
  // Whole days end on the day after the last.
  end: dayAfter(end_date),
  allDay: true,
});

const paragraphs = (texts: readonly (string | null)[]): string =>
  texts.filter((text) => text !== null && text !== '').join('\n\n');

const namedTimes = (
  { name, windows }: Pick<FeedEvent, 'name' | 'windows'>,
  content: FeedContent,
): ICalEventData[] =>
  windows.map(({ uid, label, start_at, end_at }) => ({
    ...common(`${name}: ${label}`, content),
    id: uid,
    start: new Date(start_at),
    end: new Date(end_at),
  }));

// A title is the owner's own words; the tithi is named where it says nothing of it.
const tithiDays = (
  { uid, title, name, tithi, reason, open, windows: _, ...days }: FeedContent['tithis'][number],
  content: FeedContent,
): ICalEventData => ({
  ...common(title ?? name, content),
  ...wholeDays(days),
  id: uid,
  description: paragraphs([tithi, reason]),
  ...(open ? { status: ICalEventStatus.TENTATIVE } : {}),
});

const muhuratTime = (
  { uid, name, score, rating, start_at, end_at, parts }: FeedContent['muhurats'][number],
  content: FeedContent,
): ICalEventData => ({
  ...common(`${name} (${score}/100)`, content),
  id: uid,
  start: new Date(start_at),
  end: new Date(end_at),
  description: parts.map(partText).join('\n'),
  categories: [{ name: rating }],
});

// `09:31 60/100: + a good tithi, - a yoga to avoid`, by the clock of the place.
const partText = ({
  start_at,
  score,
  supporting,
  opposing,
}: FeedContent['muhurats'][number]['parts'][number]): string => {
  const reasons = [...supporting.map((text) => `+ ${text}`), ...opposing.map((text) => `- ${text}`)];
  return `${start_at.slice(11, 16)} ${score}/100${reasons.length === 0 ? '' : `: ${reasons.join(', ')}`}`;
};

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
