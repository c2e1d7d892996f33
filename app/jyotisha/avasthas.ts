// The avasthas of a chart, written.

import type { Chart } from '../../engine/jyotisha/chart.ts';
import { avasthas } from '../../engine/jyotisha/strength/avasthas/avasthas.ts';
import type { NameSyllableNumber } from '../../engine/jyotisha/strength/avasthas/shayanadi.ts';
import type { grahaAvasthas } from '../shapes/jyotisha/strength.ts';
import type { z } from '../shapes/zod.ts';
import { grahaNamed, rashiNamed } from './grahas.ts';
import { relationText } from './strength.ts';

/** The avasthas of the nine grahas; `name` is the number of the first sound of the name. */
export function avasthasOf(
  chart: Chart,
  name: NameSyllableNumber | undefined,
  traced: boolean,
): { readonly options: Record<string, string>; readonly grahas: z.output<typeof grahaAvasthas>[] } {
  const { options, grahas } = avasthas(chart, {}, name);
  return {
    options: { ...options },
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
              mulatrikona: of.mulatrikona,
              own: of.own,
              debilitated: of.debilitated,
              relation_to_lord: relationText(of.relation),
              combust: of.combust,
              joined: of.joined.map(grahaNamed),
              aspected_by: of.aspecting.map(grahaNamed),
              shayanadi_factors: shayanadi === undefined ? null : { ...shayanadi.factors },
            },
          }
        : {}),
    })),
  };
}
