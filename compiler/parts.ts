// The parts of a chain besides its rules: kalas, divisions and calendars, each checked whether a rule uses it or not.

import { report } from '../dsl/diagnostics/catalogue.ts';
import type { CalendarEntry, ExpressionText } from '../dsl/pack/document.ts';
import type { SourceRange } from '../dsl/source/source-file.ts';
import { builtinCalendars } from '../dsl/vocabulary/vocabulary.ts';
import { worldCalendars } from '../engine/calendars/world.ts';
import { divisionNamed } from './check/divisions.ts';
import { checkAny } from './check/expression.ts';
import { labelOf } from './check/labels.ts';
import { checkCalendar } from './check/rule.ts';
import type { RuleSetting } from './check/rule-scope.ts';
import { reservedWords, type Scope } from './check/scope.ts';
import { largestMeaning, sizeOf } from './check/size.ts';
import type { Term } from './check/term.ts';
import type { Layer } from './link/layer.ts';
import type { PackCalendar } from './pack-rule.ts';

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
    const scope = bareScope(setting, parsed.text, [`kala ${name}`]);
    const term: Term | undefined = checkAny(scope, parsed.tree);
    const tooMuch = term !== undefined && sizeOf(term) > largestMeaning;
    if (tooMuch) setting.sink.push(report('too-much-meant', entry.range, { name, most: largestMeaning }));
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
    divisionNamed(bareScope(setting, entry.divide, []), name);
  }
}

// A scope of no rule: what kalas and divisions see.
function bareScope(setting: PartSetting, text: ExpressionText, open: readonly string[]): Scope {
  return {
    check: checkAny,
    chain: setting.names,
    text,
    lets: new Map(),
    checkedLets: new Map(),
    inputs: new Map(),
    open,
    target: undefined,
    adhika: { named: 'skip', unnamed: 'both' },
    sink: setting.sink,
    used: new Set(),
    references: setting.references,
  };
}

/** The calendars of a chain, checked; those at fault are left out. */
export function compileCalendars(
  entries: readonly CalendarEntry[],
  setting: RuleSetting,
): Map<string, PackCalendar> {
  const out = new Map<string, PackCalendar>();
  for (const entry of entries) {
    if ([...builtinCalendars, ...worldCalendars.map((c) => c.name)].includes(entry.name)) {
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
    out.set(entry.name, {
      name: entry.name,
      months: entry.months.map((m) => m.names[0] ?? ''),
      firstRashi,
      ...(entry.era === undefined ? {} : { era: entry.era }),
      rule,
    });
  }
  return out;
}
