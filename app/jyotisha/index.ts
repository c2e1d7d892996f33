// What other rooms use of `app/jyotisha`.

export { matchBatchOf } from './batch-match.ts';
export { type BirthInput, storedZoneOf } from './birth.ts';
export { birthDoshaOf, kujaDoshaOf } from './birth-doshas.ts';
export { type Cast, type CastContext, castOf } from './cast.ts';
export {
  ashtakavargaAnswerOf,
  avasthasAnswerOf,
  birthChartOf,
  type ChartOptions,
  kundliChartOf,
  upagrahasAnswerOf,
} from './chart-answers.ts';
export type { ClockChange } from './clock.ts';
export type { ConventionsInput } from './conventions.ts';
export { dailyReadingOf } from './daily-reading.ts';
export { dashasAnswerOf } from './dasha-span.ts';
export { type Diagram, diagramOf } from './diagram/diagram.ts';
export { type DiagramStyle, diagramStyles } from './diagram/styles.ts';
export { textDiagram } from './diagram/text.ts';
export { gocharaAnswerOf } from './gochara.ts';
export { ishtDevtaOf } from './isht-devta.ts';
export { type CastPair, compatibilityOf, matchReportOf, matchScoreOf } from './match-answers.ts';
export { type PictureQuestion, pictureContentOf } from './pictures/content.ts';
export { pictureOfContent } from './pictures/drawing.ts';
export { poruthamAnswerOf } from './porutham.ts';
export { reportContentOf } from './report/content.ts';
export { premiumReportOf, teaserOf } from './reports.ts';
export { birthPack, jyotishaChains, readingPack } from './rules.ts';
export type { TimeStandard } from './time-standard.ts';
