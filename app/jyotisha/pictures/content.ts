// What a picture of a birth is drawn from: the chart, the periods, the strengths or the transits that it shows.

import {
  type PictureKind,
  type pictureContent,
  pictureWidth,
  vargaMethodOf,
} from '@nirnaya/contract/jyotisha';
import { ownLanguage, type z } from '@nirnaya/contract/schema';
import { capitalized } from '@nirnaya/dsl/vocabulary';
import { isoDate, jdOfMs } from '@nirnaya/engine/civil';
import {
  type DashaName,
  dignityOf,
  G,
  isCombust,
  isDebilitated,
  isExalted,
  isRetrograde,
  lagnaSign,
  type Period,
  SHADBALA_SETS,
  shadbala,
  shadbalaInput,
  vargaChart,
} from '@nirnaya/engine/jyotisha';
import { GRAHAS } from '@nirnaya/engine/sky';
import { nearestServedYear, requireServedYear } from '../../requests/dates.ts';
import { unsupported } from '../../requests/refusal.ts';
import { bindusOf, ownerNamed } from '../ashtakavarga.ts';
import type { BirthInput } from '../birth.ts';
import { type Cast, type CastContext, castOf, chartOf } from '../cast.ts';
import { lordNamed, periodsOfLife } from '../dashas.ts';
import { grahaNamed, rashiNamed } from '../grahas.ts';
import { vargaNamed } from '../vargas.ts';
import { transitsOf } from './transits.ts';

type Content = z.output<typeof pictureContent>;
type Of<K extends PictureKind> = Extract<Content, { readonly picture: K }>;
type DrawnChart = Of<'chart'>['chart'];

/** What is asked of a picture. */
export interface PictureQuestion {
  readonly picture?: PictureKind | undefined;
  readonly style?: Of<'chart'>['style'] | undefined;
  /** `D9` */
  readonly varga?: string | undefined;
  /** milliseconds since 1970 */
  readonly transit_at?: number | undefined;
  readonly include_degrees?: boolean | undefined;
  readonly include_marks?: boolean | undefined;
  readonly dasha?: DashaName | undefined;
  /** milliseconds since 1970 */
  readonly at?: number | undefined;
  readonly transit_year?: number | undefined;
  readonly theme?: Content['theme'] | undefined;
  readonly width?: number | undefined;
  readonly lang?: string | undefined;
}

/**
 * What a picture is drawn from; `second` is another birth. Refuses with a 422 a transit beside a second birth, and a dasha that the birth
 * does not have.
 */
export function pictureContentOf(
  context: CastContext,
  cast: Cast,
  question: PictureQuestion,
  second?: BirthInput,
): Content {
  const { picture = 'chart' } = question;
  const makers: { readonly [K in PictureKind]: () => Of<K> } = {
    chart: () => chartContent(context, cast, question, second),
    dasha: () => dashaContent(cast, question),
    ashtakavarga: () => ashtakavargaContent(cast, question),
    shadbala: () => shadbalaContent(cast, question),
    transits: () => transitsContent(context, cast, question),
  };
  return makers[picture]();
}

function frameOf(
  { birth }: Cast,
  { lang = ownLanguage, width = pictureWidth.usual, theme = 'light' }: PictureQuestion,
) {
  return {
    language: lang,
    width,
    theme,
    name: birth.name === undefined || birth.name === '' ? null : birth.name,
    birth: birthText(birth),
  };
}

/** `1990-05-15 14:30` of a birth. */
const birthText = ({ date, time }: Cast['birth']): string => `${isoDate(date)} ${time}`;

const partsOf = (varga: string): number => Number(varga.slice(1));

function chartContent(
  context: CastContext,
  cast: Cast,
  question: PictureQuestion,
  second: BirthInput | undefined,
): Of<'chart'> {
  const {
    style = 'north',
    varga = 'D1',
    transit_at,
    include_degrees = true,
    include_marks = true,
  } = question;
  if (second !== undefined && transit_at !== undefined)
    throw unsupported(
      'two_charts_over',
      'transit_at: cannot be combined with a second birth; omit one of them.',
    );
  const parts = partsOf(varga);
  const over =
    second === undefined
      ? transitOver(context, cast, parts, transit_at)
      : birthOver(context, cast, parts, second);
  return {
    picture: 'chart',
    ...frameOf(cast, question),
    style,
    varga,
    varga_name: vargaNamed(parts),
    rashis: Array.from({ length: 12 }, (_, rashi) => rashiNamed(rashi)),
    chart: drawnChart(cast, parts, null),
    over,
    degrees: include_degrees,
    marks: include_marks,
  };
}

