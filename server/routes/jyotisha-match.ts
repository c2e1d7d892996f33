// The match of two births: in full and kept for an account, as a report, and in short.

import {
  type BirthInput,
  type Cast,
  type CastPair,
  type ConventionsInput,
  castOf,
  compatibilityOf,
  matchBatchOf,
  matchReportOf,
  matchScoreOf,
  poruthamAnswerOf,
} from '@nirnaya/app/jyotisha';
import { readingLanguageOf, type storedCompatibilityAnswer } from '@nirnaya/contract/jyotisha';
import type { z } from '@nirnaya/contract/schema';
import type { ComputeService } from '../compute/compute-service.ts';
import { assisted, long, quick, stored, withInput } from './operation/handler.ts';
import {
  completed,
  type NewRecord,
  removeStored,
  storedAnswer,
  storeRecord,
  whyUnstored,
} from './stored-records.ts';

const names = ['person1', 'person2'] as const;

const ofOne = quick({
  compatibilityPorutham: ({ service, query: { lang }, body }) => {
    const { person1, person2, person1_role = 'bride', ...by } = body;
    const order = person1_role === 'bride' ? names : [...names].reverse();
    return poruthamAnswerOf(
      service,
      pairOf(service, { person1, person2 }, order, by),
      readingLanguageOf(lang),
    );
  },
  compatibilityReport: ({ service, query: { lang, observatory = false, points_by }, body }) => {
    const { person_a, person_b, person_a_role = 'bride', ...by } = body;
    const order = ['person_a', 'person_b'] as const;
    const births = { person_a, person_b };
    const pair = pairOf(service, births, person_a_role === 'bride' ? order : [...order].reverse(), by);
    return matchReportOf(service, pair, {
      language: readingLanguageOf(lang),
      traced: observatory,
      by: points_by,
    });
  },
  compatibilityScore: ({ service, query }) => {
    const { mode = 'full', observatory: traced = false, points_by } = query;
    const { varna, tara, yoni, graha_maitri, gana, bhakoot } = query;
    const by = { options: { varna, tara, yoni, graha_maitri, gana, bhakoot } };
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
      by,
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
      by,
      'groom_tz',
    );
    return matchScoreOf(service, { bride, groom }, { mode, traced, by: points_by });
  },
});

/** The operations on matches. */
export const handlers = {
  ...ofOne,
  ...long({
    compatibilityBatch: ({ service, body }) => {
      const { person, person_role: role = 'bride', candidates, least = 0, points_by: by = 'table' } = body;
      const { profile, ayanamsa, node_type, options } = body;
      const conventions = { profile, ayanamsa, node_type, options };
      return matchBatchOf(service, { person, role, candidates, least, by, conventions });
    },
  }),
};

/** The charts of two people, the bride's first of `order`. */
function pairOf<N extends string>(
  service: ComputeService,
  births: Readonly<Record<N, BirthInput>>,
  order: readonly N[],
  by: ConventionsInput,
): CastPair {
  const [bride, groom] = order as readonly [N, N];
  const cast = (name: N): Cast => castOf(service, births[name], by, `${name}.tz`);
  return { bride: cast(bride), groom: cast(groom), roles: { bride, groom } };
}

/** The operations on matches that are stored, and the one that stores them. */
export const storedMatchHandlers = {
  ...assisted('compatibility', {
    input: ({ query, caller }) => whyUnstored(query, caller),
    respond: ({ service, query, body, input: why, aside }) => {
      const { include_dynamics = true, observatory = false, lang, points_by } = query;
      const { person1, person2, person1_role = 'bride', ...by } = body;
      const births = { person1, person2 };
      const pair = pairOf(service, births, person1_role === 'bride' ? names : [...names].reverse(), by);
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
      compat_id: await storeRecord(service, caller, record as NewRecord),
    }),
  }),
  ...withInput('storedCompatibility', {
    input: ({ service, params: { compat_id }, caller }) =>
      storedAnswer<Answer>(service, caller, 'compatibility', compat_id),
    respond: ({ params: { compat_id }, input: { answer, createdAt } }) => ({
      compat_id,
      stored_at: createdAt,
      ...withReadings(answer),
    }),
  }),
  ...stored({
    deleteCompatibility: async ({ service, params: { compat_id }, caller }) => {
      await removeStored(service, caller, 'compatibility', compat_id);
      return { compat_id, deleted: true as const };
    },
  }),
};

type Stored = z.output<typeof storedCompatibilityAnswer>;
type Answer = Omit<Stored, 'compat_id' | 'stored_at'>;

/** A stored match whose kutas say which readings there are, also where it was stored before they did. */
function withReadings(answer: Answer): Answer {
  const { guna_milan: milan } = answer;
  if (milan === null || milan.kutas.every(({ other_readings }) => other_readings !== undefined))
    return answer;
  const complete = (kuta: (typeof milan.kutas)[number]) => ({ ...kuta, reading: null, other_readings: [] });
  return completed(answer, {
    lack: {
      guna_milan: {
        ...milan,
        kutas: milan.kutas.map(complete),
        other_kutas: milan.other_kutas.map(complete),
      },
    },
    field: 'guna_milan.kutas.other_readings',
    again: 'POST /v1/compatibility',
  });
}
