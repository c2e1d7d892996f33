import { describe, expect, test } from 'vitest';
import { firstAtOrAfter } from '../../../engine/almanac/day-frame.ts';
import { buildPlaceYear, type MoonriseRule, type PlaceYear } from '../../../engine/almanac/place-year.ts';
import { type HorizonRule, observerAt, type RiseSet, riseSet } from '../../../engine/place/horizon.ts';
import type { Place } from '../../../engine/place/place.ts';
import { openBundledSky } from '../../../ephemeris/bundled.ts';
import { sweph } from '../../ephemeris/library.ts';
import { seeded } from '../random.ts';
import { altitudeAt, drawnYears, ledger, MOON, nextEvent, SECOND, SUN, secondsOff } from './reference.ts';

/** Kilometres: the Moon's radius and the astronomical unit. */
const MOON_RADIUS = 1737.5;
const AU = 149597870.7;

/** Degrees by which a body stands above what counts as its horizon, as the library has it. */
type Height = (jd: number, place: Place) => number;

/** The Sun's centre 50' below the horizon: 34' of refraction and 16' of semi-diameter. */
const sunHeight: Height = (jd, { lat, lon }) => altitudeAt(jd, SUN, { lat, lon }, 'surface')[0] + 50 / 60;

/** The Moon's centre on the horizon as computed from the Earth's centre; its upper limb through refraction. */
const moonHeights: Record<MoonriseRule, Height> = {
  geocentric_centre: (jd, { lat, lon }) => altitudeAt(jd, MOON, { lat, lon }, 'centre')[0],
  upper_limb: (jd, { lat, lon }) => {
    const [altitude, distance] = altitudeAt(jd, MOON, { lat, lon }, 'surface');
    return altitude + (Math.asin(MOON_RADIUS / (distance * AU)) * 180) / Math.PI + 34 / 60;
  },
};

const MOON_RULES = Object.keys(moonHeights) as MoonriseRule[];

/** The rule of `sunHeight`, for the years in which the Sun rises otherwise than once a day. */
const SUN_RULE: HorizonRule = { altitude: -50 / 60, radius: 0, seenFrom: 'surface' };

/** Instants of a polar year at which a body is looked up. */
const SAMPLES = 1000;

/** The zone in which the Sun stands highest about noon. */
function zoneOf(lon: number): string {
  const hours = Math.round(lon / 15);
  return hours === 0 ? 'UTC' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}

/** Sunrises and sunsets of a place-year. */
function sunEvents({ sunrise, sunset }: PlaceYear): RiseSet {
  const real = (events: Float64Array): Float64Array => events.filter((jd) => !Number.isNaN(jd));
  return { rises: real(sunrise), sets: real(sunset) };
}

/** Moonrises and moonsets of a place-year. */
function moonEvents({ moonrises, moonsets }: PlaceYear): RiseSet {
  return { rises: moonrises, sets: moonsets };
}

/** Whether the body is up at `jd` by the events around it; at least one event there must be. */
function isUp({ rises, sets }: RiseSet, jd: number): boolean {
  const [rise, set] = [firstAtOrAfter(rises, jd), firstAtOrAfter(sets, jd)];
  const [lastRise, lastSet] = [rises[rise - 1] ?? -Infinity, sets[set - 1] ?? -Infinity];
  if (lastRise !== lastSet) return lastRise > lastSet;
  return (sets[set] ?? Infinity) < (rises[rise] ?? Infinity);
}

/** The first rise and the first set at or after `jd`. */
function nextOf({ rises, sets }: RiseSet, jd: number): (readonly ['rise' | 'set', number])[] {
  return [
    ['rise', rises[firstAtOrAfter(rises, jd)]],
    ['set', sets[firstAtOrAfter(sets, jd)]],
  ];
}

