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
  const found = new Set<string>();
  visitRule(code, chain, found, new Set());
  if (found.size > 1) found.delete(everyMonth);
  return found.size === 0 ? [anyTime] : [...found];
}

function visitRule(code: string, chain: CompiledPack, found: Set<string>, seen: Set<string>): void {
  const rule = chain.rules.get(code);
  if (rule === undefined || seen.has(code)) return;
  seen.add(code);
  visit(rule.checked.target, chain, found, seen);
}

function visit(term: TypedExpression, chain: CompiledPack, found: Set<string>, seen: Set<string>): void {
  switch (term.op) {
    case 'lunar':
      for (const month of term.months ?? []) found.add(nameOf('lunar month', month));
      if (term.months === undefined) found.add(everyMonth);
      return;
    case 'quantity-spans':
      if (term.quantity.name === 'tithi') found.add(everyMonth);
      if (term.quantity.kind === 'lunar month')
        for (const month of term.labels ?? []) found.add(nameOf('lunar month', month));
      return;
    case 'enters':
      // The grahas but the Sun enter signs at any time of the year.
      if (term.body !== 'Sun') return;
      for (const rashi of term.rashi === undefined ? twelve : [term.rashi]) found.add(sunIn(rashi));
      return;
    case 'calendar':
      found.add(
        `${term.calendar} ${chain.calendars.get(term.calendar)?.months[term.month ?? -1] ?? ''}`.trim(),
      );
      return;
    case 'gregorian':
      found.add(
        term.month === undefined ? 'Gregorian' : `Gregorian ${nameOf('gregorian month', term.month)}`,
      );
      return;
    case 'world':
      found.add(term.calendar);
      return;
    case 'rule':
      visitRule(term.code, chain, found, seen);
      return;
    default:
      for (const child of children(term)) visit(child, chain, found, seen);
  }
}
