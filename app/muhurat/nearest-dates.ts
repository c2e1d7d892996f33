// When a rule is observed before and after a date. In: the rule and a civil day number. Out: the nearest dates, found year
// by year, with a pause after each.

import type { PackRule } from '../../compiler/runtime/pack-rule.ts';
import { isoDate } from '../../engine/place/civil.ts';
import { nearestServedYear, yearOf } from '../dates.ts';
import type { RequestContext } from '../request-context.ts';

/** Years that are looked through on either side: an intercalary month comes in every third, its fast in one of them. */
const reach = 3;

/** The last date before a civil day number and the first after it, of those there are. */
export async function nearestDates(
  context: RequestContext,
  { code }: PackRule,
  day: number,
): Promise<readonly string[]> {
  const year = yearOf(day);
  const found: (number | undefined)[] = [];
  for (const step of [-1, 1]) {
    let best: number | undefined;
    for (let away = 0; away <= reach && best === undefined; away++) {
      const at = year + step * away;
      if (nearestServedYear(at) !== at) break;
      const days = daysIn(context, code, at).filter((d) => Math.sign(d - day) === step);
      best = step < 0 ? days.at(-1) : days[0];
      await context.pause();
    }
    found.push(best);
  }
  return found.flatMap((one) => (one === undefined ? [] : [isoDate(one)]));
}

/** The first days of a rule in a year, in order. */
function daysIn({ pack, year, mode }: RequestContext, code: string, of: number): readonly number[] {
  const py = year(of);
  return pack
    .decisions(py, code, py.firstDay + py.yearStart, py.firstDay + py.yearEnd - 1, { mode })
    .flatMap(({ outcome }) => (outcome.kind === 'decided' ? [py.firstDay + outcome.first] : []))
    .sort((a, b) => a - b);
}
