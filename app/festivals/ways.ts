// One observance that traditions keep by rules of their own, on the same day or on another: packs say with `of` which
// belong together. A day shows such an observance once, and beneath it whose day is which.

import { type CompiledPack, type Observance, qualifierOf } from '../../compiler/runtime/pack.ts';
import type { PackRule } from '../../compiler/runtime/pack-rule.ts';
import { isoDate } from '../../engine/place/civil.ts';
import { yearOf } from '../dates.ts';
import { counterpart } from '../disputes/days.ts';
import type { RuleContext } from '../request-context.ts';
import type { traditionWay } from '../shapes/festival.ts';
import type { z } from '../shapes/zod.ts';

/** How a tradition keeps an observance, as answered. */
type Way = z.output<typeof traditionWay>;

const waysOfPacks = new WeakMap<CompiledPack, ReadonlyMap<string, readonly PackRule[]>>();

/** The rules in force that keep one observance, by the code of each of them; those alone that are several. */
export function waysIn(pack: CompiledPack): ReadonlyMap<string, readonly PackRule[]> {
  let found = waysOfPacks.get(pack);
  if (found === undefined) {
    const groups = new Map<string, PackRule[]>();
    for (const rule of pack.rules.values()) {
      const { fields, disabled } = rule.linked;
      if (disabled || fields.kind !== 'observance') continue;
      const kept = fields.of?.text ?? rule.code;
      const group = groups.get(kept);
      if (group === undefined) groups.set(kept, [rule]);
      // The rule of the observance itself stands first.
      else if (kept === rule.code) group.unshift(rule);
      else group.push(rule);
    }
    found = new Map(
      [...groups.values()].flatMap((group) =>
        group.length === 1 ? [] : group.map((rule) => [rule.code, group] as const),
      ),
    );
    waysOfPacks.set(pack, found);
  }
  return found;
}

/**
 * The code of the observance that a rule singles out one occurrence of, as `first VRAT_EKADASHI_SMARTA within lunar month
 * Jyeshtha` does; undefined for any other rule.
 */
export function singledOut({ checked }: PackRule): string | undefined {
  const { target } = checked;
  return target.op === 'nth' && target.of.op === 'rule' ? target.of.code : undefined;
}

const plainName = (name: string): string => name.slice(0, name.length - qualifierOf(name).length);

/**
 * The observances of one date, each once: of several ways of keeping one the first. Where that is the rule of the observance
 * itself its name does not say whose way it is. An occurrence that has a rule of its own under the same name, such as Nirjala
 * Ekadashi, stands by that rule alone.
 */
export function onceEach(pack: CompiledPack, observances: readonly Observance[]): readonly Observance[] {
  const once = firstOfWays(pack, observances);
  const own = once.flatMap(({ rule, name }) => {
    const code = singledOut(rule);
    return code === undefined ? [] : [{ code, name: plainName(name) }];
  });
  if (own.length === 0) return once;
  const ways = waysIn(pack);
  return once.filter(({ rule, name }) => {
    const group = ways.get(rule.code) ?? [rule];
    return !own.some((one) => one.name === plainName(name) && group.some((way) => way.code === one.code));
  });
}

function firstOfWays(pack: CompiledPack, observances: readonly Observance[]): readonly Observance[] {
  const ways = waysIn(pack);
  const groupOf = ({ rule }: Observance) => ways.get(rule.code);
  if (!observances.some(groupOf)) return observances;
  return observances.flatMap((observance) => {
    const group = groupOf(observance);
    if (group === undefined) return [observance];
    const here = observances.filter((other) => groupOf(other) === group);
    if (here.length === 1) return [observance];
    const first = here.reduce((a, b) => (group.indexOf(b.rule) < group.indexOf(a.rule) ? b : a));
    if (observance !== first) return [];
    if (observance.rule !== group[0]) return [observance];
    return [{ ...observance, name: plainName(observance.name) }];
  });
}

/**
 * How the traditions of a chain keep an observance, each with its day; undefined where all keep it by one rule. Of one that
 * singles out an occurrence under its name these are the ways of that occurrence.
 */
export function waysOf(
  context: Pick<RuleContext, 'pack' | 'mode' | 'year'>,
  observance: Observance,
): Way[] | undefined {
  const { pack, mode, year } = context;
  const { day } = observance;
  const py = year(yearOf(day));
  const rule = ruleOfWays(context, observance);
  const group = rule === undefined ? undefined : waysIn(pack).get(rule.code);
  if (rule === undefined || group === undefined) return undefined;
  const own = pack.daysOf(py, rule.code, { mode });
  return group.map((way) => {
    const days = pack.daysOf(py, way.code, { mode });
    const date = way === rule ? days.find((one) => one.day === day) : counterpart(day, own, days);
    const { fields } = way.linked;
    return {
      tradition: fields.kind === 'observance' ? (fields.tradition?.text ?? null) : null,
      code: way.code,
      name: fields.name ?? way.code,
      date: date === undefined ? null : isoDate(date.day),
      ...(date !== undefined && date.lastDay > date.day ? { end_date: isoDate(date.lastDay) } : {}),
      rule: fields.cite[0]?.says ?? null,
    };
  });
}

// The rule whose ways of keeping they are: the observance's own, or that of the occurrence singled out.
function ruleOfWays(
  { pack, mode, year }: Pick<RuleContext, 'pack' | 'mode' | 'year'>,
  { rule, day, name }: Observance,
): PackRule | undefined {
  const code = singledOut(rule);
  if (code === undefined) return rule;
  const same = pack
    .observancesOf(year(yearOf(day)), code, { mode })
    .find((one) => one.day === day && plainName(one.name) === plainName(name));
  return same?.rule;
}
