// Charts that a row states: as signs, with degrees or navamsas or without, or as a birth. What a row leaves open is taken
// in many ways, so that a verdict which hangs on it can be told from one which does not.

import { rashiNames } from '../../../dsl/vocabulary/names.ts';
import { jdOfCivilDay, parseIsoDate } from '../../../engine/civil/civil.ts';
import { type Chart, chartAt } from '../../../engine/jyotisha/chart.ts';
import { givenChart } from '../../../engine/jyotisha/given-chart.ts';
import { vargaSign } from '../../../engine/jyotisha/vargas/varga.ts';
import type { Ayanamsa } from '../../../engine/sky/sky-source.ts';
import { openBundledSource } from '../../../ephemeris/bundled.ts';

const BODIES = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu', 'Lagna'];

/** How many charts are tried where a row leaves degrees open, and where it leaves out a body. */
const TRIED = { degrees: 100, bodies: 600 };

const NAVAMSA = 30 / 9;

interface Place {
  readonly sign: number;
  /** degrees within the sign */
  readonly within: number | undefined;
}

/** Whether a row states a birth, not signs. */
export const isBirth = (text: string): boolean => /^\d{4}-/.test(text);

/**
 * Charts that agree with `Lagna=Libra@10;Sun=Gemini`, perhaps with ` | D9: ...` behind it: one of a birth, otherwise many,
 * with the degrees that are not stated, and the bodies, spread at random, the same ones each time. None where no place of
 * a sign has the navamsa that is stated of it.
 */
export function chartsOfText(text: string): readonly Chart[] {
  if (isBirth(text)) {
    const chart = chartOfBirth(text);
    return chart === undefined ? [] : [chart];
  }
  const [rasi = '', navamsa = ''] = text.split(/\s*\|\s*D9:\s*/);
  const places = placesOf(rasi);
  const ninths = placesOf(navamsa);
  const random = randomOf(1);
  const lacks = BODIES.some((body) => !places.has(body));
  const charts: Chart[] = [];
  for (let i = 0; i < (lacks ? TRIED.bodies : TRIED.degrees); i++) {
    const longitude = new Map<string, number>();
    for (const body of BODIES) {
      const actual = longitudeOf(places.get(body), ninths.get(body)?.sign, random);
      if (actual === undefined) return [];
      longitude.set(body, actual);
    }
    opposed(longitude, places);
    const of = (body: string): number => longitude.get(body) ?? Number.NaN;
    charts.push(givenChart({ longitude: BODIES.slice(0, 9).map(of), lagna: of('Lagna') }));
  }
  return charts;
}

// The nodes face each other: where a row states one of them, the other is known.
function opposed(longitude: Map<string, number>, places: ReadonlyMap<string, Place>): void {
  const [rahu, ketu] = [longitude.get('Rahu') ?? 0, longitude.get('Ketu') ?? 0];
  if (places.has('Rahu') && !places.has('Ketu')) longitude.set('Ketu', (rahu + 180) % 360);
  if (places.has('Ketu') && !places.has('Rahu')) longitude.set('Rahu', (ketu + 180) % 360);
}

// Degrees as stated; otherwise any place of the sign, of those with the navamsa; undefined where it has none.
function longitudeOf(
  place: Place | undefined,
  ninth: number | undefined,
  random: () => number,
): number | undefined {
  if (place === undefined) return 360 * random();
  const { sign, within } = place;
  if (within !== undefined) return 30 * sign + within;
  if (ninth === undefined) return 30 * (sign + random());
  const part = Array.from({ length: 9 }, (_, i) => i).find(
    (i) => vargaSign(30 * sign + (i + 0.5) * NAVAMSA, 9) === ninth,
  );
  return part === undefined ? undefined : 30 * sign + (part + 0.01 + 0.98 * random()) * NAVAMSA;
}

function placesOf(text: string): Map<string, Place> {
  const out = new Map<string, Place>();
  for (const [, body, name, within] of text.matchAll(/(\w+)=(\w+)(?:@([\d.]+))?/g)) {
    const sign = rashiNames.findIndex((spellings) => spellings.includes(name));
    if (sign >= 0 && BODIES.includes(body))
      out.set(body, { sign, within: within === undefined ? undefined : Number(within) });
  }
  return out;
}

// Numbers 0..1 that are the same in every run (a linear congruential generator, the multiplier of Numerical Recipes).
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

let ephemeris: ReturnType<typeof openBundledSource> | undefined;

/** How the time and the zodiac of a birth are read: by the zone stated or the Sun of the place; by an ayanamsa. */
export interface BirthReading {
  readonly clock?: 'zone' | 'local mean time';
  readonly ayanamsa?: Ayanamsa;
}

/** The chart of `1902-08-20 11:33 9.9667 78.1667 tz=+5.5`; undefined for any other text. Raman's ayanamsa by default. */
export function chartOfBirth(text: string, reading: BirthReading = {}): Chart | undefined {
  const [, date, hour, minute, lat, lon, zone] =
    /^(\S+) (\d+):([\d.]+) (\S+) (\S+) tz=(\S+)$/.exec(text) ?? [];
  const day = date === undefined ? undefined : parseIsoDate(date);
  if (day === undefined) return undefined;
  ephemeris ??= openBundledSource();
  const ahead = reading.clock === 'local mean time' ? Number(lon) / 15 : Number(zone);
  const jd = jdOfCivilDay(day) + (Number(hour) + Number(minute) / 60 - ahead) / 24;
  const place = { lat: Number(lat), lon: Number(lon), zone: 'UTC' };
  return chartAt(ephemeris, jd, place, { ayanamsa: reading.ayanamsa ?? 'raman' });
}