describe('rise and set, at 2,000 instants and places up to 65 degrees, 1700 to 3100', () => {
  const sky = openBundledSky();
  const { note, worst } = ledger();
  const misplaced: string[] = [];

  for (const { sky: of, instants, random } of drawnYears(sky, 103)) {
    for (const jd of instants) {
      const [lat, lon] = [(random() - 0.5) * 130, (random() - 0.5) * 360];
      const place = { lat, lon, zone: zoneOf(lon) };
      const where = `${lat} ${lon} JD ${jd}`;
      const checkEvents = (name: string, events: RiseSet, height: Height): void => {
        if (isUp(events, jd) !== height(jd, place) > 0) misplaced.push(`${name} ${where}`);
        for (const [, event] of nextOf(events, jd)) {
          note(
            name,
            secondsOff((t) => height(t, place), event),
            where,
          );
        }
      };
      const compare = (name: string, events: RiseSet, library: (kind: 'rise' | 'set') => number): void => {
        for (const [kind, event] of nextOf(events, jd)) {
          const its = library(kind);
          // it looks no further than a day ahead
          if (!Number.isNaN(its) || event < jd + 1) {
            note(`${name} by the library's root`, Math.abs(event - its) / SECOND, where);
          }
        }
      };
      const centre = buildPlaceYear(of, place);
      const limb = buildPlaceYear(of, place, { moonrise: 'upper_limb' });
      checkEvents('Sun', sunEvents(centre), sunHeight);
      checkEvents('Moon, centre', moonEvents(centre), moonHeights.geocentric_centre);
      checkEvents('Moon, limb', moonEvents(limb), moonHeights.upper_limb);
      compare('Sun', sunEvents(centre), (kind) =>
        nextEvent(jd, SUN, kind, { lat, lon, altitude: -50 / 60, flags: sweph.constants.SE_BIT_DISC_CENTER }),
      );
      compare('Moon, limb', moonEvents(limb), (kind) =>
        nextEvent(jd, MOON, kind, { lat, lon, altitude: -34 / 60, flags: 0 }),
      );
    }
  }

  test.each(['Sun', 'Moon, centre', 'Moon, limb'])('%s: within a second', (name) => {
    const { off, seen, where } = worst(name);
    expect(seen).toBe(4000);
    expect(off, where).toBeLessThan(1);
  });

  test.each(['Sun', 'Moon, limb'])("%s: within a second of the library's own rise function", (name) => {
    const { off, seen, where } = worst(`${name} by the library's root`);
    expect(seen).toBeGreaterThan(3900);
    expect(off, where).toBeLessThan(1);
  });

  test('at the instants drawn the bodies are up when they are expected to be, so no event is missing', () => {
    expect(misplaced).toEqual([]);
  });
});

describe('rise and set beyond 65 degrees', () => {
  const sky = openBundledSky();
  const { note, worst } = ledger();
  const misplaced: string[] = [];
  const random = seeded(104);

  /** Judges every event of a year, and whether the body is up at instants of it. */
  function compareYear(
    name: string,
    place: Place,
    events: RiseSet,
    { height, span }: { readonly height: Height; readonly span: [number, number] },
  ): void {
    const where = `${name} at ${place.lat} ${place.lon}`;
    for (const event of [...events.rises, ...events.sets]) {
      note(name, Math.abs(height(event, place)) * 3600, `${where} JD ${event}`);
    }
    for (let i = 0; i < SAMPLES; i++) {
      const jd = span[0] + random() * (span[1] - span[0]);
      const above = height(jd, place) * 3600;
      if (Math.abs(above) > 1 && isUp(events, jd) !== above > 0) misplaced.push(`${where} JD ${jd}`);
    }
  }

  for (const [i, lat] of [66, 67.3, 69, 71, 74, 78.2, 82, 86, 89, 90].entries()) {
    const of = sky.year(1700 + Math.round((1400 * i) / 9));
    const span: [number, number] = [of.from + 20, of.to - 20];
    for (const place of [lat, -lat].map((at) => ({ lat: at, lon: (random() - 0.5) * 360, zone: 'UTC' }))) {
      const sun = riseSet(of.fit.sun, observerAt(place.lat, place.lon), SUN_RULE, {
        from: of.from,
        to: of.to,
      });
      compareYear('Sun', place, sun, { height: sunHeight, span });
      for (const rule of MOON_RULES) {
        const { moonrises, moonsets } = buildPlaceYear(of, place, { moonrise: rule });
        compareYear(rule, place, { rises: moonrises, sets: moonsets }, { height: moonHeights[rule], span });
      }
    }
  }

  test.each(['Sun', ...MOON_RULES])('%s: at every event on its horizon within an arc second', (name) => {
    const { off, seen, where } = worst(name);
    expect(seen).toBeGreaterThan(7000);
    expect(off, where).toBeLessThan(1);
  });

  test('the bodies are up when they are expected to be', () => {
    expect(misplaced).toEqual([]);
  });
});
