// The answers about shraddhas with their envelopes: which packs decide, at which place.

import type { z } from '@nirnaya/contract/schema';
import type { mahalayaAnswer, shraddhaDayAnswer } from '@nirnaya/contract/shraddha';
import { civilDay, isoDate } from '@nirnaya/engine/civil';
import { locationOf } from '../context/location-echo.ts';
import { engineOf } from '../context/panchang-engine.ts';
import { type RequestContext, requestContext } from '../context/request-context.ts';
import { panchangDay } from '../day/day.ts';
import { sectionsOf } from '../day/sections.ts';
import { newDelhi } from '../places/locations.ts';
import { usablePack } from '../places/usable-pack.ts';
import type { PlaceQuery } from '../places/where.ts';
import { requireServedDay, requireServedYear } from '../requests/dates.ts';
import type { AppContext } from '../workspace/app-context.ts';
import { rulesBuiltOn } from './chains.ts';
import { shraddhasOfDay } from './day.ts';
import { mahalayaOf, requireAparahna } from './mahalaya.ts';
import { shraddhaPack, tithiPack } from './packs.ts';

/** The parameters of an operation on shraddhas, besides its date or year. */
type Query = PlaceQuery;

/** Answers for a date (civil day number). */
export function shraddhaDayAnswerOf(
  service: AppContext,
  { date, ...query }: Query & { readonly date: number },
): z.output<typeof shraddhaDayAnswer> {
  requireServedDay(date);
  const context = contextOf(service, query);
  const set = service.workspace.packs();
  const rules = {
    tithis: rulesBuiltOn(service, context, usablePack(set, tithiPack), tithiPack),
    days: rulesBuiltOn(service, context, context.pack, shraddhaPack),
  };
  const day = panchangDay(context, date);
  const sections = sectionsOf(service, day);
  const shraddha = shraddhasOfDay(day, rules, sections);
  return {
    date: isoDate(date),
    ...shraddha,
    ...sections.unavailable(),
    location: locationOf(context, date),
    engine: engineOf(service, context),
  };
}

/** Answers for the fortnight of a year. */
export function mahalayaAnswerOf(
  service: AppContext,
  { year, ...query }: Query & { readonly year: number },
): z.output<typeof mahalayaAnswer> {
  requireServedYear(year);
  const context = contextOf(service, query);
  requireAparahna(context);
  return {
    ...mahalayaOf(context, rulesBuiltOn(service, context, context.pack, shraddhaPack), year),
    location: locationOf(context, civilDay(year, 1, 1)),
    engine: engineOf(service, context),
  };
}

const contextOf = (service: AppContext, query: Query): RequestContext =>
  requestContext(service, { ...query, pack: shraddhaPack }, newDelhi);
