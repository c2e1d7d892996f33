// The answers about one chart.

import type {
  ashtakavargaAnswer,
  avasthasAnswer,
  birthChartAnswer,
  chartYogas,
  DashaYear,
  kundliChartAnswer,
  upagrahasAnswer,
} from '@nirnaya/contract/jyotisha';
import type { z } from '@nirnaya/contract/schema';
import { jdOfMs } from '@nirnaya/engine/civil';
import { ashtakavargaOf } from './ashtakavarga.ts';
import { avasthasOf } from './avasthas.ts';
import { echoOfBirth } from './birth.ts';
import { birthPanchangOf } from './birth-panchang.ts';
import type { Cast, CastContext } from './cast.ts';
import { conventionsEcho } from './conventions.ts';
import { dashasOf, instantText } from './dashas.ts';
import { chartDisclaimer, engineOfChart } from './envelope.ts';
import { bhavasOf, grahasOf, housesOf, placeIn } from './grahas.ts';
import { type Judgment, krishnamurtiOf } from './krishnamurti.ts';
import { missingPoints, noSunrise, pointsOf, upagrahasOf } from './points.ts';
import { birthPack, noRules, rulesIn } from './rules.ts';
import { missingRising, sensitivityOf } from './sensitivity.ts';
import { shadbalaOf, vimshopakaOf } from './strength.ts';
import { allVargas, fewVargas, vargasOf } from './vargas.ts';
import { sahamsOfChart, varshaphalaOf } from './varsha.ts';
import { yogasOf } from './yogas.ts';

/** What is put into the answer about a chart. */
export interface ChartOptions {
  readonly yogas: boolean;
  readonly shadbala: boolean;
  readonly sahams?: boolean | undefined;
  readonly varshaphala?: boolean | undefined;
  /** years passed at the begin of the year of varshaphala; without it the year that runs */
  readonly varshaYears?: number | undefined;
  /** whether to add what Krishnamurti Paddhati takes from it; default with the profile of that school */
  readonly krishnamurti?: boolean | undefined;
  readonly judgment?: Judgment | undefined;
  /** whether to add what everything came of */
  readonly traced: boolean;
  /** as of yogas */
  readonly arishta: boolean;
  readonly dashaLevels?: number | undefined;
  readonly year?: DashaYear | undefined;
  /** the language of what is said of yogas and doshas; without it English */
  readonly language?: string | undefined;
}

/** Answer of `POST /v1/birth-chart` before it is kept: everything of a chart. */
export function birthChartOf(
  context: CastContext,
  cast: Cast,
  options: ChartOptions,
): Omit<z.output<typeof birthChartAnswer>, 'profile_id'> {
  const whole = wholeChart(context, cast, options, allVargas);
  const { unavailable, ...rest } = whole;
  return { ...rest, ...pointsOf(cast.chart), unavailable: { ...unavailable, ...missingPoints(cast.chart) } };
}

/** Answer of `POST /v1/kundli/chart`: the canonical chart. */
export const kundliChartOf = (
  context: CastContext,
  cast: Cast,
  options: ChartOptions,
): z.output<typeof kundliChartAnswer> => wholeChart(context, cast, options, fewVargas);

function wholeChart(
  context: CastContext,
  cast: Cast,
  options: ChartOptions,
  vargas: readonly number[],
): z.output<typeof kundliChartAnswer> {
  const { yogas, shadbala, traced, arishta, dashaLevels: levels, year = 'julian' } = options;
  const { birth, chart, conventions } = cast;
  const { options: chosen } = conventions;
  const at = jdOfMs(context.now());
  const chalita = bhavasOf(chart, chosen);
  const parts = {
    birth: echoOfBirth(birth),
    panchang: birthPanchangOf(chart, rulesIn(context.workspace, birthPack, options.language), { arishta }),
    lagna: placeIn(chart.lagna),
    grahas: grahasOf(chart),
    houses: housesOf(chart, chosen),
    chalita,
    vargas: vargasOf(chart, vargas, chosen),
    running_at: instantText(at),
    dashas: dashasOf(chart, { year, levels, at, seed: chosen.dasha_seed }),
    sensitivity: sensitivityOf(context, cast, vargas),
  };
  const yogaPart = yogas ? yogaResults(context, cast, options) : undefined;
  const tajaka = tajakaParts(context, cast, options);
  const { krishnamurti = conventions.profile === 'krishnamurti', judgment } = options;
  const kp = krishnamurti ? krishnamurtiOf(context, cast, judgment) : undefined;
  return {
    ...parts,
    ...(yogaPart === undefined ? {} : { yogas: yogaPart.yogas }),
    ...(shadbala
      ? { shadbala: shadbalaOf(chart, 'bphs', traced), vimshopaka: vimshopakaOf(chart, traced) }
      : {}),
    ...tajaka.parts,
    ...(kp === undefined ? {} : { krishnamurti: kp }),
    ...envelopeOf(
      context,
      cast,
      {
        ...(chalita === null ? { 'houses.cusp': noHouses, chalita: noHouses } : {}),
        ...missingRising(cast.chart),
        ...(yogaPart?.why === undefined ? {} : { yogas: yogaPart.why }),
        ...tajaka.unavailable,
        ...(kp === null ? { krishnamurti: noHouses } : {}),
        ...(kp?.ruling?.day_lord === null ? { 'krishnamurti.ruling.day_lord': noSunriseThen } : {}),
      },
      yogaPart?.rules ?? null,
    ),
  };
}

