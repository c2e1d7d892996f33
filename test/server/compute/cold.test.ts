import { describe, expect, test } from 'vitest';
import { requestContext } from '../../../app/context/request-context.ts';
import { newDelhi, ujjain } from '../../../app/places/locations.ts';
import { cacheReports } from '../../../engine/cache/registry.ts';
import { warmUp } from '../../../server/compute/warm-up.ts';
import { startClient } from '../harness.ts';

const { computing, failures } = await startClient();

const yearsBuilt = (): number =>
  cacheReports().reduce((sum, { name, misses }) => sum + (name === 'place years' ? misses : 0), 0);

describe('the warm-up', () => {
  test('leaves this year built at the places that answers are for by default', () => {
    for (let step = 0; warmUp(computing, step); ) step += 1;
    expect(failures).toEqual([]);
    for (const place of [newDelhi, ujjain]) {
      const before = yearsBuilt();
      requestContext(computing, {}, place).year(2026);
      expect(yearsBuilt()).toBe(before);
    }
  });

  test('reports what fails, and is no reason not to serve', () => {
    const seen: unknown[] = [];
    const zones = () => {
      throw new Error('no map');
    };
    const failing = { ...computing, zones, failed: (error: unknown) => seen.push(error) };
    for (let step = 0; warmUp(failing, step); ) step += 1;
    expect(seen).toEqual([new Error('no map')]);
  });
});
