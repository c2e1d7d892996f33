// The names in author tests, looked up: packs, places, clauses, inputs. Missing ones are reported at their place.

import { failureOf, type PackSet } from '@nirnaya/compiler/compile';
import { type PackRule, type RuleInput, reportSyntaxErrors } from '@nirnaya/compiler/front';
import {
  type CompiledPack,
  clausesIn,
  type FestivalMode,
  type Inputs,
  inputValue,
} from '@nirnaya/compiler/runtime';
import { type Diagnostic, fromTo, report, suggestionFor } from '@nirnaya/dsl/diagnostics';
import type { ExpressionText, PlacedText, TestInputs, TestPlace } from '@nirnaya/dsl/pack';
import type { SourceRange } from '@nirnaya/dsl/source';
import { parseClauses, printClause, printWholeClause } from '@nirnaya/dsl/syntax';
import { type Vocabulary, vocabularyWith } from '@nirnaya/dsl/vocabulary';
import { zoneIsKnown } from '@nirnaya/engine/civil';
import type { Site } from '@nirnaya/engine/place';
import { FIRST_SKY_YEAR, LAST_SKY_YEAR } from '@nirnaya/engine/sky';

/** Where names of tests are looked up. */
export interface TestWorld {
  readonly packs: PackSet;
  /** a curated place by its name */
  siteNamed(name: string): Site | undefined;
  readonly siteNames: readonly string[];
  /** where the rules of a pack are run if a test says nothing */
  siteOfPack(pack: string): Site;
}

/** A pack by its name, compiled. */
export function packNamed(
  { text, range }: PlacedText,
  { packs }: TestWorld,
  sink: Diagnostic[],
): CompiledPack | undefined {
  if (!packs.packs.has(text)) {
    const suggestion = suggestionFor(text, packs.packs.keys());
    sink.push(report('unknown-pack', range, { name: text }, { suggestion }));
    return undefined;
  }
  const compilation = packs.compile(text);
  const { pack } = compilation;
  if (pack === undefined) {
    const why = failureOf(compilation);
    sink.push(report('pack-with-errors', range, { pack: text, why }));
  }
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
    const suggestion = suggestionFor(text, world.siteNames);
    const help = suggestion === undefined ? `known places are ${world.siteNames.join(', ')}` : undefined;
    const site = world.siteNamed(text);
    if (site === undefined) sink.push(report('unknown-place', range, { name: text }, { help, suggestion }));
    return site;
  }
  const { lat, lon, zone, range } = place.place;
  if (!zoneIsKnown(zone)) {
    sink.push(
      report(
        'unknown-place',
        range,
        { name: zone },
        { help: '`zone` is an IANA name, such as Asia/Kolkata' },
      ),
    );
    return undefined;
  }
  return { name: `${lat}, ${lon}`, place: { lat, lon, zone } };
}

/** Whether the sky of a year is computed; reports where it is not. */
export function isServedYear(year: number, range: SourceRange, sink: Diagnostic[]): boolean {
  if (year >= FIRST_SKY_YEAR && year <= LAST_SKY_YEAR) return true;
  const params = { what: 'a year', allowed: fromTo(FIRST_SKY_YEAR, LAST_SKY_YEAR), found: year };
  sink.push(report('number-out-of-range', range, params));
  return false;
}

/** The value of `by` for an occurrence that touches only one day. */
const onlyDay = 'only day';

/** A rule of a chain, and how it is decided. */
interface DecidedRule {
  readonly rule: PackRule;
  readonly pack: CompiledPack;
  readonly mode: FestivalMode;
}

/** The clause of a rule that is meant, in its canonical spelling; reported where the rule has none such. */
export function clauseText(
  by: ExpressionText,
  { rule, pack, mode }: DecidedRule,
  sink: Diagnostic[],
): string | undefined {
  const written = by.text.trim();
  if (written === onlyDay) return written;
  const { clauses, issues } = parseClauses(by.text, vocabularyOf(pack));
  if (issues.length > 0) {
    reportSyntaxErrors(by, issues.slice(0, 1), sink);
    return undefined;
  }
  // Whose word the clause is may be claimed as well.
  const spelled = clauses.some((clause) => clause.by !== undefined) ? printWholeClause : printClause;
  const text = clauses.map(spelled).join(' ');
  const own = clausesIn(rule.checked, mode).map(({ clause }) => clause);
  const match = own.find((clause) => spelled(clause) === text);
  if (match !== undefined) return printClause(match);
  const known = own.map(spelled);
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

/** The inputs of a test. */
interface InputTexts {
  /** as written */
  readonly given: TestInputs;
  /** of the rule */
  readonly declared: readonly RuleInput[];
}

/** The inputs of a rule: each of its kind, and all but those that may be left out. */
export function inputsOf(
  rule: PlacedText,
  { given, declared }: InputTexts,
  pack: CompiledPack,
  sink: Diagnostic[],
): Inputs | undefined {
  const before = sink.length;
  const out: Record<string, number | string> = {};
  const names = declared.map(({ name }) => name);
  for (const { name } of given) {
    if (names.includes(name.text)) continue;
    const where = `the inputs of ${rule.text}`;
    const suggestion = suggestionFor(name.text, names);
    sink.push(report('unknown-field', name.range, { field: name.text, where }, { suggestion }));
  }
  for (const input of declared) {
    const match = given.find(({ name }) => name.text === input.name);
    if (match === undefined) {
      if (input.optional !== true) {
        const params = { code: rule.text, input: input.name, kind: input.kind };
        sink.push(report('missing-input', rule.range, params));
      }
      continue;
    }
    const value = inputValue(input, match.value.text, vocabularyOf(pack));
    if (value === undefined) sink.push(notOfInput(input, match.value));
    else out[input.name] = value;
  }
  return sink.length > before ? undefined : out;
}

function notOfInput({ name, kind, texts }: RuleInput, { text, range }: PlacedText): Diagnostic {
  return texts === undefined
    ? report('unknown-name', range, { name: text, kind })
    : report('value-not-allowed', range, { field: name, value: text, allowed: texts.join(', ') });
}
