/** The avasthas of the nine grahas by all five systems. In: a chart and named choices. */
import type { Chart } from '../../chart.ts';
import { type CombustionSet, isCombust } from '../../combustion.ts';
import type { NodeDignities } from '../../dignity.ts';
import type { NodeAspects } from '../../drishti.ts';
import { G } from '../../graha.ts';
import { signOf } from '../../sign.ts';
import { type BeneficRule, beneficsAt } from '../benefics.ts';
import { type Baladi, baladi } from './baladi.ts';
import { type DeeptadiState, deeptadi, type KhalaRule } from './deeptadi.ts';
import { type Jagradadi, jagradadi } from './jagradadi.ts';
import { type Company, companyOf, type LajjitadiState, lajjitadi } from './lajjitadi.ts';
import { type Placement, placementOf, type RelationKind } from './placement.ts';
import { type NameSyllableNumber, type Shayanadi, shayanadi } from './shayanadi.ts';

/** Where lists differ. */
export interface AvasthaOptions extends BeneficRule {
  /** BPHS 45 does not say whether friends by nature or by nature and time are meant */
  readonly relations: RelationKind;
  readonly khala: KhalaRule;
  readonly combustion: CombustionSet;
  readonly nodeDignities: NodeDignities;
  readonly nodeAspects: NodeAspects;
}

/** What is followed unless something else is said. */
const AVASTHA_DEFAULTS: AvasthaOptions = {
  relations: 'compound',
  khala: 'great_enemy',
  combustion: 'surya_siddhanta',
  nodeDignities: 'parashara',
  nodeAspects: 'seventh',
  beneficMoon: 'waxing',
  maleficMercury: 'with_any',
};

/** The avasthas of one graha, with what they came of. */
export interface GrahaAvasthas {
  readonly graha: number;
  readonly baladi: Baladi;
  readonly jagradadi: Jagradadi;
  readonly deeptadi: readonly DeeptadiState[];
  readonly lajjitadi: readonly LajjitadiState[];
  /** undefined where the day, from whose sunrise ghatis are counted, is not known */
  readonly shayanadi: Shayanadi | undefined;
  readonly of: Placement & Company & { readonly combust: boolean };
}

/** The avasthas of a chart. */
export interface Avasthas {
  readonly options: AvasthaOptions;
  /** Sun to Ketu */
  readonly grahas: readonly GrahaAvasthas[];
}

/** The avasthas of the nine grahas; `name` is the number of the first sound of the name, for the strength of the last. */
export function avasthas(
  { longitude, speed, sign: signs, lagna, jd, day }: Chart,
  options: Partial<AvasthaOptions> = {},
  name?: NameSyllableNumber,
): Avasthas {
  const chosen = { ...AVASTHA_DEFAULTS, ...options };
  const benefic = [...beneficsAt(longitude, chosen), false, false];
  const grahas = Array.from({ length: longitude.length }, (_, graha): GrahaAvasthas => {
    const at = longitude[graha];
    const placement = placementOf(graha, at, signs, { kind: chosen.relations, nodes: chosen.nodeDignities });
    const company = companyOf(graha, signs, chosen.nodeAspects);
    const combust = isCombust(graha, at, longitude[G.sun], {
      retrograde: speed[graha] < 0,
      set: chosen.combustion,
    });
    return {
      graha,
      baladi: baladi(at),
      jagradadi: jagradadi(placement),
      deeptadi: deeptadi(
        placement,
        company.joined.some((other) => !benefic[other]),
        combust,
        chosen.khala,
      ),
      lajjitadi: lajjitadi({
        graha,
        placement,
        company,
        signs,
        lagnaSign: signOf(lagna),
        benefic,
        relations: chosen.relations,
      }),
      shayanadi: day && shayanadi(graha, longitude, { lagna, days: jd - day.sunrise, name }),
      of: { ...placement, ...company, combust },
    };
  });
  return { options: chosen, grahas };
}
