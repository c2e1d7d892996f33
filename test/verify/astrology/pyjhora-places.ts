// Instants at which PyJHora has a graha enter a rashi or a star, two meet, one turn, or a tithi of birth come back. Each is judged
// by where ours stand then: it prints to a second, in true places, without the time that light takes.

import { apart } from '../../../engine/jyotisha/angle.ts';
import { type Chart, type ChartOptions, chartAt } from '../../../engine/jyotisha/chart.ts';
import { G } from '../../../engine/jyotisha/graha.ts';
import { signOf } from '../../../engine/jyotisha/sign.ts';
import { angasAt } from '../../../engine/panchang/angas.ts';
import type { SkySource } from '../../../engine/sky/sky-source.ts';
import type { Calculator } from '../calculator.ts';
import type { Row } from '../rows.ts';
import { uncovered, type Verdict, verdict } from '../verdict.ts';
import { arcsecApart, type Birth, birthOf, chartOf, clockText, localInstant, PROGRAM } from './births.ts';

/** A date and a time of the row's clock. */
export type Stamp = readonly [date: readonly number[], time: string];

/** Arc seconds: what a second of the clock moves the Moon, and rounding. */
const ARCSEC = 0.8;

/** The local instant of a stamp, JD by the row's clock. */
export const stampInstant = ([date, time]: Stamp): number =>
  localInstant(
    `${date.map((part, i) => String(part).padStart(i === 0 ? 4 : 2, '0')).join('-')} ${time.slice(0, 8)}`,
  );

/** The chart at a stamp of a row. */
function chartThen(
  { workspace }: Calculator,
  { place, offset }: Birth,
  stamp: Stamp,
  options: Partial<ChartOptions> = PROGRAM,
): Chart {
  return chartAt(workspace.sky.ephemeris, stampInstant(stamp) - offset, place, options);
}

const degreesOf = (text: string): number => {
  const [degrees, minutes, seconds] = (text.match(/\d+/g) ?? []).map(Number);
  return degrees + minutes / 60 + seconds / 3600;
};

/** One thing that a row prints, and how far ours is away. */
interface Miss {
  readonly what: string;
  readonly arcsec: number;
  readonly reason: string | null;
}

function judged(what: string, part: string, count: number, misses: readonly Miss[]): Verdict {
  const reasons = new Set(misses.map(({ reason }) => reason));
  return verdict(
    misses.length === 0,
    () => ({
      what: `${what}: ${misses.length} of ${count}`,
      expected: misses[0].what,
      actual: `${misses[0].arcsec.toFixed(1)} arcsec away`,
      reason: reasons.has(null) ? null : [...reasons].join('; '),
    }),
    { [part]: misses.length === 0 },
  );
}

/** Judges a row of entries into rashis: of each graha into the next, or of each into every one, the next and the one before. */
export function checkEntries(calculator: Calculator, row: Row): Verdict {
  const birth = birthOf(row);
  if (birth === undefined) return uncovered;
  const all = entriesOf(JSON.parse(row.at('expected')));
  const misses = all.flatMap(({ graha, sign, stamp }): Miss[] => {
    const { longitude, speed } = chartThen(calculator, birth, stamp);
    const arcsec = arcsecApart(longitude[graha], sign * 30);
    if (arcsec <= ARCSEC) return [];
    const seconds = (arcsec / 3600 / Math.abs(speed[graha])) * 86_400;
    const what = `${graha} into ${sign} at ${clockText(stampInstant(stamp))}`;
    return [
      {
        what,
        arcsec,
        reason: atEdge(arcsec, seconds) ?? staysAway(calculator, birth, { graha, sign, stamp }),
      },
    ];
  });
  return judged(row.at('label'), 'entries of nine grahas', all.length, misses);
}

/** Arc seconds from an edge within which the program's search may end. */
const NEAR_EDGE = 5;

const atEdge = (arcsec: number, seconds: number): string | null =>
  arcsec < NEAR_EDGE ? `its search of one edge ends ${seconds.toFixed(0)} s of the clock away` : null;

interface Entry {
  readonly graha: number;
  readonly sign: number;
  readonly stamp: Stamp;
}

type Next = readonly [date: readonly number[], time: string, degrees: string, sign: number];

function entriesOf(
  expected: readonly Next[] | Record<string, Record<string, readonly Stamp[]>>,
): readonly Entry[] {
  if (Array.isArray(expected))
    return (expected as readonly Next[]).map(([date, time, , sign], graha) => ({
      graha,
      sign,
      stamp: [date, time],
    }));
  return Object.entries(expected as Record<string, Record<string, readonly Stamp[]>>).flatMap(
    ([graha, signs]) =>
      Object.entries(signs).flatMap(([sign, stamps]) =>
        stamps.map((stamp) => ({ graha: Number(graha), sign: Number(sign) - 1, stamp })),
      ),
  );
}

