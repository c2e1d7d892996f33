// Every operation of the API by its id, in the order in which they are described.

import * as account from './account.ts';
import * as accountRecords from './account-records.ts';
import * as alerts from './alerts.ts';
import * as angas from './angas.ts';
import * as anniversaries from './anniversaries.ts';
import * as bulk from './bulk.ts';
import * as calendar from './calendar.ts';
import * as chakra from './chakra.ts';
import * as changelog from './changelog.ts';
import * as conditions from './conditions.ts';
import * as dayContext from './day-context.ts';
import * as eclipses from './eclipses.ts';
import * as evaluate from './evaluate.ts';
import * as explain from './explain.ts';
import * as feeds from './feeds.ts';
import * as festivalDisputes from './festival-disputes.ts';
import * as festivalFeed from './festival-feed.ts';
import * as festivalMap from './festival-map.ts';
import * as festivalSearch from './festival-search.ts';
import * as festivals from './festivals.ts';
import * as health from './health.ts';
import * as jyotishaCharts from './jyotisha-charts.ts';
import * as jyotishaMatch from './jyotisha-match.ts';
import * as jyotishaPictures from './jyotisha-pictures.ts';
import * as jyotishaReadings from './jyotisha-readings.ts';
import * as languages from './languages.ts';
import * as locations from './locations.ts';
import * as months from './months.ts';
import * as muhurat from './muhurat.ts';
import * as muhuratFestival from './muhurat-festival.ts';
import type { AnyOperation } from './operation.ts';
import * as packs from './packs.ts';
import * as panchang from './panchang.ts';
import * as pricing from './pricing.ts';
import * as profiles from './profiles.ts';
import * as rules from './rules.ts';
import * as shraddha from './shraddha.ts';
import * as sky from './sky.ts';
import * as storedCharts from './stored-charts.ts';
import * as storedMatches from './stored-matches.ts';
import * as tara from './tara.ts';
import * as timings from './timings.ts';
import * as vrat from './vrat.ts';
import * as webhooks from './webhooks.ts';
import * as world from './world.ts';

// Modules and not what they export: a declaration says `typeof import(...)` of a module, and is too long with the types themselves.
const subjects = [
  health,
  changelog,
  pricing,
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
  rules,
  evaluate,
  packs,
  locations,
  languages,
  feeds,
  alerts,
  webhooks,
  profiles,
  storedCharts,
  storedMatches,
  account,
  accountRecords,
] as const;

/** What is of all types of a union at once. */
export type UnionToIntersection<U> = (U extends unknown ? (of: U) => void : never) extends (
  of: infer I,
) => void
  ? I
  : never;

/** The operations by their ids. */
export type Operations = UnionToIntersection<(typeof subjects)[number]['operations']>;

/** The unique name of an operation, `festivalsOfDate`. */
export type OperationId = keyof Operations;

/** Every operation with its id, in the order in which they are described. */
export const allOperations = subjects.flatMap(({ operations }) =>
  Object.entries(operations),
) as unknown as readonly (readonly [id: OperationId, operation: AnyOperation])[];
