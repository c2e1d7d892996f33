// Charts of births: computed, kept for an account, and what is computed of them by themselves.

import {
  ashtakavargaAnswerOf,
  avasthasAnswerOf,
  birthChartOf,
  type Cast,
  type ChartWishes,
  castOf,
  kundliChartOf,
  type SaidConventions,
  upagrahasAnswerOf,
} from '@nirnaya/app/jyotisha';
import { profileDeleted } from '@nirnaya/contract/account';
import {
  ashtakavargaAnswer,
  avasthasAnswer,
  avasthasBody,
  birthChartAnswer,
  birthChartBody,
  birthChartShape,
  type DashaYear,
  kundliBody,
  kundliChartAnswer,
  kundliChartBody,
  kundliChartShape,
  observatoryShape,
  profileIdShape,
  readingLanguageOf,
  storedChartAnswer,
  upagrahasAnswer,
} from '@nirnaya/contract/jyotisha';
import type { z } from '@nirnaya/contract/schema';
import { isoDate } from '@nirnaya/engine/civil';
import type { ComputeService } from '../compute/compute-service.ts';
import { type NewRecord, removeStored, stored, storedAnswer, whyUnstored } from './jyotisha-kept.ts';
import { type Operation, operation, storedOperation } from './operation/operation.ts';

const birthSaid =
  'The time is that of the clock at the place; of one that the clocks showed twice or passed over the answer says which instant was taken and offers the other.';

const shared = { method: 'post', group: 'Astrology', params: {}, refusals: [404, 422] } as const;

/** The operations on charts. */
export function chartOperations(): Operation[] {
  return [
    kundli({
      id: 'kundliChart',
      path: '/v1/kundli/chart',
      summary: 'The canonical chart of a birth',
      description: `Lagna, grahas, houses, the vargas D1, D7, D9, D10 and D30, and Vimshottari to three levels; sahams and the annual chart of a year of life (varshaphala) on request. ${birthSaid}`,
      query: kundliChartShape,
      body: kundliChartBody,
      answer: kundliChartAnswer,
      of: (service, cast, query, body) => kundliChartOf(service, cast, wishesOf(query, body)),
    }),
    kundli({
      id: 'kundliAshtakavarga',
      path: '/v1/kundli/ashtakavarga',
      summary: 'The ashtakavargas of a birth: bhinna, prastara, samudaya, both reductions and pindas',
      description: `The prastara says who gives each bindu. ${birthSaid}`,
      query: observatoryShape,
      body: kundliBody,
      answer: ashtakavargaAnswer,
      of: (service, cast) => ashtakavargaAnswerOf(service, cast),
    }),
    kundli({
      id: 'kundliAvasthas',
      path: '/v1/kundli/avasthas',
      summary: 'The states of every graha by five systems',
      description: `Baladi, jagradadi, deeptadi, lajjitadi and shayanadi. ${birthSaid}`,
      query: observatoryShape,
      body: avasthasBody,
      answer: avasthasAnswer,
      of: (service, cast, { observatory = false }, body) =>
        avasthasAnswerOf(
          service,
          cast,
          body.name_syllable_number as 1 | 2 | 3 | 4 | 5 | undefined,
          observatory,
        ),
    }),
    kundli({
      id: 'kundliUpagrahas',
      path: '/v1/kundli/upagrahas',
      summary: 'The aprakasha grahas and the kalavelas of a birth',
      description: `Beyond the polar circles, on days without sunrise or sunset, kalavelas is null with the reason. ${birthSaid}`,
      query: observatoryShape,
      body: kundliBody,
      answer: upagrahasAnswer,
      of: (service, cast) => upagrahasAnswerOf(service, cast),
    }),
  ];
}