function tajakaParts(context: CastContext, cast: Cast, { sahams, varshaphala, varshaYears }: ChartOptions) {
  const ofBirth = sahams === true ? sahamsOfChart(cast.chart) : undefined;
  const year = varshaphala === true ? varshaphalaOf(context, cast, varshaYears) : undefined;
  const missing = (name: string, value: unknown, why = noSunriseOfYear) =>
    value === null ? { [name]: why } : {};
  return {
    parts: {
      ...(ofBirth === undefined ? {} : { sahams: ofBirth }),
      ...(year === undefined ? {} : { varshaphala: year }),
    },
    unavailable: {
      ...missing('sahams', ofBirth, noSunrise),
      ...missing('varshaphala.by', year?.by),
      ...missing('varshaphala.sahams', year?.sahams),
      ...missing('varshaphala.year_lord', year?.year_lord),
      ...missing('varshaphala.strengths.harsha', year?.strengths[0].harsha),
    },
  };
}

const noSunriseOfYear =
  'the Sun does not rise and set around the beginning of the year at this latitude, and this depends on whether it is up';

const noSunriseThen =
  'the Sun does not rise and set around the judgment at its latitude, and the weekday begins with sunrise';

const noHouses =
  'the houses of this house_system are undefined beyond the polar circles; those of whole_sign, equal and equal_middle are not';

/** Answer of `POST /v1/kundli/ashtakavarga`. */
export const ashtakavargaAnswerOf = (
  context: CastContext,
  cast: Cast,
): z.output<typeof ashtakavargaAnswer> => ({
  birth: echoOfBirth(cast.birth),
  ashtakavarga: ashtakavargaOf(cast),
  ...envelopeOf(context, cast),
});

/** Answer of `POST /v1/kundli/avasthas`; `syllable` is the number of the first sound of the name. */
export const avasthasAnswerOf = (
  context: CastContext,
  cast: Cast,
  syllable: 1 | 2 | 3 | 4 | 5 | undefined,
  traced: boolean,
): z.output<typeof avasthasAnswer> => ({
  birth: echoOfBirth(cast.birth),
  ...avasthasOf(cast.chart, syllable, traced),
  ...envelopeOf(context, cast, cast.chart.day === undefined ? { 'grahas.shayanadi': noSunrise } : {}),
});

/** Answer of `POST /v1/kundli/upagrahas`. */
export const upagrahasAnswerOf = (context: CastContext, cast: Cast): z.output<typeof upagrahasAnswer> => ({
  birth: echoOfBirth(cast.birth),
  lagna: placeIn(cast.chart.lagna),
  ...upagrahasOf(cast.chart),
  ...envelopeOf(
    context,
    cast,
    cast.chart.day === undefined ? { kalavelas: noSunrise, pranapada: noSunrise } : {},
  ),
});

/** What stands around an answer about a chart. */
export const envelopeOf = (
  context: CastContext,
  { conventions, chart }: Cast,
  unavailable: Record<string, string> = {},
  rules: string | null = null,
) => ({
  conventions: conventionsEcho(conventions, chart),
  unavailable,
  disclaimer: chartDisclaimer,
  engine: engineOfChart(context, conventions.ayanamsa, rules),
});

interface YogaResults {
  readonly yogas: z.output<typeof chartYogas> | null;
  readonly rules: string | null;
  readonly why?: string;
}

function yogaResults(
  { workspace }: CastContext,
  { chart }: Cast,
  { traced, arishta, language }: Pick<ChartOptions, 'traced' | 'arishta' | 'language'>,
): YogaResults {
  const rules = rulesIn(workspace, birthPack, language);
  if (rules === undefined) return { yogas: null, rules: null, why: noRules(birthPack) };
  return { yogas: yogasOf(chart, rules, { traced, arishta }), rules: rules.pack.fingerprint };
}
