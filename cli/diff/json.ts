// How two versions of the packs differ, as JSON for machines: everything, with no limit.

import type { DiffQuestion, PackDiff } from '../../compiler/diff/diff.ts';
import type { Decided } from '../../compiler/diff/moved.ts';
import type { Version } from './version.ts';

/** The whole comparison. */
export function diffJson(before: Version, after: Version, question: DiffQuestion, diff: PackDiff): unknown {
  const { from, to, mode } = question;
  return {
    before: before.label,
    after: after.label,
    years: { from, to },
    mode,
    packs: { added: diff.added, removed: diff.removed },
    rules: diff.rules.map(({ change, packs }) => ({
      code: change.code,
      change: change.how,
      fields: change.fields,
      through: change.through,
      packs,
    })),
    parts: diff.parts.map(({ change, packs }) => ({
      part: change.part,
      change: change.how,
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
  };
}

const dateJson = (dated: Decided | undefined): unknown =>
  dated === undefined ? null : { date: dated.text, decided_by: dated.by };
