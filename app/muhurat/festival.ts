// The muhurat of a festival on its date at a place: the window that is sought, those that are shunned, and why.

import type { Observance } from '../../compiler/runtime/pack.ts';
import { isoDate } from '../../engine/place/civil.ts';
import { observatoryOf } from '../../explain/observatory.ts';
import { sentenceOf } from '../../explain/sentence.ts';
import type { AppContext } from '../app-context.ts';
import { requireServedDay, utcOffset, yearOf } from '../dates.ts';
import { envelopeOf } from '../festivals/envelope.ts';
import { type PanchangDay, panchangDay } from '../panchang/day.ts';
import { whyNotWhole } from '../panchang/reasons.ts';
import { newDelhi } from '../places/locations.ts';
import { placeNear } from '../places/place-near.ts';
import { unsupported } from '../refusal.ts';
import type { RequestContext } from '../request-context.ts';
import { type ContextQuery, requestContext } from '../request-context.ts';
import type { festivalMuhurat } from '../shapes/muhurat-festival.ts';
import type { z } from '../shapes/zod.ts';
import { conditionsOf } from './festival-conditions.ts';
import { festivalNamed, idOf, type NamedFestival } from './festival-named.ts';
import { type FestivalWindow, festivalWindows, kalaOf } from './festival-windows.ts';
import { nearestDates } from './nearest-dates.ts';

/** What is asked. */
export interface FestivalMuhuratQuery extends ContextQuery {
  /** name, code or alias */
  readonly festival: string;
  /** civil day number */
  readonly date: number;
  readonly lat: number;
  readonly lon: number;
  readonly observatory?: boolean | undefined;
}

type Answer = z.output<typeof festivalMuhurat>;

/**
 * Answers. Throws a 404 for a festival that the tradition does not know, and a 422 for one that is not observed on the
 * date, which names the dates nearest to it, and for a region that is not supported.
 */
export async function festivalMuhuratOf(service: AppContext, query: FestivalMuhuratQuery): Promise<Answer> {
  requireServedDay(query.date);
  const context = await contextOf(service, query);
  const day = panchangDay(context, query.date);
  await context.pause();
  const onDate = context.pack.observancesOn(day.py, query.date, { mode: context.mode });
  const named = festivalNamed(context.pack, query.festival, onDate);
  const [observance] = named.on;
  if (observance === undefined) throw await notObserved(context, query, named);
  await context.pause();
  return {
    ...muhuratOf(day, observance),
    ...(query.observatory === true ? observatoryPart(context, observance) : {}),
    ...placed(service, context, query.date),
  };
}

/** The context, in the tradition of `region` or `location_id`, else that of the nearest town. */
async function contextOf(service: AppContext, query: FestivalMuhuratQuery): Promise<RequestContext> {
  const refuse = { unsupportedRegion: 'refuse' } as const;
  const { region: asked, location_id, pack } = query;
  if (asked !== undefined || location_id !== undefined || pack !== undefined) {
    return requestContext(service, query, newDelhi, refuse);
  }
  const near = placeNear(await service.catalogue(), query.lat, query.lon);
  const region =
    near === undefined || near.region === null ? undefined : (near.subdivision_code ?? near.region);
  const context = await requestContext(service, { ...query, region }, newDelhi);
  if (region === undefined) return context;
  // Nobody asked for the region: it is that of the place.
  return Object.assign(context, { tradition: { ...context.tradition, requested: null, source: 'location' } });
}

async function notObserved(
  context: RequestContext,
  { festival, date }: FestivalMuhuratQuery,
  { rules: [rule] }: NamedFestival,
) {
  const name = rule?.linked.fields.name ?? festival;
  const dates = rule === undefined ? [] : await nearestDates(context, rule, date);
  const when =
    dates.length === 0
      ? 'It has no date in the years about it.'
      : `The nearest dates there are ${dates.join(' and ')}.`;
  return unsupported(
    'not_observed',
    `date: ${name} is not observed on ${isoDate(date)} at this place by ${context.pack.name} in mode ${context.mode}. ${when}`,
  );
}

/** The windows of an observance and what speaks for them. */
function muhuratOf(day: PanchangDay, observance: Observance): Omit<Answer, 'location' | '_engine'> {
  const { context } = day;
  const { rule } = observance;
  const windows = festivalWindows(context, observance, day.py);
  const best = windows.find(({ quality }) => quality === 'auspicious');
  const { conditions, reasons } = conditionsOf(day);
  const why = best === undefined ? whyNone(day, observance, windows) : undefined;
  const kala = best && kalaOf(observance, best.key);
  const nearest = best?.authorities[0];
  return {
    festival: {
      id: idOf(rule.code),
      key: rule.code,
      name: observance.name,
      name_sa: rule.linked.fields.name_sa ?? null,
      date: isoDate(observance.day),
    },
    date: isoDate(day.day),
    recommended:
      best === undefined ? null : { key: best.key, start: best.start, end: best.end, label: best.label },
    avoid: windows
      .filter(({ quality }) => quality === 'inauspicious')
      .map(({ key, start, end, reason, label }) => ({ key, start, end, reason, label })),
    windows: [...windows],
    conditions,
    explanation: {
      rule: rule.code,
      kala: kala ?? null,
      reason: [why ?? sentence(best?.reason ?? best?.label ?? ''), reasonOfDate(context, observance)]
        .filter((text) => text !== '')
        .join(' '),
      source:
        nearest === undefined ? null : `${nearest.work}${nearest.says === null ? '' : `: ${nearest.says}`}`,
    },
    verification: best?.verification ?? 'unsupported',
    ...unavailable(why, reasons),
  };
}

const sentence = (text: string): string =>
  text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

function unavailable(why: string | undefined, reasons: Readonly<Record<string, string>>) {
  const all = { ...(why === undefined ? {} : { recommended: why }), ...reasons };
  return Object.keys(all).length === 0 ? {} : { unavailable: all };
}

/** Why no window is sought: none is known, or none occurs. */
function whyNone(day: PanchangDay, { rule }: Observance, windows: readonly FestivalWindow[]): string {
  const sought = rule.linked.fields.windows.filter(({ quality }) => quality === 'auspicious');
  if (sought.length === 0) {
    return windows.length === 0
      ? 'The festival is known, but no time of it: its rule has no windows.'
      : 'The festival has times, but none that is sought above others.';
  }
  return whyNotWhole(day) ?? 'None of its windows occurs on this date at this place.';
}

function reasonOfDate(context: RequestContext, { rule, day, occurrence, name }: Observance): string {
  const year = yearOf(day);
  const trace = context.trace(year, rule.code, occurrence);
  return trace === undefined ? '' : sentenceOf(rule, trace, { ...context.explaining(year), date: day, name });
}

function observatoryPart(
  context: RequestContext,
  { rule, day, occurrence, name }: Observance,
): Pick<Answer, 'observatory'> {
  const year = yearOf(day);
  const trace = context.trace(year, rule.code, occurrence);
  if (trace === undefined) return {};
  return { observatory: observatoryOf(rule, trace, { ...context.explaining(year), date: day, name }) };
}

function placed(
  service: AppContext,
  context: RequestContext,
  day: number,
): Pick<Answer, 'location' | '_engine'> {
  const { location, _engine } = envelopeOf(service, context, day);
  const { lat, lon } = context.where.place;
  return {
    location: { ...location, lat, lon, timezone_offset: utcOffset(context.zone, day) },
    _engine,
  };
}
