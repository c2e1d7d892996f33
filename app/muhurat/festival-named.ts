// Which rule a festival is called by: its code, its code without the first word, its names or aliases, in any case.
// Several rules may share a name, as the two Janmashtamis do; the one observed on the date is meant.

import { children, type Lookup, type TypedExpression } from '../../compiler/check/typed.ts';
import type { CompiledPack, Observance } from '../../compiler/runtime/pack.ts';
import type { PackRule } from '../../compiler/runtime/pack-rule.ts';
import { nearKeys } from '../festivals/keys.ts';
import { notFound, type Refusal } from '../refusal.ts';

/** A name as it is compared: `Raksha Bandhan` and `raksha-bandhan` are `raksha_bandhan`; what is in brackets counts not. */
export const slugOf = (text: string): string =>
  text
    .replace(/\s\([^()]*\)$/, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');

// The rank of a name that a rule has on some of its dates only.
const byDate = 4;

/** The code in small letters, without its first word. */
export const idOf = (code: string): string => slugOf(code.replace(/^[A-Z]+_/, ''));

/** What a name stands for: the observances of the date that it means, and the rules of the chain, the likeliest first. */
export interface NamedFestival {
  readonly on: readonly Observance[];
  readonly rules: readonly PackRule[];
}

/**
 * The festivals of a chain that a name means, among them those observed on a date. An unknown name is a 404 that offers
 * near ones.
 */
export function festivalNamed(
  pack: CompiledPack,
  name: string,
  onDate: readonly Observance[],
): NamedFestival {
  const wanted = slugOf(name);
  const ranked = observancesOf(pack)
    .map((rule) => ({ rule, rank: rankOf(rule, wanted) }))
    .filter(({ rank }) => rank !== undefined)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  const rules = ranked.map(({ rule }) => rule);
  // What a day is called may be the name of its month or weekday, as Mokshada Ekadashi is.
  const calledSo = onDate.filter(({ name: own, variants }) =>
    [own, ...variants].some((text) => slugOf(text) === wanted),
  );
  const always = ranked.flatMap(({ rule, rank }) => (rank === byDate ? [] : [rule]));
  const on = [...new Set([...onDate.filter(({ rule }) => always.includes(rule)), ...calledSo])].sort(
    (a, b) => order(rules, a) - order(rules, b),
  );
  if (rules.length === 0 && on.length === 0) throw unknown(pack, name);
  return { on, rules };
}

// The texts that an expression may look up: the names of Ekadashis by their months, of Pradoshas by their weekdays.
function textsOf(term: TypedExpression): readonly string[] {
  const own = term.op === 'lookup' ? valuesOf(term.table) : [];
  return [...own, ...children(term).flatMap(textsOf)];
}

function valuesOf(table: Lookup): readonly string[] {
  if (table.kind === 'map') return [...table.byLabel.values()].flatMap(valuesOf);
  return table.values.filter((value) => typeof value === 'string');
}

const observancesOf = (pack: CompiledPack): PackRule[] =>
  [...pack.rules.values()].filter(({ checked, linked }) => checked.kind === 'observance' && !linked.disabled);

const order = (rules: readonly PackRule[], { rule }: Observance): number => {
  const at = rules.indexOf(rule);
  return at === -1 ? rules.length : at;
};

/**
 * How close a name comes to a rule: 0 its code, then its id, its names, its aliases, the names that it has by its date;
 * undefined where it is none of them.
 */
function rankOf({ code, checked, linked: { fields } }: PackRule, wanted: string): number | undefined {
  if (slugOf(code) === wanted) return 0;
  if (idOf(code) === wanted) return 1;
  if ([fields.name, fields.name_sa].some((name) => name !== undefined && slugOf(name) === wanted)) return 2;
  if (fields.aliases?.some((alias) => slugOf(alias) === wanted) === true) return 3;
  const { named } = checked;
  return named !== undefined && textsOf(named).some((text) => slugOf(text) === wanted) ? byDate : undefined;
}

/** Whether a rule has a name, as it is compared, on some of its dates only. */
export const calledOnItsDates = (rule: PackRule, slug: string): boolean => rankOf(rule, slug) === byDate;

function unknown(pack: CompiledPack, name: string): Refusal {
  const rules = observancesOf(pack);
  const near = nearKeys(
    slugOf(name),
    rules.map(({ code }) => code),
  );
  const hint = near.length === 0 ? '' : ` Did you mean ${near.map(idOf).join(', ')}?`;
  return notFound(
    'unknown_festival',
    `There is no festival ${JSON.stringify(name)} in ${pack.name}.${hint} region says in whose tradition.`,
  );
}
