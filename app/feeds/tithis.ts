// The tithis of people in a feed: birthdays and yearly shraddhas, each on the day that the rules decide.

import type { FeedTithi } from '@nirnaya/contract/feeds';
import { tithiFullName } from '@nirnaya/dsl/vocabulary';
import { civilDay, parseIsoDate } from '@nirnaya/engine/civil';
import {
  anniversariesFrom,
  anniversaryPack,
  anniversaryRules,
  type DatedAnniversary,
} from '../anniversaries/anniversary.ts';
import { lunarDateOf, type YearlyTithi, yearlyTithi } from '../anniversaries/lunar-date.ts';
import type { RequestContext } from '../context/request-context.ts';
import { nearestServedYear } from '../requests/dates.ts';
import type { AppContext } from '../workspace/app-context.ts';
import type { FeedContent } from './content.ts';
import { feedContextUnder } from './feed-place.ts';
import { uidOf } from './uid.ts';

type TithiEvent = FeedContent['tithis'][number];

/** The tithi of an entry at the place of a feed. Throws a 404 or 422 for a date that is not served. */
export function tithiOf(
  service: AppContext,
  context: RequestContext,
  { kind, date, time, month, tithi, adhika, months }: Omit<FeedTithi, 'name' | 'years'>,
): YearlyTithi {
  const lunarDate = lunarDateOf(service, feedContextUnder(service, context, anniversaryPack(kind)), {
    date: date === undefined ? undefined : parseIsoDate(date),
    time: time === undefined ? undefined : minutesOfClock(time),
    month,
    tithi,
    adhika,
    months,
  });
  return yearlyTithi(lunarDate);
}

function minutesOfClock(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Which days of an entry are listed, and how. */
export interface TithiOptions {
  /** the tithi of the entry */
  readonly date: YearlyTithi;
  /** the first year */
  readonly year: number;
  /** of the entry in the feed, from 1 */
  readonly number: number;
  /** whether the time of a shraddha is an event of its own */
  readonly windows: boolean;
}

/** The days of an entry in its years. */
export function tithiEvents(
  service: AppContext,
  context: RequestContext,
  { kind, years, name }: FeedTithi,
  { date, year, number, windows }: TithiOptions,
): readonly TithiEvent[] {
  const rules = feedContextUnder(service, context, anniversaryPack(kind));
  const events: TithiEvent[] = [];
  const remembered = { date, kind, from: civilDay(year, 1, 1) };
  const last = `${nearestServedYear(year + years - 1)}-12-31`;
  const deciding = anniversaryRules(service, rules);
  const label = deciding.kalas.kalas.get(shraddhaKala)?.title;
  for (const one of anniversariesFrom(rules, deciding, remembered)) {
    const event = eventOf(rules, name, date, one);
    if (event.date > last) break;
    const uid = `${number}.${event.uid}`;
    events.push({ ...event, uid, windows: windows ? kalaOf(one, uid, label) : [] });
  }
  return events;
}

function eventOf(
  context: RequestContext,
  name: string | undefined,
  { tithi }: YearlyTithi,
  { anniversary, ruleName, span }: DatedAnniversary,
): Omit<TithiEvent, 'windows'> {
  const { rule_code: code, reason, candidates, observance_date: decided } = anniversary;
  const [first, last] = [candidates[0]?.date ?? '', candidates.at(-1)?.date ?? ''];
  return {
    uid: uidOf(context, { rule: { code }, occurrence: span }),
    code,
    title: name ?? null,
    name: ruleName,
    tithi: tithiFullName(tithi + 1),
    reason,
    open: decided === null,
    date: first,
    end_date: last,
  };
}

/** The kala in which shraddhas are given. */
const shraddhaKala = 'shraddha_kala';

// Only of a day that is decided.
function kalaOf(
  { anniversary: { observance_date: decided, candidates } }: DatedAnniversary,
  uid: string,
  label: string | undefined,
): TithiEvent['windows'] {
  const kala = decided === null ? undefined : candidates[0]?.shraddha_kala;
  return !kala || label === undefined ? [] : [{ uid: `${shraddhaKala}.${uid}`, label, ...kala }];
}
