// What a graha does by itself: it enters signs, passes arcs, moves backwards, stands at a longitude.

import { fromTo } from '@nirnaya/dsl/diagnostics';
import type { Expression, Word } from '@nirnaya/dsl/syntax';
import { GRAHAS, type Graha, PLANETS } from '@nirnaya/engine/sky';
import { asWritten } from './as-written.ts';
import { unknownName } from './labels.ts';
import { labelOf } from './names-to-labels.ts';
import { diagnostic, type Scope } from './scope.ts';
import type { TypedExpression } from './typed.ts';

type Of<K extends Expression['kind']> = Extract<Expression, { kind: K }>;

/** The graha of a name; undefined where it is the name of none, which is reported. */
export function grahaNamed(scope: Scope, word: Word): Graha | undefined {
  const graha = GRAHAS[labelOf(word.text, 'graha', scope.chain.vocabulary) ?? -1];
  return graha ?? unknownName(scope, word, 'graha');
}

/** The one word of a phrase of one word, where a graha may be named. */
export function loneWord(e: Expression): Word | undefined {
  const [word, ...rest] = e.kind === 'phrase' ? e.words : [];
  return rest.length === 0 ? word : undefined;
}

// Where nothing but a graha may stand.
function grahaIn(scope: Scope, e: Expression): Graha | undefined {
  const word = loneWord(e);
  return word === undefined
    ? diagnostic(scope, 'unknown-name', e, { name: 'this', kind: 'graha' })
    : grahaNamed(scope, word);
}

/** Checks `Jupiter enters Simha`, `Sun enters tropical Makara`. */
export function checkEnters(scope: Scope, e: Of<'enters'>): TypedExpression | undefined {
  const { vocabulary } = scope.chain;
  const body = grahaNamed(scope, e.graha);
  if (body === undefined) return undefined;
  const rashi = e.rashi && labelOf(e.rashi.text, 'rashi', vocabulary);
  if (e.rashi !== undefined && rashi === undefined) return unknownName(scope, e.rashi, 'rashi');
  if (e.tropical !== true) return { op: 'enters', body, rashi, type: 'event', source: e };
  if (body !== 'Sun') {
    return diagnostic(scope, 'type-mismatch', e.graha, {
      expected: 'Sun',
      found: body,
      context: 'before `enters tropical`',
    });
  }
  return { op: 'enters', body, rashi, tropical: true, type: 'event', source: e };
}

/** Checks `Jupiter in 120 deg to 150 deg`, also as `longitude of Jupiter in ...`. */
export function checkArc(scope: Scope, e: Of<'arc'>): TypedExpression | undefined {
  const body = e.left.kind === 'longitude' ? grahaNamed(scope, e.left.graha) : grahaIn(scope, e.left);
  const degrees = [e.from, e.to];
  if (degrees.some(Number.isNaN)) {
    const params = {
      expected: 'angles such as `300 deg to 360 deg`',
      found: asWritten(e),
      context: 'here',
    };
    return diagnostic(scope, 'type-mismatch', e, params);
  }
  const outside = degrees.find((d) => !(d >= 0 && d <= 360));
  if (outside !== undefined) {
    return diagnostic(scope, 'number-out-of-range', e, {
      what: 'a longitude',
      allowed: fromTo(0, 360),
      found: outside,
    });
  }
  return body && { op: 'arc', body, from: e.from, to: e.to, type: 'spans', source: e };
}

/** Checks `Jupiter is retrograde`. */
export function checkRetrograde(scope: Scope, e: Of<'state'>): TypedExpression | undefined {
  const body = grahaIn(scope, e.left);
  if (body === undefined) return undefined;
  if (!PLANETS.some((planet) => planet === body)) {
    const nodes = body === 'Rahu' || body === 'Ketu';
    return diagnostic(scope, 'type-mismatch', e.left, {
      expected: PLANETS.join(' or '),
      found: body,
      context: nodes ? 'the mean nodes always move backwards' : `the ${body} never moves backwards`,
    });
  }
  const quantity = { name: 'motion', body, kind: 'motion' } as const;
  const spans: TypedExpression = {
    op: 'quantity-spans',
    quantity,
    labels: [1],
    type: 'holds',
    source: e,
  };
  return e.negated ? { op: 'not', of: spans, type: 'holds', source: e } : spans;
}

/** Checks `longitude of Jupiter`, at an instant where one is given. */
export function checkLongitude(
  scope: Scope,
  e: Of<'longitude'>,
  instant: TypedExpression | undefined,
): TypedExpression | undefined {
  const body = grahaNamed(scope, e.graha);
  return body && { op: 'longitude', body, instant, type: 'angle', source: e };
}
