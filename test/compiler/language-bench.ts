// A small bench for trying rules: pack text in, dates and windows out.

import { bundledCalendars } from '../../app/data/bundled.ts';
import { packSetOf } from '../../compiler/compile/compile.ts';
import type { ParseMemory } from '../../compiler/front/check/environment.ts';
import type { CompiledPack } from '../../compiler/runtime/pack.ts';
import { readPack } from '../../dsl/pack/read-pack.ts';
import { sourceFile } from '../../dsl/source/source-file.ts';
import { buildPlaceYear, type PlaceYear } from '../../engine/almanac/place-year.ts';
import { isoDate } from '../../engine/civil/civil.ts';
import type { Place } from '../../engine/place/place.ts';
import { openBundledSky } from '../../ephemeris/bundled.ts';
import { bundledReads } from '../bundled-packs.ts';

const sky = openBundledSky();
const parses: ParseMemory = new Map();

const delhi: Place = { lat: 28.6139, lon: 77.209, zone: 'Asia/Kolkata' };

/** The year of a place; New Delhi's by default. */
export const yearOf = (year: number, place: Place = delhi): PlaceYear =>
  buildPlaceYear(sky.year(year), place, { calendars: bundledCalendars() });

/** Compiles rules (YAML of a `rules:` map, indented by two) as a pack on top of the base pack. Throws on any error. */
export function compileRules(rules: string, head = ''): CompiledPack {
  const file = sourceFile('trial.yaml', `pack: TRIAL\nextends: base\n${head}rules:\n${rules}`);
  const { pack, diagnostics } = packSetOf(
    [...bundledReads(), readPack(file)],
    { dataVersion: 'test' },
    { parses },
  ).compile('TRIAL');
  if (pack === undefined) throw new Error(diagnostics.map((d) => `${d.code}: ${d.message}`).join('\n'));
  return pack;
}

/** A rule with the fields that every rule has; `body` is indented by four. */
export const rule = (code: string, body: string): string =>
  `  ${code}:\n    name: ${code}\n${code.startsWith('CONDITION') ? '' : '    type: FESTIVAL\n'}${body}\n    cite: [{work: drik, level: VERIFIED}]\n`;

/** The dates of a rule in a year. */
export function datesOf(pack: CompiledPack, code: string, year: number, place: Place = delhi): string[] {
  return pack.observances
    .inYear(yearOf(year, place))
    .filter((o) => o.rule.code === code)
    .map((o) => (o.lastDay === o.day ? isoDate(o.day) : `${isoDate(o.day)}..${isoDate(o.lastDay)}`));
}
