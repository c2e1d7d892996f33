// Rules that score, made whole: each with the lines of the rules that it weighs as well, and what it takes from them.

import { type Diagnostic, report, suggestionFor } from '@nirnaya/dsl/diagnostics';
import type { MuhuratFields, PlacedText, RatingEntry, SuitabilityFields } from '@nirnaya/dsl/pack';
import { printScoreLine } from '@nirnaya/dsl/syntax';
import type { LinkedRule } from '../link/linked-rule.ts';
import type { CheckedLine, CheckedScored } from './scored.ts';
import type { TypedExpression } from './typed.ts';

/** A rule that scores as linked and checked. */
export interface LinkedScored {
  readonly code: string;
  readonly linked: LinkedRule<MuhuratFields | SuitabilityFields>;
  readonly checked: CheckedScored;
}

/** A line in the rule that weighs it. */
export interface WeighedLine extends CheckedLine {
  /** in its canonical spelling */
  readonly text: string;
  /** the rule it is written in */
  readonly code: string;
  /** the pack it comes from */
  readonly pack: string;
}

/** A rule that scores with all that it weighs. */
export interface ScoredRule extends LinkedScored {
  readonly event: string | undefined;
  readonly base: number;
  /** best first; empty where it rates nothing */
  readonly ratings: readonly RatingEntry[];
  /** those of them that are given only where no line takes */
  readonly flawless: readonly string[];
  /** labels, highest first */
  readonly hierarchy: readonly string[];
  readonly lines: readonly WeighedLine[];
  /** all of them must hold */
  readonly requires: readonly TypedExpression[];
  /** the shortest time worth having, days */
  readonly lasting: number;
}

/** Makes rules whole. What they weigh in a circle, or what is no such rule, is reported and left out. */
export function wholeScored(
  rules: ReadonlyMap<string, LinkedScored>,
  sink: Diagnostic[],
): ReadonlyMap<string, ScoredRule> {
  const done = new Map<string, ScoredRule>();
  const resolve = (rule: LinkedScored, path: readonly string[]): ScoredRule => {
    const known = done.get(rule.code);
    if (known !== undefined) return known;
    const others = rule.checked.with.flatMap((named): ScoredRule[] => {
      const other = namedRule({ rules, rule }, named, path, sink);
      return other === undefined ? [] : [resolve(other, [...path, other.code])];
    });
    const whole = withOthers(rule, withinBounds(rule, others, sink));
    reportMissing(whole, sink);
    done.set(rule.code, whole);
    return whole;
  };
  for (const rule of rules.values()) resolve(rule, [rule.code]);
  reportEventsTwice(done, sink);
  return done;
}

/** The most lines that a rule weighs; the largest of ours weighs some forty. */
const mostLines = 1000;

// What rules weigh grows with each that weighs another, and doubles where one is reached in two ways.
function withinBounds(
  { code, linked }: LinkedScored,
  others: readonly ScoredRule[],
  sink: Diagnostic[],
): readonly ScoredRule[] {
  const lines = others.reduce((sum, other) => sum + other.lines.length + other.requires.length, 0);
  if (lines <= mostLines) return others;
  sink.push(report('too-many-lines', linked.range, { code, lines, most: mostLines }));
  return [];
}

/** The most rules that weigh one another in a row. */
const deepest = 32;

/** A rule that weighs others. */
interface Weighing {
  /** those of the chain */
  readonly rules: ReadonlyMap<string, LinkedScored>;
  readonly rule: LinkedScored;
}

function namedRule(
  { rules, rule }: Weighing,
  { text: code, range }: PlacedText,
  path: readonly string[],
  sink: Diagnostic[],
): LinkedScored | undefined {
  const other = rules.get(code);
  const { kind } = rule.checked;
  if (other?.checked.kind !== kind) {
    const suggestion = suggestionFor(code, rules.keys());
    sink.push(report('not-scored', range, { code, kind }, { suggestion }));
    return undefined;
  }
  if (path.length > deepest) {
    sink.push(report('rules-too-deep', range, { code: rule.code, most: deepest }));
    return undefined;
  }
  if (path.includes(code)) {
    const cycle = [...path.slice(path.indexOf(code)), code].join(' -> ');
    sink.push(report('cyclic-rules', range, { cycle }));
    return undefined;
  }
  return other;
}

// What a rule does not say itself it takes from the first that does.
function withOthers(rule: LinkedScored, others: readonly ScoredRule[]): ScoredRule {
  const { code, linked, checked } = rule;
  const pack = linked.provenance.get('score') ?? '';
  const own = checked.lines.map(
    (line): WeighedLine => ({ ...line, text: printScoreLine(line.line), code, pack }),
  );
  return {
    ...rule,
    event: checked.event?.text,
    base: checked.base ?? others[0]?.base ?? 0,
    ratings: checked.ratings ?? others.find(({ ratings }) => ratings.length > 0)?.ratings ?? [],
    flawless:
      checked.flawless?.map(({ text }) => text) ??
      others.find(({ flawless }) => flawless.length > 0)?.flawless ??
      [],
    hierarchy: checked.hierarchy ?? others.find(({ hierarchy }) => hierarchy.length > 0)?.hierarchy ?? [],
    lines: [...others.flatMap(({ lines }) => lines), ...own],
    requires: [...others.flatMap(({ requires }) => requires), ...(checked.require ? [checked.require] : [])],
    lasting: checked.lasting ?? Math.max(0, ...others.map(({ lasting }) => lasting)),
  };
}

function reportMissing(
  { code, linked, checked, lines, requires, ratings, hierarchy }: ScoredRule,
  sink: Diagnostic[],
): void {
  const where = `the rule ${code}`;
  const { unread } = linked.fields;
  const missing = (field: string): void => {
    sink.push(report('missing-field', linked.range, { field, where }));
  };
  const given = (field: string): boolean => linked.fields.given.some(({ text }) => text === field);
  if (lines.length === 0 && requires.length === 0 && unread.length === 0 && !given('score')) missing('score');
  if (checked.kind === 'suitability' && ratings.length === 0 && !given('ratings')) missing('ratings');
  const names = ratings.map(({ name }) => name);
  for (const { text: rating, range } of checked.flawless ?? []) {
    if (names.includes(rating)) continue;
    const suggestion = suggestionFor(rating, names);
    sink.push(report('unknown-rating', range, { rating, known: names.join(', ') }, { suggestion }));
  }
  // A hierarchy that could not be read, or does not go with the kind, is reported already.
  if (given('hierarchy') && checked.hierarchy === undefined) return;
  for (const { as, asRange } of checked.lines) {
    if (as === undefined || asRange === undefined || hierarchy.includes(as)) continue;
    const suggestion = suggestionFor(as, hierarchy);
    sink.push(report('unknown-label', asRange, { label: as, known: hierarchy.join(', ') }, { suggestion }));
  }
}

function reportEventsTwice(rules: ReadonlyMap<string, ScoredRule>, sink: Diagnostic[]): void {
  const codes = new Map<string, string>();
  for (const { code, checked, linked } of rules.values()) {
    if (checked.kind !== 'suitability' || checked.event === undefined || linked.disabled) continue;
    const { text: event, range } = checked.event;
    const other = codes.get(event);
    if (other === undefined) codes.set(event, code);
    else sink.push(report('event-twice', range, { event, code: other }));
  }
}
