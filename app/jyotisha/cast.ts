// A birth and its chart: what every answer of astrology begins with.

import { type Chart, chartAt } from '@nirnaya/engine/jyotisha';
import type { AppContext } from '../workspace/app-context.ts';
import { type Birth, type BirthInput, birthOf } from './birth.ts';
import { type Conventions, type ConventionsInput, conventionsOf } from './conventions.ts';
import type { RulesWorkspace } from './rules.ts';

/** A birth, the conventions that its chart is computed by, and the chart. */
export interface Cast {
  readonly birth: Birth;
  readonly conventions: Conventions;
  readonly chart: Chart;
}

/** What charts are cast with. */
export interface CastContext extends Pick<AppContext, 'zones' | 'version' | 'now'> {
  readonly workspace: Pick<AppContext['workspace'], 'sky'> & RulesWorkspace;
}

/**
 * The chart of a birth as it was said. Throws what `birthOf` does; `zoneField` is what the request calls the zone of the
 * clock.
 */
export function castOf(
  context: Pick<AppContext, 'zones'> & { readonly workspace: Pick<AppContext['workspace'], 'sky'> },
  stated: BirthInput,
  by: ConventionsInput,
  zoneField?: string,
): Cast {
  const birth = birthOf(context, stated, zoneField);
  const conventions = conventionsOf(by);
  return { birth, conventions, chart: chartOf(context, birth, conventions) };
}

/** The chart of a birth. */
export const chartOf = (
  { workspace }: { readonly workspace: Pick<AppContext['workspace'], 'sky'> },
  { jd, place }: Pick<Birth, 'jd' | 'place'>,
  { ayanamsa, node, options }: Conventions,
): Chart =>
  chartAt(workspace.sky.ephemeris, jd, place, {
    ayanamsa,
    node,
    sunrise: options.sunrise,
    places: options.positions,
  });
