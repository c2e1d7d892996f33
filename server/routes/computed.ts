// What answers the operations that are computed in threads.

import { angaHandlers } from './angas.ts';
import { bulkHandlers } from './bulk.ts';
import { calendarHandlers } from './calendar.ts';
import { chakraHandlers } from './chakra.ts';
import { conditionHandlers } from './conditions.ts';
import { dayContextHandlers } from './day-context.ts';
import { eclipseHandlers } from './eclipses.ts';
import { evaluateHandlers } from './evaluate.ts';
import { explainHandlers } from './explain.ts';
import { feedReadingHandlers } from './feeds.ts';
import { festivalDisputeHandlers } from './festival-disputes.ts';
import { festivalFeedHandlers } from './festival-feed.ts';
import { festivalSearchHandlers } from './festival-search.ts';
import { festivalHandlers } from './festivals.ts';
import { chartHandlers, storedChartHandlers } from './jyotisha-charts.ts';
import { matchHandlers, storedMatchHandlers } from './jyotisha-match.ts';
import { readingHandlers } from './jyotisha-readings.ts';
import { languageHandlers } from './languages.ts';
import { locationHandlers } from './locations.ts';
import { monthHandlers } from './months.ts';
import { muhuratHandlers } from './muhurat.ts';
import { muhuratFestivalHandlers } from './muhurat-festival.ts';
import type { Operation } from './operation/operation.ts';
import { operationsWith } from './operation/operations-with.ts';
import { packHandlers } from './packs.ts';
import { panchangHandlers } from './panchang.ts';
import { ruleHandlers } from './rules.ts';
import { shraddhaHandlers } from './shraddha.ts';
import { skyHandlers } from './sky.ts';
import { taraHandlers } from './tara.ts';
import { timingHandlers } from './timings.ts';
import { vratHandlers } from './vrat.ts';
import { worldHandlers } from './world.ts';

// Written out, since a declaration of what TypeScript infers would be too long for it.
type ComputedHandlers = typeof panchangHandlers &
  typeof dayContextHandlers &
  typeof angaHandlers &
  typeof timingHandlers &
  typeof skyHandlers &
  typeof monthHandlers &
  typeof conditionHandlers &
  typeof eclipseHandlers &
  typeof taraHandlers &
  typeof calendarHandlers &
  typeof festivalHandlers &
  typeof festivalFeedHandlers &
  typeof worldHandlers &
  typeof muhuratFestivalHandlers &
  typeof vratHandlers &
  typeof muhuratHandlers &
  typeof shraddhaHandlers &
  typeof chakraHandlers &
  typeof chartHandlers &
  typeof matchHandlers &
  typeof readingHandlers &
  typeof bulkHandlers &
  typeof festivalSearchHandlers &
  typeof festivalDisputeHandlers &
  typeof explainHandlers &
  typeof ruleHandlers &
  typeof evaluateHandlers &
  typeof packHandlers &
  typeof locationHandlers &
  typeof languageHandlers;

/** Handlers of the operations that are computed of the request alone. */
export const computedHandlers: ComputedHandlers = {
  ...panchangHandlers,
  ...dayContextHandlers,
  ...angaHandlers,
  ...timingHandlers,
  ...skyHandlers,
  ...monthHandlers,
  ...conditionHandlers,
  ...eclipseHandlers,
  ...taraHandlers,
  ...calendarHandlers,
  ...festivalHandlers,
  ...festivalFeedHandlers,
  ...worldHandlers,
  ...muhuratFestivalHandlers,
  ...vratHandlers,
  ...muhuratHandlers,
  ...shraddhaHandlers,
  ...chakraHandlers,
  ...chartHandlers,
  ...matchHandlers,
  ...readingHandlers,
  ...bulkHandlers,
  ...festivalSearchHandlers,
  ...festivalDisputeHandlers,
  ...explainHandlers,
  ...ruleHandlers,
  ...evaluateHandlers,
  ...packHandlers,
  ...locationHandlers,
  ...languageHandlers,
};

/** Handlers of the operations on charts, matches and feeds that are stored; a thread computes them. */
export const storedRecordHandlers = {
  ...storedChartHandlers,
  ...storedMatchHandlers,
  ...feedReadingHandlers,
};

/** What a thread computes. */
export const threadOperations = (): Operation[] =>
  operationsWith({ ...computedHandlers, ...storedRecordHandlers });
