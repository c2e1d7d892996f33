// Longitudes, ayanamsas and houses as books and a program print them.

import { signedArc } from '../../../engine/jyotisha/angle.ts';
import type { Chart } from '../../../engine/jyotisha/chart.ts';
import { bhavaMadhya, housesOfMiddles } from '../../../engine/jyotisha/houses.ts';
import { GRAHAS, type Graha } from '../../../engine/sky/grahas.ts';
import { AYANAMSAS, type Ayanamsa } from '../../../engine/sky/sky-source.ts';
import type { Calculator } from '../calculator.ts';
import { places } from '../places.ts';
import type { Row } from '../rows.ts';
import { uncovered, type Verdict, verdict } from '../verdict.ts';
import { arcsecApart, birthOf, chartOf, PROGRAM } from './births.ts';
import { withoutPrecessionOffset } from './other-library.ts';

/** What Raman's almanac gives the Moon and the planets to, arc minutes. */
const ALMANAC_MINUTES = 4;

/** Arc seconds by which what a program displays with six decimals may be off. */
const DISPLAYED = 0.01;

/** Judges a row of longitudes. */
export function checkLongitudes(calculator: Calculator, row: Row): Verdict {
  if (row.at('expected.houses_begin_mid_end') !== '') return checkHouses(row);
  return row.at('ayanamsas') === '' ? checkBook(calculator, row) : checkProgram(calculator, row);
}

/** Houses are printed to the arc second, as decimals of a degree. */
const PRINTED_DEGREES = 0.0006;

// The houses of Sripati that a book finds between the lagna and the midheaven that it has.
function checkHouses(row: Row): Verdict {
  const printed: readonly (readonly number[])[] = JSON.parse(row.at('expected.houses_begin_mid_end'));
  const ours = housesOfMiddles(bhavaMadhya(printed[0][1], printed[9][1]));
  const fits = printed.every((house, i) =>
    [ours[i].begin, ours[i].cusp, ours[i].end].every(
      (edge, k) => Math.abs(signedArc(edge, house[k])) < PRINTED_DEGREES,
    ),
  );
  return verdict(
    fits,
    () => ({ what: row.at('origin'), expected: 'houses', actual: JSON.stringify(ours), reason: null }),
    { houses: fits },
  );
}

// Raman: longitudes in his ayanamsa, from an almanac of his time.
function checkBook(calculator: Calculator, row: Row): Verdict {
  const birth = birthOf(row);
  const expected: Record<string, number> = JSON.parse(row.at('expected'));
  if (birth === undefined) return uncovered;
  const place = row.at('birth.place') === 'Bangalore' ? places.Bengaluru : birth.place;
  const chart = chartOf(calculator, { ...birth, place }, { ayanamsa: 'raman' });
  const offs = Object.entries(expected).map(([graha, longitude]) => {
    const ours = chart.longitude[GRAHAS.indexOf(graha as Graha)];
    return arcsecApart(ours, longitude) / 60;
  });
  const most = Math.max(...offs);
  return verdict(
    most <= ALMANAC_MINUTES,
    () => ({
      what: `${row.at('origin')}: ${offs.length} grahas`,
      expected: row.at('expected'),
      actual: `up to ${most.toFixed(1)} arcmin away`,
      reason: least(chart, expected) > ALMANAC_MINUTES ? bestFit(least(chart, expected)) : null,
    }),
    { 'book longitudes': most <= ALMANAC_MINUTES },
  );
}

const bestFit = (minutes: number): string =>
  `the book's own: no ayanamsa and no clock together bring its places nearer than ${minutes.toFixed(0)} arcmin to the sky`;

// How near the places come, arc minutes, if the zodiac and the clock are free: the residue of the best of both.
function least(chart: Chart, expected: Readonly<Record<string, number>>): number {
  const named = Object.entries(expected).map(([name, longitude]) => {
    const graha = GRAHAS.indexOf(name as Graha);
    return { speed: chart.speed[graha], off: signedArc(chart.longitude[graha], longitude) * 60 };
  });
  const mean = (of: (one: (typeof named)[number]) => number): number =>
    named.reduce((sum, one) => sum + of(one), 0) / named.length;
  const [speed, off] = [mean((one) => one.speed), mean((one) => one.off)];
  const slope =
    mean((one) => (one.speed - speed) * (one.off - off)) / mean((one) => (one.speed - speed) ** 2);
  return Math.max(...named.map((one) => Math.abs(one.off - off - slope * (one.speed - speed))));
}

const NAMES: Readonly<Record<string, Ayanamsa>> = { KP: 'krishnamurti' };

const nameOf = (mode: string): Ayanamsa | undefined => {
  const name = NAMES[mode] ?? mode.toLowerCase();
  return AYANAMSAS.find((known) => known === name);
};

// Jagannatha Hora: its Lahiri is taken as it displays it, and its places are judged in it.
function checkProgram(calculator: Calculator, row: Row): Verdict {
  const birth = birthOf(row);
  if (birth === undefined) return uncovered;
  const { LAHIRI, ...others }: Record<string, number> = JSON.parse(row.at('ayanamsas'));
  const { ephemeris } = calculator.workspace.sky;
  const chart = chartOf(calculator, birth, PROGRAM);
  const shift = chart.ayanamsa - LAHIRI;
  const places: Readonly<Record<string, number>> = {
    Sun: chart.longitude[0] + shift,
    Moon: chart.longitude[1] + shift,
    Lagna: chart.lagna + shift,
  };
  const expected: Record<string, number> = JSON.parse(row.at('expected'));
  const off = new Map(Object.entries(expected).map(([name, at]) => [name, arcsecApart(places[name], at)]));
  const systems = new Map(
    Object.entries({ ...others, LAHIRI }).map(([mode, degrees]) => {
      const name = nameOf(mode);
      const ours = name === undefined ? Number.NaN : ephemeris.meanAyanamsaOf(name, birth.jd);
      return [mode, { off: (ours - degrees) * 3600, older: name && olderOff(name, birth.jd, degrees) }];
    }),
  );
  const parts = {
    ...Object.fromEntries([...off].map(([name, arcsec]) => [`displayed ${name}`, arcsec < 0.05])),
    ...Object.fromEntries(
      [...systems].map(([mode, { off }]) => [`displayed ayanamsa ${mode}`, Math.abs(off) < DISPLAYED]),
    ),
  };
  return verdict(
    Object.values(parts).every(Boolean),
    () => ({
      what: row.at('origin'),
      expected: 'places and ayanamsas',
      actual: [
        ...[...off].map(([name, arcsec]) => `${name} ${arcsec.toFixed(2)}"`),
        ...[...systems].map(([mode, one]) => `${mode} ${one.off.toFixed(2)}"`),
      ].join(', '),
      reason: [
        "its Sun and Moon are ours in the zodiac of the figure that it displays for Lahiri, which is another ayanamsa than Lahiri's",
        ...[...systems].flatMap(([mode, one]) =>
          one.older !== undefined && Math.abs(one.older) < 0.02 && Math.abs(one.off) > DISPLAYED
            ? [`its ${mode} is the library's without the offset for the model of precession`]
            : [],
        ),
        `its lagna is ${((off.get('Lagna') ?? 0) / 15).toFixed(1)} s of the clock away`,
      ].join('; '),
    }),
    parts,
  );
}

const olderOff = (name: Ayanamsa, jd: number, degrees: number): number =>
  (withoutPrecessionOffset(name, jd) - degrees) * 3600;
