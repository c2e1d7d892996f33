// The answers about muhurats with their envelopes: which packs decide, at which place.

import type { bestDatesAnswer, muhuratFindAnswer, suitabilityAnswer } from '@nirnaya/contract/muhurat';
import type { z } from '@nirnaya/contract/schema';
import { nameOf } from '@nirnaya/dsl/vocabulary';
import { civilDay, isoDate, weekdayOf } from '@nirnaya/engine/civil';
import { locationOf } from '../context/location-echo.ts';
import { engineOf } from '../context/panchang-engine.ts';
import { type RenewableContext, requestContext } from '../context/request-context.ts';
import { panchangDay } from '../day/day.ts';
import { sectionsOf } from '../day/sections.ts';
import { newDelhi } from '../places/locations.ts';
import type { PlaceQuery } from '../places/where.ts';
import { requireServedDay, requireServedYear } from '../requests/dates.ts';
import type { GivenTexts } from '../rules/given-inputs.ts';
import type { AppContext } from '../workspace/app-context.ts';
import { type BestDatesQuestion, bestDatesIn } from './best-dates.ts';
import {
  type EventMatch,
  eventChains,
  eventNamed,
  eventsAmong,
  inputsOfEvent,
  type MuhuratEvent,
  muhuratPack,
} from './events.ts';
import { muhuratsIn, type RangeQuestion, requireRange } from './find.ts';
import { inputsForAll } from './inputs.ts';
import { moonOfBirth } from './personal.ts';
import { ratingsOf } from './suitability.ts';
import { disclaimer, unratedJson } from './written.ts';

/** Where, and for whom. */
interface Query {
  readonly place: PlaceQuery;
  /** stars of birth and the like, by the names of the rules' inputs */
  readonly given: GivenTexts;
}

/** A question as it is asked: the event by its name. */
type EventQuery<Q> = Query & Omit<Q, 'event' | 'inputs'> & { readonly event: string };

/** The times of a range of dates for an event. */
export function muhuratSearchAnswer(
  service: AppContext,
  {
    place,
    event: name,
    given,
    isPersonal = false,
    ...range
  }: EventQuery<Omit<RangeQuestion, 'personal'>> & { readonly isPersonal?: boolean },
): z.output<typeof muhuratFindAnswer> {
  requireRange(range);
  const { pack, event } = eventNamed(chainsIn(service), name);
  const context = contextOf(service, place, pack.name);
  const personal = isPersonal ? moonOfBirth(given) : undefined;
  const inputs = inputsForAll([event], isPersonal ? takenOf(event, given) : given);
  return {
    ...muhuratsIn(context, { event, inputs, personal, ...range }),
    ...envelopeOf(service, context, range.start),
  };
}

/** What is given, but for the birth where the rules of the event do not read it: the filter does. */
function takenOf(event: MuhuratEvent, given: GivenTexts): GivenTexts {
  const names = inputsOfEvent(event).map(({ name }) => name);
  const isTaken = ([name]: readonly [string, unknown]): boolean =>
    names.includes(name) || (name !== 'janma_nakshatra' && name !== 'janma_rashi');
  return Object.fromEntries(Object.entries(given).filter(isTaken));
}

/** The best dates of a year, or of a month of it, for an event. */
export function bestDates(
  service: AppContext,
  { place, event: name, given, ...range }: EventQuery<BestDatesQuestion>,
): z.output<typeof bestDatesAnswer> {
  requireServedYear(range.year);
  const { pack, event } = eventNamed(chainsIn(service), name);
  const context = contextOf(service, place, pack.name);
  const inputs = inputsForAll([event], given);
  return {
    ...bestDatesIn(context, { event, inputs, ...range }),
    ...envelopeOf(service, context, civilDay(range.year, range.month ?? 1, 1)),
  };
}

/** How a date (civil day number) is rated for an event, or for all of them. */
export function suitabilityOn(
  service: AppContext,
  {
    place,
    given,
    date,
    event,
    observatory,
  }: Query & { readonly date: number; readonly event: string | undefined; readonly observatory: boolean },
): z.output<typeof suitabilityAnswer> {
  requireServedDay(date);
  const chains = chainsIn(service);
  const events: readonly EventMatch[] =
    event === undefined ? eventsAmong(chains) : [eventNamed(chains, event)];
  const inputs = inputsForAll(
    events.map((one) => one.event),
    given,
  );
  const context = contextOf(service, place, event === undefined ? muhuratPack : events[0]?.pack.name);
  const sections = sectionsOf(service, panchangDay(context, date));
  const rated = ratingsOf(
    sections,
    { matches: events, context, packs: service.workspace.packs().packs, inputs, observatory },
    event === undefined ? 'events' : 'rating',
  );
  const [only] = events;
  const ofDay = {
    date: isoDate(date),
    vara: nameOf('weekday', weekdayOf(date)),
    ...sections.unavailable(),
    location: locationOf(context, date),
    engine: engineOf(service, context),
  };
  if (event === undefined || only === undefined) return { ...ofDay, events: rated };
  return { ...(rated?.[0] ?? unratedJson(only.event)), ...ofDay };
}

const contextOf = (service: AppContext, place: PlaceQuery, pack: string = muhuratPack): RenewableContext =>
  requestContext(service, { ...place, pack }, newDelhi);

// A chain with errors has no events.
const chainsIn = ({ workspace }: AppContext) =>
  eventChains(workspace.packs().packs).flatMap((name) => workspace.pack(name) ?? []);

const envelopeOf = (service: AppContext, context: RenewableContext, day: number) => ({
  disclaimer,
  location: locationOf(context, day),
  engine: engineOf(service, context),
});
