import { afterAll, describe, expect, test } from 'vitest';
import { openAlmanac } from '../../../engine/almanac/place-year.ts';
import {
  grahaArcSpans,
  grahaLabelAt,
  grahaLongitude,
  grahaTrack,
  luminaryPadas,
  motionTrack,
  wanderers,
} from '../../../engine/observe/graha-tracks.ts';
import { type Body, labelAt, type Quantity, spansWith } from '../../../engine/observe/quantities.ts';
import { GRAHAS, type Graha, grahasAt } from '../../../engine/sky/grahas.ts';
import { newYear } from '../../../engine/sky/new-year.ts';
import { PLANETS } from '../../../engine/sky/planets/planet.ts';
import { labelOfSpan } from '../../../engine/sky/track.ts';
import { DIVISIONS, labelOf } from '../../../engine/sky/zodiac.ts';
import { openBundledSky } from '../../../ephemeris/bundled.ts';

const sky = openBundledSky();
const almanac = openAlmanac(sky);
const delhi = { lat: 28.6139, lon: 77.209, zone: 'Asia/Kolkata' };
afterAll(() => sky.close());

/** The Swiss Ephemeris itself. */
const placeOf = (graha: Graha, jd: number): { longitude: number; speed: number } => {
  const place = grahasAt(sky.ephemeris, jd)[GRAHAS.indexOf(graha)];
  if (place === undefined) throw new Error(graha);
  return place;
};

/** Numbers from 0 to 1 that are the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const years = [1700, 1766, 1853, 1947, 2025, 2188, 2600, 3100];
const second = 1 / 86_400;

/** What a graha moves in a second, degrees, and a thousandth of an arc second besides: near a station that takes longer. */
const slack = (graha: Graha, jd: number): number =>
  Math.abs(placeOf(graha, jd).speed) * second + 0.002 / 3600;

