// Charts of births: computed, kept for an account, and what is computed of them by themselves.

import {
  ashtakavargaAnswerOf,
  avasthasAnswerOf,
  birthChartOf,
  type Cast,
  type ChartOptions,
  type ConventionsInput,
  castOf,
  dashasAnswerOf,
  gocharaAnswerOf,
  kundliChartOf,
  storedZoneOf,
  type TimeStandard,
  upagrahasAnswerOf,
} from '@nirnaya/app/jyotisha';
import { type DashaYear, effectLanguageOf, type storedChartAnswer } from '@nirnaya/contract/jyotisha';
import type { z } from '@nirnaya/contract/schema';
import { isoDate } from '@nirnaya/engine/civil';
import type { ComputeService } from '../compute/compute-service.ts';
import { assisted, quick, stored, withInput } from './operation/handler.ts';
import {
  completed,
  type NewRecord,
  removeStored,
  storedAnswer,
  storeRecord,
  whyUnstored,
} from './stored-records.ts';

/** The operations on charts. */
export const handlers = quick({
  dashas: ({ service, query }) => dashasAnswerOf(service, castOf(service, query, query), query),
  dashasOfBody: ({ service, body }) => dashasAnswerOf(service, castOf(service, body, body), body),
  kundliChart: ({ service, query, body }) =>
    kundliChartOf(service, castIn(service, body), chartOptionsOf(query, body)),
  kundliAshtakavarga: ({ service, body }) => ashtakavargaAnswerOf(service, castIn(service, body)),
  kundliGochara: ({ service, body: { from, to, ...body } }) =>
    gocharaAnswerOf(service, castIn(service, body), { from, to }),
  kundliAvasthas: ({ service, query: { observatory = false }, body }) =>
    avasthasAnswerOf(
      service,
      castIn(service, body),
      body.name_syllable_number as 1 | 2 | 3 | 4 | 5 | undefined,
      observatory,
    ),
  kundliUpagrahas: ({ service, body }) => upagrahasAnswerOf(service, castIn(service, body)),
});

/** The operations on charts that are stored, and the one that stores them. */
export const storedChartHandlers = {
  ...assisted('birthChart', {
    input: ({ query, caller }) => whyUnstored(query, caller),
    respond: ({ service, query, body, input: why, aside }) => {
      const cast = castOf(service, body, body);
      const answer = birthChartOf(service, cast, chartOptionsOf(query, body));
      if (why === undefined) {
        aside({ kind: 'birth-profile', shown: profileOf(cast), answer } satisfies NewRecord);
        return answer as typeof answer & { profile_id: null };
      }
      const { unavailable, ...rest } = answer;
      return { profile_id: null, ...rest, unavailable: { ...unavailable, profile_id: why } };
    },
    finish: async ({ service, caller }, record) => ({
      profile_id: await storeRecord(service, caller, record as NewRecord),
    }),
  }),
  ...withInput('storedBirthChart', {
    input: ({ service, params: { profile_id }, caller }) =>
      storedAnswer<Answer>(service, caller, 'birth-profile', profile_id),
    respond: ({ params: { profile_id }, input: { answer, createdAt } }) => ({
      profile_id,
      stored_at: createdAt,
      ...withChalita(withSpecialTithis(answer)),
    }),
  }),
  ...stored({
    deleteBirthChart: async ({ service, params: { profile_id }, caller }) => {
      await removeStored(service, caller, 'birth-profile', profile_id);
      return { profile_id, deleted: true as const };
    },
  }),
};

/** What a request wants to be in the answer about a chart. */
const chartOptionsOf = (
  query: {
    readonly include_yogas?: boolean | undefined;
    readonly include_arishta?: boolean | undefined;
    readonly include_shadbala?: boolean | undefined;
    readonly include_sahams?: boolean | undefined;
    readonly include_varshaphala?: boolean | undefined;
    readonly include_krishnamurti?: boolean | undefined;
    readonly observatory?: boolean | undefined;
    readonly lang?: string | undefined;
  },
  body: {
    readonly dasha_levels?: number | undefined;
    readonly year_length?: DashaYear | undefined;
    readonly varsha_years?: number | undefined;
    readonly judgment?: ChartOptions['judgment'];
  },
): ChartOptions => ({
  yogas: query.include_yogas ?? true,
  shadbala: query.include_shadbala ?? false,
  sahams: query.include_sahams ?? false,
  varshaphala: query.include_varshaphala ?? false,
  varshaYears: body.varsha_years,
  krishnamurti: query.include_krishnamurti,
  judgment: body.judgment,
  traced: query.observatory ?? false,
  arishta: query.include_arishta ?? false,
  dashaLevels: body.dasha_levels,
  year: body.year_length,
  language: effectLanguageOf(query.lang),
});

type Stored = z.output<typeof storedChartAnswer>;
type Answer = Omit<Stored, 'profile_id' | 'stored_at'>;

/** A stored chart that says of the special tithis, also where it was stored before they were computed, that it has none. */
const withSpecialTithis = (answer: Answer): Answer =>
  answer.panchang.special_tithis !== undefined
    ? answer
    : completed(answer, {
        lack: { panchang: { ...answer.panchang, special_tithis: null } },
        field: 'panchang.special_tithis',
        again: 'POST /v1/birth-chart',
      });

/** A stored chart that says of houses with bounds, also where it was stored before they were computed, that it has none. */
const withChalita = (answer: Answer): Answer =>
  answer.chalita !== undefined
    ? answer
    : completed(answer, { lack: { chalita: null }, field: 'chalita', again: 'POST /v1/birth-chart' });

/** What profiles show of a chart that is kept. */
const profileOf = ({ birth }: Cast) => ({
  name: birth.name ?? '',
  date: isoDate(birth.date),
  time: birth.time,
  lat: birth.place.lat,
  lon: birth.place.lon,
  ...storedZoneOf(birth),
  tz_source: birth.zoneSource,
  ...(birth.clock.by === undefined ? {} : { clock_change: birth.clock.by }),
});

/** What the bodies of kundlis have in common. */
interface KundliBody extends ConventionsInput {
  readonly date_of_birth: number;
  readonly time_of_birth: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone?: string | undefined;
  readonly time_standard?: TimeStandard | undefined;
  readonly name?: string | undefined;
  readonly clock_change?: 'before' | 'after' | undefined;
  readonly time_uncertainty?: number | undefined;
}

/** A birth as kundlis say it, as it is said elsewhere. */
export const birthInputOf = (body: Omit<KundliBody, keyof ConventionsInput>) => ({
  name: body.name,
  date: body.date_of_birth,
  time: body.time_of_birth,
  lat: body.latitude,
  lon: body.longitude,
  tz: body.timezone,
  time_standard: body.time_standard,
  clock_change: body.clock_change,
  time_uncertainty: body.time_uncertainty,
});

/** The chart of the birth that a body says as kundlis do. */
export const castIn = (service: ComputeService, body: KundliBody): Cast =>
  castOf(service, birthInputOf(body), body, 'timezone');
