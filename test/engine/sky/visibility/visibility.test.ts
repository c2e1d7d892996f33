import { describe, expect, test } from 'vitest';
import { newYear } from '../../../../engine/sky/new-year.ts';
import { PLANETS, type Planet, TRACKED_BODIES } from '../../../../engine/sky/planets/planet.ts';
import {
  setSpans,
  type VisibilityEvent,
  visibilityEvents,
} from '../../../../engine/sky/visibility/visibility.ts';
import {
  type ArcMeasure,
  arcByMotion,
  BeyondVisibilityLatitude,
  sameArc,
  type VisibilityRule,
} from '../../../../engine/sky/visibility/visibility-rule.ts';
import { YearOutOfRange } from '../../../../engine/sky/year-range.ts';
import { openBundledSky } from '../../../../ephemeris/bundled.ts';
import { sweph } from '../../../ephemeris/library.ts';

const sky = openBundledSky();
const { SEFLG_SWIEPH, SEFLG_EQUATORIAL, SE_EQU2HOR } = sweph.constants;
const DEG = Math.PI / 180;
const DELHI = 28.6139;

const suryaSiddhanta = (measure: ArcMeasure): Readonly<Record<Planet, VisibilityRule>> => ({
  Mercury: arcByMotion(measure, 14, 12),
  Venus: arcByMotion(measure, 10, 8),
  Mars: sameArc(measure, 17),
  Jupiter: sameArc(measure, 11),
  Saturn: sameArc(measure, 15),
});

/** Degrees brought into -180..180. */
const signed = (degrees: number): number => degrees - 360 * Math.round(degrees / 360);

const known = new Map<string, readonly number[]>();

/** Tropical equatorial or ecliptic coordinates, straight from the library; either side of the Sun needs the same. */
function coordinates(jd: number, body: number, flags = 0): readonly number[] {
  const key = `${jd} ${body} ${flags}`;
  const stored = known.get(key) ?? sweph.calc_ut(jd, body, SEFLG_SWIEPH | flags).data;
  if (known.size > 20_000) known.clear();
  known.set(key, stored);
  return stored;
}

/** Arc on one side by the library's equatorial places and by the rising and setting of the two on a fixed sky. */
function arcBySweph({
  measure,
  lat,
  planet,
  side,
  jd,
}: {
  readonly measure: ArcMeasure;
  readonly lat: number;
  readonly planet: Planet;
  readonly side: 'east' | 'west';
  readonly jd: number;
}): number {
  const { body } = TRACKED_BODIES[planet];
  const way = side === 'west' ? 1 : -1;
  if (measure === 'longitude') return way * signed(coordinates(jd, body)[0] - coordinates(jd, 0)[0]);
  const [planetRa, planetDec] = coordinates(jd, body, SEFLG_EQUATORIAL);
  const [sunRa, sunDec] = coordinates(jd, 0, SEFLG_EQUATORIAL);
  const semiArc = (dec: number): number => Math.acos(-Math.tan(lat * DEG) * Math.tan(dec * DEG)) / DEG;
  // Local sidereal times of rising or setting.
  const planetAt = planetRa + way * semiArc(planetDec);
  if (measure === 'time') return way * signed(planetAt - (sunRa + way * semiArc(sunDec)));
  const hour = (planetAt - sunRa) * DEG;
  const sine =
    Math.sin(lat * DEG) * Math.sin(sunDec * DEG) +
    Math.cos(lat * DEG) * Math.cos(sunDec * DEG) * Math.cos(hour);
  return -Math.asin(sine) / DEG;
}

/** Events by a clock of `step` days that remembers whether the planet is seen, and bisection between its ticks. */
function byClock({
  measure,
  lat,
  planet,
  rule,
  from,
  to,
  step,
}: {
  readonly measure: ArcMeasure;
  readonly lat: number;
  readonly planet: Planet;
  readonly rule: VisibilityRule;
  readonly from: number;
  readonly to: number;
  readonly step: number;
}): VisibilityEvent[] {
  const results: VisibilityEvent[] = [];
  const { body } = TRACKED_BODIES[planet];
  for (const side of ['west', 'east'] as const) {
    const needed = rule[side];
    const arc = (jd: number): number => arcBySweph({ measure, lat, planet, side, jd });
    const low = Math.min(needed.udaya, needed.asta);
    const high = Math.max(needed.udaya, needed.asta);
    let seen: boolean | undefined;
    // Begin early, so that what the planet was is known by the time that counts.
    for (let jd = from - 80; jd < to; jd += step) {
      const [before, after] = [arc(jd), arc(jd + step)];
      const away = Math.abs(signed(coordinates(jd, body)[0] - coordinates(jd, 0)[0])) > 89;
      for (const [kind, now] of [
        ['udaya', true],
        ['asta', false],
      ] as const) {
        const degrees = [needed.udaya, needed.asta].find((edge) => {
          const passes = now ? before < edge && after >= edge : before >= edge && after < edge;
          return passes && (edge === needed[kind] || needed.asta > needed.udaya);
        });
        if (degrees === undefined || seen === now) continue;
        seen = now;
        let [a, b] = [jd, jd + step];
        while (b - a > 1e-8) {
          const middle = (a + b) / 2;
          if (arc(middle) >= degrees === now) b = middle;
          else a = middle;
        }
        if (b >= from && b < to && !away) results.push({ planet, kind, side, instant: b });
      }
      if (seen === undefined && (after < low || after >= high)) seen = after >= high;
    }
  }
  return results.sort((a, b) => a.instant - b.instant);
}

