// What answers the operations that are computed in threads.

import type { UnionToIntersection } from '@nirnaya/contract/operations';
import * as alertPreviews from './alert-previews.ts';
import { storedAlertHandlers } from './alert-previews.ts';
import * as angas from './angas.ts';
import * as anniversaries from './anniversaries.ts';
import * as bulk from './bulk.ts';
import * as calendar from './calendar.ts';
import * as chakra from './chakra.ts';
import * as conditions from './conditions.ts';
import * as dayContext from './day-context.ts';
import * as eclipses from './eclipses.ts';
import * as evaluate from './evaluate.ts';
import * as explain from './explain.ts';
import { feedReadingHandlers } from './feeds.ts';
import * as festivalDisputes from './festival-disputes.ts';
import * as festivalFeed from './festival-feed.ts';
import * as festivalMap from './festival-map.ts';
import * as festivalSearch from './festival-search.ts';
import * as festivals from './festivals.ts';
import * as jyotishaCharts from './jyotisha-charts.ts';
import { storedChartHandlers } from './jyotisha-charts.ts';
import * as jyotishaMatch from './jyotisha-match.ts';
import { storedMatchHandlers } from './jyotisha-match.ts';
import * as jyotishaPictures from './jyotisha-pictures.ts';
import * as jyotishaReadings from './jyotisha-readings.ts';
import * as languages from './languages.ts';
import * as locations from './locations.ts';
import * as months from './months.ts';
import * as muhurat from './muhurat.ts';
import * as muhuratFestival from './muhurat-festival.ts';
import type { Operation } from './operation/operation.ts';
import { operationsWith } from './operation/operations-with.ts';
import * as packs from './packs.ts';
import * as panchang from './panchang.ts';
import * as rules from './rules.ts';
import * as shraddha from './shraddha.ts';
import * as sky from './sky.ts';
import * as tara from './tara.ts';
import * as timings from './timings.ts';
import * as vrat from './vrat.ts';
import * as world from './world.ts';

// Modules, for the same reason as in the table of operations.
const subjects = [
  panchang,
  dayContext,
  angas,
  timings,
  sky,
  months,
  conditions,
  eclipses,
  tara,
  calendar,
  festivals,
  festivalFeed,
  world,
  muhuratFestival,
  vrat,
  muhurat,
  shraddha,
  anniversaries,
  chakra,
  jyotishaCharts,
  jyotishaMatch,
  jyotishaPictures,
  jyotishaReadings,
  bulk,
  festivalSearch,
  festivalDisputes,
  festivalMap,
  explain,
  alertPreviews,
  rules,
  evaluate,
  packs,
  locations,
  languages,
] as const;

/** Handlers of the operations that are computed of the request alone. */
export const computedHandlers = Object.assign(
  {},
  ...subjects.map(({ handlers }) => handlers),
) as UnionToIntersection<(typeof subjects)[number]['handlers']>;

/** Handlers of the operations on charts, matches and feeds that are stored; a thread computes them. */
export const storedRecordHandlers = {
  ...storedChartHandlers,
  ...storedMatchHandlers,
  ...feedReadingHandlers,
  ...storedAlertHandlers,
};

/** What a thread computes. */
export const threadOperations = (): Operation[] =>
  operationsWith({ ...computedHandlers, ...storedRecordHandlers });
