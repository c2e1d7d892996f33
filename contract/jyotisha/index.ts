// What other rooms use of `contract/jyotisha`.

export { matchBatchAnswer } from './batch.ts';
export { birthShape } from './birth.ts';
export { withoutTime } from './birth-body.ts';
export { birthPanchang } from './birth-panchang.ts';
export {
  ashtakavargaAnswer,
  avasthasAnswer,
  birthChartAnswer,
  kundliChartAnswer,
  storedChartAnswer,
  upagrahasAnswer,
} from './chart.ts';
export { chartEngine } from './chart-envelope.ts';
export { type ChosenOptions, chartOptionNames, chartOptions } from './chart-options.ts';
export { ayanamsas, type ConventionProfile, conventionProfiles, conventionsShape } from './conventions.ts';
export { dailyReadingAnswer } from './daily.ts';
export {
  chartDashas,
  type DashaPeriod,
  type DashaYear,
  dashaShape,
  type dashasAnswer,
  mostPeriods,
} from './dashas.ts';
export { gocharaAnswer, mostMoonDays, mostTransitDays } from './gochara.ts';
export { type chartBhavas, chartGraha, chartHouse, chartLagna } from './grahas.ts';
export { dailyReadingBody } from './jyotisha-body.ts';
export type { krishnamurtiShape } from './krishnamurti.ts';
export {
  compatibilityAnswer,
  gunaMilan,
  kutaPointsShape,
  kutaShape,
  matchReportAnswer,
  matchScoreAnswer,
  type PointsBy,
  pointsBy,
  storedCompatibilityAnswer,
} from './match.ts';
export {
  type ChosenMatchOptions,
  type MatchOptionName,
  matchOptionNames,
  matchOptions,
} from './match-options.ts';
export {
  birthDoshaAnswer,
  ishtDevtaAnswer,
  kujaDoshaAnswer,
  premiumAnswer,
  sadeSatiShape,
  teaserAnswer,
} from './more.ts';
export type { OptionEntry } from './option-fields.ts';
export { mostPersonalDates, personalAnswer } from './personal.ts';
export { type PictureKind, pictureContent, pictureStyles, pictureWidth } from './picture.ts';
export { chartPoint, chartPoints, namedRashi, upagrahaParts } from './points.ts';
export { poruthamAnswer } from './porutham.ts';
export { type EffectLanguage, effectLanguageOf, readingLanguageOf, statement } from './readings.ts';
export { reportContent, reportTransitYears } from './report.ts';
export { sensitivityShape, usualUncertainty } from './sensitivity.ts';
export {
  ashtakavargaShape,
  avasthaOptions,
  grahaAvasthas,
  shadbalaShape,
  vimshopakaShape,
} from './strength.ts';
export { vargaMethodOf } from './varga-options.ts';
export { chartVarga } from './vargas.ts';
export { mostYears, sahamsShape, varshaphalaShape } from './varsha.ts';
export { type ChartCondition, chartYoga, chartYogas } from './yogas.ts';
