// Sahams of an annual chart, as a rashi and whole degrees.

import { normalizeDegrees } from '../../../engine/jyotisha/angle.ts';
import { CO_LORDS, signAt, signOf } from '../../../engine/jyotisha/sign.ts';
import { SAHAMS, type SahamName } from '../../../engine/jyotisha/tajaka/saham-table.ts';
import { type Saham, type SahamPlaces, sahamsOf } from '../../../engine/jyotisha/tajaka/sahams.ts';
import type { Place } from '../../../engine/place/place.ts';
import type { Calculator } from '../calculator.ts';
import type { Row } from '../rows.ts';
import { uncovered, type Verdict, verdict } from '../verdict.ts';
import { birthOf, chartOf } from './births.ts';

/** Names as the rows spell them, where they are not ours. */
const SPELLED: Readonly<Record<string, SahamName>> = {
  smartha: 'samartha',
  yasas: 'yashas',
  maathri: 'matri',
  jeeva: 'jiva',
  raga: 'roga',
  raga_1: 'roga_of_saturn',
  sastra: 'shastra',
  paradesa: 'paradesha',
  sraddha: 'shraddha',
  preethi: 'priti',
  vyaapaara: 'vyapara',
  sathru: 'shatru',
  laabha: 'labha',
};

/** Half a degree, and what the lagna moves in the seconds that the row's clock leaves out. */
const DEGREES = 0.6;

/** Judges a row of one saham of a chart at a place that the row leaves out. */
export function checkSaham(calculator: Calculator, row: Row, place: Place): Verdict {
  const birth = birthOf(row);
  const spelled = /(\w+)_saham(_1)?_longitude$/.exec(row.at('label'));
  if (birth === undefined || spelled === null) return uncovered;
  const { longitude, lagna, day } = chartOf(calculator, { ...birth, place });
  if (day === undefined) return uncovered;
  const places: SahamPlaces = { longitude, lagna, byDay: day.byDay };
  const key = `${spelled[1]}${spelled[2] ?? ''}`;
  const name = SPELLED[key] ?? (key as SahamName);
  const ours = sahamNamed(name, sahamsOf(places));
  if (ours === undefined) return uncovered;
  const [sign, degrees]: [number, number] = JSON.parse(row.at('expected'));
  const printed = sign * 30 + degrees;
  const agrees = isPrinted(ours.longitude, printed);
  return verdict(
    agrees,
    () => ({
      what: row.at('label'),
      expected: `${sign} ${degrees}`,
      actual: `${signOf(ours.longitude)} ${(ours.longitude % 30).toFixed(2)} (${ours.formula})`,
      reason: reasonOf(name, places, ours, printed),
    }),
    { sahams: agrees },
  );
}

const sahamNamed = (name: SahamName, among: readonly Saham[]): Saham | undefined =>
  among.find((one) => one.name === name);

const isPrinted = (ours: number, printed: number): boolean =>
  Math.abs(normalizeDegrees(ours - printed + 180) - 180) <= DEGREES;

// Each is computed: the rows are the program's where they differ from the formulas that it follows.
function reasonOf(name: SahamName, places: SahamPlaces, ours: Saham, printed: number): string | null {
  const byRashis = sahamNamed(name, sahamsOf(places, 'rashis'));
  if (byRashis !== undefined && isPrinted(byRashis.longitude, printed))
    return 'the row sees by whole rashis, where the rule says by degrees, whether the third term lies on the way; so it is ours';
  const house = /house_(\d+)/.exec(ours.formula)?.[1];
  const beyond = places.lagna + 30 * (Number(house ?? 1) - 1) >= 360;
  const rashiLess = normalizeDegrees(ours.longitude + (ours.rashiAdded ? -30 : 30));
  if (house !== undefined && beyond && isPrinted(rashiLess, printed))
    return `the row leaves house ${house} beyond 360 degrees, so that its rashi is never met and a rashi is ${ours.rashiAdded ? 'left out' : 'added'}; else it is ours`;
  return ofCoLord(name, places, printed);
}

// The program counts Rahu and Ketu among the lords, and turns some formulas round by night that its table says are not.
function ofCoLord(name: SahamName, places: SahamPlaces, printed: number): string | null {
  const rule: { day: string; night?: string } = SAHAMS[name];
  const house = /lord_(\d+)/.exec(rule.day)?.[1];
  const coLord = house === undefined ? undefined : CO_LORDS[signAt(signOf(places.lagna), Number(house))];
  if (coLord === undefined) return null;
  const cusp = places.lagna + 30 * (Number(house) - 1);
  const reversed = places.longitude[coLord] - cusp + places.lagna;
  const actual = [0, 30].some((more) => isPrinted(normalizeDegrees(reversed + more), printed));
  return actual && !places.byDay && rule.night === 'same'
    ? 'the row takes the node for the lord of the house and turns the formula round by night, which its table has the same by day and night; so it is ours'
    : null;
}
