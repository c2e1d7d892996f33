// stub
import type { Reckoning } from '../reckoning.ts';
import type { Row } from '../rows.ts';
import { uncovered, type Verdict } from '../verdict.ts';
export function checkPublished(_reckoning: Reckoning, _row: Row): Verdict {
  return uncovered;
}
