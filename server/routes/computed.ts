// Every operation that is computed in a thread.

import { angaOperations } from './angas.ts';
import { bulkOperations } from './bulk.ts';
import { calendarOperations } from './calendar.ts';
import { chakraOperations } from './chakra.ts';
import { conditionOperations } from './conditions.ts';
import { dayContextOperations } from './day-context.ts';
import { eclipseOperations } from './eclipses.ts';
import { evaluateOperations } from './evaluate.ts';
import { explainOperations } from './explain.ts';
import { festivalDisputeOperations } from './festival-disputes.ts';
import { festivalSearchOperations } from './festival-search.ts';
import { festivalOperations } from './festivals.ts';
import { chartOperations, storedChartOperations } from './jyotisha-charts.ts';
import { matchOperations, storedMatchOperations } from './jyotisha-match.ts';
import { readingOperations } from './jyotisha-readings.ts';
import { languageOperations } from './languages.ts';
import { locationOperations } from './locations.ts';
import { monthOperations } from './months.ts';
import { muhuratOperations } from './muhurat.ts';
import { muhuratFestivalOperations } from './muhurat-festival.ts';
import type { Operation } from './operation/operation.ts';
import { packOperations } from './packs.ts';
import { panchangOperations } from './panchang.ts';
import { ruleOperations } from './rules.ts';
import { shraddhaOperations } from './shraddha.ts';
import { skyOperations } from './sky.ts';
import { taraOperations } from './tara.ts';
import { timingOperations } from './timings.ts';
import { vratOperations } from './vrat.ts';
import { worldOperations } from './world.ts';

/** The computed operations, in the order in which they are described. */
export const computedOperations = (): Operation[] => [
  ...panchangOperations(),
  ...dayContextOperations(),
  ...angaOperations(),
  ...timingOperations(),
  ...skyOperations(),
  ...monthOperations(),
  ...conditionOperations(),
  ...eclipseOperations(),
  ...taraOperations(),
  ...calendarOperations(),
  ...festivalOperations(),
  ...worldOperations(),
  ...muhuratFestivalOperations(),
  ...vratOperations(),
  ...muhuratOperations(),
  ...shraddhaOperations(),
  ...chakraOperations(),
  ...chartOperations(),
  ...matchOperations(),
  ...readingOperations(),
  ...bulkOperations(),
  ...festivalSearchOperations(),
  ...festivalDisputeOperations(),
  ...explainOperations(),
  ...ruleOperations(),
  ...evaluateOperations(),
  ...packOperations(),
  ...locationOperations(),
  ...languageOperations(),
];

/** What a thread computes: these, and the charts and matches that the main thread stores. */
export const threadOperations = (): Operation[] => [
  ...computedOperations(),
  ...storedChartOperations(),
  ...storedMatchOperations(),
];
