// The festivals of the world: of a date, a month, a year or all years; what there is of each religion; the next ones.

import { type RequestContext, requestContext } from '@nirnaya/app/context';
import { envelopeOf } from '@nirnaya/app/festivals';
import { newDelhi } from '@nirnaya/app/places';
import {
  civilDayAt,
  nearestServedYear,
  requireServedDay,
  requireServedYear,
  unsupported,
} from '@nirnaya/app/requests';
import {
  findFestivals,
  recordOf,
  religionSpans,
  traceOfDate,
  upcomingFestivals,
  type WorldDate,
  type WorldRecord,
  worldPack,
} from '@nirnaya/app/world';
import { civilDay, isoDate } from '@nirnaya/engine/civil';
import type { ComputeService } from '../compute/compute-service.ts';
import { long, quick } from './operation/handler.ts';

/** The operations on the festivals of the world. */
export const handlers = {
  ...long({
    worldFestivals: ({
      service,
      query: { limit = 100, offset = 0, observatory = false, lang: _lang, digits: _digits, date, ...filters },
    }) => {
      const { year, month } = filters;
      if (date !== undefined) requireServedDay(date);
      if (year !== undefined) requireServedYear(year);
      if (month !== undefined && year === undefined) {
        throw unsupported('month_without_year', 'month: requires year.');
      }
      if (observatory && date === undefined && year === undefined) {
        throw unsupported('trace_of_all_years', 'observatory: requires date or year.');
      }
      const context = worldContext(service);
      const { total, dates } = findFestivals(
        service.workspace,
        context.pack,
        { date, ...filters },
        { limit, offset },
      );
      const first = dates[0]?.day ?? date ?? civilDay(year ?? nearestServedYear(0), month ?? 1, 1);
      return {
        total,
        limit,
        offset,
        festivals: recordsOf(service, context, dates, observatory),
        filters: { ...filters, ...(date === undefined ? {} : { date: isoDate(date) }) },
        ...envelopeOf(service, context, first),
      };
    },
    worldUpcoming: ({ service, query: { religion, limit = 20, tz = 'UTC' } }) => {
      const today = civilDayAt(service.now(), tz);
      requireServedDay(today);
      const context = worldContext(service);
      const filter = religion === undefined ? {} : { religion };
      const dates = upcomingFestivals(service.workspace, context.pack, filter, { from: today, limit });
      const records = recordsOf(service, context, dates, false);
      return {
        today: isoDate(today),
        timezone: tz,
        count: records.length,
        limit,
        festivals: records.map((record, i) => ({ ...record, days_until: (dates[i]?.day ?? today) - today })),
        filters: filter,
        ...envelopeOf(service, context, today),
      };
    },
  }),
  ...quick({
    worldReligions: ({ service }) => {
      const context = worldContext(service);
      const religions = religionSpans(service.workspace, context.pack);
      const { _engine } = envelopeOf(service, context, civilDay(nearestServedYear(0), 1, 1));
      return {
        religions: [...religions],
        total_records: religions.reduce((sum, { total_festivals }) => sum + total_festivals, 0),
        year_range: {
          min: Math.min(...religions.map(({ min_year }) => min_year)),
          max: Math.max(...religions.map(({ max_year }) => max_year)),
        },
        _engine,
      };
    },
  }),
};

const worldContext = (service: ComputeService): RequestContext =>
  requestContext(service, { pack: worldPack }, newDelhi);

function recordsOf(
  { workspace }: ComputeService,
  context: RequestContext,
  dates: readonly WorldDate[],
  observatory: boolean,
): WorldRecord[] {
  const records: WorldRecord[] = [];
  for (const date of dates) {
    const record = recordOf(context.pack, date, workspace.almanac.calendars);
    if (observatory) {
      const trace = traceOfDate(context, date);
      records.push(trace === undefined ? record : { ...record, observatory: trace });
    } else {
      records.push(record);
    }
  }
  return records;
}
