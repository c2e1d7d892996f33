import { describe, expect, test } from 'vitest';
import { newYear } from '../../../../engine/sky/new-year.ts';
import { divisionTimeline, retrogradeTimeline } from '../../../../engine/sky/planets/ingress.ts';
import { PLANETS, TRACKED_BODIES, type Tracked } from '../../../../engine/sky/planets/planet.ts';
import { openPlanets } from '../../../../engine/sky/planets/planets.ts';
import { type Change, changesBetween, labelSpans, spansWhere } from '../../../../engine/sky/timeline.ts';
import { DIVISIONS, type Division, labelOf } from '../../../../engine/sky/zodiac.ts';
import { openBundledSource } from '../../../../ephemeris/bundled.ts';

const ephemeris = openBundledSource();
const planets = openPlanets(ephemeris);

/** Changes of label by looking at the Swiss Ephemeris every `step` days and bisecting where the label differs. */
function sampled(
  body: Tracked,
  division: Division,
  { from, to, step }: { readonly from: number; readonly to: number; readonly step: number },
): Change[] {
  const label = (jd: number): number =>
    labelOf(division, ephemeris.position(jd, TRACKED_BODIES[body].body).longitude);
  const results: Change[] = [];
  let before = label(from);
  for (let jd = from; jd < to; jd += step) {
    const after = label(Math.min(jd + step, to));
    if (after === before) continue;
    let [low, high] = [jd, Math.min(jd + step, to)];
    while (high - low > 1e-9) {
      const middle = (low + high) / 2;
      if (label(middle) === before) low = middle;
      else high = middle;
    }
    results.push({ instant: high, label: after });
    before = after;
  }
  return results;
}

/** Seconds that an instant may be off: one, or near a station what a thousandth of an arc second of longitude takes. */
function allowed(body: Tracked, jd: number): number {
  const speed = Math.abs(ephemeris.moving(jd, TRACKED_BODIES[body].body).speed) * 3600;
  return Math.max(1, (0.002 / speed) * 86_400);
}

describe('ingresses against bisection on the Swiss Ephemeris', () => {
  test.each(PLANETS)('%s through rashis, nakshatras and navamsas', (body) => {
    for (const year of [1700, 2025, 3100]) {
      const [from, to] = [newYear(year), newYear(year + 1)];
      for (const division of [DIVISIONS.rashi, DIVISIONS.nakshatra, DIVISIONS.navamsa]) {
        const ours = changesBetween(divisionTimeline(planets, body, division), from, to);
        const theirs = sampled(body, division, { from, to, step: 0.5 });
        expect(ours.map(({ label }) => label)).toEqual(theirs.map(({ label }) => label));
        for (const [i, { instant }] of ours.entries()) {
          const seconds = Math.abs(instant - theirs[i].instant) * 86_400;
          expect(seconds, `${body} ${instant}`).toBeLessThan(allowed(body, instant));
        }
      }
    }
  });

  test('a planet that turns just beyond a border enters, leaves and enters again', () => {
    const jupiter = labelSpans(
      divisionTimeline(planets, 'Jupiter', DIVISIONS.rashi),
      newYear(2025),
      newYear(2027),
    );
    // Vrishabha, Mithuna, a visit to Karka, Mithuna again, Karka, Simha
    expect(jupiter.map(({ label }) => label)).toEqual([1, 2, 3, 2, 3, 4]);
    for (const [i, { start }] of jupiter.entries()) {
      if (i > 0) expect(start).toBe(jupiter[i - 1].end);
    }
  });

  test('a narrow division is met at each station on both ways', () => {
    // Ten minutes of arc a part: a station falls within minutes of a border again and again.
    const fine: Division = { parts: 2160, cycle: 2160 };
    for (const body of ['Saturn', 'Mercury'] as const) {
      const ours = changesBetween(divisionTimeline(planets, body, fine), newYear(2026), newYear(2027));
      for (const [i, { label }] of ours.entries()) {
        if (i === 0) continue;
        const step = Math.abs(label - ours[i - 1].label);
        expect(step === 1 || step === 0 || step === 2159, `${body} ${label}`).toBe(true);
      }
      const theirs = sampled(body, fine, { from: newYear(2026), to: newYear(2027), step: 0.05 });
      expect(ours.length).toBe(theirs.length);
    }
  });

  test('Ketu stands opposite to the node, in nakshatras too', () => {
    const [from, to] = [newYear(2020), newYear(2030)];
    const ketu = changesBetween(divisionTimeline(planets, 'mean node', DIVISIONS.nakshatra, 180), from, to);
    expect(ketu.length).toBeGreaterThan(10);
    for (const { instant, label } of ketu) {
      const after = (planets.at('mean node', instant + 0.01).longitude + 180) % 360;
      expect(labelOf(DIVISIONS.nakshatra, after)).toBe(label);
    }
  });
});

describe('whole spans', () => {
  test('reach as far as they last, however short the range', () => {
    const saturn = divisionTimeline(planets, 'Saturn', DIVISIONS.rashi);
    const [span, ...none] = labelSpans(saturn, newYear(2024), newYear(2024) + 1);
    expect(none).toEqual([]);
    expect(span.label).toBe(10);
    expect(span.start).toBeGreaterThan(newYear(2023));
    expect(span.end).toBeLessThan(newYear(2025) + 100);
    // The seven and a half years over three rashis are one span.
    const [start, end, ...more] = spansWhere(
      saturn,
      (rashi) => rashi >= 9 && rashi <= 11,
      newYear(2025),
      newYear(2026),
    );
    expect(more).toEqual([]);
    expect(end - start).toBeGreaterThan(7 * 365);
    expect(end - start).toBeLessThan(8 * 365);
  });

  test('are the same from whichever year they are looked at', () => {
    const mars = divisionTimeline(planets, 'Mars', DIVISIONS.navamsa);
    const whole = labelSpans(mars, newYear(2020), newYear(2027));
    for (const { label, start, end } of whole) {
      expect(labelSpans(mars, (start + end) / 2, (start + end) / 2 + 1e-3)).toEqual([{ label, start, end }]);
    }
  });

  test('retrograde: between two stations, over the turn of a year; the mean node as far as is looked', () => {
    const mars = spansWhere(
      retrogradeTimeline(planets, 'Mars'),
      (label) => label === 1,
      newYear(2025),
      newYear(2026),
    );
    expect(mars.length).toBe(2);
    expect(mars[0]).toBeLessThan(newYear(2025));
    for (const station of mars) {
      expect(Math.abs(ephemeris.moving(station, TRACKED_BODIES.Mars.body).speed)).toBeLessThan(1e-5);
    }
    const [start, end] = spansWhere(
      retrogradeTimeline(planets, 'mean node'),
      (label) => label === 1,
      newYear(2025),
      newYear(2026),
    );
    expect(end - start).toBeGreaterThan(50 * 365);
  });
});
