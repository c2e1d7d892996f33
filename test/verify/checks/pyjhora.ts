// What another program expects of the panchang, as far as muhurats weigh it and its rows name the day: when the Sun enters
// each sign, and kshaya months.

import { adhikaLabel, labelAt } from '../../../engine/observe/quantities.ts';
import { parseIsoDate } from '../../../engine/place/civil.ts';
import type { Calculator } from '../calculator.ts';
import { places } from '../places.ts';
import type { Row } from '../rows.ts';
import { uncovered, type Verdict, verdict } from '../verdict.ts';

/** Minutes by which an ingress may differ; the program's Sun and its search are not ours. */
const TOLERANCE = 2;

/** Its rows are of Chennai. */
const place = places.Chennai;

/** Judges a row of function, measure, birth and what is expected. */
export function checkPyjhora(calculator: Calculator, row: Row): Verdict {
  if (row.at('function') === 'kshaya_maasa_tests') return checkKshaya(calculator, row);
  if (row.at('measure') === 'act_result') return checkSankrantis(calculator, row);
  return uncovered;
}

// A name of a month is lost between the date that is given and the next day: on one side of it the lunation is kshaya.
function checkKshaya({ pack, dayOf }: Calculator, row: Row): Verdict {
  const day = dayNumber(JSON.parse(row.at('birth.date')));
  if (day === undefined) return uncovered;
  const isKshaya = (on: number): boolean => {
    const at = dayOf(place, on);
    if (at === undefined || (pack('muhurat')?.kalaOn(at.py, 'mala_masa', on) ?? []).length === 0)
      return false;
    const noon = at.py.clock(at.index, 720);
    return labelAt(at.py, { name: 'lunar month', body: 'Moon' }, noon) !== adhikaLabel;
  };
  const found = isKshaya(day) || isKshaya(day + 1);
  return verdict(
    found,
    () => ({ what: row.at('note'), expected: 'kshaya', actual: 'no kshaya month', reason: null }),
    { 'kshaya month': found },
  );
}

type Ingress = readonly [date: readonly number[], time: string];

// An ayanamsa a little larger or smaller moves all of them by nearly as many minutes.
function checkSankrantis(calculator: Calculator, row: Row): Verdict {
  const bySign: Record<string, readonly Ingress[]> = JSON.parse(row.at('expected.0') || '{}');
  const offs = Object.entries(bySign).flatMap(([sign, ingresses]) =>
    ingresses.map((ingress) => minutesOff(calculator, Number(sign), ingress)),
  );
  const [least, most] = [Math.min(...offs), Math.max(...offs)];
  const agrees = Math.max(Math.abs(least), Math.abs(most)) <= TOLERANCE;
  return verdict(
    agrees,
    () => ({
      what: `${offs.length} entries of the Sun into signs`,
      expected: 'the instants',
      actual: `${least} to ${most} minutes later`,
      reason: most - least <= 2 * TOLERANCE ? 'another ayanamsa: all are off by nearly as much' : null,
    }),
    { sankrantis: agrees },
  );
}

/** Minutes to either side within which ours is looked for. */
const AROUND = 30;

function minutesOff({ instant, dayOf }: Calculator, sign: number, [date, time]: Ingress): number {
  const [t, day] = [instant(place, `${isoOf(date)}T${time.slice(0, 5)}`), dayNumber(date)];
  const py = day === undefined ? undefined : dayOf(place, day)?.py;
  if (t === undefined || py === undefined) return Number.NaN;
  for (let off = -AROUND; off <= AROUND; off += 0.5)
    if (labelAt(py, { name: 'rashi', body: 'Sun' }, t + off / 1440) + 1 === sign) return off;
  return Number.NaN;
}

const isoOf = (date: readonly number[]): string =>
  date.map((part, i) => String(part).padStart(i === 0 ? 4 : 2, '0')).join('-');

const dayNumber = (date: readonly number[]): number | undefined => parseIsoDate(isoOf(date));
