// The match of two births: in full and kept for an account, as a report, and in short.

import {
  type Cast,
  type CastPair,
  castOf,
  compatibilityOf,
  matchReportOf,
  matchScoreOf,
  type SaidBirth,
  type SaidConventions,
} from '@nirnaya/app/jyotisha';
import {
  compatIdShape,
  compatibilityAnswer,
  compatibilityBody,
  compatibilityDeleted,
  compatibilityShape,
  matchReportAnswer,
  matchReportBody,
  matchReportShape,
  matchScoreAnswer,
  matchScoreShape,
  readingLanguageOf,
  storedCompatibilityAnswer,
} from '@nirnaya/contract/jyotisha';
import type { z } from '@nirnaya/contract/schema';
import type { ComputeService } from '../compute/compute-service.ts';
import { type NewRecord, removeStored, stored, storedAnswer, whyUnstored } from './jyotisha-kept.ts';
import { type Operation, operation, storedOperation } from './operation/operation.ts';

const kutas =
  'Kutas by the rules of the packs, each with the table, its row and column, and its exceptions; the rows are those of the groom, the columns those of the bride. Both totals are given, of the tables and with exceptions counted; total is that of the tables unless points_by=exceptions.';

const shared = { group: 'Astrology', params: {}, refusals: [404, 422] } as const;

/** The operations on matches. */
export function matchOperations(): Operation[] {
  return [
    operation({
      ...shared,
      id: 'compatibilityReport',
      method: 'post',
      path: '/v1/compatibility/report',
      summary: 'The match of two births in sentences, each with the rule that makes it',
      description:
        'Sentences are in English or, with lang=hi, in Hindi. A section whose rules are not in force is left out and named under unavailable.',
      query: matchReportShape,
      body: matchReportBody,
      answer: matchReportAnswer,
      respond: ({ service, query: { lang, observatory = false, points_by }, body }) => {
        const { person_a, person_b, person_a_role = 'bride', ...by } = body;
        const order = ['person_a', 'person_b'] as const;
        const said = { person_a, person_b };
        const pair = pairOf(service, said, person_a_role === 'bride' ? order : [...order].reverse(), by);
        return matchReportOf(service, pair, {
          language: readingLanguageOf(lang),
          traced: observatory,
          by: points_by,
        });
      },
    }),
    operation({
      ...shared,
      id: 'compatibilityScore',
      path: '/v1/compatibility/score',
      summary: 'The points of a match and nothing else',
      description: `mode=lite has the points alone. ${kutas}`,
      query: matchScoreShape,
      answer: matchScoreAnswer,
      respond: ({ service, query }) => {
        const { mode = 'full', observatory: traced = false, points_by } = query;
        const bride = castOf(
          service,
          {
            date: query.bride_dob,
            time: query.bride_time,
            lat: query.bride_lat,
            lon: query.bride_lon,
            tz: query.bride_tz,
            clock_change: query.bride_clock_change,
          },
          {},
          'bride_tz',
        );
        const groom = castOf(
          service,
          {
            date: query.groom_dob,
            time: query.groom_time,
            lat: query.groom_lat,
            lon: query.groom_lon,
            tz: query.groom_tz,
            clock_change: query.groom_clock_change,
          },
          {},
          'groom_tz',
        );
        return matchScoreOf(service, { bride, groom }, { mode, traced, by: points_by });
      },
    }),
  ];
}

const names = ['person1', 'person2'] as const;

/** The charts of two people, the bride's first of `order`. */
function pairOf<N extends string>(
  service: ComputeService,
  said: Readonly<Record<N, SaidBirth>>,
  order: readonly N[],
  by: SaidConventions,
): CastPair {
  const [bride, groom] = order as readonly [N, N];
  const cast = (name: N): Cast => castOf(service, said[name], by, `${name}.tz`);
  return { bride: cast(bride), groom: cast(groom), roles: { bride, groom } };
}

/** The operations on matches that are stored, and the one that stores them. */
export function storedMatchOperations(): Operation[] {
  const common = {
    group: 'Astrology',
    live: true,
    query: {},
    params: compatIdShape,
    refusals: [404],
  } as const;
  return [
    operation({
      ...shared,
      id: 'compatibility',
      method: 'post',
      path: '/v1/compatibility',
      stores: true,
      writes: 'unless_store_false',
      summary: 'The match of two births by the eight kutas, kept for the account',
      description: `Guna milan of 36 points, ten fields that the kutas are summed up in, Mangal and Nadi dosha with what cancels them, and how the two charts stand to each other. ${kutas}`,
      query: compatibilityShape,
      body: compatibilityBody,
      answer: compatibilityAnswer,
      refusals: [404, 409, 422],
      input: ({ query, caller }) => whyUnstored(query, caller),
      respond: ({ service, query, body, input: why, aside }) => {
        const { include_dynamics = true, observatory = false, lang, points_by } = query;
        const { person1, person2, person1_role = 'bride', ...by } = body;
        const said = { person1, person2 };
        const pair = pairOf(service, said, person1_role === 'bride' ? names : [...names].reverse(), by);
        const answer = compatibilityOf(service, pair, {
          dynamics: include_dynamics,
          traced: observatory,
          language: readingLanguageOf(lang),
          by: points_by,
        });
        if (why === undefined) {
          const shown = {
            names: [person1.name ?? null, person2.name ?? null],
            total: answer.guna_milan?.total ?? null,
          };
          aside({ kind: 'compatibility', shown, answer } satisfies NewRecord);
          return answer as typeof answer & { compat_id: null };
        }
        const { unavailable, ...rest } = answer;
        return { compat_id: null, ...rest, unavailable: { ...unavailable, compat_id: why } };
      },
      finish: async ({ service, caller }, record) => ({
        compat_id: await stored(service, caller, record as NewRecord),
      }),
    }),
    operation({
      ...common,
      id: 'storedCompatibility',
      path: '/v1/compatibility/{compat_id}',
      summary: 'A match as it was kept, not computed again',
      answer: storedCompatibilityAnswer,
      input: ({ service, params: { compat_id }, caller }) =>
        storedAnswer<Omit<Stored, 'compat_id' | 'stored_at'>>(service, caller, 'compatibility', compat_id),
      respond: ({ params: { compat_id }, input: { answer, createdAt } }) => ({
        compat_id,
        stored_at: createdAt,
        ...answer,
      }),
    }),
    storedOperation({
      ...common,
      id: 'deleteCompatibility',
      method: 'delete',
      path: '/v1/compatibility/{compat_id}',
      summary: 'Removes a match; its id is not given again',
      answer: compatibilityDeleted,
      respond: async ({ service, params: { compat_id }, caller }) => {
        await removeStored(service, caller, 'compatibility', compat_id);
        return { compat_id, deleted: true as const };
      },
    }),
  ];
}

type Stored = z.output<typeof storedCompatibilityAnswer>;
