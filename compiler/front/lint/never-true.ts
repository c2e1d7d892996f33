// What no day can meet, and what every day does: in targets, clauses, windows and names of rules.

import type { Diagnostic } from '@nirnaya/dsl/diagnostics';
import type { ExpressionText, PartialFields } from '@nirnaya/dsl/pack';
import { clauseForms } from '@nirnaya/dsl/syntax';
import type { CheckedClause } from '../check/checked-clause.ts';
import type { PackRule } from '../check/pack-rule.ts';
import type { TypedExpression } from '../check/typed.ts';
import type { OwnLint } from './contract.ts';
import { candidateDays } from './possible/candidate-days.ts';
import { type Given, listenerOf, type Read, reportAlways, reportRuledOut } from './possible/findings.ts';
import { settingOf, spansMeaning, truthMeaning } from './possible/meaning.ts';
import { everywhere, isEmpty, meet, type Region } from './possible/region.ts';

export const neverTrue: OwnLint = ({ rule }) => {
  const sink: Diagnostic[] = [];
  const { target, kind, clauses, drik, windows, variants, day } = rule.checked;
  const fields: PartialFields = rule.linked.fields;
  const { bindings } = fields;
  const aim = fields.observe ?? fields.holds;
  if (aim === undefined) return [];
  const observed = spansMeaning(
    settingOf(true, everywhere, listenerOf({ text: aim, bindings }, sink)),
    target,
  ).may;
  // Of a target that is never, all that follows would be.
  if (isEmpty(observed)) return distinct(sink);
  reportAlwaysTrue(rule, { text: aim, bindings }, sink);

  for (const [text, own] of [
    [fields.decide, clauses],
    [fields.drik?.decide, drik],
  ] as const) {
    if (text !== undefined && own !== undefined)
      clausesOf({ text, bindings }, { clauses: own, observed }, rule, sink);
  }
  const isCondition = kind === 'condition';
  for (const { name, term } of windows) {
    const text = fields.windows?.find((entry) => entry.name === name)?.expression;
    if (text === undefined) continue;
    const setting = settingOf(isCondition, observed, listenerOf({ text, bindings }, sink));
    const { may } = spansMeaning(setting, term);
    if (isCondition && !isEmpty(may))
      reportRuledOut(
        { text, bindings },
        setting,
        { term, given: { region: observed, by: 'the condition' } },
        sink,
      );
  }
  const region = isCondition
    ? everywhere
    : candidateDays(observed, day, addedBy([...clauses, ...(drik ?? [])]));
  variants.forEach(({ when }, i) => {
    const text = fields.variants?.[i]?.when;
    if (text === undefined) return;
    predicate({ text, bindings }, when, { observed, given: { region, by: 'the target' } }, sink);
  });
  return distinct(sink);
};

// A condition that always holds is none.
function reportAlwaysTrue({ checked }: PackRule, read: Read, sink: Diagnostic[]): void {
  if (checked.kind === 'condition') reportAlways(read, settingOf(true, everywhere), checked.target, sink);
}

/** Clauses, and the days that are left to them. */
interface Narrowed {
  readonly clauses: readonly CheckedClause[];
  readonly observed: Region;
}

function clausesOf(
  read: Read,
  { clauses, observed }: Narrowed,
  { checked }: PackRule,
  sink: Diagnostic[],
): void {
  const { day } = checked;
  const start = (upTo: number): Given => ({
    region: candidateDays(observed, day, addedBy(clauses.slice(0, upTo))),
    by: 'the target',
  });
  let given = start(0);
  clauses.forEach(({ clause, term }, i) => {
    // Days that are added late have passed no clause.
    const { role, reads } = clauseForms[clause.kind];
    if (role === 'adds') given = start(i + 1);
    if (term === undefined) return;
    if (reads === 'share') {
      const setting = settingOf(false, observed, listenerOf(read, sink));
      spansMeaning(setting, term);
      reportRuledOut(read, setting, { term, given: { region: observed, by: 'the target' } }, sink);
      return;
    }
    const left = predicate(read, term, { observed, given }, sink);
    if (role === 'drops' && !isEmpty(left)) given = { region: left, by: 'what is required above' };
  });
}

/** What is left to a predicate, and what is given. */
interface Left {
  readonly observed: Region;
  readonly given: Given;
}

// Reports what is wrong with a predicate about a day; returns what it leaves of what is given.
function predicate(read: Read, term: TypedExpression, { observed, given }: Left, sink: Diagnostic[]): Region {
  const setting = settingOf(false, observed, listenerOf(read, sink));
  const { may } = truthMeaning(setting, term);
  if (isEmpty(may)) return given.region;
  reportAlways(read, setting, term, sink);
  reportRuledOut(read, setting, { term, given }, sink);
  return meet(given.region, may, 'over');
}

/** The days that clauses add on either side. */
const addedBy = (clauses: readonly CheckedClause[]): { before: number; after: number } => {
  const days = clauses.flatMap(({ clause }) => (clause.kind === 'also' ? [clause.days] : []));
  const sum = (some: readonly number[]): number => some.reduce((total, n) => total + Math.abs(n), 0);
  return { before: sum(days.filter((n) => n < 0)), after: sum(days.filter((n) => n > 0)) };
};

// A let that several expressions use is looked at with each.
export const distinct = (diagnostics: readonly Diagnostic[]): Diagnostic[] => [
  ...new Map(diagnostics.map((d) => [`${d.code} ${d.range.start} ${d.range.end}`, d])).values(),
];

/** What can never hold in an expression by itself, such as that of a kala. */
export function neverTrueIn(text: ExpressionText, term: TypedExpression): readonly Diagnostic[] {
  const sink: Diagnostic[] = [];
  spansMeaning(settingOf(false, everywhere, listenerOf({ text, bindings: [] }, sink)), term);
  return distinct(sink);
}
