// What holds at sunrise.

import type { NameKind } from '../../../dsl/vocabulary/kinds.ts';
import { parseIsoDate } from '../../../engine/civil/civil.ts';
import { labelAt, type QuantityName } from '../../../engine/observe/quantities.ts';
import { labelsOf } from '../labels.ts';
import { uncovered, type Verdict, verdict } from '../verdict.ts';
import { flagged, labelOf, type PublishedRow } from './row.ts';

/** Judges the tithi, nakshatra, yoga or karana at sunrise. */
export function checkAtSunrise(published: PublishedRow): Verdict {
  const { calculator, row, place, kind, value } = published;
  const name = kind.replace('_at_sunrise', '') as QuantityName & NameKind;
  const labels = labelsOf(name, value);
  const day = parseIsoDate(row.at('date'));
  const at = day === undefined ? undefined : calculator.dayOf(place, day);
  if (at === undefined || labels.length === 0) return uncovered;
  const ours = labelAt(at.py, { name, body: 'Moon' }, at.py.dayStart[at.index]);
  return verdict(labels.includes(ours), () => ({
    what: labelOf(published),
    expected: value,
    actual: `label ${ours}`,
    reason: flagged(published),
  }));
}
