// The parts of a chain besides its rules: kalas, divisions and calendars, each checked whether a rule uses it or not.

import { report } from '@nirnaya/dsl/diagnostics';
import type { CalendarEntry, ExpressionText } from '@nirnaya/dsl/pack';
import type { SourceRange } from '@nirnaya/dsl/source';
import { builtinCalendars } from '@nirnaya/dsl/vocabulary';
import { untabledCalendars } from '@nirnaya/engine/calendars';
import type { Layer } from '../link/layer.ts';
import { divisionNamed } from './divisions.ts';
import { checkAny } from './expression.ts';
import { labelOf } from './names-to-labels.ts';
import type { PackCalendar } from './pack-rule.ts';
import { reservedWords } from './reserved-words.ts';
import { checkCalendar } from './rule.ts';
import type { RuleSetting } from './rule-scope.ts';
import type { Scope } from './scope.ts';
import { largestExpansion, sizeOf } from './size.ts';
import type { TypedExpression } from './typed.ts';

/** What checking the parts needs, and where the codes of rules that they name are noted. */
export interface PartSetting extends RuleSetting {
  readonly references: Map<string, SourceRange>;
}

// Kalas are checked by use; here those that no rule uses are checked too, and all are in the fingerprint's reach.
/** Checks every kala of a chain. */
export function checkKala(layer: Layer, setting: PartSetting): void {
  const { names } = setting;
  for (const [name, { entry }] of layer.kala) {
    if (reservedWords.has(name)) {
      setting.sink.push(report('shadowed-name', entry.range, { name }));
    }
    const parsed = names.kala.get(name);
    if (parsed === undefined || names.checkedKala.has(name)) continue;
    const scope = scopeOfPart(setting, parsed.text, [`kala ${name}`]);
    const term: TypedExpression | undefined = checkAny(scope, parsed.tree);
    const tooMuch = term !== undefined && sizeOf(term) > largestExpansion;
    if (tooMuch) setting.sink.push(report('too-much-meant', entry.range, { name, most: largestExpansion }));
    names.checkedKala.set(name, tooMuch ? undefined : term);
  }
}

// Divisions that no expression uses are checked all the same.
/** Checks every division of a chain. */
export function checkDivisions(setting: PartSetting): void {
  const { names } = setting;
  for (const [name, entry] of names.divisions) {
    if (reservedWords.has(name) || names.kala.has(name)) {
      setting.sink.push(report('shadowed-name', entry.range, { name }));
    }
    divisionNamed(scopeOfPart(setting, entry.divide, []), name);
  }
}

// A scope of no rule: what kalas and divisions see.
function scopeOfPart(setting: PartSetting, text: ExpressionText, open: readonly string[]): Scope {
  return {
    check: checkAny,
    chain: setting.names,
    text,
    bindings: new Map(),
    checkedBindings: new Map(),
    inputs: new Map(),
    open,
    target: undefined,
    adhika: { named: 'skip', unnamed: 'both' },
    sink: setting.sink,
    used: new Set(),
    references: setting.references,
  };
}

// A month begins once for each sign the Sun enters, in the order of the signs: dates are counted from the day on which
// it does, and the n-th month is that of the n-th sign.
function beginsMonths(target: TypedExpression): boolean {
  switch (target.op) {
    case 'every':
      return beginsMonths(target.of);
    case 'named':
      return beginsMonths(target.body);
    case 'enters':
      return target.body === 'Sun' && target.rashi === undefined && target.tropical !== true;
    default:
      return false;
  }
}

/** The calendars of a chain, checked; those with errors are left out. */
export function compileCalendars(
  entries: readonly CalendarEntry[],
  setting: RuleSetting,
): Map<string, PackCalendar> {
  const out = new Map<string, PackCalendar>();
  for (const entry of entries) {
    if ([...builtinCalendars, ...untabledCalendars.all.map((c) => c.name)].includes(entry.name)) {
      setting.sink.push(report('shadowed-name', entry.range, { name: entry.name }));
    }
    const rule = checkCalendar(setting, entry);
    const firstRashi = labelOf(entry.first_month.text, 'rashi', setting.names.vocabulary);
    if (firstRashi === undefined) {
      const { text, range } = entry.first_month;
      setting.sink.push(report('unknown-name', range, { name: text, kind: 'rashi' }));
      continue;
    }
    if (rule === undefined) continue;
    if (!beginsMonths(rule.target)) {
      setting.sink.push(report('not-a-month', entry.begins.range, { calendar: entry.name }));
    }
    out.set(entry.name, {
      name: entry.name,
      months: entry.months.map((m) => m.names[0]),
      firstRashi,
      ...(entry.era === undefined ? {} : { era: entry.era }),
      ...(entry.sky === undefined ? {} : { sky: entry.sky.name }),
      rule,
    });
  }
  return out;
}
