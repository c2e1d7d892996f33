// NASA's canons of eclipses: greatest eclipse, type, gamma, saros and magnitude, row by row.
//
// The canon counts in Terrestrial Time; ours goes there by the Delta T of the Swiss Ephemeris, so that neither Delta T
// matters to the comparison.

import { parseIsoDate } from '../../../engine/civil/civil.ts';
import type { Eclipse } from '../../../engine/sky/eclipses/eclipse.ts';
import { eclipsesOf } from '../../../engine/sky/eclipses/eclipses-of.ts';
import { sweph } from '../../ephemeris/library.ts';
import type { Calculator } from '../calculator.ts';
import { places } from '../places.ts';
import type { Row } from '../rows.ts';
import { uncovered, type Verdict, verdict } from '../verdict.ts';

/** Seconds, radii of the Earth and shares of a diameter within which we agree. */
const GREATEST = 5;
const GAMMA = 0.0006;
const MAGNITUDE = 0.0025;

const types: Readonly<Record<string, string | undefined>> = {
  A: 'annular',
  T: 'total',
  H: 'hybrid',
  P: 'partial',
  N: 'penumbral',
};

/** Judges an eclipse of the canon. */
export function checkEclipse(rules: Calculator, row: Row): Verdict {
  const day = parseIsoDate(row.at('date'));
  const [hour, minute, second] = row.at('td_greatest').split(':').map(Number);
  const year = Number(row.at('date').slice(0, 4));
  const sky = rules.yearOf(places['New Delhi'], year)?.sky;
  if (day === undefined || sky === undefined || second === undefined) return uncovered;
  const printed = (hour * 60 + minute) * 60 + second;
  const what = `${row.at('kind')} ${row.at('date')}`;
  const secondsOff = (eclipse: Eclipse): number =>
    (terrestrial(eclipse.greatest) - jdOfDay(row.at('date'))) * 86_400 - printed;
  const eclipse = eclipsesOf(sky).find((e) => e.kind === row.at('kind') && Math.abs(secondsOff(e)) < 3600);
  if (eclipse === undefined) {
    return verdict(
      false,
      () => ({
        what,
        expected: row.at('td_greatest'),
        actual: 'no eclipse',
        reason: null,
      }),
      { found: false },
    );
  }
  const off = secondsOff(eclipse);
  const magnitudes = magnitudesOff(eclipse, row);
  const parts = {
    found: true,
    'greatest eclipse': Math.abs(off) <= GREATEST,
    type: types[row.at('type').charAt(0)] === eclipse.type,
    gamma: Math.abs(Number(row.at('gamma')) - eclipse.gamma) <= GAMMA,
    saros: Number(row.at('saros')) === eclipse.saros,
    magnitude: magnitudes.every((m) => m <= MAGNITUDE),
  };
  const failed = Object.entries(parts).flatMap(([name, agrees]) => (agrees ? [] : [name]));
  return verdict(
    failed.length === 0,
    () => ({
      what: `${what}, ${failed.join(', ')}`,
      expected: `${row.at('td_greatest')} ${row.at('type')} gamma ${row.at('gamma')} saros ${row.at('saros')}`,
      actual: `${signed(off)} s, ${eclipse.type} gamma ${eclipse.gamma.toFixed(4)} saros ${eclipse.saros}`,
      reason: reasonOf(failed, eclipse, year, off),
    }),
    parts,
  );
}

/** JD of 0h of a date. */
function jdOfDay(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / 86_400_000 + 2440587.5;
}

function terrestrial(jd: number): number {
  const { data } = sweph.deltat_ex(jd, sweph.constants.SEFLG_SWIEPH);
  return jd + data;
}

function magnitudesOff(eclipse: Eclipse, row: Row): number[] {
  const off = (column: string, ours: number): number => Math.abs(Number(row.at(column)) - ours);
  return eclipse.kind === 'solar'
    ? [off('magnitude', eclipse.magnitude)]
    : [
        off('umbral_magnitude', eclipse.umbralMagnitude),
        off('penumbral_magnitude', eclipse.penumbralMagnitude),
      ];
}

/** Arc seconds per century squared by which the canon's Moon is slowed more than ours: -25.858 against -25.80. */
const TIDAL = 0.058;

/** Arc seconds that the Moon gains on the Sun in a second. */
const MOON_RATE = 0.508;

/** Seconds left over when the other tidal acceleration is allowed for. */
const REST = 4;

function reasonOf(failed: readonly string[], eclipse: Eclipse, year: number, off: number): string | null {
  const reasons = failed.map((name) => {
    if (name === 'greatest eclipse') {
      const centuries = (year - 2000) / 100;
      const predicted = (-0.5 * TIDAL * centuries ** 2) / MOON_RATE;
      if (Math.abs(off - predicted) > REST) return null;
      return `the Moon's tidal acceleration is -25.858 arcsec per century squared in the canon, -25.80 here, which makes ${signed(predicted)} s`;
    }
    const edge = eclipse.kind === 'solar' && Math.abs(eclipse.magnitude - 1) < MAGNITUDE;
    return name === 'type' && edge
      ? "the canon computes the umbra with a smaller Moon: 0.27228 of the Earth's radius, here 0.27252"
      : null;
  });
  return reasons.includes(null) ? null : reasons.join('; ');
}

const signed = (seconds: number): string => `${seconds < 0 ? '' : '+'}${seconds.toFixed(1)}`;