// Whether the graha is not even in the rashi or the one before it in the week about the printed instant.
function staysAway(
  { workspace }: Calculator,
  { place, offset }: Birth,
  { graha, sign, stamp }: { readonly graha: number; readonly sign: number; readonly stamp: Stamp },
): string | null {
  const jd = stampInstant(stamp) - offset;
  const near = [-7, 7].map((days) =>
    signOf(chartAt(workspace.sky.ephemeris, jd + days, place, PROGRAM).longitude[graha]),
  );
  const actual = near.some((at) => (at - sign + 12) % 12 < 2 || (sign - at + 12) % 12 < 2);
  return actual
    ? null
    : "the row's own: a week before and after its instant the graha is more than a rashi away from the one it names";
}

/** Judges a row that says where in a rashi grahas are at their entries, by the instants of the row that lists these. */
export function checkAtEntry(calculator: Calculator, row: Row, rows: readonly Row[]): Verdict {
  const birth = birthOf(row);
  const listed = rows.find((one) => one.at('label') === row.at('label') && one.at('measure') === '(y, m, d)');
  if (birth === undefined || listed === undefined) return uncovered;
  const expected = degreesOf(row.at('expected'));
  const all = entriesOf(JSON.parse(listed.at('expected')));
  const misses = all.flatMap(({ graha, stamp }): Miss[] => {
    const at = chartThen(calculator, birth, stamp).longitude[graha] % 30;
    const arcsec = Math.min(Math.abs(at - expected), Math.abs(at - 30 - expected)) * 3600;
    return arcsec <= ARCSEC ? [] : [{ what: `${graha}`, arcsec, reason: null }];
  });
  return judged(row.at('label'), 'degrees at an entry', all.length, misses);
}

/** Degrees a day: two that move slower are found by the program's search to a few arc minutes only. */
const BOTH_SLOW = 0.15;
const SEARCH_ARCSEC = 240;

/** Seconds of the clock by which the program's search of the lagna may be off, and arc seconds a second. */
const LAGNA_ARCSEC = 6 * 15.2;

/** Judges a row of the next conjunctions of lagna and grahas, each with each: when, and where. */
export function checkConjunctions(calculator: Calculator, row: Row): Verdict {
  const birth = birthOf(row);
  if (birth === undefined) return uncovered;
  const table: readonly (readonly ('' | readonly [...Stamp, string])[])[] = JSON.parse(row.at('expected'));
  const pairs = table.flatMap((cells, a) =>
    cells.flatMap((cell, b) => (cell === '' ? [] : [{ a, b, cell }])),
  );
  const misses = pairs.flatMap(({ a, b, cell: [date, time, text] }): Miss[] => {
    const { lagna, longitude, speed } = chartThen(calculator, birth, [date, time]);
    const [first, second] = [a, b].map((one) => (one === 0 ? lagna : longitude[one - 1]));
    const printed = degreesOf(text);
    const [near, far] = [first, second].map((at) => arcsecApart(at, printed)).sort((x, y) => x - y);
    if (near > ARCSEC && a !== 0 && b !== 0) return [{ what: `${a} ${b}`, arcsec: near, reason: null }];
    if (far <= ARCSEC) return [];
    const slow = a > 0 && b > 0 && Math.abs(speed[a - 1]) < BOTH_SLOW && Math.abs(speed[b - 1]) < BOTH_SLOW;
    const ofLagna = (a === 0 || b === 0) && far < LAGNA_ARCSEC;
    if (ofLagna)
      return [
        {
          what: `${a} ${b}`,
          arcsec: far,
          reason: 'its search of the lagna ends some seconds of the clock away',
        },
      ];
    const reason =
      slow && far < SEARCH_ARCSEC
        ? 'its search of two that move little ends before they meet; the other stands where it prints'
        : null;
    return [{ what: `${a} ${b}`, arcsec: far, reason }];
  });
  return judged(row.at('label'), 'conjunctions', pairs.length, misses);
}

/** Judges a row of the days on which Mars to Saturn turn, by the sign of their motion at both ends of the day. */
export function checkStations({ workspace }: Calculator, row: Row): Verdict {
  const birth = birthOf(row);
  if (birth === undefined) return uncovered;
  const dates: readonly (readonly number[])[] = JSON.parse(row.at('expected'));
  const speeds = (jd: number): Float64Array =>
    chartAt(workspace.sky.ephemeris, jd, birth.place, PROGRAM).speed;
  const misses = dates.flatMap((date, i): Miss[] => {
    const start = stampInstant([date, '00:00:00']) - birth.offset;
    const slices = speeds(start)[G.mars + i] > 0 !== speeds(start + 1)[G.mars + i] > 0;
    return slices ? [] : [{ what: date.join('-'), arcsec: Number.NaN, reason: null }];
  });
  return judged(row.at('label'), 'stations', dates.length, misses);
}

/** Where Ardra begins, degrees. */
const ARDRA = 66 + 40 / 60;

