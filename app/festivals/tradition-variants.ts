// One observance that several rules find on a date: traditions keep it by rules of their own (`of`), or a rule singles out
// some of its occurrences (`instance_of`). A day shows it once, and beneath it whose day is which and what else it is.

import type { PackRule } from '@nirnaya/compiler/front';
import { type CompiledPack, type Observance, qualifierOf } from '@nirnaya/compiler/runtime';
import type { traditionWay } from '@nirnaya/contract/festivals';
import type { z } from '@nirnaya/contract/schema';
import { isoDate } from '@nirnaya/engine/civil';
import type { RuleContext } from '../context/request-context.ts';
import { yearOf } from '../requests/dates.ts';
import { counterpart } from './counterpart.ts';
import { principalFirst } from './weight.ts';

/** How a tradition keeps an observance, as answered. */
type Way = z.output<typeof traditionWay>;

const variantsOfPacks = new WeakMap<CompiledPack, ReadonlyMap<string, readonly PackRule[]>>();

/** The rules in force that keep one observance, by the code of each of them; those alone that are several. */
export function traditionVariantsIn(pack: CompiledPack): ReadonlyMap<string, readonly PackRule[]> {
  let groupOfCode = variantsOfPacks.get(pack);
  if (groupOfCode === undefined) {
    const groups = new Map<string, PackRule[]>();
    for (const rule of pack.rules.values()) {
      const { fields, disabled } = rule.linked;
      if (disabled || fields.kind !== 'observance') continue;
      const main = fields.of?.text ?? rule.code;
      const group = groups.get(main);
      if (group === undefined) groups.set(main, [rule]);
      // The rule of the observance itself stands first.
      else if (main === rule.code) group.unshift(rule);
      else group.push(rule);
    }
    groupOfCode = new Map(
      [...groups.values()].flatMap((group) =>
        group.length === 1 ? [] : group.map((rule) => [rule.code, group] as const),
      ),
    );
    variantsOfPacks.set(pack, groupOfCode);
  }
  return groupOfCode;
}

/** An observance as a date lists it: by itself, or with those that it is one of and that fall on the same date. */
export interface ListedObservance extends Observance {
  /** the greatest first */
  readonly within: readonly Observance[];
}

const plainName = (name: string): string => name.slice(0, name.length - qualifierOf(name).length);

/**
 * The observances that begin on one date, each once: of several ways of keeping one the first. Where that is the rule of the
 * observance itself its name does not say whose way it is. One that packs say is an instance of another stands for it, as Nirjala
 * Ekadashi stands for the Ekadashi of its date.
 */
export function onceEach(
  pack: CompiledPack,
  observances: readonly Observance[],
): readonly ListedObservance[] {
  const once = firstOfVariants(pack, observances);
  const specials = once.filter(({ rule }) => instancesOf(rule).length > 0);
  if (specials.length === 0) return once.map((one) => ({ ...one, within: [] }));
  const general = genericsIn(pack);
  const isOneOf = (special: Observance, other: Observance): boolean =>
    special.rule !== other.rule &&
    general(special.rule).has(observedBy(other.rule)) &&
    special.day === other.day &&
    special.lastDay >= other.lastDay;
  const principals = principalFirst(once.filter((one) => !specials.some((special) => isOneOf(special, one))));
  return once.flatMap((one) => {
    if (!principals.includes(one)) return [];
    const within = once.filter((other) => principals.find((first) => isOneOf(first, other)) === one);
    return [{ ...one, within: principalFirst(within) }];
  });
}

const instancesOf = ({ linked: { fields } }: PackRule): readonly { readonly text: string }[] =>
  fields.kind === 'observance' ? (fields.instance_of ?? []) : [];

// The code of the observance that a rule keeps, in its own way or another.
const observedBy = ({ code, linked: { fields } }: PackRule): string =>
  fields.kind === 'observance' ? (fields.of?.text ?? code) : code;

const genericsOfPacks = new WeakMap<CompiledPack, Map<PackRule, ReadonlySet<string>>>();

// The codes of all observances that a rule is one of, also through others.
function genericsIn(pack: CompiledPack): (rule: PackRule) => ReadonlySet<string> {
  const known = genericsOfPacks.get(pack) ?? new Map<PackRule, ReadonlySet<string>>();
  genericsOfPacks.set(pack, known);
  const of = (rule: PackRule): ReadonlySet<string> => {
    const codesBefore = known.get(rule);
    if (codesBefore !== undefined) return codesBefore;
    const codes = new Set<string>();
    known.set(rule, codes);
    for (const { text } of instancesOf(rule)) {
      const general = pack.rules.get(text);
      if (general === undefined) continue;
      codes.add(observedBy(general));
      for (const code of of(general)) codes.add(code);
    }
    return codes;
  };
  return of;
}

function firstOfVariants(pack: CompiledPack, observances: readonly Observance[]): readonly Observance[] {
  const variants = traditionVariantsIn(pack);
  const groupOf = ({ rule }: Observance) => variants.get(rule.code);
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
 * stands for another on its date these are the ways of that other.
 */
export function traditionVariantsOf(
  context: Pick<RuleContext, 'pack' | 'mode' | 'year'>,
  { rule: own, day, within }: ListedObservance,
): Way[] | undefined {
  const { pack, mode, year } = context;
  const py = year(yearOf(day));
  const variants = traditionVariantsIn(pack);
  const rule = [own, ...within.map((one) => one.rule)].find(({ code }) => variants.has(code));
  const group = rule && variants.get(rule.code);
  if (rule === undefined || group === undefined) return undefined;
  const days = pack.decisions.daysOf(py, rule.code, { mode });
  return group.map((way) => {
    const others = pack.decisions.daysOf(py, way.code, { mode });
    const date = way === rule ? others.find((one) => one.day === day) : counterpart(day, days, others);
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
