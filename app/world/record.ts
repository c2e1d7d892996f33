// A festival of the world on a day, as answered.

import type { CompiledPack } from '@nirnaya/compiler/runtime';
import type { z } from '@nirnaya/contract/schema';
import type { worldRecord } from '@nirnaya/contract/world';
import type { Certainty } from '@nirnaya/dsl/vocabulary';
import type { AnnouncedMonth, WorldCalendars } from '@nirnaya/engine/calendars';
import { civilFromDay, isoDate, weekdayOf } from '@nirnaya/engine/civil';
import type { WorldEntry } from './entries.ts';
import type { WorldDate } from './find.ts';

/** A record as answered. */
export type WorldRecord = z.output<typeof worldRecord>;

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** What a reader should know of a date by how certain it is. */
const doubts: Partial<Record<Certainty, string>> = {
  announced: 'The date is announced each year; this is the date of the rule.',
  projected: 'Projected: the announced date may differ by a day or two.',
};

/** A record of a festival that begins on a day. */
export function recordOf(
  pack: CompiledPack,
  { entry, day }: WorldDate,
  calendars: WorldCalendars,
): WorldRecord {
  const { fields, religion, code } = entry;
  const announced = announcedIn(entry, day, calendars);
  const certainty = announced === undefined ? certaintyOf(entry) : 'announced';
  const doubt = announced === undefined ? doubts[certainty] : `As announced: ${announced.authority}.`;
  const lasts = fields.lasts ?? 1;
  const { year } = civilFromDay(day);
  return {
    year,
    religion,
    festival_id: code,
    festival_name: fields.name ?? code,
    gregorian_date: isoDate(day),
    display_date: displayDate(day),
    day_of_week: weekdays[weekdayOf(day)] ?? '',
    calendar_ref: calendarRef(pack, entry),
    notes: [fields.summary, doubt].filter((text) => text !== undefined).join(' '),
    certainty,
    ...(announced === undefined ? {} : { announcement: announcementOut(announced) }),
    lasts,
    ...(lasts > 1 ? { end_date: isoDate(day + lasts - 1) } : {}),
    begins: fields.begins ?? 'day',
  };
}

// The announcement of the month whose day a rule names; undefined where it names none, or none is known.
function announcedIn(
  { rule }: WorldEntry,
  day: number,
  calendars: WorldCalendars,
): AnnouncedMonth | undefined {
  const { target } = rule.checked;
  const calendar = target?.op === 'world' ? calendars.named(target.calendar) : undefined;
  return calendar && calendars.announcementOf(calendar, day);
}

const announcementOut = ({ authority, source, level }: AnnouncedMonth) => ({ authority, source, level });

/** How the day is known: as the rule says, else by what it is decided from. */
const certaintyOf = ({ fields, needsSky }: WorldEntry): Certainty =>
  fields.certainty ?? (needsSky ? 'astronomical' : 'arithmetic');

function displayDate(day: number): string {
  const { year, month, day: date } = civilFromDay(day);
  return `${date} ${months[month - 1]} ${year}`;
}

// The day in its own calendar, as the rule says it; other festivals by their names.
function calendarRef(pack: CompiledPack, { fields, code }: WorldEntry): string {
  const text = fields.observe?.text ?? code;
  return text.replaceAll(/\b[A-Z]+(?:_[A-Z0-9]+)+\b/g, (word) => {
    const fields = pack.rules.get(word)?.linked.fields;
    return fields?.name ?? word;
  });
}
