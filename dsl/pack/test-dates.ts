// Dates, moments and windows as author tests write them.

import { report } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { PlacedText } from './document.ts';
import type { TestMoment } from './test-document.ts';

const isDate = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

/** Whether a text is a date, or two that bound several days on end; reports where it is not. */
export function isDateText({ text, range }: PlacedText, sink: Diagnostic[]): boolean {
  const [first = '', last = first, ...more] = text.split('..');
  if (more.length === 0 && isDate(first) && isDate(last) && first <= last) return true;
  sink.push(report('bad-date', range, { text, wanted: 'a date; write YYYY-MM-DD' }));
  return false;
}

/** Whether a text is one date; reports where it is not. */
export function isDayText({ text, range }: PlacedText, sink: Diagnostic[]): boolean {
  if (isDate(text)) return true;
  sink.push(report('bad-date', range, { text, wanted: 'a date; write YYYY-MM-DD' }));
  return false;
}

/** A moment written `YYYY-MM-DDTHH:MM`. */
export function momentOf({ text, range }: PlacedText, sink: Diagnostic[]): TestMoment[] {
  const [date = '', clock = ''] = text.split('T');
  const minutes = minutesOf(clock);
  if (isDate(date) && minutes !== undefined) return [{ date, minutes, range }];
  sink.push(report('bad-date', range, { text, wanted: 'a moment; write YYYY-MM-DDTHH:MM' }));
  return [];
}

/** A window written `HH:MM..HH:MM`, as minutes after 00:00; reports where it is none. */
export function windowOf({ text, range }: PlacedText, sink: Diagnostic[]): (readonly [number, number])[] {
  const [from = '', to = '', ...more] = text.split('..');
  const [start, end] = [minutesOf(from), minutesOf(to)];
  if (start !== undefined && end !== undefined && more.length === 0) return [[start, end]];
  sink.push(report('bad-date', range, { text, wanted: 'a window; write HH:MM..HH:MM' }));
  return [];
}

function minutesOf(text: string): number | undefined {
  const match = /^(\d{2}):(\d{2})$/.exec(text);
  if (match === null) return undefined;
  const [hour, minute] = [Number(match[1]), Number(match[2])];
  return hour < 24 && minute < 60 ? 60 * hour + minute : undefined;
}
