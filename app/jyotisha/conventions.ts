// What schools of astrology agree on among themselves and not with each other: which zodiac, which node, how long a year
// of a dasha is. Every answer says what it was computed by.

import type { ConventionProfile, conventionsShape } from '@nirnaya/contract/jyotisha';
import type { z } from '@nirnaya/contract/schema';
import { CHART_DEFAULTS, type Chart } from '@nirnaya/engine/jyotisha';
import type { Ayanamsa, NodeRule } from '@nirnaya/engine/sky';
import { degrees } from '../day/numbers.ts';

/** Sets of conventions by the school that keeps them: what a request does not say is taken from one of them. */
const profiles = {
  /** as Indian almanacs compute */
  parashara: { ayanamsa: 'lahiri', node: 'mean' },
  /** B. V. Raman's ayanamsa */
  raman: { ayanamsa: 'raman', node: 'mean' },
  /** K. S. Krishnamurti's ayanamsa */
  krishnamurti: { ayanamsa: 'krishnamurti', node: 'mean' },
} as const satisfies Record<ConventionProfile, { readonly ayanamsa: Ayanamsa; readonly node: NodeRule }>;

/** What a request says of conventions. */
export interface ConventionsInput {
  readonly profile?: ConventionProfile | undefined;
  readonly ayanamsa?: Ayanamsa | undefined;
  readonly node_type?: NodeRule | undefined;
}

/** Conventions made definite. */
export interface Conventions {
  readonly profile: ConventionProfile;
  readonly ayanamsa: Ayanamsa;
  readonly node: NodeRule;
}

/** The conventions of a request; what it names wins over its profile. */
export function conventionsOf({ profile = 'parashara', ayanamsa, node_type }: ConventionsInput): Conventions {
  const { ayanamsa: usual, node } = profiles[profile];
  return { profile, ayanamsa: ayanamsa ?? usual, node: node_type ?? node };
}

/** The conventions, and what a chart was computed by, echoed. */
export function conventionsEcho({ profile }: Conventions, chart: Chart): z.output<typeof conventionsShape> {
  const { options, ayanamsa, cusps } = chart;
  return {
    profile,
    zodiac: 'sidereal',
    ayanamsa: options.ayanamsa,
    ayanamsa_degrees: degrees(ayanamsa),
    node_type: options.node,
    houses: 'whole_sign',
    cusps: cusps === undefined ? null : 'placidus',
    sunrise: CHART_DEFAULTS.sunrise,
    positions: 'apparent, geocentric',
    node_dignities: 'parashara',
    combustion: 'surya_siddhanta',
    node_aspects: 'seventh',
  };
}
