// The answers about muhurats with their envelopes: which packs decide, at which place.

import { nameOf } from '../../dsl/vocabulary/kinds.ts';
import { civilDay, isoDate, weekdayOf } from '../../engine/place/civil.ts';
import { finishedWith } from '../../engine/steps.ts';
import type { AppContext } from '../app-context.ts';
import { requireServedDay, requireServedYear, yearOf } from '../dates.ts';
import { panchangDay } from '../panchang/day.ts';
import { engineOf } from '../panchang/engine.ts';
import { sectionsOf } from '../panchang/sections.ts';
import { locationOf } from '../places/echo.ts';
import { newDelhi } from '../places/locations.ts';
import type { PlaceQuery } from '../places/where.ts';
import { type RenewableContext, requestContext } from '../request-context.ts';
import type { bestDatesAnswer, muhuratFindAnswer, suitabilityAnswer } from '../shapes/muhurat.ts';
import type { z } from '../shapes/zod.ts';
import { type BestDatesQuestion, bestDatesIn } from './best-dates.ts';
import { eventNamed, eventsOf, muhuratPack } from './events.ts';
import { muhuratsIn, type RangeQuestion, requireRange } from './find.ts';
import { type GivenTexts, inputsForAll } from './inputs.ts';
import { ratingsOf, readyForRatings } from './suitability.ts';
import { disclaimer } from './written.ts';

/** Where, and for whom. */
interface Query {
  readonly place: PlaceQuery;
  /** stars of birth and the like, by the names of the rules' inputs */
  readonly given: GivenTexts;
}

/** A question as it is asked: the event by its name. */
type Asked<Q> = Query & Omit<Q, 'event' | 'inputs'> & { readonly event: string };

/** The times of a range of dates for an event. */
export async function muhuratsFound(
  service: AppContext,
  { place, event: name, given, ...range }: Asked<RangeQuestion>,
): Promise<z.output<typeof muhuratFindAnswer>> {
  requireRange(range);
  const context = await contextOf(service, place);
  const event = eventNamed(context.pack, name);
  const inputs = inputsForAll([event], given);
  return {
    ...(await muhuratsIn(context, { event, inputs, ...range })),
    ...around(service, context, range.start),
  };
}

/** The best dates of a year, or of a month of it, for an event. */
export async function bestDates(
  service: AppContext,
  { place, event: name, given, ...asked }: Asked<BestDatesQuestion>,
): Promise<z.output<typeof bestDatesAnswer>> {
  requireServedYear(asked.year);
  const context = await contextOf(service, place);
  const event = eventNamed(context.pack, name);
  const inputs = inputsForAll([event], given);
  return {
    ...(await bestDatesIn(context, { event, inputs, ...asked })),
    ...around(service, context, civilDay(asked.year, asked.month ?? 1, 1)),
  };
}

/** How a date (civil day number) is rated for an event, or for all of them. */
export async function suitabilityOn(
  service: AppContext,
  {
    place,
    given,
    date,
    event,
    observatory,
  }: Query & { readonly date: number; readonly event: string | undefined; readonly observatory: boolean },
): Promise<z.output<typeof suitabilityAnswer>> {
  requireServedDay(date);
  const context = await contextOf(service, place);
  const events = event === undefined ? eventsOf(context.pack) : [eventNamed(context.pack, event)];
  const inputs = inputsForAll(events, given);
  await readyForRatings(service, context, yearOf(date));
  const sections = sectionsOf(service, panchangDay(context, date));
  const rated = await finishedWith(
    ratingsOf(sections, { rules: context, events, inputs, observatory }, 'events'),
    context.pause,
  );
  return {
    date: isoDate(date),
    weekday: nameOf('weekday', weekdayOf(date)),
    events: rated,
    ...sections.unavailable(),
    location: locationOf(context, date),
    engine: engineOf(service, context),
  };
}

const contextOf = (service: AppContext, place: PlaceQuery): Promise<RenewableContext> =>
  requestContext(service, { ...place, pack: muhuratPack }, newDelhi);

const around = (service: AppContext, context: RenewableContext, day: number) => ({
  disclaimer,
  location: locationOf(context, day),
  engine: engineOf(service, context),
});
