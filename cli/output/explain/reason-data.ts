// A line that held, as data.

import type { Reason } from '@nirnaya/compiler/runtime';
import { lineOf } from '@nirnaya/explain/observatory';

/** A reason with the place that it is written in. */
export const reasonData = ({ how, points, because, label, text, code, pack, range }: Reason) => ({
  how,
  points,
  reason: because,
  label: label ?? null,
  text,
  rule: code,
  pack,
  file: range.file.path,
  line: lineOf(range),
});
