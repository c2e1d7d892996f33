// Durations: fixed ones (`24 min`, `4 fixed ghati`) and shares of a window (`3 muhurta of night`, `1/3 of K`).

import { ghatiChoices } from '@nirnaya/dsl/diagnostics';
import type { Expression } from '@nirnaya/dsl/syntax';
import { checkSpans, instantWithoutLength } from './coerce.ts';
import { detailedDiagnostic, diagnostic, rangeOf, type Scope } from './scope.ts';
import type { TypedExpression } from './typed.ts';

const minutesPerDay = 1440;

/** How many of a unit a day or a night holds. */
const perWindow = { muhurta: 15, ghati: 30, prahara: 4 } as const;

const fixedDays = { min: 1 / minutesPerDay, hour: 1 / 24, days: 1, 'fixed ghati': 1 / 60 } as const;

/** Checks a duration; `unit` of the term is in days, or in shares of its window. */
export function checkDuration(
  scope: Scope,
  e: Extract<Expression, { kind: 'duration' | 'fraction' }>,
): TypedExpression | undefined {
  if (e.kind === 'fraction') {
    const of = checkSpans(scope, e.of);
    if (e.denominator === 0) {
      return diagnostic(scope, 'number-out-of-range', e, {
        what: 'a denominator',
        allowed: 'at least 1',
        found: 0,
      });
    }
    if (of?.type === 'event') return instantWithoutLength(scope, e.of, 'has no length');
    return (
      of && { op: 'duration', amount: e.numerator, unit: 1 / e.denominator, of, type: 'duration', source: e }
    );
  }
  const { unit, amount } = e;
  if (unit === 'bare ghati')
    return detailedDiagnostic(scope, 'bare-ghati', e, {
      params: {},
      choices: ghatiChoices(rangeOf(scope, e)),
    });
  if (unit in fixedDays) {
    const days = fixedDays[unit as keyof typeof fixedDays];
    return { op: 'duration', amount, unit: days, of: undefined, type: 'duration', source: e };
  }
  if (e.of === undefined) {
    return diagnostic(scope, 'missing-window', e, { unit });
  }
  const of = checkSpans(scope, e.of);
  if (of?.type === 'event') return instantWithoutLength(scope, e.of, 'has no length');
  const share = 1 / perWindow[unit as keyof typeof perWindow];
  return of && { op: 'duration', amount, unit: share, of, type: 'duration', source: e };
}
