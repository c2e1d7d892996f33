// One birth matched against many: the points of each by the kutas, and Mangal dosha.

import type { matchBatchAnswer, PointsBy } from '@nirnaya/contract/jyotisha';
import type { z } from '@nirnaya/contract/schema';
import { G } from '@nirnaya/engine/jyotisha';
import { Refusal, unavailable } from '../requests/refusal.ts';
import type { BirthInput } from './birth.ts';
import { type Cast, type CastContext, castOf } from './cast.ts';
import type { ConventionsInput } from './conventions.ts';
import { placeIn } from './grahas.ts';
import { countsAsManglik, scorerOf } from './match.ts';
import { matchEnvelopeOf, whose } from './match-answers.ts';
import { birthPack, noRules, rulesIn } from './rules.ts';

type Answer = z.output<typeof matchBatchAnswer>;

/** One person, those to be matched with, and how. */
export interface BatchQuestion {
  readonly person: BirthInput;
  readonly role: 'bride' | 'groom';
  readonly candidates: readonly BirthInput[];
  /** the least total of a result */
  readonly least: number;
  readonly by: PointsBy;
  readonly conventions: ConventionsInput;
}

/**
 * Answer of `POST /v1/compatibility/batch`. A candidate whose birth is refused is listed apart with the reason, and the rest goes on; a
 * person whose birth is refused, and packs without kutas, refuse the request.
 */
export function matchBatchOf(context: CastContext, question: BatchQuestion): Answer {
  const { person, role, candidates, least, by, conventions } = question;
  const rules = rulesIn(context.workspace, birthPack);
  if (rules === undefined) throw unavailable('no_rules', `${noRules(birthPack)}.`);
  const own = castOf(context, person, conventions, 'person.tz');
  const isManglik = countsAsManglik(own.chart, rules);
  const score = scorerOf(rules, { by, readings: own.conventions.matchOptions });
  const matches: Answer['matches'][number][] = [];
  const failed: Answer['failed'][number][] = [];
  let maximum = 0;
  for (const [index, candidate] of candidates.entries()) {
    let cast: Cast;
    try {
      cast = castOf(context, candidate, conventions, `candidates[${index}].tz`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      failed.push({ index, error: error.code, message: error.message });
      continue;
    }
    const couple =
      role === 'bride' ? { bride: own.chart, groom: cast.chart } : { bride: cast.chart, groom: own.chart };
    const { points_by: _by, maximum: most, ...scored } = score(couple);
    maximum = most;
    if (scored.total < least) continue;
    const mangal = countsAsManglik(cast.chart, rules);
    matches.push({
      index,
      name: candidate.name ?? null,
      ...scored,
      is_manglik: mangal,
      is_mangal_shared: mangal && isManglik,
      moon: placeIn(cast.chart.longitude[G.moon]),
    });
  }
  return {
    person: whose(own, 'person.clock_change'),
    person_role: role,
    candidate_count: candidates.length,
    count: matches.length,
    maximum,
    points_by: by,
    matches,
    failed,
    ...matchEnvelopeOf(context, own, {}, rules.pack.fingerprint),
  };
}
