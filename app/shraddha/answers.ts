// The answers about shraddhas with their envelopes: which packs decide, at which place.

import { civilDay, isoDate } from '../../engine/place/civil.ts';
import type { AppContext } from '../app-context.ts';
import { requireServedDay, requireServedYear, yearOf } from '../dates.ts';
import { panchangDay } from '../panchang/day.ts';
import { engineOf } from '../panchang/engine.ts';
import { sectionsOf } from '../panchang/sections.ts';
import { locationOf } from '../places/echo.ts';
import { newDelhi } from '../places/locations.ts';
import { usablePack } from '../places/usable-pack.ts';
import type { PlaceQuery } from '../places/where.ts';
import { type RequestContext, requestContext, ruleContext } from '../request-context.ts';
import type { mahalayaAnswer, shraddhaDayAnswer } from '../shapes/shraddha.ts';
import type { z } from '../shapes/zod.ts';
import { shraddhasOfDay } from './day.ts';
import { mahalayaOf, requireAparahna } from './mahalaya.ts';
import { shraddhaPack, tithiPack } from './packs.ts';

/** The parameters of an operation on shraddhas, besides its date or year. */
type Query = PlaceQuery;

/** Answers for a date (civil day number). */
export async function shraddhaDayAnswerOf(
  service: AppContext,
  { date, ...query }: Query & { readonly date: number },
): Promise<z.output<typeof shraddhaDayAnswer>> {
  requireServedDay(date);
  const context = await contextOf(service, query);
  const set = service.workspace.packs();
  const tithis = ruleContext({ ...partsOf(context), pack: usablePack(set, tithiPack) }, set.packs);
  await context.built(yearOf(date));
  const day = panchangDay(context, date);
  await context.pause();
  const sections = sectionsOf(service, day);
  const found = shraddhasOfDay(day, tithis, sections);
  return {
    date: isoDate(date),
    ...found,
    ...sections.unavailable(),
    location: locationOf(context, date),
    engine: engineOf(service, context),
  };
}

/** Answers for the fortnight of a year. */
export async function mahalayaAnswerOf(
  service: AppContext,
  { year, ...query }: Query & { readonly year: number },
): Promise<z.output<typeof mahalayaAnswer>> {
  requireServedYear(year);
  const context = await contextOf(service, query);
  requireAparahna(context);
  return {
    ...(await mahalayaOf(context, year)),
    location: locationOf(context, civilDay(year, 1, 1)),
    engine: engineOf(service, context),
  };
}

const contextOf = (service: AppContext, query: Query): Promise<RequestContext> =>
  requestContext(service, { ...query, pack: shraddhaPack }, newDelhi);

const partsOf = ({ mode, zone, dayZone, year }: RequestContext) => ({ mode, zone, dayZone, year });