/** The operations on charts that are stored, and the one that stores them. */
export function storedChartOperations(): Operation[] {
  const common = { group: 'Astrology', live: true, query: {} } as const;
  return [
    operation({
      ...shared,
      id: 'birthChart',
      path: '/v1/birth-chart',
      stores: true,
      writes: 'unless_store_false',
      summary: 'The chart of a birth with everything that is computed of it, kept for the account',
      description: `Grahas, lagna, houses by whole rashis with the cusps of Placidus, sixteen vargas, special lagnas, arudhas, karakas, sphutas and dashas; yogas, strengths, sahams and the annual chart of a year of life (varshaphala) on request. ${birthSaid} What is kept is encrypted at rest where the service has a key for it, and shown to no other account.`,
      query: birthChartShape,
      body: birthChartBody,
      answer: birthChartAnswer,
      refusals: [404, 409, 422],
      input: ({ query, caller }) => whyUnstored(query, caller),
      respond: ({ service, query, body, input: why, aside }) => {
        const cast = castOf(service, body, body);
        const answer = birthChartOf(service, cast, wishesOf(query, body));
        if (why === undefined) {
          aside({ kind: 'birth-profile', shown: profileOf(cast), answer } satisfies NewRecord);
          return answer as typeof answer & { profile_id: null };
        }
        const { unavailable, ...rest } = answer;
        return { profile_id: null, ...rest, unavailable: { ...unavailable, profile_id: why } };
      },
      finish: async ({ service, caller }, record) => ({
        profile_id: await stored(service, caller, record as NewRecord),
      }),
    }),
    operation({
      ...common,
      id: 'storedBirthChart',
      path: '/v1/birth-chart/{profile_id}',
      summary: 'A chart as it was kept, not computed again',
      params: profileIdShape,
      answer: storedChartAnswer,
      refusals: [404],
      input: ({ service, params: { profile_id }, caller }) =>
        storedAnswer<Omit<Stored, 'profile_id' | 'stored_at'>>(service, caller, 'birth-profile', profile_id),
      respond: ({ params: { profile_id }, input: { answer, createdAt } }) => ({
        profile_id,
        stored_at: createdAt,
        ...answer,
      }),
    }),
    storedOperation({
      ...common,
      id: 'deleteBirthChart',
      method: 'delete',
      path: '/v1/birth-chart/{profile_id}',
      summary: 'Removes a chart and its profile; the id is not given again',
      params: profileIdShape,
      answer: profileDeleted,
      refusals: [404],
      respond: async ({ service, params: { profile_id }, caller }) => {
        await removeStored(service, caller, 'birth-profile', profile_id);
        return { profile_id, deleted: true as const };
      },
    }),
  ];
}

/** What a request wants to be in the answer about a chart. */
const wishesOf = (
  query: {
    readonly include_yogas?: boolean | undefined;
    readonly include_shadbala?: boolean | undefined;
    readonly include_sahams?: boolean | undefined;
    readonly include_varshaphala?: boolean | undefined;
    readonly observatory?: boolean | undefined;
    readonly lang?: string | undefined;
  },
  body: {
    readonly dasha_levels?: number | undefined;
    readonly year_length?: DashaYear | undefined;
    readonly varsha_years?: number | undefined;
  },
): ChartWishes => ({
  yogas: query.include_yogas ?? true,
  shadbala: query.include_shadbala ?? false,
  sahams: query.include_sahams ?? false,
  varshaphala: query.include_varshaphala ?? false,
  varshaYears: body.varsha_years,
  traced: query.observatory ?? false,
  dashaLevels: body.dasha_levels,
  year: body.year_length,
  language: readingLanguageOf(query.lang),
});

type Stored = z.output<typeof storedChartAnswer>;

/** What profiles show of a chart that is kept. */
const profileOf = ({ birth }: Cast) => ({
  name: birth.name ?? '',
  date: isoDate(birth.date),
  time: birth.time,
  lat: birth.place.lat,
  lon: birth.place.lon,
  tz: birth.place.zone,
  tz_source: birth.zoneSource,
  ...(birth.clock.by === undefined ? {} : { clock_change: birth.clock.by }),
});

/** What the bodies of kundlis have in common. */
interface KundliBody extends SaidConventions {
  readonly date_of_birth: number;
  readonly time_of_birth: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone?: string | undefined;
  readonly name?: string | undefined;
  readonly clock_change?: 'before' | 'after' | undefined;
}

/** A birth as kundlis say it, as it is said elsewhere. */
export const saidIn = (body: Omit<KundliBody, keyof SaidConventions>) => ({
  name: body.name,
  date: body.date_of_birth,
  time: body.time_of_birth,
  lat: body.latitude,
  lon: body.longitude,
  tz: body.timezone,
  clock_change: body.clock_change,
});

/** An operation that takes a birth and answers with something of its chart. */
export function kundli<Q extends z.ZodRawShape, A extends z.ZodType, B extends z.ZodRawShape>(spec: {
  readonly id: string;
  readonly plan?: 'free' | 'pro';
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly query: Q;
  readonly body: z.ZodObject<B>;
  readonly answer: A;
  /** answers of the chart */
  readonly of: (
    service: ComputeService,
    cast: Cast,
    query: z.output<z.ZodObject<Q>>,
    body: z.output<z.ZodObject<B>>,
  ) => z.output<A>;
}): Operation {
  const { of, ...rest } = spec;
  return operation({
    ...shared,
    ...rest,
    respond: ({ service, query, body }) => {
      const said = body as unknown as KundliBody;
      return of(service, castOf(service, saidIn(said), said, 'timezone'), query, body);
    },
  });
}
