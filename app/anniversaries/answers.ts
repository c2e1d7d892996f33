// The anniversaries of a lunar date: when its tithi returns, and the civil day that the rules decide.

import type { Decision } from '@nirnaya/compiler/runtime';
import { type anniversariesAnswer, usualAnniversaries } from '@nirnaya/contract/anniversaries';
import type { z } from '@nirnaya/contract/schema';
import { tithiFullName } from '@nirnaya/dsl/vocabulary';
import { isoDate } from '@nirnaya/engine/civil';
import { clockIn } from '@nirnaya/explain/dates';
import { sentenceOf } from '@nirnaya/explain/sentences';
import { locationOf } from '../context/location-echo.ts';
import { engineOf } from '../context/panchang-engine.ts';
import { type RequestContext, type RuleContext, requestContext } from '../context/request-context.ts';
import { amantaName, purnimantaName } from '../day/month-name.ts';
import { nakshatraBriefOf } from '../day/nakshatra.ts';
import { periodOf } from '../day/times.ts';
import { tithiNamesOf } from '../day/tithi.ts';
import { newDelhi } from '../places/locations.ts';
import { usablePack } from '../places/usable-pack.ts';
import type { PlaceQuery } from '../places/where.ts';
import { civilDayAt, requireServedDay, yearOf } from '../requests/dates.ts';
import { rulesBuiltOn } from '../shraddha/chains.ts';
import { daysLeft, statusOf } from '../shraddha/decision.ts';
import { aparahnaMinutes, kalasOn } from '../shraddha/kalas.ts';
import { tithiPack } from '../shraddha/packs.ts';
import { sourcesOfRules } from '../shraddha/sources.ts';
import type { AppContext } from '../workspace/app-context.ts';
import { type LunarDate, type LunarDateQuery, lunarDateOf } from './lunar-date.ts';
import { type AnniversaryKind, type Return, returnsFrom } from './returns.ts';

/** The pack that birthdays are decided by. */
const birthdayPack = 'birthday';

/** What anniversaries are asked for. */
export interface AnniversariesQuery extends PlaceQuery, LunarDateQuery {
  readonly kind: AnniversaryKind;
  /** civil day number of the first date listed; default today at the place */
  readonly from?: number | undefined;
  readonly years?: number | undefined;
  readonly lang?: string | undefined;
}

type Answer = z.output<typeof anniversariesAnswer>;
type Anniversary = Answer['anniversaries'][number];

/** Answers for a lunar date. Throws a 400, 404 or 422 for one that cannot be found. */
export function anniversariesAnswerOf(
  service: AppContext & { now(): number },
  query: AnniversariesQuery,
): Answer {
  const { kind, years = usualAnniversaries } = query;
  const context = requestContext(
    service,
    { ...query, pack: kind === 'birthday' ? birthdayPack : tithiPack },
    newDelhi,
  );
  const date = lunarDateOf(service, context, query);
  const from = query.from ?? civilDayAt(service.now(), context.dayZone);
  requireServedDay(from);
  const { pack } = context.tradition;
  const rules = rulesBuiltOn(service, context, usablePack(service.workspace.packs(), pack), pack);
  const anniversaries: Anniversary[] = [];
  const codes = new Set<string>();
  // A day may be decided before its tithi begins in the next year, and after it began in the last.
  for (const one of returnsFrom(context, date, kind, yearOf(from) - 1)) {
    if (anniversaries.length >= years) break;
    const code = ruleOf(kind, date, one);
    const anniversary = anniversaryOf({ context, rules: rules.by(code), date, kind }, code, one);
    const last = anniversary?.candidates.at(-1)?.date;
    if (anniversary === undefined || last === undefined || last < isoDate(from)) continue;
    anniversaries.push(anniversary);
    codes.add(code);
  }
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

function ruleOf(kind: AnniversaryKind, { tithi }: LunarDate, { isAdhika }: Return): string {
  const half = tithi < 15 ? 'SHUKLA' : 'KRISHNA';
  if (kind === 'birthday') return `BIRTHDAY_${half}`;
  return isAdhika ? `SHRADDHA_ADHIKA_${half}` : `SHRADDHA_${half}`;
}

/** A decision that is answered: its rules, and whose anniversary it is. */
interface Deciding {
  readonly context: RequestContext;
  readonly rules: RuleContext;
  readonly date: LunarDate;
  readonly kind: AnniversaryKind;
}

/** Days from the lunar date to its first return, at least. */
const leastYear = 300;

/** Days of a mean year of the months. */
const meanYear = 365.2564;

// An anniversary; undefined of the lunar date itself and of what was before it.
function anniversaryOf(deciding: Deciding, code: string, one: Return): Anniversary | undefined {
  const { context, rules, date } = deciding;
  const { span, isAdhika, py } = one;
  const since = date.moment === undefined ? undefined : span.start - date.moment.tithi.start;
  if (since !== undefined && since < leastYear) return undefined;
  const decision = decisionOf(rules, code, one);
  const rule = rules.pack.rules.get(code);
  if (decision === undefined || rule === undefined) return undefined;
  const trace = rules.trace(py.year, code, decision.occurrence);
  const explaining = rules.explaining(py.year);
  const name = tithiFullName(date.tithi + 1);
  const nativeName = explaining.words?.name('tithi', name, undefined);
  const named = { ...explaining, name, ...(nativeName === undefined ? {} : { nativeName }) };
  return {
    number: since === undefined ? null : Math.round(since / meanYear),
    rule_code: code,
    is_adhika: isAdhika,
    period: periodOf(clockIn(context.zone), span),
    decision_status: statusOf(decision.outcome.kind),
    observance_date:
      decision.outcome.kind === 'decided' ? isoDate(py.firstDay + decision.outcome.first) : null,
    candidates: candidatesOf(deciding, decision, one),
    reason: trace === undefined ? '' : sentenceOf(rule, trace, named),
  };
}

// The decision on a tithi that returns.
function decisionOf({ pack, mode }: RuleContext, code: string, { span, py }: Return): Decision | undefined {
  const middle = (span.start + span.end) / 2;
  const day = py.firstDay + py.midnight.findLastIndex((midnight) => midnight <= middle);
  return pack.decisions
    .between(py, code, { from: day - 1, to: day + 1, mode })
    .find(({ occurrence: { start, end } }) => start <= middle && middle < end);
}

function candidatesOf(
  { context, rules, kind }: Deciding,
  decision: Decision,
  { span, py }: Return,
): Anniversary['candidates'] {
  return daysLeft(decision, py).map((day) => ({
    date: isoDate(day),
    ...(kind === 'birthday'
      ? { overlap_minutes: null, shraddha_kala: null }
      : {
          overlap_minutes: aparahnaMinutes(rules, py, day, [span.start, span.end]),
          shraddha_kala: kalasOn({ ...context, pack: rules.pack }, py, day).shraddha_kala,
        }),
  }));
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
