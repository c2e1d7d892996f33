// Pages of a panchang for one place and day: the angas at sunrise, sunrise and sunset, Rahu kaal. One is Drik Panchang's; the
// others a program wrote down of itself.

import type { PlaceYear } from '../../../engine/almanac/place-year.ts';
import { parseIsoDate } from '../../../engine/civil/civil.ts';
import { offsetAt, zoneOffsets } from '../../../engine/civil/zone.ts';
import { angasAt } from '../../../engine/panchang/angas.ts';
import { type Calculator, localTime } from '../calculator.ts';
import { labelsOf } from '../labels.ts';
import type { Row } from '../rows.ts';
import { uncovered, type Verdict, verdict } from '../verdict.ts';

/** Chain whose kalas are queried. */
const PACK = 'NORTH_INDIA';

/** Minutes: what is printed is cut or rounded, and a program's sunrise may be another's by a little. */
const MINUTES = 1.5;

/** Zones of the pages' places. */
const ZONES: Readonly<Record<string, string>> = {
  'Delhi, India': 'Asia/Kolkata',
  'London, UK': 'Europe/London',
  Singapore: 'Asia/Singapore',
  'Sydney, Australia': 'Australia/Sydney',
  'Vevey, CH': 'Europe/Zurich',
};

/** Something a page prints, and what we have. */
interface Printed {
  readonly what: string;
  readonly theirs: string;
  readonly ours: string;
  readonly agrees: boolean;
}

/** Judges a page of date, location and expected values. */
export function checkPanchangPage(calculator: Calculator, row: Row): Verdict {
  const zone = ZONES[row.at('location.name')];
  const day = parseIsoDate(row.at('date'));
  if (zone === undefined || day === undefined) return uncovered;
  const place = { lat: Number(row.at('location.lat')), lon: Number(row.at('location.lng')), zone };
  const at = calculator.dayOf(place, day);
  if (at === undefined) return uncovered;
  const { py, index } = at;
  const offset = offsetAt(zoneOffsets(zone, py.sunrise[index], py.sunrise[index]), py.sunrise[index]) * 24;
  const clock = { calculator, row, py, offset: Number(row.at('location.tzOffset')) - offset };
  const rahu = calculator.pack(PACK)?.dayWindows.kala(py, 'rahu_kaal', day) ?? [];
  const printed = [
    time(clock, 'sunrise', py.sunrise[index]),
    time(clock, 'sunset', py.sunset[index]),
    time(clock, 'rahuKaal.start', rahu[0]),
    time(clock, 'rahuKaal.end', rahu[1]),
    ...(['tithi', 'nakshatra', 'yoga', 'karana'] as const).map((name) => anga(row, py, index, name)),
  ];
  const missed = printed.filter(({ agrees }) => !agrees);
  return verdict(
    missed.length === 0,
    () => ({
      what: `${row.at('location.name')} ${row.at('date')}, ${row.at('origin')}`,
      expected: missed.map(({ what, theirs }) => `${what} ${theirs}`).join(', '),
      actual: missed.map(({ what, ours }) => `${what} ${ours}`).join(', '),
      reason: null,
    }),
    Object.fromEntries(printed.map(({ what, agrees }) => [what, agrees])),
  );
}

interface Clock {
  readonly calculator: Calculator;
  readonly row: Row;
  readonly py: PlaceYear;
  /** hours by which the page's clock is ahead of the place's */
  readonly offset: number;
}

function time({ calculator, row, py, offset }: Clock, what: string, ours: number): Printed {
  const theirs = row.at(`expected.${what}`);
  const printed = calculator.instant(py.place, `${row.at('date')}T${theirs}`) ?? Number.NaN;
  const minutes = (printed - offset / 24 - ours) * 1440;
  return {
    what,
    theirs,
    ours: localTime(py.place, ours).slice(11),
    agrees: Math.abs(minutes) <= MINUTES,
  };
}

function anga(
  row: Row,
  py: PlaceYear,
  index: number,
  name: 'tithi' | 'nakshatra' | 'yoga' | 'karana',
): Printed {
  const sunrise = py.sunrise[index];
  const running = angasAt(py, sunrise)?.[name];
  const theirs = row.at(`expected.${name}.name`);
  const number = Number(row.at(`expected.${name}.number`) || Number.NaN);
  const labels = labelsOf(name, theirs);
  const agrees =
    running !== undefined &&
    labels.includes(running.label) &&
    (Number.isNaN(number) || number === running.label + 1);
  return {
    what: name,
    theirs: `${theirs} ${Number.isNaN(number) ? '' : number}`.trim(),
    ours: running === undefined ? 'none' : `label ${running.label} to ${localTime(py.place, running.end)}`,
    agrees,
  };
}
