import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { covers, lengthOf, type Spans } from '../../engine/spans/spans.ts';
import { sharedWorkspace } from '../shared-workspace.ts';
import { uniform } from '../uniform.ts';

const workspace = sharedWorkspace();
const pack = workspace.pack('base');
if (pack === undefined) throw new Error('the base pack does not compile');

const zones = [
  'Asia/Kolkata',
  'America/New_York',
  'Australia/Sydney',
  'Pacific/Apia',
  'Asia/Kathmandu',
] as const;
const places = fc.record({
  lat: uniform(-60, 60),
  lon: uniform(-180, 180),
  zone: fc.constantFrom(...zones),
});
const moments = fc.record({
  year: fc.integer({ min: 1700, max: 3100 }),
  day: fc.integer({ min: 0, max: 364 }),
});

const dayParts = ['pratah', 'sangava', 'madhyahna', 'aparahna', 'sayahna'];
const nightParts = ['prahara_1', 'prahara_2', 'prahara_3', 'prahara_4'];
const withinDay = [
  'kutapa',
  'rauhina',
  'gandharva',
  'vijaya_muhurta',
  'rahu_kaal',
  'yamagandam',
  'gulika',
  'purvahna',
];
const withinNight = ['pradosha', 'nishita'];

function meet(parts: readonly Spans[], whole: Spans): void {
  expect(lengthOf(parts.flat())).toBeCloseTo(lengthOf(whole), 9);
  parts.forEach((part, i) => {
    const next = parts[i + 1];
    if (next !== undefined) expect(part[1]).toBeCloseTo(next[0], 9);
  });
  expect(parts[0][0]).toBeCloseTo(whole[0], 9);
}

describe('kala windows, at any place and date below the polar circles', () => {
  test.prop([places, moments], { numRuns: 60 })(
    'tile the day and the night and stay inside them',
    (place, when) => {
      const py = workspace.almanac.placeYear(place, when.year);
      const index = py.yearStart + when.day;
      fc.pre(
        !Number.isNaN(py.sunrise[index]) &&
          !Number.isNaN(py.nextSunrise[index]) &&
          !Number.isNaN(py.sunset[index]),
      );
      const civilDay = py.firstDay + index;
      const kala = (name: string): Spans => pack.dayWindows.kala(py, name, civilDay) ?? [];
      const day: Spans = [py.sunrise[index], py.sunset[index]];
      const night: Spans = [py.sunset[index], py.nextSunrise[index]];
      meet(dayParts.map(kala), day);
      meet(nightParts.map(kala), night);
      const roomy = (whole: Spans): Spans => [whole[0] - 1e-7, whole[1] + 1e-7];
      for (const name of withinDay) expect(covers(roomy(day), kala(name)), name).toBe(true);
      for (const name of withinNight) expect(covers(roomy(night), kala(name)), name).toBe(true);
    },
  );
});
