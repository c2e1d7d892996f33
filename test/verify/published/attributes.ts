// Facts of a day that are not times: months, weekday, lengths of day and night, the Bengali date.

import { parseIsoDate, weekdayOf } from '../../../engine/civil/civil.ts';
import { adhikaLabel, labelAt, lunationAt } from '../../../engine/observe/quantities.ts';
import type { Calculator, PlaceDay } from '../calculator.ts';
import { labelsOf } from '../labels.ts';
import { uncovered, type Verdict, verdict } from '../verdict.ts';
import { flagged, labelOf, type PublishedRow } from './row.ts';

interface Attribute {
  /** ours, and whether it agrees with what is printed; undefined where the print is not understood */
  compare(
    at: PlaceDay,
    value: string,
    calculator: Calculator,
  ): { readonly ours: string; readonly agrees: boolean } | undefined;
}

const attributes: Readonly<Record<string, Attribute | undefined>> = {
  amanta_month: { compare: (at, value) => compareMonth(at, value, false) },
  month: { compare: (at, value) => compareMonth(at, value, false) },
  purnimanta_month: { compare: (at, value) => compareMonth(at, value, true) },
  weekday: {
    compare: ({ py, index }, value) => {
      const [label] = labelsOf('weekday', value);
      const ours = weekdayOf(py.firstDay + index);
      return label === undefined ? undefined : { ours: String(ours), agrees: label === ours };
    },
  },
  dinamana: { compare: ({ py, index }, value) => compareLength(py.sunset[index] - py.sunrise[index], value) },
  ratrimana: {
    compare: ({ py, index }, value) => compareLength(py.sunrise[index + 1] - py.sunset[index], value),
  },
  bengali_day: {
    compare: ({ py, index }, value, calculator) => {
      const [date, name] = value.split(' ');
      const pack = calculator.pack('base');
      const ours = pack?.calendarDate(py, 'Bengali', py.firstDay + index);
      if (ours === undefined || pack === undefined) return undefined;
      const month = pack.calendars.get('Bengali')?.months[ours.month];
      return { ours: `${ours.day} ${month}`, agrees: ours.day === Number(date) && month === name };
    },
  },
};

/** Compares an attribute of a day; those that we do not compute are not covered. */
export function checkAttribute(published: PublishedRow): Verdict {
  const { calculator, row, place, name, value } = published;
  const day = parseIsoDate(row.at('date'));
  const at = day === undefined ? undefined : calculator.dayOf(place, day);
  const compared = at && attributes[name]?.compare(at, value, calculator);
  if (compared === undefined) return uncovered;
  return verdict(compared.agrees, () => ({
    what: labelOf(published),
    expected: value,
    actual: compared.ours,
    reason: flagged(published),
  }));
}

function compareMonth({ py, index }: PlaceDay, value: string, purnimanta: boolean) {
  const sunrise = py.dayStart[index];
  const name = value.replace(/\s*\(?Adhika?\)?\s*/, '');
  const [label] = labelsOf('lunar month', name);
  const lunation = lunationAt(py.sky, sunrise);
  if (label === undefined || lunation === undefined) return undefined;
  const ours = purnimanta
    ? labelAt(py, { name: 'purnimanta month', body: 'Moon' }, sunrise)
    : lunation.months[0] - 1;
  if (purnimanta && ours === adhikaLabel) return undefined;
  return { ours: `month ${ours + 1}${lunation.adhika ? ' adhika' : ''}`, agrees: ours === label };
}

// `HH:MM:SS`, within a minute.
function compareLength(days: number, value: string) {
  const parts = value.split(':').map(Number);
  if (parts.length !== 3 || parts.some(Number.isNaN)) return undefined;
  const seconds = parts[0] * 3600 + parts[1] * 60 + parts[2];
  const ours = days * 86400;
  return { ours: `${Math.round(ours)} s`, agrees: Math.abs(ours - seconds) <= 60 };
}
