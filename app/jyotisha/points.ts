// The points of a chart that are no grahas, written.

import type { chartPoint, chartPoints, namedRashi, upagrahaParts } from '@nirnaya/contract/jyotisha';
import type { z } from '@nirnaya/contract/schema';
import {
  aprakashaOf,
  arudhaPadas,
  type Chart,
  charaKarakas,
  G,
  gulikaSphutasOf,
  houseOf,
  induLagnaOf,
  KALAVELA_DEFAULTS,
  kalavelasOf,
  lagnaSign,
  pranapadaOf,
  signOf,
  sphutasOf,
  sreeLagnaOf,
  timedLagnasOf,
  varnadaLagnaOf,
} from '@nirnaya/engine/jyotisha';
import { degrees } from '../day/numbers.ts';
import { grahaNamed, placeIn, rashiNamed } from './grahas.ts';

type Parts<S extends z.ZodRawShape> = z.output<z.ZodObject<S>>;

/** Why what needs a sunrise is null. */
export const noSunrise =
  'the Sun does not rise and set around the birth at this latitude, and these are counted from sunrise and sunset';

/** The special lagnas, arudhas, karakas and sphutas of a chart. */
export function pointsOf(chart: Chart): Parts<typeof chartPoints> {
  const timed = timedLagnasOf(chart);
  const varnada = varnadaLagnaOf(chart);
  const gulika = kalavelasOf(chart)?.gulika;
  const sphutas = { ...sphutasOf(chart), ...(gulika === undefined ? {} : gulikaSphutasOf(chart, gulika)) };
  return {
    special_lagnas: timed === undefined ? null : points(chart, timed),
    sree_lagna: point(chart, 'sree', sreeLagnaOf(chart)),
    indu_lagna: named(chart, 'indu', induLagnaOf(chart)),
    varnada_lagna: varnada === undefined ? null : named(chart, 'varnada', varnada),
    arudhas: arudhaPadas(chart.sign, lagnaSign(chart)).map((sign, i) => named(chart, `A${i + 1}`, sign)),
    chara_karakas: { seven: karakas(chart, 7), eight: karakas(chart, 8) },
    sphutas: points(chart, sphutas),
  };
}

/** Parts of a chart that are null, by name. */
export const missingPoints = ({ day }: Chart): Record<string, string> =>
  day === undefined ? { special_lagnas: noSunrise, varnada_lagna: noSunrise } : {};

/** The aprakasha grahas and kalavelas of a chart. */
export function upagrahasOf(chart: Chart): Parts<typeof upagrahaParts> {
  const kalavelas = kalavelasOf(chart);
  const pranapada = pranapadaOf(chart);
  return {
    aprakasha: points(chart, aprakashaOf(chart.longitude[G.sun])),
    kalavelas: kalavelas === undefined ? null : points(chart, kalavelas),
    pranapada: pranapada === undefined ? null : point(chart, 'pranapada', pranapada),
    kalavela_rule: KALAVELA_DEFAULTS,
  };
}

const points = <T extends object>(chart: Chart, longitudes: { readonly [name in keyof T]: number }) =>
  Object.entries<number>(longitudes).map(([name, longitude]) => point(chart, snake(name), longitude));

const point = (chart: Chart, name: string, longitude: number): z.output<typeof chartPoint> => ({
  name,
  ...placeIn(longitude),
  house: houseOf(lagnaSign(chart), signOf(longitude)),
});

const named = (chart: Chart, name: string, sign: number): z.output<typeof namedRashi> => ({
  name,
  rashi: rashiNamed(sign),
  rashi_number: sign + 1,
  house: houseOf(lagnaSign(chart), sign),
});

const karakas = (chart: Chart, scheme: 7 | 8) =>
  charaKarakas(chart, scheme).map(({ karaka, graha, degrees: gone }) => ({
    karaka,
    graha: grahaNamed(graha),
    degrees: degrees(gone),
  }));

/** `rahuTithi` as answers spell it. */
const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
