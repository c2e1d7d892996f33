// Reports on a birth: the teaser, and everything of its chart.

import type { premiumAnswer, teaserAnswer } from '@nirnaya/contract/jyotisha';
import type { z } from '@nirnaya/contract/schema';
import { jdOfMs } from '@nirnaya/engine/civil';
import { G } from '@nirnaya/engine/jyotisha';
import { ashtakavargaOf } from './ashtakavarga.ts';
import { avasthasOf } from './avasthas.ts';
import { echoOfBirth } from './birth.ts';
import type { Cast, CastContext } from './cast.ts';
import { birthChartOf, type ChartOptions, envelopeOf } from './chart-answers.ts';
import { instantText, vimshottariOf } from './dashas.ts';
import { placeIn } from './grahas.ts';
import { missingPoints, noSunrise, pointsOf, upagrahasOf } from './points.ts';
import { birthPack, noRules, rulesIn } from './rules.ts';
import { sadeSatiOf } from './sade-sati.ts';
import { shadbalaOf, vimshopakaOf } from './strength.ts';
import { yogasOf } from './yogas.ts';

/** Answer of `POST /v1/kundli/teaser`. */
export function teaserOf(context: CastContext, cast: Cast): z.output<typeof teaserAnswer> {
  const { chart, birth, conventions } = cast;
  const at = jdOfMs(context.now());
  const rules = rulesIn(context.workspace, birthPack);
  const chartYogas =
    rules === undefined ? undefined : yogasOf(chart, rules, { traced: false, arishta: false });
  const vimshottari = vimshottariOf(chart, {
    year: 'julian',
    levels: 1,
    at,
    seed: conventions.options.dasha_seed,
  });
  return {
    birth: echoOfBirth(birth),
    lagna: placeIn(chart.lagna),
    sun: placeIn(chart.longitude[G.sun]),
    moon: placeIn(chart.longitude[G.moon]),
    running: { at: instantText(at), vimshottari: vimshottari.running },
    counts:
      chartYogas === undefined
        ? null
        : { rules: chartYogas.rule_count, yogas: chartYogas.yogas.length, doshas: chartYogas.doshas.length },
    ...envelopeOf(
      context,
      cast,
      chartYogas === undefined ? { counts: noRules(birthPack) } : {},
      rules?.pack.fingerprint ?? null,
    ),
  };
}

/** Answer of `POST /v1/kundli/premium-report`: everything of a chart. */
export function premiumReportOf(
  context: CastContext,
  cast: Cast,
  { traced, arishta, language }: Pick<ChartOptions, 'traced' | 'arishta' | 'language'>,
): z.output<typeof premiumAnswer> {
  const { chart } = cast;
  const whole = birthChartOf(context, cast, { yogas: true, shadbala: false, traced, arishta, language });
  const {
    birth,
    panchang,
    lagna,
    grahas,
    houses,
    chalita,
    vargas,
    running_at,
    dashas,
    sensitivity,
    yogas,
    unavailable,
    conventions,
    disclaimer,
    engine,
  } = whole;
  const strengths = {
    bphs: shadbalaOf(chart, 'bphs', traced),
    raman: shadbalaOf(chart, 'raman', traced),
    vimshopaka: vimshopakaOf(chart, traced),
  };
  return {
    format: 'json',
    chart: {
      birth,
      panchang,
      lagna,
      grahas,
      houses,
      chalita,
      vargas,
      running_at,
      dashas,
      sensitivity,
      ...(yogas === undefined ? {} : { yogas }),
    },
    points: pointsOf(chart),
    upagrahas: upagrahasOf(chart),
    strengths,
    ashtakavarga: ashtakavargaOf(cast),
    avasthas: avasthasOf(chart, undefined, traced),
    sade_sati: sadeSatiOf(context, chart, undefined),
    conventions,
    unavailable: {
      ...unavailable,
      ...missingPoints(chart),
      ...(chart.day === undefined
        ? { 'upagrahas.kalavelas': noSunrise, 'upagrahas.pranapada': noSunrise }
        : {}),
    },
    disclaimer,
    engine,
  };
}
