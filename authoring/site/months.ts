// The months in which a rule falls according to its target: lunar months, signs of the Sun, months of calendars.

import { children, type TypedExpression } from '@nirnaya/compiler/front';
import type { CompiledPack } from '@nirnaya/compiler/runtime';
import { nameOf } from '@nirnaya/dsl/vocabulary';

/** Where a target falls when it falls in no month of its own. */
const everyMonth = 'Every lunar month';

const anyTime = 'By nothing of these';

const twelve = Array.from({ length: 12 }, (_, i) => i);

/** The headings that lunar months and signs come under, in the order of the year. */
export const yearOrder: readonly string[] = [
  ...twelve.map((month) => nameOf('lunar month', month)),
  everyMonth,
  ...twelve.map((rashi) => sunIn(rashi)),
];

function sunIn(rashi: number): string {
  return `Sun enters ${nameOf('rashi', rashi)}`;
}

/** The headings that a rule of a chain comes under. */
export function monthsOf(code: string, chain: CompiledPack): readonly string[] {
  const months = new Set<string>();
  visitRule(code, chain, months, new Set());
  if (months.size > 1) months.delete(everyMonth);
  return months.size === 0 ? [anyTime] : [...months];
}

function visitRule(code: string, chain: CompiledPack, months: Set<string>, seen: Set<string>): void {
  const rule = chain.rules.get(code);
  if (rule === undefined || seen.has(code)) return;
  seen.add(code);
  visit(rule.checked.target, chain, months, seen);
}

function visit(term: TypedExpression, chain: CompiledPack, months: Set<string>, seen: Set<string>): void {
  switch (term.op) {
    case 'lunar':
      for (const month of term.months ?? []) months.add(nameOf('lunar month', month));
      if (term.months === undefined) months.add(everyMonth);
      return;
    case 'quantity-spans':
      if (term.quantity.name === 'tithi') months.add(everyMonth);
      if (term.quantity.kind === 'lunar month')
        for (const month of term.labels ?? []) months.add(nameOf('lunar month', month));
      return;
    case 'enters':
      // The grahas but the Sun enter signs at any time of the year.
      if (term.body !== 'Sun' || term.tropical === true) return;
      for (const rashi of term.rashi === undefined ? twelve : [term.rashi]) months.add(sunIn(rashi));
      return;
    case 'calendar':
      months.add(
        `${term.calendar} ${chain.calendars.get(term.calendar)?.months[term.month ?? -1] ?? ''}`.trim(),
      );
      return;
    case 'gregorian':
      months.add(
        term.month === undefined ? 'Gregorian' : `Gregorian ${nameOf('gregorian month', term.month)}`,
      );
      return;
    case 'world':
      months.add(term.calendar);
      return;
    case 'rule':
      visitRule(term.code, chain, months, seen);
      return;
    default:
      for (const child of children(term)) visit(child, chain, months, seen);
  }
}
