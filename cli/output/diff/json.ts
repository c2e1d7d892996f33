// How two versions of the packs differ, as JSON for machines: everything, with no limit.

import type { ChangedResults, Decided } from '@nirnaya/authoring/diff';
import type { Comparison } from './comparison.ts';

/** The whole comparison. */
export function diffJson({
  before,
  after,
  question,
  diff,
  prose,
}: Comparison): Readonly<Record<string, unknown>> {
  const { from, to, sample, mode } = question;
  return {
    before: before.label,
    after: after.label,
    years: { from, to },
    sample,
    mode,
    packs: { added: diff.added, removed: diff.removed },
    rules: diff.rules.map(({ change, packs }) => ({
      code: change.code,
      kind: change.kind,
      change: change.how,
      fields: change.fields,
      details: change.details,
      lets: change.bindings,
      through: change.through,
      packs,
    })),
    parts: diff.parts.map(({ change, packs }) => ({
      part: change.part,
      change: change.how,
      details: change.details,
      through: change.through,
      may_move: change.rules,
      packs,
    })),
    dates: diff.dates.flatMap(({ code, moved }) =>
      moved.map(({ before: was, after: is, at }) => ({
        code,
        before: dateJson(was),
        after: dateJson(is),
        at: at.map(({ site, packs }) => ({ place: site, packs })),
      })),
    ),
    given: diff.given.map(resultJson),
    words: prose.map(({ how, fields, ...one }) => ({ ...one, change: how, details: fields })),
  };
}

const dateJson = (dated: Decided | undefined): unknown =>
  dated === undefined ? null : { date: dated.text, decided_by: dated.by };

const resultJson = ({ thing, by, at, first, uncompared }: ChangedResults): unknown => ({
  thing,
  compared_by: by,
  not_compared: uncompared ?? null,
  at: at.map(({ site, packs, of, differ }) => ({ place: site === '' ? null : site, packs, of, differ })),
  // Those of the first place.
  differences: first,
});
