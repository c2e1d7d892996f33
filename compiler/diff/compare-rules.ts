// Two versions of a chain compared by meaning: which rules came, went or changed, in which of their fields, and
// through which kalas, tables, calendars or other rules.

import { type ChainMeaning, hasChanged, type RuleMeaning } from './chain-meaning.ts';

/** What became of a rule of a chain. */
export interface RuleChange {
  readonly code: string;
  readonly how: 'added' | 'removed' | 'disabled' | 'enabled' | 'changed';
  /** the fields whose own meaning differs */
  readonly fields: readonly string[];
  /** what it rests on that means something else: `kala pradosha`, `rule FESTIVAL_X` */
  readonly through: readonly string[];
  /** whether its dates may differ, at any place in any year */
  readonly moves: boolean;
}

/** What became of a kala, table, division or calendar of a chain. */
export interface PartChange {
  /** `kala pradosha` */
  readonly part: string;
  readonly how: 'added' | 'removed' | 'changed';
  /** the rules that rest on it and whose dates may differ */
  readonly rules: readonly string[];
}

/** How two versions of a chain differ. */
export interface ChainChanges {
  readonly rules: readonly RuleChange[];
  readonly parts: readonly PartChange[];
}

/** Compares two versions of a chain. */
export function compareChains(before: ChainMeaning, after: ChainMeaning): ChainChanges {
  const codes = [...new Set([...before.rules.keys(), ...after.rules.keys()])].sort();
  const rules = codes.flatMap((code) => changeOf(code, before.rules.get(code), after.rules.get(code)) ?? []);
  const moving = new Set(rules.filter((r) => r.moves).map((r) => r.code));
  const names = [...new Set([...before.parts.keys(), ...after.parts.keys()])].sort();
  const parts = names.flatMap((part): PartChange[] => {
    const [old, now] = [before.parts.get(part), after.parts.get(part)];
    const how = old === undefined ? 'added' : now === undefined ? 'removed' : 'changed';
    if (old !== undefined && now !== undefined && !hasChanged(old, now)) return [];
    const rests = (code: string): boolean =>
      before.rules.get(code)?.restsOn.has(part) === true || after.rules.get(code)?.restsOn.has(part) === true;
    return [{ part, how, rules: codes.filter((code) => moving.has(code) && rests(code)) }];
  });
  return { rules, parts };
}

function changeOf(
  code: string,
  before: RuleMeaning | undefined,
  after: RuleMeaning | undefined,
): RuleChange | undefined {
  if (before === undefined || after === undefined) {
    const only = before ?? after;
    const moves = only?.dated === true && !only.disabled;
    return { code, how: before === undefined ? 'added' : 'removed', fields: [], through: [], moves };
  }
  const names = [...new Set([...before.fields.keys(), ...after.fields.keys()])];
  const fields = names.filter((field) => before.fields.get(field) !== after.fields.get(field));
  const through = [...after.restsOn].flatMap(([part, own]) => {
    const old = before.restsOn.get(part);
    return old === undefined || old === own ? [] : [part];
  });
  const turned = before.disabled !== after.disabled;
  if (!turned && fields.length === 0 && through.length === 0) return undefined;
  const observed = (before.dated && !before.disabled) || (after.dated && !after.disabled);
  const moves = observed && (turned || before.dates !== after.dates);
  const how = turned ? (after.disabled ? 'disabled' : 'enabled') : 'changed';
  return { code, how, fields, through: through.sort(), moves };
}