describe('asta and udaya against the positions of the Swiss Ephemeris, looked at every half day', () => {
  const cases = (['longitude', 'time', 'depression'] as const).flatMap((measure) =>
    PLANETS.map((planet) => ({ measure, planet })),
  );
  test.each(cases)('$planet by $measure: the same events within 2 s', ({ measure, planet }) => {
    for (const { year, lat } of [
      { year: 1700, lat: DELHI },
      { year: 2026, lat: 8.5 },
      { year: 2025, lat: 51.5 },
      { year: 3100, lat: -34 },
    ]) {
      const rule = suryaSiddhanta(measure)[planet];
      const [from, to] = [newYear(year), newYear(year + 1)];
      const ours = visibilityEvents(sky, { lat, planet, rule }, from, to);
      const theirs = byClock({ measure, lat, planet, rule, from, to, step: 0.5 });
      const names = (events: readonly VisibilityEvent[]): string[] =>
        events.map((e) => `${e.kind} ${e.side}`);
      expect(names(ours), `${year} at ${lat}`).toEqual(names(theirs));
      for (const [i, { instant }] of ours.entries()) {
        expect(Math.abs(instant - theirs[i].instant) * 86_400).toBeLessThan(2);
      }
    }
  });
});

describe('what the measures mean, on the horizon of the library', () => {
  /** When a fixed place on the sky stands on the horizon, rising or setting, near `jd`: bisection on its altitude. */
  function onHorizon(place: readonly number[], lat: number, jd: number, rising: boolean): number {
    const altitude = (t: number): number =>
      sweph.azalt(t, SE_EQU2HOR, [0, lat, 0], 0, 0, [place[0], place[1], 1])[1];
    for (let t = jd - 0.5; t < jd + 0.5; t += 1 / 48) {
      const up = altitude(t + 1 / 48) > 0;
      if (altitude(t) > 0 === up || up !== rising) continue;
      let [low, high] = [t, t + 1 / 48];
      while (high - low > 1e-9) {
        const middle = (low + high) / 2;
        if (altitude(middle) > 0 === up) high = middle;
        else low = middle;
      }
      return low;
    }
    throw new Error('neither rises nor sets');
  }

  test('by time, planet and Sun rise or set as many times four sidereal minutes apart as degrees are needed', () => {
    for (const planet of PLANETS) {
      const rule = suryaSiddhanta('time')[planet];
      const events = visibilityEvents(sky, { lat: DELHI, planet, rule }, newYear(2024), newYear(2027));
      expect(events.length).toBeGreaterThan(1);
      for (const { side, kind, instant } of events) {
        const [sun, star] = [0, TRACKED_BODIES[planet].body].map((body) =>
          onHorizon(coordinates(instant, body, SEFLG_EQUATORIAL), DELHI, instant, side === 'east'),
        );
        const degrees = signed((side === 'east' ? sun - star : star - sun) * 360.98564736629);
        expect(degrees).toBeCloseTo(rule[side][kind], 2);
      }
    }
  });
});

describe('rules with two thresholds', () => {
  test('Mercury and Venus set in the east and rise in the west when direct, the other way when retrograde', () => {
    for (const planet of ['Mercury', 'Venus'] as const) {
      const rule = suryaSiddhanta('longitude')[planet];
      for (const { kind, side, instant } of visibilityEvents(
        sky,
        { lat: DELHI, planet, rule },
        newYear(2020),
        newYear(2030),
      )) {
        const { speed } = sky.planets.at(planet, instant);
        const about = (kind === 'asta') === (side === 'east') ? 'direct' : 'retrograde';
        const elongation = signed(
          sky.planets.at(planet, instant).longitude - sky.year(yearOf(instant)).sunLongitude(instant),
        );
        expect(Math.abs(elongation)).toBeCloseTo(
          { direct: { Mercury: 14, Venus: 10 }, retrograde: { Mercury: 12, Venus: 8 } }[about][planet],
          5,
        );
        if (planet === 'Venus') expect(speed < 0).toBe(about === 'retrograde');
      }
    }
  });

  const yearOf = (jd: number): number => 2000 + Math.floor((jd - newYear(2000)) / 365.25);
});

