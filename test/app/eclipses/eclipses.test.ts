import { describe, expect, test } from 'vitest';
import { clockOf, type SkySite } from '../../../app/context/sky-place.ts';
import { eclipseById, eclipsesOf, visibilityOf } from '../../../app/eclipses/answers.ts';
import { newDelhi } from '../../../app/places/locations.ts';
import { Refusal } from '../../../app/requests/refusal.ts';
import type { EclipseFilter } from '../../../contract/eclipses/eclipse.ts';
import { sharedWorkspace } from '../../shared-workspace.ts';

const workspace = sharedWorkspace();
const service = { workspace, version: 'test' };

const india = clockOf('Asia/Kolkata');
const utc = clockOf('UTC');
const at = (lat: number, lon: number, zone: string): SkySite => ({
  place: { lat, lon, zone },
  location: undefined,
  clock: clockOf(zone),
});
const delhi = at(newDelhi.latitude, newDelhi.longitude, newDelhi.timezone);

/** Minutes between an instant and one printed. */
const off = (stated: string | undefined, printed: string): number =>
  Math.abs(Date.parse(`${stated}`) - Date.parse(printed)) / 60_000;

const seen = (id: number, site: SkySite) => visibilityOf(service, id, site);

const contactOf = (answer: Awaited<ReturnType<typeof seen>>, name: string): string | undefined =>
  answer.local_times.contacts.find(({ contact }) => contact === name)?.at;

describe('the eclipse of the Moon of 7 September 2025', () => {
  // Drik Panchang, New Delhi.
  const printed = {
    P1: '2025-09-07T20:59+05:30',
    U1: '2025-09-07T21:58+05:30',
    U2: '2025-09-07T23:01+05:30',
    maximum: '2025-09-07T23:42+05:30',
    U3: '2025-09-08T00:22+05:30',
    U4: '2025-09-08T01:26+05:30',
    P4: '2025-09-08T02:24+05:30',
  };

  test('at New Delhi each contact is within two minutes of the printed one, the Moon well up', () => {
    const answer = seen(74_845, delhi);
    for (const [name, instant] of Object.entries(printed)) {
      expect(off(contactOf(answer, name), instant), name).toBeLessThan(2);
    }
    expect(answer).toMatchObject({ visible: true, type_here: 'total' });
    expect(answer.local_times.contacts.every(({ is_up, altitude }) => is_up && altitude > 25)).toBe(true);
    expect(answer.local_times).toMatchObject({ rises_at: [], sets_at: [], seen: [{}] });
    expect(answer.local_times.deepest_seen?.at).toBe(answer.local_times.maximum?.at);
  });

  test('its sutak as printed, who keeps less of it, and what others count', () => {
    const { sutak } = seen(74_845, delhi);
    expect(sutak).toMatchObject({ observed: true, rule: { code: 'CONDITION_SUTAK_LUNAR', pack: 'grahas' } });
    expect(off(sutak?.start_at, '2025-09-07T12:19+05:30')).toBeLessThan(2);
    expect(off(sutak?.end_at, '2025-09-08T01:26+05:30')).toBeLessThan(2);
    expect(off(sutak?.children_old_sick?.start_at, '2025-09-07T18:36+05:30')).toBeLessThan(2);
    expect(sutak?.authorities.map(({ work }) => work)).toContain('Nirnayasindhu');
    expect(sutak?.other_readings).toMatchObject([
      {
        reading: 'lunar_sutak_in_hours',
        authority: { says: 'nine hours before first contact', level: 'PROVISIONAL' },
      },
    ]);
    expect(off(sutak?.other_readings[0]?.start_at, '2025-09-07T12:57+05:30')).toBeLessThan(2);
  });

  test('its numbers as in the canon of NASA', () => {
    expect(eclipseById(service, 74_845, utc)).toMatchObject({
      kind: 'lunar',
      type: 'total',
      name: 'Total eclipse of the Moon',
      date: '2025-09-07',
      saros: 128,
    });
    const { gamma, umbral_magnitude = 0 } = eclipseById(service, 74_845, utc);
    expect(gamma).toBeCloseTo(-0.2752, 3);
    expect(umbral_magnitude).toBeCloseTo(1.3638, 2);
  });
});

