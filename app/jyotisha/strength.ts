// The strengths of grahas and bhavas, written: the sums, and on request their parts.

import type { shadbalaShape, vimshopakaShape } from '@nirnaya/contract/jyotisha';
import type { z } from '@nirnaya/contract/schema';
import {
  BHAVA_BALA_SETS,
  bhavaBala,
  type Chart,
  type GrahaShadbala,
  SHADBALA_SETS,
  type ShadbalaOptions,
  type ShadbalaSet,
  shadbala,
  shadbalaInput,
  vimshopaka,
} from '@nirnaya/engine/jyotisha';
import { grahaNamed, rashiNamed } from './grahas.ts';

/** To four decimals. */
const fine = (value: number): number => Math.round(value * 1e4) / 1e4;

const fineOrNull = (value: number | undefined): number | null => (value === undefined ? null : fine(value));

/** Shadbala and bhava bala by a set of tables; with `traced`, their parts. */
export function shadbalaOf(chart: Chart, set: ShadbalaSet, traced: boolean): z.output<typeof shadbalaShape> {
  const input = shadbalaInput(chart);
  const result = shadbala(input, SHADBALA_SETS[set]);
  const bhavas = bhavaBala(input, result, BHAVA_BALA_SETS[set]);
  return {
    set,
    options: optionsOf(result.options),
    grahas: result.grahas.map((of) => ({
      graha: grahaNamed(of.graha),
      rupas: fine(of.rupas),
      virupas: fine(of.virupas),
      required_virupas: of.required,
      ratio: fine(of.ratio),
      sthana: fine(of.sthana),
      dig: fine(of.parts.dig ?? 0),
      kala: fine(of.kala),
      cheshta: fineOrNull(of.parts.cheshta),
      naisargika: fine(of.parts.naisargika ?? 0),
      drik: fine(of.parts.drik ?? 0),
      ishta_phala: fineOrNull(of.phala?.ishta),
      kashta_phala: fineOrNull(of.phala?.kashta),
      ...(traced ? { observatory: traceOf(of) } : {}),
    })),
    bhavas: bhavas.map(({ bhava, sign, lordGraha, rupas, virupas, kind, parts, drishti }) => ({
      bhava,
      rashi: rashiNamed(sign),
      lord: grahaNamed(lordGraha),
      rupas: fine(rupas),
      virupas: fine(virupas),
      ...(traced
        ? {
            observatory: {
              kind,
              parts: {
                lord: fine(parts.lord),
                dig: fine(parts.dig),
                drishti: fine(parts.drishti),
                occupants: fineOrNull(parts.occupants),
                rising: fineOrNull(parts.rising),
              },
              drishti: byGraha(drishti),
            },
          }
        : {}),
    })),
    lacking: [...result.missing],
  };
}

function traceOf({ parts, of }: GrahaShadbala) {
  return {
    parts: Object.fromEntries(Object.entries(parts).map(([part, value]) => [part, fine(value)])),
    saptavarga: of.vargas.map(({ varga, sign, as, relation, virupas }) => ({
      varga: `D${varga}`,
      rashi: rashiNamed(sign),
      standing: as === 'lord' ? relationNames[relation + 2] : as,
      virupas: fine(virupas),
    })),
    dig_arc: fine(of.digArc),
    benefic: of.benefic,
    declination: fine(of.declination),
    mean_longitude: fineOrNull(of.mean),
    seeghrocha: fineOrNull(of.seeghrocha),
    cheshta_kendra: fineOrNull(of.kendra),
    drishti: byGraha(of.drishti),
  };
}

const byGraha = ([sun, moon, mars, mercury, jupiter, venus, saturn]: readonly number[]) => ({
  Sun: fine(sun),
  Moon: fine(moon),
  Mars: fine(mars),
  Mercury: fine(mercury),
  Jupiter: fine(jupiter),
  Venus: fine(venus),
  Saturn: fine(saturn),
});

function optionsOf(options: ShadbalaOptions): z.output<typeof shadbalaShape>['options'] {
  const { neuterDrekkana, digArc, beneficMoon, maleficMercury, ...others } = options;
  return {
    ...others,
    neuter_drekkana: neuterDrekkana,
    dig_arc: digArc,
    benefic_moon: beneficMoon,
    malefic_mercury: maleficMercury,
  };
}

/** Relations from -2 on. */
const relationNames = ['great enemy', 'enemy', 'neutral', 'friend', 'great friend'] as const;

/** How a graha regards the lord of a rashi, in words; undefined: it is the lord itself. */
export const relationText = (relation: number | undefined): string =>
  relation === undefined ? 'own' : relationNames[relation + 2];

/** Vimshopaka bala of Sun to Saturn; with `traced`, their places in the vargas. */
export const vimshopakaOf = (chart: Chart, traced: boolean): z.output<typeof vimshopakaShape> =>
  vimshopaka(chart.longitude).map(({ graha, of, vargas }) => ({
    graha: grahaNamed(graha),
    ...Object.fromEntries(Object.entries(of).map(([group, points]) => [group, fine(points)])),
    ...(traced
      ? {
          observatory: vargas.map(({ varga, sign, relation, points }) => ({
            varga: `D${varga}`,
            rashi: rashiNamed(sign),
            relation: relationText(relation),
            points,
          })),
        }
      : {}),
  }));
