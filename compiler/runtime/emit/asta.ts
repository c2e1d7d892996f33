// The evaluator of a planet's asta: whole spans that touch the place-year. Planets are fitted when the first rule needs them.

import { setSpans, VISIBILITY_LATITUDE } from '@nirnaya/engine/sky';
import type { TypedExpression } from '../../front/check/typed.ts';
import type { SpansOf } from './context.ts';

/**
 * While the planet is seen on neither side of the Sun. Nearer to a pole than risings and settings are compared, the
 * place is taken to lie on the last latitude where they are.
 */
export function astaSpans({ planet, rule }: Extract<TypedExpression, { op: 'asta' }>): SpansOf {
  return ({ py: { sky, place } }) => {
    const lat = Math.min(Math.max(place.lat, -VISIBILITY_LATITUDE), VISIBILITY_LATITUDE);
    return setSpans(sky.wider, { lat, planet, rule }, sky.from, sky.to);
  };
}