function transitOver(
  context: CastContext,
  { birth, conventions }: Cast,
  parts: number,
  at: number | undefined,
): Of<'chart'>['over'] {
  if (at === undefined) return null;
  const jd = jdOfMs(at);
  requireServedYear(new Date(at).getUTCFullYear());
  const chart = chartOf(context, { jd, place: birth.place }, conventions);
  const name = `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return { kind: 'transit', ...drawnChart({ chart, conventions }, parts, name), lagna: null };
}

function birthOver(
  context: CastContext,
  { conventions }: Cast,
  parts: number,
  second: BirthInput,
): Of<'chart'>['over'] {
  const { profile, ayanamsa, node: node_type, options } = conventions;
  const other = castOf(context, second, { profile, ayanamsa, node_type, options });
  return { kind: 'birth', ...drawnChart(other, parts, other.birth.name || birthText(other.birth)) };
}

function drawnChart(
  { chart, conventions }: Pick<Cast, 'chart' | 'conventions'>,
  parts: number,
  name: string | null,
): DrawnChart {
  const varga = vargaChart(chart, parts, vargaMethodOf(conventions.options, parts));
  return {
    name,
    lagna: varga.lagna,
    grahas: GRAHAS.map((graha, i) => {
      const longitude = chart.longitude[i];
      const retrograde = isRetrograde(chart, i);
      return {
        graha,
        longitude: varga.longitude[i],
        // The nodes always go backwards, or nearly so.
        retrograde: retrograde && i < G.rahu,
        combust: isCombust(i, longitude, chart.longitude[G.sun], { retrograde }),
        dignity: markOf(i, varga.longitude[i], varga.sign),
      };
    }),
  };
}

function markOf(
  graha: number,
  longitude: number,
  signs: Uint8Array,
): DrawnChart['grahas'][number]['dignity'] {
  if (isExalted(graha, longitude)) return 'exalted';
  if (isDebilitated(graha, longitude)) return 'debilitated';
  const dignity = dignityOf(graha, longitude, signs);
  return dignity === 'own' || dignity === 'mulatrikona' ? 'own' : 'none';
}

function dashaContent(cast: Cast, question: PictureQuestion): Of<'dasha'> {
  const { dasha = 'vimshottari', at } = question;
  const periods = periodsOfLife(cast.chart, dasha, {
    year: 'julian',
    seed: cast.conventions.options.dasha_seed,
  });
  if (periods === undefined)
    throw unsupported('no_dasha', `dasha: ${dasha} has no periods at this birth; choose another.`);
  const named = lordNamed(dasha);
  const written = ({ lord, start, end }: Period) => ({ lord: named(lord), number: lord, start, end });
  return {
    picture: 'dasha',
    ...frameOf(cast, question),
    dasha: dashaTitle(dasha),
    birth_jd: cast.chart.jd,
    at: at === undefined ? null : jdOfMs(at),
    periods: periods.map((period) => ({ ...written(period), parts: period.children.map(written) })),
  };
}

/** `Vimshottari` of `vimshottari`, `Tithi ashtottari` of `tithi_ashtottari`. */
const dashaTitle = (dasha: DashaName): string => capitalized(dasha.replaceAll('_', ' '));

function ashtakavargaContent(cast: Cast, question: PictureQuestion): Of<'ashtakavarga'> {
  const { options, bhinna, samudaya } = bindusOf(cast);
  return {
    picture: 'ashtakavarga',
    ...frameOf(cast, question),
    rashis: Array.from({ length: 12 }, (_, rashi) => rashiNamed(rashi)),
    lagna: lagnaSign(cast.chart) + 1,
    // Those that are in the sum.
    owners: bhinna
      .filter(({ owner }) => owner < 7 || options.lagnaInSamudaya)
      .map(({ owner, bindus }) => ({ owner: ownerNamed(owner), bindus: [...bindus] })),
    sums: [...samudaya.bindus],
  };
}

function shadbalaContent(cast: Cast, question: PictureQuestion): Of<'shadbala'> {
  const { grahas } = shadbala(shadbalaInput(cast.chart), SHADBALA_SETS.bphs);
  return {
    picture: 'shadbala',
    ...frameOf(cast, question),
    grahas: grahas.map(({ graha, rupas, required }) => ({
      graha: grahaNamed(graha),
      rupas,
      required: required / 60,
    })),
  };
}

function transitsContent(context: CastContext, cast: Cast, question: PictureQuestion): Of<'transits'> {
  const year = question.transit_year ?? nearestServedYear(new Date(context.now()).getUTCFullYear());
  return {
    picture: 'transits',
    ...frameOf(cast, question),
    year,
    grahas: transitsOf(context, cast.chart, year),
  };
}
