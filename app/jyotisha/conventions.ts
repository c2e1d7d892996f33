// What schools of astrology agree on among themselves and not with each other: which zodiac, which node, how long a year
// of a dasha is. Every answer says what it was computed by.

import {
  type ChosenMatchOptions,
  type ChosenOptions,
  type ConventionProfile,
  chartOptionNames,
  chartOptions,
  type conventionsShape,
  matchOptionNames,
  matchOptions,
} from '@nirnaya/contract/jyotisha';
import type { z } from '@nirnaya/contract/schema';
import { type Chart, housesIn } from '@nirnaya/engine/jyotisha';
import type { Ayanamsa, NodeRule } from '@nirnaya/engine/sky';
import { degrees } from '../day/numbers.ts';

/** What most schools keep where they do not say otherwise. */
const usual: ChosenOptions = {
  ashtakavarga_table: 'varahamihira',
  ekadhipatya: 'parashara',
  rashi_multipliers: 'kanya_5',
  lagna_in_samudaya: 'no',
  sunrise: 'upper_limb',
  positions: 'apparent',
  house_system: 'placidus',
  dasha_seed: 'moon',
  varga_d2: 'parashara',
  varga_d3: 'parashara',
  varga_d4: 'parashara',
  varga_d7: 'parashara',
  varga_d9: 'parashara',
  varga_d10: 'parashara',
  varga_d12: 'parashara',
  varga_d24: 'parashara',
  varga_d30: 'parashara',
  varga_d60: 'parashara',
};

/** The kutas of the packs. */
const usualMatch: ChosenMatchOptions = {
  varna: 'muhurta_chintamani',
  tara: 'both_directions',
  yoni: 'graded',
  graha_maitri: 'daivajnamanohara',
  gana: 'handbooks',
  bhakoot: 'distance',
};

/** What a school keeps. */
interface Profile {
  readonly ayanamsa: Ayanamsa;
  readonly node: NodeRule;
  readonly options: ChosenOptions;
  readonly matchOptions: ChosenMatchOptions;
}

/** Sets of conventions by the school that keeps them: what a request does not say is taken from one of them. */
const profiles: Readonly<Record<ConventionProfile, Profile>> = {
  /** as Indian almanacs compute */
  parashara: { ayanamsa: 'lahiri', node: 'mean', options: usual, matchOptions: usualMatch },
  /** B. V. Raman's ayanamsa and the classes of signs and the count of taras of his Muhurtha; his Ashtakavarga System follows Brihat Jataka, his Manual Sripati */
  raman: {
    ayanamsa: 'raman',
    node: 'mean',
    options: { ...usual, house_system: 'sripati' },
    matchOptions: { ...usualMatch, varna: 'raman', tara: 'raman' },
  },
  /** K. S. Krishnamurti's ayanamsa, with the houses of Placidus */
  krishnamurti: { ayanamsa: 'krishnamurti', node: 'mean', options: usual, matchOptions: usualMatch },
  /** as P. V. R. Narasimha Rao teaches Jaimini: the tables of Parashara, his reduction */
  jaimini: {
    ayanamsa: 'lahiri',
    node: 'mean',
    options: { ...usual, ashtakavarga_table: 'parashara', ekadhipatya: 'narasimha_rao' },
    matchOptions: usualMatch,
  },
  /** annual charts as Indian almanacs compute */
  tajika: { ayanamsa: 'lahiri', node: 'mean', options: usual, matchOptions: usualMatch },
};

type Stated<T> = { readonly [N in keyof T]?: T[N] | undefined };

/** What a request says of conventions. */
export interface ConventionsInput {
  readonly profile?: ConventionProfile | undefined;
  readonly ayanamsa?: Ayanamsa | undefined;
  readonly node_type?: NodeRule | undefined;
  readonly options?: (Stated<ChosenOptions> & Stated<ChosenMatchOptions>) | undefined;
}

/** Conventions made definite. */
export interface Conventions {
  readonly profile: ConventionProfile;
  readonly ayanamsa: Ayanamsa;
  readonly node: NodeRule;
  readonly options: ChosenOptions;
  /** by which tables two births are matched */
  readonly matchOptions: ChosenMatchOptions;
  /** the options that the request states */
  readonly stated: ReadonlySet<string>;
}

/** The conventions of a request; what it names wins over its profile. */
export function conventionsOf({
  profile = 'parashara',
  ayanamsa,
  node_type,
  options = {},
}: ConventionsInput): Conventions {
  const school = profiles[profile];
  const stated = Object.entries(options).filter(([, value]) => value !== undefined);
  const statedOf = (names: readonly string[]) =>
    Object.fromEntries(stated.filter(([name]) => names.includes(name)));
  return {
    profile,
    ayanamsa: ayanamsa ?? school.ayanamsa,
    node: node_type ?? school.node,
    options: { ...school.options, ...statedOf(chartOptionNames) },
    matchOptions: { ...school.matchOptions, ...statedOf(matchOptionNames) },
    stated: new Set(stated.map(([name]) => name)),
  };
}

type OptionsEcho = z.output<typeof conventionsShape>['options'];

/** Every option with what its value is made by. */
const optionsEchoOf = ({ options, stated }: Conventions): OptionsEcho =>
  chartOptionNames.map((option) => optionEcho(option, options[option], chartOptions[option].values, stated));

/** The same of a match, and the reading of every kuta that has several. */
export const matchOptionsEchoOf = (conventions: Conventions): OptionsEcho => [
  ...optionsEchoOf(conventions),
  ...matchOptionNames.map((option) =>
    optionEcho(option, conventions.matchOptions[option], matchOptions[option].values, conventions.stated),
  ),
];

const optionEcho = (
  option: OptionsEcho[number]['option'],
  value: string,
  authorities: Readonly<Record<string, string>>,
  stated: Conventions['stated'],
): OptionsEcho[number] => ({
  option,
  value,
  is_stated: stated.has(option),
  authority: authorities[value] ?? '',
});

/** The conventions, and what a chart was computed by, echoed. */
export function conventionsEcho(conventions: Conventions, chart: Chart): z.output<typeof conventionsShape> {
  const { options, ayanamsa } = chart;
  const { house_system: system } = conventions.options;
  return {
    profile: conventions.profile,
    zodiac: 'sidereal',
    ayanamsa: options.ayanamsa,
    ayanamsa_degrees: degrees(ayanamsa),
    node_type: options.node,
    houses: 'whole_sign',
    cusps: housesIn(chart, system) === undefined ? null : system,
    sunrise: options.sunrise,
    positions: `${options.places}, geocentric`,
    options: optionsEchoOf(conventions),
    node_dignities: 'parashara',
    combustion: 'surya_siddhanta',
    node_aspects: 'seventh',
  };
}
