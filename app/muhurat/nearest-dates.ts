// When a rule is observed before and after a date, year by year, with a pause after each.

import type { PackRule } from '../../compiler/runtime/pack-rule.ts';
import type { PlaceYear } from '../../engine/almanac/place-year.ts';
import { isoDate } from '../../engine/place/civil.ts';
import { nearestServedYear, yearOf } from '../dates.ts';
import type { RequestContext } from '../request-context.ts';
import { calledOnItsDates, slugOf } from './festival-named.ts';

/** Years that are looked through on either side: an intercalary month comes in every third, its fast in one of them. */
const reach = 3;

/**
 * The last date of a rule before a civil day number and the first after it, of those there are. A name that the rule has
 * on some of its dates only, as `mokshada_ekadashi`, counts those.
 */
export async function nearestDates(
  context: RequestContext,
  rule: PackRule,
  day: number,
  slug: string,
): Promise<readonly string[]> {
  const year = yearOf(day);
  const onlySome = calledOnItsDates(rule, slug);
  const found: string[] = [];
  for (const step of [-1, 1]) {
    for (let away = 0, best: number | undefined; away <= reach && best === undefined; away++) {
      const at = year + step * away;
      if (nearestServedYear(at) !== at) break;
      const days = daysIn(context, rule.code, await context.built(at))
        .filter((d) => Math.sign(d - day) === step)
        .sort((a, b) => step * (a - b));
      for (const d of days) {
        if (!onlySome || isCalled(context, rule, d, slug)) best ??= d;
        if (best !== undefined) break;
        await context.pause();
      }
      if (best !== undefined) found.push(isoDate(best));
      await context.pause();
    }
  }
  return found;
}

/** The first days of a rule in a year. */
function daysIn({ pack, mode }: RequestContext, code: string, py: PlaceYear): readonly number[] {
  return pack
    .decisions(py, code, py.firstDay + py.yearStart, py.firstDay + py.yearEnd - 1, { mode })
    .flatMap(({ outcome }) => (outcome.kind === 'decided' ? [py.firstDay + outcome.first] : []));
}

function isCalled(
  { pack, year, mode }: RequestContext,
  { code }: PackRule,
  day: number,
  slug: string,
): boolean {
  return pack
    .observancesOn(year(yearOf(day)), day, { mode })
    .some(
      ({ rule, name, variants }) =>
        rule.code === code && [name, ...variants].some((text) => slugOf(text) === slug),
    );
}
