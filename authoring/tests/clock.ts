// Moments of claims and of answers, by the clock of a place.

import type { PlaceYear } from '@nirnaya/engine/almanac';
import { isoDate, JD_OF_CIVIL_DAY_0, offsetAt, parseIsoDate, zoneOffsets } from '@nirnaya/engine/civil';
import type { Spans } from '@nirnaya/engine/spans';

/** A window by the clock: minutes after 00:00 of its start and end, each of the day it lies in. */
export type ClockWindow = readonly [number, number];

/** The day number of a date that was read as one. */
export function dayOf(date: string): number {
  const day = parseIsoDate(date.slice(0, 10));
  if (day === undefined) throw new Error(`no date: ${date}`);
  return day;
}

/** `HH:MM` of minutes after 00:00. */
export const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** A moment (JD UT) within a place-year as its clock has it: `2026-09-14 18:05`. */
export function momentText(py: PlaceYear, jd: number): string {
  const minutes = Math.round((jd + offsetAt(offsetsOf(py), jd) - JD_OF_CIVIL_DAY_0) * 1440);
  const day = Math.floor(minutes / 1440);
  return `${isoDate(day)} ${clockText(minutes - day * 1440)}`;
}

const offsetsOf = ({ place, midnight, count }: PlaceYear): ReturnType<typeof zoneOffsets> =>
  zoneOffsets(place.zone, midnight[0] ?? 0, midnight[count] ?? 0);

/** Windows as `HH:MM..HH:MM`, to the nearest minute. */
export const windowsText = (windows: readonly ClockWindow[]): string =>
  windows
    .map(([from, to]) => `${clockText(Math.round(from) % 1440)}..${clockText(Math.round(to) % 1440)}`)
    .join(', ') || 'no window';

/** Spans (JD UT) within a place-year as windows by its clock. */
export function clockWindows(py: PlaceYear, spans: Spans): readonly ClockWindow[] {
  const offsets = offsetsOf(py);
  const minutes = [...spans].map((jd) => {
    const local = jd + offsetAt(offsets, jd) + 0.5;
    return (local - Math.floor(local)) * 1440;
  });
  const out: ClockWindow[] = [];
  for (let i = 0; i + 1 < minutes.length; i += 2) out.push([minutes[i] ?? 0, minutes[i + 1] ?? 0]);
  return out;
}

/** How far a window may be from what almanacs print to the minute, cut or rounded. */
const slack = 1;

/** The same of windows of festivals, for which almanacs reckon the rising sign and the karana a little otherwise. */
const festivalSlack = 2;

/** Whether windows of a festival are those that almanacs print, one by one: to two minutes. */
export const areFestivalWindows = (a: readonly ClockWindow[], b: readonly ClockWindow[]): boolean =>
  a.length === b.length &&
  a.every(([from, to], i) => {
    const [start, end] = b[i] ?? [0, 0];
    return near(from, start, festivalSlack) && near(to, end, festivalSlack);
  });

/** Whether two windows are the same to a minute. */
export const isSameWindow = (a: ClockWindow, b: ClockWindow): boolean => near(a[0], b[0]) && near(a[1], b[1]);

/** Whether windows are the same to a minute, one by one. */
export const areSameWindows = (a: readonly ClockWindow[], b: readonly ClockWindow[]): boolean =>
  a.length === b.length && a.every((window, i) => isSameWindow(window, b[i] ?? [0, 0]));

function near(a: number, b: number, minutes = slack): boolean {
  const apart = Math.abs(a - b);
  return Math.min(apart, 1440 - apart) <= minutes;
}
