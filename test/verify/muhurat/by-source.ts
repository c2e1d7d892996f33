// Printed muhurats by event and source, who differ among themselves: how many of a source's dates have a good time of ours,
// how many of our good times on its dates meet those it prints, and how many good days of ours in the span of its dates no
// source prints.

import type { Calculator } from '../calculator.ts';
import type { Row } from '../rows.ts';
import { isGood, overlaps, windowsOf } from './ours.ts';
import { type PrintedSpan, precisionOf } from './precision.ts';
import { type PrintedMuhurat, printedMuhurat } from './printed.ts';

// Dates that a source has to print of an event, for the days between them to be taken as passed over. Of the newspaper's
// weeks not all were read.
const FEW = 5;

/** Lines of a table, the events by how often they are printed. */
export function muhuratsBySource(calculator: Calculator, rows: readonly Row[]): readonly string[] {
  const printed = rows.flatMap((row) => printedMuhurat(calculator, row) ?? []);
  const events = grouped(printed, ({ event }) => event).sort(([, a], [, b]) => b.length - a.length);
  return events.flatMap(([event, all]) => {
    const days = new Set(all.map(({ day }) => day));
    const sources = grouped(all, ({ source }) => familyOf(source)).sort(
      ([, a], [, b]) => b.length - a.length,
    );
    return [
      `${event}: ${figures(all)}${precisionOf(
        calculator,
        sources.flatMap(([, its]) => spanOf(its) ?? []),
        days,
      )}`,
      ...sources.map(([source, its]) => `  ${source}: ${figures(its)}${passedOver(its, days)}`),
    ];
  });
}

// The weeks of one newspaper, and those who copy it, are one source.
const weekly = 'weekly panchang (hindustantimes.com and copies)';
const familyOf = (source: string): string => (/weekly panchang/.test(source) ? weekly : source);

function figures(all: readonly PrintedMuhurat[]): string {
  const matches = all.filter((printed) => windowsOf(printed).some(isGood));
  const timed = all.flatMap((printed) => (printed.window ? [{ printed, window: printed.window }] : []));
  const met = timed.filter(({ printed, window }) =>
    windowsOf(printed, 1, 1).some((ours) => isGood(ours) && overlaps(ours, window)),
  );
  const ours = timed.flatMap(({ printed, window }) =>
    windowsOf(printed)
      .filter(isGood)
      .map((good) => overlaps(good, window)),
  );
  const times =
    timed.length === 0
      ? ''
      : `; ${of(met.length, timed.length)} printed times met, ${of(ours.filter(Boolean).length, ours.length)} of our good times that day meet them`;
  return `${of(matches.length, all.length)} dates have a good time${times}`;
}

// Where a source prints dates without gaps: undefined for few dates, and for the newspaper's weeks.
function spanOf(its: readonly PrintedMuhurat[]): PrintedSpan | undefined {
  const [first] = its;
  if (first === undefined || its.length < FEW || familyOf(first.source) === weekly) return undefined;
  const days = its.map(({ day }) => day);
  return { first, from: Math.min(...days), to: Math.max(...days) };
}

function passedOver(its: readonly PrintedMuhurat[], days: ReadonlySet<number>): string {
  const span = spanOf(its);
  if (span === undefined) return '';
  const { first, from, to } = span;
  const good: number[] = [];
  for (const { day, py } of its) {
    // Each place-year of the source is read once, within the span.
    const [start, end] = [
      Math.max(from, py.firstDay + py.yearStart),
      Math.min(to, py.firstDay + py.yearEnd - 1),
    ];
    if (its.find((other) => other.py.year === py.year)?.day !== day) continue;
    for (let d = start; d <= end; d++) if (windowsOf({ ...first, py, day: d }).some(isGood)) good.push(d);
  }
  const own = new Set(its.map(({ day }) => day));
  const unprinted = good.filter((day) => !own.has(day));
  return `; of ${good.length} good days of ours in its span ${unprinted.length} it does not print, ${unprinted.filter((day) => !days.has(day)).length} no source does`;
}

function grouped<T>(items: readonly T[], key: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return [...groups];
}

const of = (part: number, whole: number): string =>
  `${part} of ${whole}${whole === 0 ? '' : ` (${((100 * part) / whole).toFixed(1)} %)`}`;
