import { describe, expect, test } from 'vitest';
import { clockOf, type SkySite } from '../../../app/context/sky-place.ts';
import { taraEvents } from '../../../app/tara/events.ts';
import { requirePlanet } from '../../../app/tara/planets.ts';
import { kalamsaSet } from '../../../app/tara/sets.ts';
import { taraStatus } from '../../../app/tara/status.ts';
import { civilDay, JD_OF_CIVIL_DAY_0 } from '../../../engine/civil/civil.ts';
import { newYear } from '../../../engine/sky/new-year.ts';
import { PLANETS } from '../../../engine/sky/planets/planet.ts';
import { setSpans } from '../../../engine/sky/visibility/visibility.ts';
import { sharedWorkspace } from '../../shared-workspace.ts';

const workspace = sharedWorkspace();
const service = { workspace, version: 'test' };
const lat = 28.6139;
const delhi: SkySite = {
  place: { lat, lon: 77.209, zone: 'Asia/Kolkata' },
  location: undefined,
  clock: clockOf('Asia/Kolkata'),
};
const jdOf = (iso: string): number => Date.parse(iso) / 86_400_000 + JD_OF_CIVIL_DAY_0;
const sets = ['kalamsha', 'kalamsha_of_time', 'kalamsha_of_aryabhata', 'arcus_visionis'] as const;
const year = (y: number) => ({ from: civilDay(y, 1, 1), to: civilDay(y, 12, 31) });

describe('the events of a year', () => {
  test.each(sets)('are the ends of the spans of the engine: %s', (kalamsa_set) => {
    for (const planet of PLANETS) {
      const { rule } = kalamsaSet(workspace, planet, kalamsa_set);
      const [from, to] = [newYear(2025) - 0.25, newYear(2026) - 0.25];
      const spans = setSpans(workspace.sky, { lat, planet, rule }, from - 300, to + 300);
      const ends = spans.flatMap((jd, i) =>
        jd >= from && jd < to
          ? [[i % 2 === 0 ? 'asta' : 'udaya', Math.round((jd - newYear(2025)) * 86_400)]]
          : [],
      );
      const { events, kalamsa } = taraEvents(service, { planet, kalamsa_set, ...year(2025) }, delhi);
      const answer = events.map(({ kind, at }) => [kind, Math.round((jdOf(at) - newYear(2025)) * 86_400)]);
      expect(kalamsa).toMatchObject({
        set: kalamsa_set,
        measure: rule.measure,
        authority: { work: expect.any(String) },
      });
      // A planet may be seen on both sides of the Sun: then one of its sides comes and goes within what is seen.
      for (const [kind, at] of ends) {
        expect(
          answer.some(([k, t]) => k === kind && Math.abs(Number(t) - Number(at)) <= 1),
          `${planet} ${kind} ${at} in ${JSON.stringify(answer)}`,
        ).toBe(true);
      }
    }
  });

  // As newspapers of India print it.
  test('Guru sets on 9 June 2025', () => {
    const { events } = taraEvents(service, { planet: 'Jupiter', ...year(2025) }, delhi);
    expect(events.map(({ kind, side }) => [kind, side])).toEqual([
      ['asta', 'west'],
      ['udaya', 'east'],
    ]);
    expect(Math.abs(jdOf(events[0].at) - jdOf('2025-06-10T12:00:00+05:30'))).toBeLessThan(2);
  });

  test('an event is dated by the place, and found by that date alone', () => {
    const { events } = taraEvents(service, { planet: 'Mercury', ...year(2026) }, delhi);
    expect(events.length).toBeGreaterThan(8);
    for (const event of events) {
      expect(event.astronomical_date).toBe(event.at.slice(0, 10));
      expect(event.provenance).toEqual({
        date_assignment: 'local_civil_date_of_instant',
        day_zone: 'Asia/Kolkata',
        kalamsa_set: 'kalamsha',
        pack: 'grahas',
      });
      const day = Math.floor(Date.parse(`${event.astronomical_date}T00:00:00Z`) / 86_400_000);
      const actual = taraEvents(service, { planet: 'Mercury', from: day, to: day }, delhi);
      expect(actual.events).toEqual([event]);
    }
  });

  test('the clock of the answer changes neither instants nor dates', () => {
    const here = taraEvents(service, { planet: 'Venus', ...year(2026) }, delhi);
    const away = taraEvents(
      service,
      { planet: 'Venus', ...year(2026) },
      { ...delhi, clock: clockOf('America/Los_Angeles') },
    );
    const plain = ({ events }: typeof here) =>
      events.map(({ at, ...event }) => ({ ...event, at: Date.parse(at) }));
    expect(plain(away)).toEqual(plain(here));
    expect(away.events[0].at).toMatch(/-0[78]:00$/);
  });

  test('at either end of the years served', () => {
    for (const y of [1700, 3100]) {
      const { events } = taraEvents(service, { planet: 'Mercury', ...year(y) }, delhi);
      expect(events.length).toBeGreaterThan(8);
    }
  });
});

