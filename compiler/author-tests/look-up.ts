// What author tests name, looked up: packs, places, clauses, inputs. What is not there is reported where it stands.

import { report } from '../../dsl/diagnostics/catalogue.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { suggest } from '../../dsl/diagnostics/suggest.ts';
import type { ExpressionText, InputKind, PlacedText } from '../../dsl/pack/document.ts';
import type { HoldsTest, TestPlace } from '../../dsl/pack/test-document.ts';
import type { SourceRange } from '../../dsl/source/source-file.ts';
import { parseClauses } from '../../dsl/syntax/parse.ts';
import { printClause } from '../../dsl/syntax/print.ts';
import { type Vocabulary, vocabularyWith } from '../../dsl/vocabulary/vocabulary.ts';
import type { Site } from '../../engine/place/place.ts';
import { zoneIsKnown } from '../../engine/place/zone.ts';
import { FIRST_SKY_YEAR, LAST_SKY_YEAR } from '../../engine/sky/year-range.ts';
import { labelsOfText } from '../check/labels.ts';
import { tellFaults } from '../check/parsed.ts';
import type { PackSet } from '../compile.ts';
import type { CompiledPack } from '../pack.ts';
import type { PackRule } from '../pack-rule.ts';
import type { FestivalMode } from '../trace.ts';

/** Where names of tests are looked up. */
export interface TestWorld {
  readonly packs: PackSet;
  /** a curated place by its name */
  siteNamed(name: string): Site | undefined;
  readonly siteNames: readonly string[];
  /** where the rules of a pack are run if a test says nothing */
  siteOfPack(pack: string): Site;
}

/** `did you mean` of the nearest known name, as a help. */
export const didYouMean = (name: string, known: Iterable<string>): string | undefined => {
  const best = suggest(name, known);
  return best && `did you mean \`${best}\`?`;
};

/** A pack by its name, compiled. */
export function packNamed(
  { text, range }: PlacedText,
  { packs }: TestWorld,
  sink: Diagnostic[],
): CompiledPack | undefined {
  if (!packs.packs.has(text)) {
    const help = didYouMean(text, packs.packs.keys());
    sink.push(report('unknown-pack', range, { name: text }, { help }));
    return undefined;
  }
  const { pack } = packs.compile(text);
  if (pack === undefined) sink.push(report('pack-with-errors', range, { pack: text }));
  return pack;
}

/** Where a test is run: its own place, a curated one, or the pack's. */
export function siteOf(
  place: TestPlace | undefined,
  pack: CompiledPack,
  world: TestWorld,
  sink: Diagnostic[],
): Site | undefined {
  if (place === undefined) return world.siteOfPack(pack.name);
  if (place.kind === 'named') {
    const { text, range } = place.name;
    const help = didYouMean(text, world.siteNames) ?? `places are ${world.siteNames.join(', ')}`;
    const site = world.siteNamed(text);
    if (site === undefined) sink.push(report('unknown-place', range, { name: text }, { help }));
    return site;
  }
  const { lat, lon, zone, range } = place.place;
  if (!zoneIsKnown(zone)) {
    sink.push(
      report('unknown-place', range, { name: zone }, { help: '`zone` is an IANA name, as Asia/Kolkata' }),
    );
    return undefined;
  }
  return { name: `${lat}, ${lon}`, place: { lat, lon, zone } };
}

/** Whether the sky of a year is computed; reports where it is not. */
export function isServedYear(year: number, range: SourceRange, sink: Diagnostic[]): boolean {
  if (year >= FIRST_SKY_YEAR && year <= LAST_SKY_YEAR) return true;
  const params = { what: 'a year', min: FIRST_SKY_YEAR, max: LAST_SKY_YEAR, found: year };
  sink.push(report('number-out-of-range', range, params));
  return false;
}

/** What stands in `by` for an occurrence that touches one day alone. */
const onlyDay = 'only day';

/** The clause of a rule that is meant, in its canonical spelling; reported where the rule has none such. */
export function clauseText(
  by: ExpressionText,
  rule: PackRule,
  pack: CompiledPack,
  mode: FestivalMode,
  sink: Diagnostic[],
): string | undefined {
  const asked = by.text.trim();
  if (asked === onlyDay) return asked;
  const { clauses, faults } = parseClauses(by.text, vocabularyOf(pack));
  if (faults.length > 0) {
    tellFaults(by, faults.slice(0, 1), sink);
    return undefined;
  }
  const text = clauses.map(printClause).join(' ');
  const { clauses: standard, drik } = rule.checked;
  const known = (mode === 'drik' ? (drik ?? standard) : standard).map(({ clause }) => printClause(clause));
  if (known.includes(text)) return text;
  const help = `its clauses are ${known.map((clause) => `\`${clause}\``).join(', ')}; or \`${onlyDay}\``;
  sink.push(report('unknown-clause', by.range, { clause: text, code: rule.code }, { help }));
  return undefined;
}

const vocabularyOf = (pack: CompiledPack): Vocabulary =>
  vocabularyWith(
    [...pack.calendars.values()].map(({ name, months }) => ({
      name,
      months: months.map((month) => [month]),
    })),
  );

/** The values that a condition is asked with; all of them, and each of its kind. */
export function inputsOf(
  test: HoldsTest,
  { code, checked }: PackRule,
  pack: CompiledPack,
  sink: Diagnostic[],
): Readonly<Record<string, number>> | undefined {
  const before = sink.length;
  const out: Record<string, number> = {};
  for (const { name } of test.inputs) {
    if (!checked.inputs.some((input) => input.name === name.text))
      sink.push(report('unknown-field', name.range, { field: name.text, where: `the inputs of ${code}` }));
  }
  for (const { name, kind } of checked.inputs) {
    const given = test.inputs.find((input) => input.name.text === name);
    if (given === undefined) {
      sink.push(report('missing-input', test.rule.range, { code, input: name, kind }));
      continue;
    }
    const { text, range } = given.value;
    const labels = labelsFor(text, kind, pack);
    const [label] = labels;
    if (label === undefined || labels.length > 1 || Number.isNaN(label))
      sink.push(report('unknown-name', range, { name: text, kind }));
    else out[name] = label;
  }
  return sink.length > before ? undefined : out;
}

// The labels that a value may mean; a plain number stands for itself, a text for nothing that can be asked with.
function labelsFor(text: string, kind: InputKind, pack: CompiledPack): readonly number[] {
  if (kind === 'number') return [Number(text)];
  return kind === 'text' ? [] : (labelsOfText(text, kind, vocabularyOf(pack)) ?? []);
}
