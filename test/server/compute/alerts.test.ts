// Alerts on days: what conditions hold on which, against the answers about these days.

import { describe, expect, test } from 'vitest';
import { dayFacts } from '../../../app/alerts/facts.ts';
import { requestContext } from '../../../app/context/request-context.ts';
import { newDelhi } from '../../../app/places/locations.ts';
import type { alertFactNames } from '../../../contract/alerts/facts.ts';
import { civilDay, isoDate } from '../../../engine/civil/civil.ts';
import { alertPreviewOf, alertsOfRunningDay } from '../../../server/compute/alerts/days.ts';
import { alertChecker } from '../../../server/compute/alerts/engine.ts';
import { startClient } from '../harness.ts';

const { computing, get } = await startClient();
const pune = { lat: 18.5204, lon: 73.8567 };
const service = { ...computing, now: () => Date.parse('2026-11-27T06:30:00Z') };

interface Panchang {
  readonly tithi: { readonly number: number };
  readonly nakshatra: { readonly key: string };
}

describe('a preview', () => {
  test('Ekadashi: the days at whose sunrise the tithi is the eleventh of either half, as the panchang has them', async () => {
    const preview = await alertPreviewOf(service, {
      place: pune,
      conditions: { all: [{ fact: 'tithi', operator: 'in', value: [11, 26] }] },
    });
    expect([preview.from, preview.to]).toEqual(['2026-11-27', '2027-02-24']);
    expect(preview.count).toBeGreaterThan(4);
    for (const { date, facts } of preview.matches) {
      const { tithi } = (
        await get(`/v1/panchang/lite?date=${date}&lat=18.5204&lon=73.8567`)
      ).json<Panchang>();
      expect([date, tithi.number % 15]).toEqual([date, 11]);
      expect(facts).toEqual([{ fact: 'tithi', actual: tithi.number }]);
    }
  });

  test('Guru Pushya: Thursdays on which the Moon is in Pushya at some time', async () => {
    const preview = await alertPreviewOf(service, {
      place: { location_id: 2 },
      conditions: {
        all: [
          { fact: 'weekday', operator: 'equal', value: 'thursday' },
          { fact: 'nakshatras', operator: 'contains', value: 'pushya' },
        ],
      },
    });
    for (const { date } of preview.matches) expect(new Date(`${date}T00:00:00Z`).getUTCDay()).toBe(4);
    expect(preview.matches.map(({ date }) => date)).toEqual(
      ['2026-11-26', '2027-02-18'].filter((date) => date >= '2026-11-27'),
    );
  });

  test('at a place where the Sun does not rise, the days without a sunrise are left out by name', async () => {
    const preview = await alertPreviewOf(service, {
      place: { lat: 78.22, lon: 15.65 },
      conditions: { all: [{ fact: 'tithi', operator: 'greaterThan', value: 0 }] },
    });
    expect(preview.skipped.length).toBeGreaterThan(60);
    expect(preview.count + preview.skipped.length).toBe(90);
  });

  test('of a kala, an event or a place that there is not is refused', async () => {
    const of = (fact: string, params: Record<string, string>) =>
      alertPreviewOf(service, {
        place: pune,
        conditions: { all: [{ fact, params, operator: 'greaterThan', value: 0 }] },
      });
    await expect(of('kala_minutes', { kala: 'teatime' })).rejects.toThrow('unknown kala "teatime"');
    await expect(of('muhurat_score', { event: 'moonwalk' })).rejects.toThrow('unknown event');
  });
});

describe('the facts of a day', () => {
  const context = requestContext(service, { location_id: 2 }, newDelhi);
  const facts = dayFacts(service, context);
  const diwali = civilDay(2026, 11, 8);
  const factOn = (name: (typeof alertFactNames)[number], params = {}) => facts.value(name, diwali, params);

  test('are those of its panchang', async () => {
    const { tithi, nakshatra } = (
      await get('/v1/panchang/lite?date=2026-11-08&location_id=2')
    ).json<Panchang>();
    expect(factOn('tithi')).toBe(tithi.number);
    expect(factOn('nakshatra')).toBe(nakshatra.key);
    expect([factOn('weekday'), factOn('paksha'), factOn('lunar_month'), factOn('adhika_month')]).toEqual([
      'sunday',
      'krishna',
      'ashvina',
      false,
    ]);
    expect(factOn('tithis')).toEqual([29, 30]);
    expect(factOn('observances')).toEqual(expect.arrayContaining(['FESTIVAL_DIWALI']));
    expect([
      factOn('planet_sign', { planet: 'sun' }),
      factOn('planet_retrograde', { planet: 'mars' }),
    ]).toEqual(['tula', false]);
    expect(factOn('tarabala', { nakshatra: nakshatra.key })).toBe(1);
  });

  test('minutes of a kala, and those that it shares', () => {
    const whole = Number(factOn('kala_minutes', { kala: 'pradosha' }));
    expect(whole).toBeGreaterThan(100);
    expect(factOn('kala_minutes', { kala: 'pradosha', tithi: 30 })).toBe(whole);
    expect(factOn('kala_minutes', { kala: 'pradosha', tithi: 5 })).toBe(0);
    expect(factOn('kala_minutes', { kala: 'pradosha', with_kala: 'pradosha' })).toBe(whole);
  });

  test('eclipses that can be seen', () => {
    expect(facts.value('eclipse', civilDay(2026, 3, 3), {})).toBe('lunar');
    expect(factOn('eclipse')).toBe('none');
  });

  test('are computed once for all alerts, and only where they are queried about', async () => {
    const queried: string[] = [];
    const counting = {
      ...facts,
      value: (...[name, day, params]: Parameters<typeof facts.value>) => {
        queried.push(name);
        return facts.value(name, day, params);
      },
    };
    const conditions = {
      all: [
        { fact: 'tithi', operator: 'equal' as const, value: 29 },
        { fact: 'weekday', operator: 'equal' as const, value: 'sunday' },
      ],
    };
    const alerts = Array.from({ length: 20 }, (_, id) => ({ id, conditions }));
    const matches = await alertChecker(alerts, counting).on(diwali);
    expect([...matches.keys()]).toEqual(alerts.map(({ id }) => id));
    expect(queried.sort()).toEqual(['tithi', 'weekday']);
  });
});

describe('the running day', () => {
  const alerts = [
    { id: 7, conditions: { all: [{ fact: 'weekday', operator: 'equal' as const, value: 'friday' }] } },
  ];
  const at = (instant: string) =>
    alertsOfRunningDay(service, { place: { location_id: 2 }, alerts, now: Date.parse(instant) });

  test('begins at the sunrise of the place', async () => {
    // Sunrise in New Delhi on 27 November 2026 is at 06:53.
    const before = await at('2026-11-27T01:20:00Z');
    expect([before.date, before.matches]).toEqual([null, []]);
    const sunrise = before.nextAt;
    expect(new Date(sunrise).toISOString()).toMatch(/^2026-11-27T01:2[2-4]/);
    const after = await at(new Date(sunrise + 1000).toISOString());
    expect(after.date).toBe('2026-11-27');
    expect(after.matches).toMatchObject([
      { id: 7, date: '2026-11-27', facts: [{ fact: 'weekday', actual: 'friday' }] },
    ]);
    expect(isoDate(Math.floor(after.nextAt / 86_400_000))).toBe('2026-11-28');
  });
});
