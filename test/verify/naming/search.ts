// What a name of a list means, by the search of the product: a row whose spelling nobody has seen is covered where a user who
// types it would find the festival.

import { isExact, literalFit } from '../../../app/festivals/search/fit.ts';
import { spelledText } from '../../../app/festivals/search/keys.ts';
import { nameIndex } from '../../../app/festivals/search/name-index.ts';
import { resolveFestival } from '../../../app/festivals/search/resolve.ts';
import type { IndexedName } from '../../../app/festivals/search/spelled-names.ts';
import { parseIsoDate } from '../../../engine/civil/civil.ts';
import type { Calculator, RuleAtPlace } from '../calculator.ts';

/** A rule of a chain that observes it, and which of its occurrences have the name where not all do. */
export type NamedRule = Pick<RuleAtPlace, 'code' | 'pack' | 'variant'>;

const known = new WeakMap<Calculator, Map<string, readonly NamedRule[]>>();

/** The rules that a name means to those who live by a chain: one, or several of which none is meant more; none where it is no name. */
export function meaningsOf(calculator: Calculator, pack: string, name: string): readonly NamedRule[] {
  const ofCalculator = known.get(calculator) ?? new Map<string, readonly NamedRule[]>();
  known.set(calculator, ofCalculator);
  const key = JSON.stringify([pack, name]);
  const actual = ofCalculator.get(key) ?? searched(calculator, pack, name);
  ofCalculator.set(key, actual);
  return actual;
}

function searched(calculator: Calculator, pack: string, name: string): readonly NamedRule[] {
  const { workspace } = calculator;
  const scope = {
    set: workspace.packs(),
    book: workspace.words(),
    chain: calculator.pack(pack)?.chain ?? [],
  };
  // What nothing is called need not be compared by its sound too: names that sound alike are offered, not meant.
  const spelled = spelledText(name);
  const { names } = nameIndex(scope.set, scope.book);
  const isCalledSo = (one: IndexedName): boolean => {
    const fit = spelled && literalFit(spelled, one);
    return fit !== undefined && isExact(fit.match);
  };
  if (!names.some(isCalledSo)) return [];
  const resolution = resolveFestival(name, scope);
  if (resolution.kind === 'none') return [];
  const matches = resolution.kind === 'one' ? [resolution.match] : resolution.matches;
  return matches.flatMap(({ code, variant, isOwn, packs }) => {
    const land = isOwn ? pack : packs.find((other) => isObserved(calculator, other, code));
    return land === undefined ? [] : [{ code, pack: land, variant }];
  });
}

/** Whether a chain has a rule in force. */
export function isObserved(calculator: Calculator, pack: string, code: string): boolean {
  const rule = calculator.pack(pack)?.rules.get(code);
  return rule !== undefined && !rule.linked.disabled;
}

/** Days within which a list speaks of an occurrence of a yearly rule. */
const NEAR_DAYS = 42;

/** Of rules that share a name the one of which a list speaks: the first that has a day within six weeks of the date, else the first. */
export function spokenOf<R extends NamedRule>(
  calculator: Calculator,
  at: Omit<RuleAtPlace, keyof NamedRule>,
  rules: readonly R[],
  date: string,
): R | undefined {
  const day = parseIsoDate(date);
  if (day === undefined || rules.length < 2) return rules[0];
  const isNear = (rule: R): boolean =>
    calculator.observances({ ...at, ...rule }, day).some((one) => Math.abs(one.day - day) < NEAR_DAYS);
  return rules.find(isNear) ?? rules[0];
}
