// Numbers made of names in a cycle: `count from a to b over 28`, `number of tithi`.

import type { Expression } from '@nirnaya/dsl/syntax';
import { mismatch, readAtSunrise } from './coerce.ts';
import { labelsIn } from './labels.ts';
import { checkLookup } from './lookup.ts';
import { detailedDiagnostic, diagnostic, type Scope } from './scope.ts';
import { type LabelKind, type TypedExpression, typeName } from './typed.ts';

type Count = Extract<Expression, { kind: 'count' }>;
type Labelled = TypedExpression & { readonly type: { readonly label: LabelKind } };

/** How many there are of the kinds that go round. */
const cycles: Partial<Record<LabelKind, number>> = {
  tithi: 30,
  nakshatra: 27,
  nakshatra28: 28,
  yoga: 27,
  rashi: 12,
  weekday: 7,
  'lunar month': 12,
};

/** Checks a count. A name or a table takes its kind from the other side. */
export function checkCount(scope: Scope, e: Count): TypedExpression | undefined {
  const known = [e.from, e.to].find((side) => !takesKind(side));
  const given = known && checkLabelled(scope, known);
  if (known !== undefined && given === undefined) return undefined;
  const kind = given?.type.label ?? (e.over === cycles.nakshatra28 ? 'nakshatra28' : 'nakshatra');
  const from = e.from === known ? given : checkSide(scope, e.from, kind);
  const to = e.to === known ? given : checkSide(scope, e.to, kind);
  if (from === undefined || to === undefined) return undefined;
  const over = cycleOf(scope, e, kind);
  return over === undefined ? undefined : { op: 'count', kind, from, to, over, type: 'number', source: e };
}

/** Checks `number of Q`. */
export function checkNumberOf(
  scope: Scope,
  e: Extract<Expression, { kind: 'number-of' }>,
): TypedExpression | undefined {
  const of = scope.check(scope, e.of);
  if (of === undefined) return undefined;
  const value = readAtSunrise(of);
  if (isLabelled(value)) return { op: 'number-of', of: value, type: 'number', source: e };
  return mismatch(scope, e.of, { expected: 'a quantity', found: of.type, context: 'after `number of`' });
}

const takesKind = (e: Expression): boolean => e.kind === 'phrase' || (e.kind === 'binary' && e.op === 'by');

const isLabelled = (term: TypedExpression): term is Labelled => typeof term.type === 'object';

function checkLabelled(scope: Scope, e: Expression): Labelled | undefined {
  const term = scope.check(scope, e);
  const value = term && readAtSunrise(term);
  if (value === undefined || isLabelled(value)) return value;
  return mismatch(scope, e, { expected: 'a quantity or a name', found: value.type, context: 'in a count' });
}

function checkSide(scope: Scope, e: Expression, kind: LabelKind): TypedExpression | undefined {
  if (e.kind === 'binary' && e.op === 'by') return checkLookup(scope, e, kind);
  if (e.kind === 'phrase') {
    const labels = labelsIn(scope, e, kind);
    if (labels === undefined || labels.length === 1) {
      return labels && { op: 'labels', labels, type: { label: kind }, source: e };
    }
    return diagnostic(scope, 'type-mismatch', e, {
      expected: `one ${kind}`,
      found: `a name of ${labels.length} of them`,
      context: 'in a count',
    });
  }
  const term = checkLabelled(scope, e);
  if (term === undefined || term.type.label === kind) return term;
  return diagnostic(scope, 'unit-mismatch', e, {
    left: typeName({ label: kind }),
    right: typeName(term.type),
  });
}

function cycleOf(scope: Scope, e: Count, kind: LabelKind): number | undefined {
  const size = cycles[kind];
  if (size === undefined) {
    return diagnostic(scope, 'type-mismatch', e, {
      expected: 'names in a cycle, such as stars or signs',
      found: typeName({ label: kind }),
      context: 'in a count',
    });
  }
  if (e.over === undefined || e.over === size) return size;
  const context = `the cycle of a ${kind} has ${size}`;
  const help =
    kind === 'nakshatra' && e.over === cycles.nakshatra28
      ? 'with Abhijit the quantity is `nakshatra28`'
      : undefined;
  return detailedDiagnostic(scope, 'type-mismatch', e, {
    params: { expected: `\`over ${size}\``, found: `\`over ${e.over}\``, context },
    help,
  });
}
