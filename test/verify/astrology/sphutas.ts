// Sphutas as Jagannatha Hora displays them and as PyJHora computes them, of one birth.

import type { Chart } from '../../../engine/jyotisha/chart.ts';
import { gulikaSphutasOf, sphutasOf } from '../../../engine/jyotisha/points/sphutas.ts';
import { type KalavelaOptions, kalavelasOf } from '../../../engine/jyotisha/points/upagrahas.ts';
import type { Calculator } from '../calculator.ts';
import type { Row } from '../rows.ts';
import { uncovered, type Verdict, verdict } from '../verdict.ts';
import { arcsecApart, birthOf, chartOf } from './births.ts';

/** Arc seconds: what is displayed is rounded or cut to one. */
const DISPLAYED = 1;

/** By how much PyJHora's Gulika may be off for its own sunrise, arc seconds: a third of a second of the clock. */
const GULIKA_OF_PYJHORA = 5;

/** Judges a row of label, birth and the longitude that each program has. */
export function checkSphuta(calculator: Calculator, row: Row): Verdict {
  const birth = birthOf(row);
  if (birth === undefined) return uncovered;
  const chart = chartOf(calculator, birth);
  const gulika = kalavelasOf(chart)?.gulika ?? Number.NaN;
  const ours: Readonly<Record<string, number>> = { ...sphutasOf(chart), ...gulikaSphutasOf(chart, gulika) };
  const name = row
    .at('label')
    .replace(/_sphuta$/, '')
    .replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
  const value = ours[name];
  if (value === undefined) return uncovered;
  const sign = Number(row.at('expected.sign_index0'));
  const [displayed, computed] = ['expected.jhora', 'expected.pyjhora'].map((column) =>
    arcsecApart(value, sign * 30 + degreesOf(row.at(column))),
  );
  const times = TIMES_GULIKA[name] ?? 0;
  const gulikaOf = (by: number): number =>
    (gulikaSphutasOf(chart, by) as unknown as Readonly<Record<string, number>>)[name];
  return verdict(
    displayed <= DISPLAYED,
    () => ({
      what: name,
      expected: row.at('expected.jhora'),
      actual: `${displayed.toFixed(0)} arcsec away; PyJHora's ${computed.toFixed(0)}`,
      reason:
        times > 0 && computed <= times * GULIKA_OF_PYJHORA
          ? `${fitting(chart, gulikaOf, sign * 30 + degreesOf(row.at('expected.jhora')))}; the same sum as PyJHora's, whose Gulika, at the begin of Saturn's part, is ${(computed / times).toFixed(0)} arcsec away; Jagannatha Hora's would have to be ${(displayed / times / 60).toFixed(1)} arcmin away, in each of these rows another`
          : null,
    }),
    { [times > 0 ? 'with Gulika' : 'of grahas']: displayed <= DISPLAYED },
  );
}

/** Every way that is known of finding Gulika or Mandi. */
const METHODS: readonly (readonly [name: string, options: KalavelaOptions, which: 'gulika' | 'mandi'])[] = [
  ["the begin of Saturn's part", { rising: 'start', mandi: 'saturn_part' }, 'gulika'],
  ['its middle', { rising: 'middle', mandi: 'saturn_part' }, 'gulika'],
  ['its end', { rising: 'end', mandi: 'saturn_part' }, 'gulika'],
  ["Mandi's ghatis of Phaladeepika", { rising: 'start', mandi: 'phaladeepika' }, 'mandi'],
];

// Which way gives what Jagannatha Hora displays.
function fitting(chart: Chart, sphutaBy: (gulika: number) => number, displayed: number): string {
  const off = METHODS.map(([name, options, which]) => {
    const point = kalavelasOf(chart, options)?.[which] ?? Number.NaN;
    return { name, arcsec: arcsecApart(sphutaBy(point), displayed) };
  });
  const matches = off.filter(({ arcsec }) => arcsec <= DISPLAYED).map(({ name }) => name);
  return matches.length > 0
    ? `Jagannatha Hora's is by ${matches.join(', ')}`
    : `Jagannatha Hora's Gulika is by none of ${off.map(({ name }) => name).join(', ')}`;
}

/** How many times Gulika is in a sphuta. */
const TIMES_GULIKA: Readonly<Record<string, number>> = { pancha: 1, prana: 1, deha: 1, sookshmaTri: 9 };

// `22° 54’ 29"`
function degreesOf(text: string): number {
  const [degrees, minutes, seconds] = (text.match(/\d+/g) ?? []).map(Number);
  return degrees + minutes / 60 + seconds / 3600;
}
