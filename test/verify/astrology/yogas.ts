// Charts with a yoga that others expect in them or not. Most are made up by the authors of a program, as signs alone.

import type { CompiledPack } from '../../../compiler/runtime/pack.ts';
import { printExpression } from '../../../dsl/syntax/print.ts';
import { rashiNames } from '../../../dsl/vocabulary/names.ts';
import { type Chart, chartAt } from '../../../engine/jyotisha/chart.ts';
import { givenChart } from '../../../engine/jyotisha/given-chart.ts';
import { vargaSign } from '../../../engine/jyotisha/vargas/varga.ts';
import { jdOfCivilDay, parseIsoDate } from '../../../engine/place/civil.ts';
import { openEphemeris } from '../../../engine/sky/ephemeris.ts';
import type { Calculator } from '../calculator.ts';
import type { Row } from '../rows.ts';
import { uncovered, type Verdict, verdict } from '../verdict.ts';
import { yogaReasons } from './yoga-reasons.ts';

const BODIES = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu', 'Lagna'];

/** Where a graha is taken to stand in a sign that is all that is stated. */
const WITHIN = 5;

/** Yogas of which the program has variants beside the text; rows that ask for one are not about the text. */
const WITH_VARIANTS = ['vata_roga', 'mati_bhramana_*'];

// What is stated of other things than our rule: a chart that lacks a planet, a variant, a yoga that shares its name.
function isAboutAnother(row: Row): boolean {
  const [yoga, source, chart] = [row.at('yoga'), row.at('source'), row.at('chart')];
  const lacks =
    !/^\d/.test(chart) &&
    BODIES.some((body) => chart.split(`${body}=`).length - 1 !== (chart.includes('D9') ? 2 : 1));
  const variant = WITH_VARIANTS.includes(yoga) && /'method': 2|other_variations/.test(source);
  // Two combinations of one book share the name, of which the second was not read.
  return lacks || variant || yoga === 'kala_nirdesha_putranasha' || yoga === 'mahabhagya';
}

// Whether a row states what a rule reads: navamsas and degrees are in few of them.
function isStated(pack: CompiledPack, code: string, row: Row): boolean {
  const term = pack.births.get(code)?.checked.holds?.term;
  const text = term === undefined ? '' : printExpression(term.source);
  const chart = row.at('chart');
  if (/^\d/.test(chart)) return true;
  if (/\bD9\b/.test(text) && !chart.includes('D9')) return false;
  return !/deeply_exalted|\bdeg\b/.test(text) || chart.includes('@');
}

/** Judges a row of a chart and a yoga. */
export function checkYoga(calculator: Calculator, row: Row): Verdict {
  const pack = calculator.pack('jyotisha');
  const codes =
    pack === undefined ? [] : codesOf(pack, row.at('yoga')).filter((code) => isStated(pack, code, row));
  if (pack === undefined || codes.length === 0 || isAboutAnother(row)) return uncovered;
  const chart = chartOfText(row.at('chart'));
  if (chart === undefined) return uncovered;
  const found = codes.flatMap((code) => pack.yogaOf(chart, code) ?? []);
  const expected = row.at('expected') === 'true';
  // Programs differ in whether a cancelled yoga is one.
  const holds = found.some((one) => one.holds);
  const agrees =
    holds === expected || (!expected && found.every((one) => !one.holds || one.cancelled.length > 0));
  return verdict(agrees, () => ({
    what: `${row.at('yoga')}, ${row.at('source')}`,
    expected: expected ? 'it holds' : 'it does not hold',
    actual: holds
      ? `it holds: ${found.flatMap((one) => (one.holds ? [one.code] : [])).join(', ')}`
      : 'it does not hold',
    reason: yogaReasons[row.at('yoga')] ?? null,
  }));
}

// A yoga by its name, or all of a family: `daridra_*`, `*_malika`.
function codesOf(pack: CompiledPack, yoga: string): readonly string[] {
  const named = yoga === 'mangal_dosha' ? 'MANGALA' : yoga.toUpperCase();
  const shape = new RegExp(`^(?:YOGA|DOSHA)_${named.replace('*', '.+')}(?:_PURUSHA|_STRI)?$`);
  return [...pack.births.keys()].filter((code) => shape.test(code));
}

// `Lagna=Libra@10;Sun=Gemini`, perhaps with the navamsa behind it; or a birth.
function chartOfText(text: string): Chart | undefined {
  if (/^\d{4}-/.test(text)) return chartOfBirth(text);
  const [rasi = '', navamsa = ''] = text.split(/\s*\|\s*D9:\s*/);
  const ninths = placesOf(navamsa);
  const degrees = new Map(
    [...placesOf(rasi)].map(([body, { sign, within }]): [string, number] => {
      const ninth = ninths.get(body)?.sign;
      if (within !== undefined || ninth === undefined) return [body, 30 * sign + (within ?? WITHIN)];
      const part = Array.from({ length: 9 }, (_, i) => 30 * sign + (i + 0.5) * (30 / 9)).find(
        (longitude) => vargaSign(longitude, 9) === ninth,
      );
      // No place of the sign has that navamsa: the chart cannot be.
      return [body, part ?? Number.NaN];
    }),
  );
  if (ninths.size > 0 && [...degrees.values()].some(Number.isNaN)) return undefined;
  const of = (body: string): number => degrees.get(body) ?? Number.NaN;
  return givenChart({ longitude: BODIES.slice(0, 9).map(of), lagna: of('Lagna') });
}

function placesOf(text: string): Map<string, { sign: number; within: number | undefined }> {
  const out = new Map<string, { sign: number; within: number | undefined }>();
  for (const [, body, name, within] of text.matchAll(/(\w+)=(\w+)(?:@([\d.]+))?/g)) {
    const sign = rashiNames.findIndex((spellings) => spellings.includes(name));
    if (sign >= 0 && BODIES.includes(body))
      out.set(body, { sign, within: within === undefined ? undefined : Number(within) });
  }
  return out;
}

let ephemeris: ReturnType<typeof openEphemeris> | undefined;

// `1902-08-20 11:33 9.9667 78.1667 tz=+5.5`, by the ayanamsa of Raman.
function chartOfBirth(text: string): Chart | undefined {
  const [, date, hour, minute, lat, lon, zone] =
    /^(\S+) (\d+):([\d.]+) (\S+) (\S+) tz=(\S+)$/.exec(text) ?? [];
  const day = date === undefined ? undefined : parseIsoDate(date);
  if (day === undefined) return undefined;
  ephemeris ??= openEphemeris();
  const jd = jdOfCivilDay(day) + (Number(hour) + Number(minute) / 60 - Number(zone)) / 24;
  return chartAt(ephemeris, jd, { lat: Number(lat), lon: Number(lon), zone: 'UTC' }, { ayanamsa: 'raman' });
}
