// What other rooms use of `web/pages`.

export type { PagePlace, Site, SiteFiles } from '../design/parts/index.ts';
export { dateText as dateWords } from '../format/instants.ts';
export type { AnswerOf } from './answers.ts';
export { type BirthFields, type PlaceOption, uncertainties } from './births/birth-form.tsx';
export type { ChartResult, DashaSpan } from './births/chart.tsx';
export type { MatchResult } from './births/match.tsx';
export type { ApiChange, ApiChangesData } from './docs/changelog.tsx';
export type { DocsSite } from './docs/frame.tsx';
export type { GuideEntry, GuideHeading, GuideSection } from './docs/guide.tsx';
export { renderDocs } from './docs/render-docs.tsx';
export type { RulesLink } from './docs/rules.tsx';
export type { FestivalData } from './festival.tsx';
export type {
  OfflineAnswer,
  OfflineBuild,
  OfflineData,
  OfflinePages,
  OpenOfflinePages,
} from './offline.ts';
export { renderPage } from './render.tsx';
export {
  calendarHref,
  dayHref,
  disputesHref,
  festivalHref,
  festivalSlug,
  mapHref,
  muhuratHref,
  subscribeHref,
  tithiHref,
} from './slugs.ts';
