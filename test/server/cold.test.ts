import { describe, expect, test } from 'vitest';
import { observedIn } from '../../app/festivals/days.ts';
import { newDelhi, ujjain } from '../../app/places/locations.ts';
import { requestContext } from '../../app/request-context.ts';
import { civilDay } from '../../engine/place/civil.ts';
import { serviceFor } from '../../server/request-service.ts';
import { openTurns } from '../../server/turns.ts';
import { warmUp } from '../../server/warm-up.ts';
import { startClient } from './harness.ts';

const { service, parts, failures, get } = await startClient();

describe('a year that nobody has asked about', () => {
  test.each([
    ['/v1/panchang?date=1871-05-05&include=festivals', 12],
    ['/v1/panchang/full?date=1872-05-05', 18],
    ['/v1/panchang/today?lat=11.5&lon=77.5', 4],
    ['/v1/sankranti?year=1873', 12],
    ['/v1/locations/search?q=Varansi', 2],
    ['/v1/calendar/month?year=1874&month=7', 40],
  ])('%s lets others go on %d times and more', async (path, least) => {
    let pauses = 0;
    const { turns } = parts.service;
    const of = (caller: string) => {
      const { run, pause } = turns.of(caller);
      const counted = () => {
        pauses += 1;
        return pause();
      };
      return { run, pause: counted };
    };
    Object.assign(parts.service, { turns: { ...turns, of } });
    expect((await get(path)).status).toBe(200);
    Object.assign(parts.service, { turns });
    expect(pauses).toBeGreaterThanOrEqual(least);
  });

  test('is built once for two who ask at the same time, and its observances are decided once', async () => {
    // Everybody pauses after every step.
    let now = 0;
    const turns = openTurns({ slice: 1, now: () => ++now });
    const [from, to] = [civilDay(1881, 1, 1), civilDay(1881, 1, 31)];
    const asked = ['one', 'another'].map((caller) => {
      const paused = serviceFor({ ...service, turns }, caller);
      return paused.inTurn(async () => {
        const context = await requestContext(paused, {}, newDelhi);
        const py = await context.built(1881);
        await observedIn(context, from, to, {});
        return { py, observances: context.pack.observancesIn(py, { mode: context.mode }) };
      });
    });
    const [one, another] = await Promise.all(asked);
    expect(another.py).toBe(one.py);
    expect(another.observances).toBe(one.observances);
    const context = await requestContext(service, {}, newDelhi);
    expect(context.year(1881)).toBe(one.py);
  });
});

describe('the warm-up', () => {
  test('leaves this year built at the places that answers are for by default', async () => {
    await warmUp(service);
    expect(failures).toEqual([]);
    for (const place of [newDelhi, ujjain]) {
      const context = await requestContext(service, {}, place);
      let pauses = 0;
      const pause = (): undefined => {
        pauses += 1;
      };
      const counting = { ...service, pause };
      const again = await requestContext(counting, {}, place);
      expect(await again.built(2026)).toBe(context.year(2026));
      expect(pauses).toBe(0);
    }
  });

  test('reports what fails, and is no reason not to serve', async () => {
    const seen: unknown[] = [];
    const zones = async () => {
      throw new Error('no map');
    };
    await warmUp({ ...service, zones, failed: (error) => seen.push(error) });
    expect(seen).toEqual([new Error('no map')]);
  });
});
