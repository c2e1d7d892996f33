// Every operation of the API by its id, in the order in which they are described.

import { accountOperations } from './account.ts';
import { accountRecordOperations } from './account-records.ts';
import { angaOperations } from './angas.ts';
import { bulkOperations } from './bulk.ts';
import { calendarOperations } from './calendar.ts';
import { chakraOperations } from './chakra.ts';
import { changelogOperations } from './changelog.ts';
import { conditionOperations } from './conditions.ts';
import { dayContextOperations } from './day-context.ts';
import { eclipseOperations } from './eclipses.ts';
import { evaluateOperations } from './evaluate.ts';
import { explainOperations } from './explain.ts';
import { feedOperations } from './feeds.ts';
import { festivalDisputeOperations } from './festival-disputes.ts';
import { festivalFeedOperations } from './festival-feed.ts';
import { festivalSearchOperations } from './festival-search.ts';
import { festivalOperations } from './festivals.ts';
import { serviceOperations } from './health.ts';
import { chartOperations, storedChartOperations } from './jyotisha-charts.ts';
import { matchOperations, storedMatchOperations } from './jyotisha-match.ts';
import { readingOperations } from './jyotisha-readings.ts';
import { languageOperations } from './languages.ts';
import { locationOperations } from './locations.ts';
import { monthOperations } from './months.ts';
import { muhuratOperations } from './muhurat.ts';
import { muhuratFestivalOperations } from './muhurat-festival.ts';
import type { AnyOperation } from './operation.ts';
import { packOperations } from './packs.ts';
import { panchangOperations } from './panchang.ts';
import { pricingOperations } from './pricing.ts';
import { profileOperations } from './profiles.ts';
import { ruleOperations } from './rules.ts';
import { shraddhaOperations } from './shraddha.ts';
import { skyOperations } from './sky.ts';
import { taraOperations } from './tara.ts';
import { timingOperations } from './timings.ts';
import { vratOperations } from './vrat.ts';
import { webhookOperations } from './webhooks.ts';
import { worldOperations } from './world.ts';

/** The operations by their ids. Written out, since a declaration of what TypeScript infers would be too long for it. */
export type Operations = typeof serviceOperations &
  typeof changelogOperations &
  typeof pricingOperations &
  typeof panchangOperations &
  typeof dayContextOperations &
  typeof angaOperations &
  typeof timingOperations &
  typeof skyOperations &
  typeof monthOperations &
  typeof conditionOperations &
  typeof eclipseOperations &
  typeof taraOperations &
  typeof calendarOperations &
  typeof festivalOperations &
  typeof festivalFeedOperations &
  typeof worldOperations &
  typeof muhuratFestivalOperations &
  typeof vratOperations &
  typeof muhuratOperations &
  typeof shraddhaOperations &
  typeof chakraOperations &
  typeof chartOperations &
  typeof matchOperations &
  typeof readingOperations &
  typeof bulkOperations &
  typeof festivalSearchOperations &
  typeof festivalDisputeOperations &
  typeof explainOperations &
  typeof ruleOperations &
  typeof evaluateOperations &
  typeof packOperations &
  typeof locationOperations &
  typeof languageOperations &
  typeof feedOperations &
  typeof webhookOperations &
  typeof profileOperations &
  typeof storedChartOperations &
  typeof storedMatchOperations &
  typeof accountOperations &
  typeof accountRecordOperations;

/** The unique name of an operation, `festivalsOfDate`. */
export type OperationId = keyof Operations;

const table = {
  ...serviceOperations,
  ...changelogOperations,
  ...pricingOperations,
  ...panchangOperations,
  ...dayContextOperations,
  ...angaOperations,
  ...timingOperations,
  ...skyOperations,
  ...monthOperations,
  ...conditionOperations,
  ...eclipseOperations,
  ...taraOperations,
  ...calendarOperations,
  ...festivalOperations,
  ...festivalFeedOperations,
  ...worldOperations,
  ...muhuratFestivalOperations,
  ...vratOperations,
  ...muhuratOperations,
  ...shraddhaOperations,
  ...chakraOperations,
  ...chartOperations,
  ...matchOperations,
  ...readingOperations,
  ...bulkOperations,
  ...festivalSearchOperations,
  ...festivalDisputeOperations,
  ...explainOperations,
  ...ruleOperations,
  ...evaluateOperations,
  ...packOperations,
  ...locationOperations,
  ...languageOperations,
  ...feedOperations,
  ...webhookOperations,
  ...profileOperations,
  ...storedChartOperations,
  ...storedMatchOperations,
  ...accountOperations,
  ...accountRecordOperations,
} satisfies Operations;

const keysOf = <T extends object>(of: T): readonly (keyof T)[] => Object.keys(of) as (keyof T)[];

/** Every operation with its id, in the order in which they are described. */
export const allOperations: readonly (readonly [id: OperationId, operation: AnyOperation])[] = keysOf(
  table,
).map((id) => [id, table[id] as unknown as AnyOperation]);
