import { describe, expect, test } from 'vitest';
import { lagnaLongitude, lagnaSpans } from '../../../engine/place/lagna.ts';
import { openBundledSky } from '../../../ephemeris/bundled.ts';
import { ascendantAt, drawnYears, ledger, SECOND, secondsOff, signed } from './reference.ts';

/** Number of the rising rashi by the library. */
function signAt(jd: number, lat: number, lon: number): number {
  return Math.floor(ascendantAt(jd, lat, lon) / 30);
}

describe('the rising point, at 2,000 instants and places from 1700 to 3100', () => {
  const sky = openBundledSky();
  const { note, worst } = ledger();
  let mislabelled = 0;

  for (const { sky: of, instants, random } of drawnYears(sky, 102)) {
    for (const jd of instants) {
      const lon = (random() - 0.5) * 360;
      const lat = (random() - 0.5) * 130;
      const polar = (67 + random() * 22) * Math.sign(lat);
      const off = (at: number): number =>
        Math.abs(signed(lagnaLongitude(of, { lat: at, lon, zone: 'UTC' }, jd) - ascendantAt(jd, at, lon)));
      note('lagna', off(lat) * 3600, `${lat} ${lon} JD ${jd}`);
      note('polar lagna', off(polar) * 3600, `${polar} ${lon} JD ${jd}`);

      const { starts, labels } = lagnaSpans(of, { lat, lon, zone: 'UTC' }, jd, jd + 1);
      for (const [i, label] of labels.entries()) {
        const start = starts[i];
        const ahead = (t: number): number => signed(ascendantAt(t, lat, lon) - label * 30);
        note('start', secondsOff(ahead, start), `${label} at ${lat} ${lon} JD ${jd}`);
        const middle = (start + starts[i + 1]) / 2;
        for (const [t, sign] of [
          [start - SECOND, (label + 11) % 12],
          [start + SECOND, label],
          [middle, label],
        ]) {
          if (signAt(t, lat, lon) !== sign) mislabelled += 1;
        }
      }
    }
  }

  test('up to 65 degrees: within an arc second', () => {
    const { off, seen, where } = worst('lagna');
    expect(seen).toBe(2000);
    expect(off, where).toBeLessThan(1);
  });

  test('beyond the polar circles, where it may run backwards: within an arc second', () => {
    const { off, seen, where } = worst('polar lagna');
    expect(seen).toBe(2000);
    expect(off, where).toBeLessThan(1);
  });

  test('every rashi of the day begins to rise within a second of the time given, and has its own label', () => {
    const { off, seen, where } = worst('start');
    expect(seen).toBeGreaterThan(24_000);
    expect(off, where).toBeLessThan(1);
    expect(mislabelled).toBe(0);
  });
});