describe('spans of being set', () => {
  test('over the margins of the first and last year they end where the years do', () => {
    const rule = suryaSiddhanta('longitude').Mercury;
    const [first, end] = [newYear(1700), newYear(3101)];
    const spans = [
      ...setSpans(sky, { lat: DELHI, planet: 'Mercury', rule }, first - 60, first + 400),
      ...setSpans(sky, { lat: DELHI, planet: 'Mercury', rule }, end - 400, end + 60),
    ];
    expect(spans.length).toBeGreaterThan(12);
    for (const jd of spans) expect(jd >= first && jd <= end).toBe(true);
  });

  test('run from each asta to the next udaya, whole over the turn of a year, and hold no greatest elongation', () => {
    const rule = suryaSiddhanta('longitude').Mars;
    const [start, end, ...more] = setSpans(
      sky,
      { lat: DELHI, planet: 'Mars', rule },
      newYear(2026) + 1,
      newYear(2026) + 2,
    );
    expect(more).toEqual([]);
    expect(start).toBeLessThan(newYear(2026));
    const events = visibilityEvents(sky, { lat: DELHI, planet: 'Mars', rule }, newYear(2025), newYear(2027));
    expect(events.map(({ instant }) => instant)).toEqual([start, end]);
    expect(events.map(({ kind, side }) => `${kind} ${side}`)).toEqual(['asta west', 'udaya east']);
    for (let jd = start + 0.1; jd < end; jd += 1) {
      expect(
        Math.abs(arcBySweph({ measure: 'longitude', lat: DELHI, planet: 'Mars', side: 'west', jd })),
      ).toBeLessThan(17);
    }
  });

  test('events and spans of a long stretch are those of its years', () => {
    for (const planet of PLANETS) {
      const rule = suryaSiddhanta('time')[planet];
      const whole = visibilityEvents(sky, { lat: DELHI, planet, rule }, newYear(2020), newYear(2026));
      const years = [2020, 2021, 2022, 2023, 2024, 2025].flatMap((year) =>
        visibilityEvents(sky, { lat: DELHI, planet, rule }, newYear(year), newYear(year + 1)),
      );
      expect(whole).toEqual(years);
      const spans = setSpans(sky, { lat: DELHI, planet, rule }, newYear(2020), newYear(2026));
      for (let i = 0; i < spans.length; i += 2) {
        const middle = (spans[i] + spans[i + 1]) / 2;
        expect(setSpans(sky, { lat: DELHI, planet, rule }, middle, middle + 0.01)).toEqual([
          spans[i],
          spans[i + 1],
        ]);
      }
    }
  });

  test('where Venus passes far enough from the Sun it is seen on both sides and never sets', () => {
    // March 2025: 8 degrees north of the Sun, which at 51 degrees sets well before it and rises well after.
    const rule = sameArc('time', 8);
    const [from, to] = [newYear(2025) + 60, newYear(2025) + 110];
    expect(setSpans(sky, { lat: 51.5, planet: 'Venus', rule }, from, to)).toEqual([]);
    const events = visibilityEvents(sky, { lat: 51.5, planet: 'Venus', rule }, from, to);
    expect(events.map(({ kind, side }) => `${kind} ${side}`)).toEqual(['udaya east', 'asta west']);
  });
});

describe('where and when visibility cannot be computed', () => {
  test('beyond 60 degrees of latitude rising and setting do not decide; longitude does', () => {
    const [from, to] = [newYear(2026), newYear(2027)];
    for (const lat of [60.1, -75, Number.NaN]) {
      for (const measure of ['time', 'depression'] as const) {
        expect(() =>
          visibilityEvents(sky, { lat, planet: 'Jupiter', rule: sameArc(measure, 11) }, from, to),
        ).toThrow(BeyondVisibilityLatitude);
      }
    }
    const far = visibilityEvents(
      sky,
      { lat: 89, planet: 'Jupiter', rule: sameArc('longitude', 11) },
      from,
      to,
    );
    expect(far).toEqual(
      visibilityEvents(sky, { lat: 10, planet: 'Jupiter', rule: sameArc('longitude', 11) }, from, to),
    );
  });

  test('years before 1700 and after 3100 are refused, and spans are cut at these ends', () => {
    const rule = sameArc('longitude', 15);
    expect(() =>
      visibilityEvents(sky, { lat: DELHI, planet: 'Saturn', rule }, newYear(1699), newYear(1700)),
    ).toThrow(YearOutOfRange);
    expect(() => setSpans(sky, { lat: DELHI, planet: 'Saturn', rule }, newYear(3101), newYear(3102))).toThrow(
      YearOutOfRange,
    );
    for (const planet of PLANETS) {
      for (const end of setSpans(sky, { lat: DELHI, planet, rule }, newYear(3100), newYear(3101))) {
        expect(end).toBeLessThanOrEqual(newYear(3101));
      }
      expect(
        visibilityEvents(sky, { lat: DELHI, planet, rule }, newYear(1700), newYear(1703)).length,
      ).toBeGreaterThan(0);
    }
  });
});
