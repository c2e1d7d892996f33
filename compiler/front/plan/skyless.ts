// Which observances need no sky: their days are arithmetic of calendars and weekdays, the same at every place.

import type { PackRule } from '../check/pack-rule.ts';
import { children, type TypedExpression } from '../check/typed.ts';

// Terms whose value follows from the days alone; whatever else a term may be reads the sky, a clock or a place.
const ofDays: ReadonlySet<TypedExpression['op']> = new Set([
  'always',
  'at',
  'constant',
  'days-from',
  'duration',
  'every',
  'from-to',
  'gregorian',
  'label-in',
  'labels',
  'logic',
  'named',
  'not',
  'nth',
  'rule',
  'target',
  'touches',
  'weekday-near',
  'within',
  'world',
]);

/**
 * The codes of the observances that can be decided on a year without a sky (`engine/almanac/calendar-year.ts`): their
 * targets, clauses and names, and those of the rules they refer to, are made of whole days and weekdays.
 */
export function skylessRules(rules: ReadonlyMap<string, PackRule>): ReadonlySet<string> {
  const known = new Map<string, boolean>();
  const isSkyless = (code: string): boolean => {
    const knownSkyless = known.get(code);
    if (knownSkyless !== undefined) return knownSkyless;
    // A rule that refers to itself by way of others is an error elsewhere; here it is not skyless.
    known.set(code, false);
    const rule = rules.get(code);
    const is = rule !== undefined && isOfDays(rule) && [...rule.checked.references.keys()].every(isSkyless);
    known.set(code, is);
    return is;
  };
  return new Set([...rules.keys()].filter(isSkyless));
}

function isOfDays({ checked, linked }: PackRule): boolean {
  if (checked.kind !== 'observance' || !checked.wholeDays || linked.fields.place !== undefined) return false;
  const clauses = [...checked.clauses, ...(checked.drik ?? [])].flatMap(({ term }) => term ?? []);
  const names = [
    ...(checked.named === undefined ? [] : [checked.named]),
    ...checked.variants.map((v) => v.when),
  ];
  return [checked.target, ...clauses, ...names].every(termOfDays);
}

function termOfDays(term: TypedExpression): boolean {
  if ('quantity' in term) return term.quantity.name === 'weekday' && term.op !== 'quantity-in';
  // The day's own sunrise is where it is read; on a year without a sky each day has one.
  if (term.op === 'instant') return term.name === 'sunrise';
  return ofDays.has(term.op) && children(term).every(termOfDays);
}
