// Angas, months, rises and sets of days. The rows say neither date nor place: they are the trials of drik-panchanga, from which
// the program took them over, in the order of its file.

import { buildPlaceYear, type PlaceYear } from '../../../engine/almanac/place-year.ts';
import { parseIsoDate, weekdayOf } from '../../../engine/civil/civil.ts';
import { chartAt } from '../../../engine/jyotisha/chart.ts';
import { G } from '../../../engine/jyotisha/graha.ts';
import { lunationAt } from '../../../engine/observe/quantities.ts';
import { angasAt } from '../../../engine/panchang/angas.ts';
import type { Place } from '../../../engine/place/place.ts';
import { altitudeOf } from '../astrology/altitude.ts';
import { type Calculator, localTime } from '../calculator.ts';
import type { Row } from '../rows.ts';
import { uncovered, type Verdict, verdict } from '../verdict.ts';

const BENGALURU = { lat: 12.972, lon: 77.594, zone: 'Asia/Kolkata' } satisfies Place;
const SHILLONG = { lat: 25.569, lon: 91.883, zone: 'Asia/Kolkata' } satisfies Place;
const HELSINKI = { lat: 60.17, lon: 24.935, zone: 'Europe/Helsinki' } satisfies Place;
const CHENNAI = { lat: 13.0389, lon: 80.2619, zone: 'Asia/Kolkata' } satisfies Place;

type Trial = readonly [date: string, place: Place];

/** The trials by function, in the order of its rows; those of one row each by what is measured. */
const TRIALS: Readonly<Record<string, readonly Trial[]>> = {
  _tithi_tests: [
    ['2009-07-15', BENGALURU],
    ['1985-06-09', BENGALURU],
    ['2013-01-18', HELSINKI],
    ['2013-02-03', BENGALURU],
    // Of the program itself: its own chart.
    ['1996-12-07', CHENNAI],
  ],
  _nakshatra_tests: [
    ['2009-07-15', BENGALURU],
    ['2013-01-18', BENGALURU],
    ['1985-06-09', BENGALURU],
  ],
  _yogam_tests: [['1985-06-09', BENGALURU]],
  _masa_tests: [
    ['2013-02-10', BENGALURU],
    ['2012-08-17', BENGALURU],
    ['2012-09-18', BENGALURU],
  ],
  'drik.moonrise(date2, bangalore)[1]': [['2013-01-18', BENGALURU]],
  'drik.moonset(date2, bangalore)[1]': [['2013-01-18', BENGALURU]],
  'drik.sunset(date2, bangalore)[1]': [['2013-01-18', BENGALURU]],
  'drik._vaara(date2)': [['2013-01-18', BENGALURU]],
  'drik.sunrise(date4, shillong)[1]': [['2009-06-21', SHILLONG]],
  'drik.karana(date2, helsinki)[0]': [['2013-01-18', HELSINKI]],
};

/** Minutes: its angas are interpolated between places without the time that light takes, 20 arcsec of the Sun. */
const MINUTES = 1.5;

/** What a row has, and what we have. */
interface Compared {
  readonly expected: string;
  readonly actual: string;
  readonly agrees: boolean;
  readonly reason?: string | null;
}

/** The same of a time. */
interface ComparedTime extends Compared {
  /** JD UT */
  readonly printed: number;
}

/** Judges a row of an anga, a month, a rise or a set. */
export function checkPyjhoraDay(calculator: Calculator, row: Row, rows: readonly Row[]): Verdict {
  const name = row.at('function');
  const alike = rows.filter((one) => one.at('function') === name);
  const trial =
    TRIALS[name]?.[alike.findIndex(({ line }) => line === row.line)] ??
    TRIALS[row.at('measure')]?.[0] ??
    ownTrial(row);
  if (trial === undefined) return uncovered;
  const [date, place] = trial;
  const day = parseIsoDate(date);
  const at = day === undefined ? undefined : calculator.dayOf(place, day);
  if (at === undefined) return uncovered;
  const py = buildPlaceYear(at.py.sky, place, { sunrise: 'centre_no_refraction' });
  const result = compared(calculator, row, { py, index: at.index, date });
  if (result === undefined) return uncovered;
  return verdict(
    result.agrees,
    () => ({
      what: `${row.at('label')} ${date}`,
      expected: result.expected,
      actual: result.actual,
      reason: result.reason ?? null,
    }),
    { [name.replace(/^_|_tests$/g, '')]: result.agrees },
  );
}

// Rows with a birth are of its day and place.
function ownTrial(row: Row): Trial | undefined {
  if (row.at('function') !== '_panchanga_tests' || row.at('birth') === '') return undefined;
  const { date, lat, lon } = JSON.parse(row.at('birth'));
  const iso = date.map((part: number) => String(part).padStart(2, '0')).join('-');
  return [iso, { lat, lon, zone: 'Asia/Kolkata' }];
}