describe('the eclipse of the Sun of 12 August 2026', () => {
  test('its numbers as in the canon of NASA', () => {
    const stated = eclipseById(service, 74_868, utc);
    expect(stated).toMatchObject({
      kind: 'solar',
      type: 'total',
      central: true,
      saros: 126,
      date: '2026-08-12',
    });
    expect(stated.gamma).toBeCloseTo(0.8977, 3);
    expect(stated.magnitude).toBeCloseTo(1.0386, 2);
    expect(off(stated.greatest_at, '2026-08-12T17:45:51Z')).toBeLessThan(0.5);
    expect(stated.greatest_place?.lat).toBeCloseTo(65.2, 0);
    expect(stated.greatest_place?.lon).toBeCloseTo(-25.2, 0);
    expect(stated.contacts.map(({ contact }) => contact)).toEqual([
      'P1',
      'U1',
      'C1',
      'greatest',
      'C4',
      'U4',
      'P4',
    ]);
  });

  test('total at Reykjavik, by the clock there', () => {
    const answer = seen(74_868, at(64.1466, -21.9426, 'Atlantic/Reykjavik'));
    expect(answer).toMatchObject({ visible: true, type_here: 'total' });
    expect(off(contactOf(answer, 'C1'), '2026-08-12T16:47:11Z')).toBeLessThan(2);
    expect(off(answer.local_times.maximum?.at, '2026-08-12T17:48:40Z')).toBeLessThan(2);
    expect(off(contactOf(answer, 'C4'), '2026-08-12T18:47:39Z')).toBeLessThan(2);
  });

  test('at Palma the Sun sets eclipsed, and the sutak ends with it', () => {
    const { local_times: times, sutak } = seen(74_868, at(39.5696, 2.6502, 'Europe/Madrid'));
    expect(times.sets_at).toHaveLength(1);
    expect(times.seen[0]?.end_at).toBe(times.sets_at[0]);
    expect(times.contacts.at(-1)).toMatchObject({ contact: 'C4', is_up: false });
    expect(times.contacts.at(-1)?.altitude).toBeLessThan(0);
    expect(sutak?.end_at).toBe(times.sets_at[0]);
  });

  test('of what New Delhi does not see there is no sutak, and why', () => {
    const below = seen(74_868, delhi);
    expect(below).toMatchObject({ visible: false, sutak: { observed: false, other_readings: [] } });
    expect(below.reason).toContain('below the horizon');
    expect(below.sutak?.reason).toContain('invisible at the place');
    expect(below.local_times).toMatchObject({ seen: [], maximum: { is_up: false } });
    const beside = seen(74_856, delhi);
    expect(beside.reason).toContain('The Moon passes beside the Sun');
    expect(beside).not.toHaveProperty('type_here');
    expect(beside.local_times).toEqual({ seen: [], contacts: [], rises_at: [], sets_at: [] });
  });
});

describe('the eclipses of a year', () => {
  const ids = (year: number, type?: EclipseFilter) =>
    eclipsesOf(service, { year, type }, undefined, utc).eclipses.map(({ eclipse_id }) => eclipse_id);

  test('ids are stable: those of 2026, and each finds its eclipse again', () => {
    expect(ids(2026)).toEqual([74_856, 74_857, 74_868, 74_869]);
    const { eclipses } = eclipsesOf(service, { year: 2026 }, undefined, india);
    for (const eclipse of eclipses) {
      const { timezone: _, engine: __, ...stated } = eclipseById(service, eclipse.eclipse_id, india);
      expect(stated).toEqual(eclipse);
    }
  });

  test('kinds and types part them', () => {
    const all = ids(2020);
    expect(all).toHaveLength(6);
    expect(ids(2020, 'penumbral')).toEqual(ids(2020, 'lunar'));
    expect([...ids(2020, 'solar'), ...ids(2020, 'lunar')].sort()).toEqual([...all].sort());
    expect(ids(2020, 'hybrid')).toEqual([]);
    expect(ids(2023, 'hybrid')).toHaveLength(1);
  });

  test('from a place each has its circumstances; without one nothing is said of them', () => {
    const { eclipses, location } = eclipsesOf(service, { year: 2025 }, delhi, india);
    expect(eclipses.map(({ at_place }) => at_place?.visible)).toEqual([false, false, true, false]);
    expect(location).toMatchObject({ lat: newDelhi.latitude, timezone: 'Asia/Kolkata' });
    expect(eclipsesOf(service, { year: 2025 }, undefined, utc).eclipses[0]).not.toHaveProperty('at_place');
  });

  test('an id that is no eclipse, and a year that is not served, are refused', () => {
    for (const id of [1, 74_847, 999_999_999]) {
      expect(() => eclipseById(service, id, utc)).toThrow(Refusal);
      expect(() => visibilityOf(service, id, delhi)).toThrow(`has the id ${id};`);
    }
    expect(() => eclipsesOf(service, { year: 1699 }, undefined, utc)).toThrow('1699');
  });
});

describe('sutak where a day is not whole', () => {
  test('is null with its reason: Svalbard, 12 August 2026, with the Sun up all day', () => {
    const answer = seen(74_868, at(78.22, 15.65, 'Arctic/Longyearbyen'));
    expect(answer).toMatchObject({ visible: true, sutak: null });
    expect(answer.unavailable?.sutak).toContain('parts of day and night');
  });

  test('is null where the packs have no such rule', () => {
    const plain = { ...service, workspace: { ...workspace, pack: () => undefined } };
    const answer = visibilityOf(plain, 74_845, delhi);
    expect(answer).toMatchObject({ visible: true, sutak: null });
    expect(answer.unavailable?.sutak).toContain('grahas');
  });

  test('a penumbral eclipse has none', () => {
    const [first] = eclipsesOf(service, { year: 2020, type: 'penumbral' }, undefined, utc).eclipses;
    const answer = seen(Number(first?.eclipse_id), delhi);
    expect(answer).toMatchObject({ visible: true, sutak: { observed: false } });
    expect(answer.sutak?.reason).toContain('penumbra');
  });
});