describe('tracks of grahas against the Swiss Ephemeris', () => {
  test.each(wanderers)(
    '%s stands at each boundary within a second, and in the labelled part between',
    (graha) => {
      for (const year of years) {
        const yearSky = sky.year(year);
        for (const division of ['rashi', 'nakshatra', 'pada'] as const) {
          const track = grahaTrack(yearSky, graha, division);
          const step = 360 / DIVISIONS[division].parts;
          expect(track.starts[0]).toBeLessThan(yearSky.from);
          expect(track.starts[track.starts.length - 1]).toBeGreaterThan(yearSky.to);
          for (let i = 1; i + 1 < track.starts.length; i++) {
            const start = track.starts[i];
            const { longitude } = placeOf(graha, start);
            const off = Math.abs(longitude / step - Math.round(longitude / step)) * step;
            expect(off, `${graha} ${year} ${start}`).toBeLessThan(slack(graha, start));
            const middle = (start + track.starts[i + 1]) / 2;
            expect(labelOf(DIVISIONS[division], placeOf(graha, middle).longitude)).toBe(
              labelOfSpan(track, i),
            );
          }
        }
      }
    },
  );

  test.each(PLANETS)('%s turns where its speed is nothing', (planet) => {
    for (const year of years) {
      const track = motionTrack(sky.year(year), planet);
      for (let i = 1; i + 1 < track.starts.length; i++) {
        const [start, middle] = [track.starts[i], (track.starts[i] + track.starts[i + 1]) / 2];
        expect(Math.abs(placeOf(planet, start).speed)).toBeLessThan(2e-5);
        expect(placeOf(planet, middle).speed < 0).toBe(labelOfSpan(track, i) === 1);
      }
    }
  });

  test('the Sun and the Moon through the quarters of the stars', () => {
    for (const year of years) {
      for (const body of ['Sun', 'Moon'] as const) {
        const track = luminaryPadas(sky.year(year), body);
        for (let i = 1; i + 1 < track.starts.length; i += 7) {
          const { longitude } = placeOf(body, track.starts[i]);
          const off = Math.abs((longitude * 108) / 360 - Math.round((longitude * 108) / 360)) * (360 / 108);
          expect(off).toBeLessThan(slack(body, track.starts[i]));
        }
      }
    }
  });

  test('labels and longitudes at any instant', () => {
    const next = numbers(11);
    for (const year of years) {
      const py = almanac.placeYear(delhi, year);
      for (let n = 0; n < 60; n++) {
        const jd = py.dayStart[0] + next() * (py.count - 1);
        for (const graha of GRAHAS) {
          const { longitude, speed } = placeOf(graha, jd);
          expect(Math.abs(grahaLongitude(py.sky, graha, jd) - longitude)).toBeLessThan(0.002 / 3600);
          const about = (name: Quantity['name']): number => labelAt(py, { name, body: graha }, jd);
          // An instant on a boundary itself would be a coincidence of one in a million.
          expect(about('rashi')).toBe(Math.floor(longitude / 30));
          expect(about('nakshatra')).toBe(Math.floor((longitude * 27) / 360));
          expect(about('pada')).toBe(Math.floor((longitude * 108) / 360) % 4);
          expect(about('navamsa')).toBe(Math.floor((longitude * 108) / 360) % 12);
          if (PLANETS.some((planet) => planet === graha)) expect(about('motion')).toBe(speed < 0 ? 1 : 0);
        }
      }
    }
  });

  test.each(wanderers)('%s in arcs, the begin of the zodiac among them', (graha) => {
    const next = numbers(7);
    for (const year of years) {
      const yearSky = sky.year(year);
      const here = placeOf(graha, yearSky.from + 150).longitude;
      for (const [from, to] of [
        [(here + 352) % 360, (here + 8) % 360],
        [350, 10],
        [Math.floor(next() * 350), Math.floor(next() * 350)],
      ]) {
        if (from === to) continue;
        const width = (to - from + 360) % 360;
        const spans = grahaArcSpans(yearSky, graha, from, to);
        const inside = (jd: number): boolean => (placeOf(graha, jd).longitude - from + 360) % 360 < width;
        for (let jd = yearSky.from + 0.37; jd < yearSky.to; jd += 9.73) {
          const fulfilled = spans.some((start, i) => i % 2 === 0 && start <= jd && jd < spans[i + 1]);
          expect(fulfilled, `${graha} ${year} ${from} ${to} ${jd}`).toBe(inside(jd));
        }
      }
    }
  });
});

test('spans of the signs of each graha and of the lagna tile the year, without gap and without overlap', () => {
  const bodies: readonly Body[] = [...GRAHAS, 'lagna'];
  const py = almanac.placeYear(delhi, 2025);
  const [from, to] = [py.dayStart[py.yearStart], py.dayStart[py.yearEnd]];
  for (const body of bodies) {
    const until = body === 'lagna' ? from + 20 : to;
    const quantity: Quantity = body === 'lagna' ? { name: 'lagna', body } : { name: 'rashi', body };
    const all = Array.from({ length: 12 }, (_, label) => {
      const spans = spansWith(py, quantity, new Set([label]), [from, until]);
      return spans.flatMap((start, i) => (i % 2 === 0 ? [[start, spans[i + 1]] as const] : []));
    })
      .flat()
      .sort((a, b) => a[0] - b[0]);
    expect(all[0][0]).toBeLessThanOrEqual(from);
    expect(all[all.length - 1][1]).toBeGreaterThanOrEqual(until);
    for (let i = 1; i < all.length; i++) expect(all[i][0]).toBe(all[i - 1][1]);
  }
});

test('outside of the years about the sky year no part is known', () => {
  const about = sky.year(2025);
  const [before, after] = [newYear(2024) - 1, newYear(2027) + 1];
  for (const graha of wanderers) {
    expect(grahaLabelAt(about, graha, 'rashi', before + 2)).toBeGreaterThanOrEqual(0);
    expect(grahaLabelAt(about, graha, 'rashi', after - 2)).toBeGreaterThanOrEqual(0);
    expect([before, after].map((jd) => grahaLabelAt(about, graha, 'rashi', jd))).toEqual([-1, -1]);
  }
});
