// What is known of the days that a rule chooses among: of the tithi, the star and the weekday at their sunrise, from the
// target that they touch.

import type { DayMode } from '@nirnaya/dsl/pack';
import { intersect, type Spans, unite } from '@nirnaya/engine/spans';
import { atMoment, reachOf } from './axes.ts';
import type { Axis, Bound, Region } from './region.ts';

/** Which days the clauses add to those that the target touches. */
export interface Added {
  readonly before: number;
  readonly after: number;
}

/** What may hold at the sunrise of a day that a target, which may come about, is decided on. */
export function candidateDays(target: Region, mode: DayMode, added: Added): Region {
  // A day that begins at midnight or at sunset has its sunrise within it, by then the target may be over.
  const late = mode === 'sunrise' ? 0 : 1;
  return target.map((box) => {
    const out = new Map<string, Bound>();
    let isOneMonth = true;
    for (const { axis, values } of box.values()) {
      const reach = reachOf(axis);
      if (reach === undefined) continue;
      const near = widened(
        values,
        (added.before + 1) * reach.step,
        (added.after + late) * reach.step,
        reach.round,
      );
      // Beyond the new moon lies another month.
      if (axis.key === 'phase' && near.crosses) isOneMonth = false;
      put(out, axis, near.values);
    }
    const phase = box.get('phase');
    const month = box.get('month');
    if (month !== undefined && phase !== undefined && isOneMonth) put(out, month.axis, month.values);
    const weekday = box.get('weekday');
    if (weekday !== undefined)
      put(out, weekday.axis, widened(weekday.values, added.before, added.after + late, 7).values);
    return out;
  });
}

function put(out: Map<string, Bound>, axis: Axis, values: Spans): void {
  const own = atMoment(axis, '@sunrise 0');
  out.set(own.key, { axis: own, values });
}

// Values and what lies so far before and behind them on a round; without a value one may be anywhere.
function widened(
  values: Spans,
  before: number,
  after: number,
  round: number,
): { readonly values: Spans; readonly crosses: boolean } {
  let out: Spans = [];
  let crosses = false;
  for (let i = 0; i < values.length; i += 2) {
    const [start, end] = [values[i] - before, values[i + 1] + after];
    if (start < 0 || end > round) crosses = true;
    if (end - start >= round) return { values: [-1, round], crosses };
    for (const turn of [-round, 0, round])
      out = unite(out, intersect([start + turn, end + turn], [0, round]));
  }
  return { values: unite([-1, 0], out), crosses };
}
