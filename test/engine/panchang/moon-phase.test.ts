import { expect, test } from 'vitest';
import { moonPhaseAt } from '../../../engine/panchang/moon-phase.ts';
import { openBundledSky } from '../../../ephemeris/bundled.ts';
import { sweph } from '../../ephemeris/library.ts';
import { seeded } from '../random.ts';
import { jdOfIst } from './places.ts';

const sky = openBundledSky();
const { SEFLG_SWIEPH } = sweph.constants;

/** Moon less Sun, degrees -180..180 about `target`, as the library has it. */
function elongationFrom(target: number, jd: number): number {
  const [sun, moon] = [0, 1].map((body) => sweph.calc_ut(jd, body, SEFLG_SWIEPH).data[0]);
  return ((moon - sun - target + 900) % 360) - 180;
}

test('elongation and syzygies agree with the Swiss Ephemeris, 1700..3100', () => {
  const random = seeded(4);
  for (let round = 0; round < 600; round++) {
    const year = sky.year([1700, 1850, 2026, 2500, 3100][round % 5]);
    const jd = year.from + 16 + random() * (year.to - year.from - 32);
    const phase = moonPhaseAt(year, jd);
    expect(Math.abs(elongationFrom(phase.elongation, jd))).toBeLessThan(1e-5);
    expect(Math.abs(elongationFrom(180, jd + phase.daysToFull))).toBeLessThan(1e-5);
    expect(Math.abs(elongationFrom(0, jd + phase.daysToNew))).toBeLessThan(1e-5);
    for (const days of [phase.daysToFull, phase.daysToNew]) {
      expect(days).toBeGreaterThanOrEqual(0);
      expect(days).toBeLessThan(29.9);
    }
  }
});

test('phases of January 2026: full on the 3rd, last quarter on the 10th, new on the 19th (IST)', () => {
  const year = sky.year(2026);
  const phases = ['01-01', '01-03', '01-07', '01-10', '01-14', '01-19', '01-22', '01-26', '01-30'].map(
    (day) => moonPhaseAt(year, jdOfIst(`2026-${day}T12:00`)).phase,
  );
  expect(phases).toEqual([3, 4, 5, 6, 7, 0, 1, 2, 3]);
});

test('the days to a syzygy count down to it and start again after it', () => {
  const year = sky.year(2026);
  const jd = jdOfIst('2026-01-10T12:00');
  const { daysToNew } = moonPhaseAt(year, jd);
  expect(moonPhaseAt(year, jd + daysToNew - 0.001).daysToNew).toBeCloseTo(0.001, 6);
  expect(moonPhaseAt(year, jd + daysToNew + 0.001).daysToNew).toBeGreaterThan(29);
});