describe('the status at an instant', () => {
  test('agrees with the events, each of which governs from its instant on', () => {
    for (const planet of PLANETS) {
      const { events } = taraEvents(service, { planet, ...year(2025) }, delhi);
      for (const event of events) {
        const after = jdOf(event.at) + 1 / 1440;
        const answer = taraStatus(service, { planet, at: after }, delhi);
        expect(answer).toMatchObject({
          is_asta: event.kind === 'asta',
          status: event.kind === 'asta' ? 'Asta' : 'visible',
          governing_event: event,
        });
        const before = taraStatus(service, { planet, at: after - 2 / 1440 }, delhi);
        expect(before.is_asta).toBe(event.kind === 'udaya');
        expect(before.governing_event?.kind).toBe(event.kind === 'udaya' ? 'asta' : 'udaya');
      }
    }
  });

  test('is indeterminate where the set cannot be applied, with the reason', () => {
    const north = { ...delhi, place: { lat: 69.65, lon: 18.96, zone: 'Europe/Oslo' } };
    const query = { planet: 'Venus', at: jdOf('2026-01-15T12:00:00Z') } as const;
    const answer = taraStatus(service, { ...query, kalamsa_set: 'kalamsha_of_time' }, north);
    expect(answer).toMatchObject({ is_asta: null, status: 'indeterminate', governing_event: null });
    expect(answer.unavailable?.is_asta).toContain('60 degrees');
    expect(taraStatus(service, query, north)).toMatchObject({ is_asta: true, status: 'Asta' });
    expect(() =>
      taraEvents(service, { planet: 'Venus', kalamsa_set: 'arcus_visionis', ...year(2026) }, north),
    ).toThrow('60 degrees');
  });

  test('an event before 1700 is not known, and is said to be so', () => {
    const answer = taraStatus(service, { planet: 'Saturn', at: jdOf('1700-01-01T12:00:00Z') }, delhi);
    expect(answer.governing_event).toBe(null);
    expect(answer.unavailable?.governing_event).toContain('1700');
    expect(answer.is_asta).not.toBe(null);
  });
});

describe('names', () => {
  test('each planet by either name; the Moon, the Sun and the nodes are refused by name', () => {
    const pairs = {
      budh: 'Mercury',
      shukra: 'Venus',
      kuja: 'Mars',
      mangal: 'Mars',
      guru: 'Jupiter',
      shani: 'Saturn',
    };
    for (const [name, planet] of Object.entries(pairs)) {
      expect(requirePlanet(name)).toBe(planet);
      expect(requirePlanet(planet.toLowerCase())).toBe(planet);
    }
    expect(() => requirePlanet('chandra')).toThrow('not for the Moon');
    expect(() => requirePlanet('rahu')).toThrow('not for Rahu');
  });

  test('a set that is not there is refused with those there are', () => {
    expect(() => kalamsaSet(workspace, 'Venus', 'own')).toThrow(sets.join(', '));
  });
});