function compared(
  calculator: Calculator,
  row: Row,
  { py, index, date }: { readonly py: PlaceYear; readonly index: number; readonly date: string },
): Compared | undefined {
  const sunrise = py.sunrise[index];
  const value = JSON.parse(
    row.at('expected').startsWith('[') ? row.at('expected') : JSON.stringify(row.at('expected')),
  );
  const running = angasAt(py, sunrise);
  const lunation = lunationAt(py.sky, sunrise);
  const time = (theirs: string, ours: number): ComparedTime => timeOf(calculator, py, { date, theirs, ours });
  if (running === undefined || lunation === undefined) return undefined;
  const numbered = (number: number, ours: number, rest: readonly Compared[]): Compared => ({
    expected: JSON.stringify(value),
    actual: [ours, ...rest.map(({ actual }) => actual)].join(' '),
    agrees: number === ours && rest.every(({ agrees }) => agrees),
  });
  switch (row.at('function')) {
    case '_tithi_tests': {
      const ofSunrise = numbered(value[0], running.tithi.label + 1, [time(value[1], running.tithi.end)]);
      const next = angasAt(py, running.tithi.end + 1e-4)?.tithi;
      const isNext = next !== undefined && value[0] === next.label + 1 && time(value[1], next.end).agrees;
      return {
        ...ofSunrise,
        reason:
          isNext && next.end < py.sunrise[index + 1]
            ? 'the row has the tithi that begins after sunrise and ends before the next, a kshaya tithi; ours is that of sunrise'
            : null,
      };
    }
    case '_nakshatra_tests': {
      // The number is of sunrise, the pada of the hour that the row is asked for: midnight without one.
      const [hours = 0, minutes = 0] = JSON.parse(row.at('birth.time') || '[]');
      const pada = angasAt(py, py.clock(index, hours * 60 + minutes))?.pada.pada;
      return numbered(value[0], running.nakshatra.label + 1, [
        { expected: '', actual: `pada ${pada}`, agrees: value[1] === pada },
        time(value[2], running.nakshatra.end),
      ]);
    }
    case '_yogam_tests':
      return numbered(value[0], running.yoga.label + 1, [
        time(value[1], running.yoga.start),
        time(value[2], running.yoga.end),
      ]);
    case '_masa_tests': {
      const nija = !lunation.adhika && isAdhikaBefore(py, lunation.start, lunation.months[0]);
      return {
        expected: JSON.stringify(value),
        actual: JSON.stringify([lunation.months[0], lunation.adhika, nija]),
        agrees: JSON.stringify(value) === JSON.stringify([lunation.months[0], lunation.adhika, nija]),
      };
    }
    default:
      return single(calculator, row, { py, index, value, time });
  }
}

// Whether the lunation that ends at an instant is the intercalary one of the same name.
function isAdhikaBefore(py: PlaceYear, start: number, month: number): boolean {
  const before = lunationAt(py.sky, start - 1);
  return before?.adhika === true && before.months[0] === month;
}

function single(
  calculator: Calculator,
  row: Row,
  {
    py,
    index,
    value,
    time,
  }: {
    readonly py: PlaceYear;
    readonly index: number;
    readonly value: string;
    readonly time: (theirs: string, ours: number) => ComparedTime;
  },
): Compared | undefined {
  const day = py.firstDay + index;
  const midnight = py.clock(index, 0);
  const first = (times: Float64Array): number => times.find((t) => t >= midnight) ?? Number.NaN;
  const label = row.at('label');
  // Of midnight, for which the row is asked.
  const karana = angasAt(py, midnight)?.karana.half;
  if (/sunrise|sun rise/i.test(label)) return time(value, py.sunrise[index]);
  if (/sun set/i.test(label)) return time(value, py.sunset[index]);
  if (/moon ?(rise|set)/i.test(label)) {
    const ours = time(value, first(/rise/i.test(label) ? py.moonrises : py.moonsets));
    return { ...ours, reason: onEcliptic(calculator, py, ours.printed) };
  }
  if (/vaara/i.test(label))
    return { expected: value, actual: String(weekdayOf(day)), agrees: Number(value) === weekdayOf(day) };
  if (/karana/i.test(label) && karana !== undefined)
    return { expected: value, actual: String(karana + 1), agrees: Number(value) === karana + 1 };
  return undefined;
}

/** Degrees: six seconds of the clock. */
const ON_HORIZON = 0.025;

// The library's "Hindu rising": the Moon's centre without refraction and parallax, and as if it stood on the ecliptic.
function onEcliptic({ workspace }: Calculator, { place }: PlaceYear, jd: number): string | null {
  const altitude = altitudeOf(chartAt(workspace.sky.ephemeris, jd, place), G.moon);
  return Math.abs(altitude) < ON_HORIZON
    ? "another convention: the Moon's centre on the true horizon as if it stood on the ecliptic, without parallax"
    : null;
}

// `03:08:16 AM (+1)`, of the day after; without a mark the day itself.
function timeOf(
  calculator: Calculator,
  py: PlaceYear,
  { date, theirs, ours }: { readonly date: string; readonly theirs: string; readonly ours: number },
): ComparedTime {
  const days = Number(/\(([+-]\d+)\)/.exec(theirs)?.[1] ?? 0);
  const printed = (calculator.instant(py.place, `${date}T${theirs.slice(0, 5)}`) ?? Number.NaN) + days;
  const seconds = Number(theirs.slice(6, 8));
  const instant = printed + seconds / 86_400;
  const off = Math.abs(instant - ours) * 1440;
  return { printed: instant, expected: theirs, actual: localTime(py.place, ours), agrees: off <= MINUTES };
}
