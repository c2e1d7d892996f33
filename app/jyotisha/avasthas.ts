// The avasthas of a chart, written.

import type { avasthaOptions, grahaAvasthas } from '@nirnaya/contract/jyotisha';
import type { z } from '@nirnaya/contract/schema';
import {
  type AvasthaOptions,
  avasthas,
  type Chart,
  type NameSyllableNumber,
  type ShayanadiFactors,
} from '@nirnaya/engine/jyotisha';
import { grahaNamed, rashiNamed } from './grahas.ts';
import { relationText } from './strength.ts';

/** The avasthas of the nine grahas; `name` is the number of the first sound of the name. */
export function avasthasOf(
  chart: Chart,
  name: NameSyllableNumber | undefined,
  traced: boolean,
): { readonly options: z.output<typeof avasthaOptions>; readonly grahas: z.output<typeof grahaAvasthas>[] } {
  const { options, grahas } = avasthas(chart, {}, name);
  return {
    options: optionsOf(options),
    grahas: grahas.map(({ graha, baladi, jagradadi, deeptadi, lajjitadi, shayanadi, of }) => ({
      graha: grahaNamed(graha),
      baladi: { state: baladi.state, result: baladi.result ?? null },
      jagradadi: { ...jagradadi },
      deeptadi: [...deeptadi],
      lajjitadi: [...lajjitadi],
      shayanadi:
        shayanadi === undefined
          ? null
          : { state: shayanadi.state, number: shayanadi.number, strength: shayanadi.strength ?? null },
      ...(traced
        ? {
            observatory: {
              rashi: rashiNamed(of.sign),
              exalted: of.exalted,
              is_mulatrikona: of.mulatrikona,
              is_own: of.own,
              debilitated: of.debilitated,
              relation_to_lord: relationText(of.relation),
              combust: of.combust,
              joined: of.joined.map(grahaNamed),
              aspected_by: of.aspecting.map(grahaNamed),
              shayanadi_factors: shayanadi === undefined ? null : factorsOf(shayanadi.factors),
            },
          }
        : {}),
    })),
  };
}

function optionsOf(options: AvasthaOptions): z.output<typeof avasthaOptions> {
  const { nodeDignities, nodeAspects, beneficMoon, maleficMercury, ...others } = options;
  return {
    ...others,
    node_dignities: nodeDignities,
    node_aspects: nodeAspects,
    benefic_moon: beneficMoon,
    malefic_mercury: maleficMercury,
  };
}

const factorsOf = ({ moonNakshatra, ...others }: ShayanadiFactors) => ({
  ...others,
  moon_nakshatra: moonNakshatra,
});
