// The anniversaries of a lunar date: when its tithi returns, and the civil day that the rules decide.

import { type anniversariesAnswer, usualAnniversaries } from '@nirnaya/contract/anniversaries';
import type { z } from '@nirnaya/contract/schema';
import { tithiFullName } from '@nirnaya/dsl/vocabulary';
import { isoDate } from '@nirnaya/engine/civil';
import { clockIn } from '@nirnaya/explain/dates';
import { locationOf } from '../context/location-echo.ts';
import { engineOf } from '../context/panchang-engine.ts';
import { requestContext } from '../context/request-context.ts';
import { amantaName, purnimantaName } from '../day/month-name.ts';
import { nakshatraBriefOf } from '../day/nakshatra.ts';
import { periodOf } from '../day/times.ts';
import { tithiNamesOf } from '../day/tithi.ts';
import { newDelhi } from '../places/locations.ts';
import type { PlaceQuery } from '../places/where.ts';
import { civilDayAt, requireServedDay } from '../requests/dates.ts';
import { sourcesOfRules } from '../shraddha/sources.ts';
import type { AppContext } from '../workspace/app-context.ts';
import { type Anniversary, anniversariesFrom, anniversaryPack, anniversaryRules } from './anniversary.ts';
import { type LunarDate, type LunarDateQuery, lunarDateOf, yearlyTithi } from './lunar-date.ts';
import type { AnniversaryKind } from './returns.ts';

/** What anniversaries are asked for. */
export interface AnniversariesQuery extends PlaceQuery, LunarDateQuery {
  readonly kind: AnniversaryKind;
  /** civil day number of the first date listed; default today at the place */
  readonly from?: number | undefined;
  readonly years?: number | undefined;
  readonly lang?: string | undefined;
}

type Answer = z.output<typeof anniversariesAnswer>;

/** Answers for a lunar date. Throws a 400, 404 or 422 for one that cannot be found. */
export function anniversariesAnswerOf(
  service: AppContext & { now(): number },
  query: AnniversariesQuery,
): Answer {
  const { kind, years = usualAnniversaries } = query;
  const context = requestContext(service, { ...query, pack: anniversaryPack(kind) }, newDelhi);
  const date = lunarDateOf(service, context, query);
  const from = query.from ?? civilDayAt(service.now(), context.dayZone);
  requireServedDay(from);
  const rules = anniversaryRules(service, context);
  const anniversaries: Anniversary[] = [];
  for (const { anniversary } of anniversariesFrom(context, rules, { date: yearlyTithi(date), kind, from })) {
    anniversaries.push(anniversary);
    if (anniversaries.length >= years) break;
  }
  const codes = new Set(anniversaries.map(({ rule_code }) => rule_code));
  const clock = clockIn(context.zone);
  const { moment } = date;
  return {
    kind,
    determined_by: date.determinedBy,
    date: query.date === undefined ? null : isoDate(query.date),
    time: query.time === undefined || query.date === undefined ? null : clockText(query.time),
    tithi: tithiNames(date.tithi),
    lunar_month: monthNames(date),
    nakshatra:
      moment?.nakshatra === undefined
        ? null
        : nakshatraBriefOf(moment.nakshatra, periodOf(clock, moment.nakshatra)),
    possible: date.possible.map((span) => ({ ...tithiNames(span.label), period: periodOf(clock, span) })),
    count: anniversaries.length,
    anniversaries,
    sources: [...codes].flatMap((code) => sourcesOfRules(rules.by(code), [code])),
    location: locationOf(context, query.date ?? from),
    engine: engineOf(service, context),
  };
}

const tithiNames = (label: number): Answer['tithi'] => ({
  ...tithiNamesOf(label),
  full_name: tithiFullName(label + 1),
});

function monthNames({ month, moment, tithi }: LunarDate): Answer['lunar_month'] {
  const paksha = tithi < 15 ? (0 as const) : (1 as const);
  const known = moment?.month ?? {
    ...month,
    paksha,
    purnimanta: (month.amanta + (month.adhika || paksha === 0 ? 0 : 1)) % 12,
  };
  return {
    amanta: amantaName(known),
    purnimanta: purnimantaName(known),
    is_adhika: month.adhika,
    is_kshaya: moment?.month.kshaya ?? false,
  };
}

/** `14:30` of minutes after midnight. */
const clockText = (minutes: number): string =>
  [Math.floor(minutes / 60), Math.floor(minutes % 60)].map((part) => String(part).padStart(2, '0')).join(':');