/** Judges a row of the Sun's entry into Ardra, with its degree. */
export function checkStarEntry(calculator: Calculator, row: Row): Verdict {
  const birth = birthOf(row);
  if (birth === undefined) return uncovered;
  const [date, time]: [number[], string] = JSON.parse(row.at('expected'));
  const off = (options: Partial<ChartOptions>): number =>
    arcsecApart(chartThen(calculator, birth, [date, time], options).longitude[G.sun], ARDRA);
  const arcsec = off(PROGRAM);
  const byPushya = off({ ...PROGRAM, ayanamsa: 'true_pushya' });
  const reason =
    byPushya < STAR_ARCSEC
      ? `another ayanamsa: the Sun of true Pushya, PyJHora's own default, is ${byPushya.toFixed(1)} arcsec from the edge`
      : null;
  return judged(
    row.at('label'),
    'entries into a star',
    1,
    arcsec <= ARCSEC ? [] : [{ what: `${date.join('-')} ${time}`, arcsec, reason }],
  );
}

/** Arc seconds by which a star may stand otherwise for another program. */
const STAR_ARCSEC = 25;

/** Days to either side of the birthday within which the tithi of birth may come back. */
const RANGE = 45;

/** Minutes of the clock. */
const MINUTES = 1.5;

/** Judges a row of the day, or of the time, at which the tithi of birth comes back with the Sun in its rashi of birth. */
export function checkTithiPravesha(calculator: Calculator, row: Row, rows: readonly Row[]): Verdict {
  const birth = birthOf(row);
  if (birth === undefined) return uncovered;
  const { ephemeris } = calculator.workspace.sky;
  const natal = chartOf(calculator, birth);
  const days = rows
    .filter((one) => one.at('measure') === 'tp_date')
    .map((one) => JSON.parse(one.at('expected')));
  const [date]: number[][] =
    row.at('measure') === 'tp_date' ? [JSON.parse(row.at('expected'))] : days.slice(-1);
  const year = date[0] - JSON.parse(row.at('birth.date'))[0];
  const result = returnsOfTithi(ephemeris, natal, birth, year);
  const fits = result.some((jd) => {
    const local = clockText(jd + birth.offset);
    if (row.at('measure') === 'tp_date')
      return clockText(stampInstant([date, '00:00:00'])).slice(0, 10) === local.slice(0, 10);
    const printed = stampInstant([date, row.at('expected')]);
    return Math.abs(jd + birth.offset - printed) * 1440 <= MINUTES;
  });
  return verdict(
    fits,
    () => ({
      what: row.at('label'),
      expected: row.at('expected'),
      actual: result.map((jd) => clockText(jd + birth.offset)).join(', '),
      reason: byTime(calculator, birth, {
        found: result,
        time: row.at('measure') === 'tp_date' ? '' : row.at('expected'),
        date,
      }),
    }),
    { 'tithi of birth': fits },
  );
}

// Whether the row carries over the share of the tithi that was over in time, where ours carries over the angle.
function byTime(
  { yearOf }: Calculator,
  { jd, place, offset }: Birth,
  {
    found: actual,
    time,
    date,
  }: { readonly found: readonly number[]; readonly time: string; readonly date: readonly number[] },
): string | null {
  const tithiAt = (at: number) => {
    const py = yearOf(place, Number(clockText(at + offset).slice(0, 4)));
    return py && angasAt(py, at)?.tithi;
  };
  const natal = tithiAt(jd);
  if (natal === undefined || time === '') return null;
  const share = (jd - natal.start) / (natal.end - natal.start);
  const printed = stampInstant([date, time]) - offset;
  const fits = actual.some((at) => {
    const tithi = tithiAt(at);
    const then = tithi && tithi.start + share * (tithi.end - tithi.start);
    return then !== undefined && Math.abs(then - printed) * 1440 <= MINUTES;
  });
  return fits ? 'the row carries over the share of the tithi that is over in time, ours the angle' : null;
}

function returnsOfTithi(
  ephemeris: SkySource,
  natal: Chart,
  { jd, place }: Birth,
  years: number,
): readonly number[] {
  const elongation = (at: number): number => {
    const { longitude } = chartAt(ephemeris, at, place, PROGRAM);
    return longitude[G.moon] - longitude[G.sun];
  };
  const expected = natal.longitude[G.moon] - natal.longitude[G.sun];
  const near = jd + years * 365.2564;
  const results: number[] = [];
  for (let day = -RANGE; day < RANGE; day++) {
    let at = near + day;
    if (apart(elongation(at), expected) > 12) continue;
    for (let step = 0; step < 8; step++) {
      const ahead = ((((expected - elongation(at)) % 360) + 540) % 360) - 180;
      at += ahead / 12.19;
    }
    const sun = chartAt(ephemeris, at, place, PROGRAM).sign[G.sun];
    if (sun === natal.sign[G.sun] && !results.some((one) => Math.abs(one - at) < 1)) results.push(at);
  }
  return results;
}
