// Two versions of a chain compared by meaning: which rules came, went or changed, in which of their fields, and
// through which kalas, tables, calendars or other rules.

import type { AnyRule } from '@nirnaya/compiler/runtime';
import {
  type CanonicalChain,
  type CanonicalPart,
  type CanonicalRule,
  chainSky,
  hasChanged,
} from './canonical-chain.ts';
import { changedFields, type FieldChange } from './field.ts';

/** The change of a rule of a chain. */
export interface RuleChange {
  readonly code: string;
  readonly how: 'added' | 'removed' | 'disabled' | 'enabled' | 'changed';
  /** after the change, or before it where the rule is gone */
  readonly kind: AnyRule['kind'];
  /** the fields whose own meaning differs */
  readonly fields: readonly string[];
  /** the same with what they said and say */
  readonly details: readonly FieldChange[];
  /** the lets of one name that mean something else, where a field has changed */
  readonly bindings: readonly FieldChange[];
  /** what it rests on that means something else: `kala pradosha`, `rule FESTIVAL_X` */
  readonly through: readonly string[];
  /** whether its dates may differ, at any place in any year */
  readonly moves: boolean;
  /** of a rule without dates: whether its spans, times, ratings or results may differ */
  readonly gives: boolean;
}

/** The change of a kala, table, division or calendar of a chain. */
export interface PartChange {
  /** `kala pradosha` */
  readonly part: string;
  readonly how: 'added' | 'removed' | 'changed';
  readonly details: readonly FieldChange[];
  /** what it rests on that means something else */
  readonly through: readonly string[];
  /** whether its windows, its parts or its months may differ */
  readonly gives: boolean;
  /** the rules that rest on it and whose dates or other results may differ */
  readonly rules: readonly string[];
}

/** How two versions of a chain differ. */
export interface ChainChanges {
  readonly rules: readonly RuleChange[];
  readonly parts: readonly PartChange[];
}

/** Compares two versions of a chain. */
export function compareChains(before: CanonicalChain, after: CanonicalChain): ChainChanges {
  const codes = [...new Set([...before.rules.keys(), ...after.rules.keys()])].sort();
  const rules = codes.flatMap((code) => changeOf(code, before.rules.get(code), after.rules.get(code)) ?? []);
  const moving = new Set(rules.filter((r) => r.moves || r.gives).map((r) => r.code));
  const names = [...new Set([...before.parts.keys(), ...after.parts.keys()])].sort();
  const parts = names.flatMap((part): PartChange[] => {
    const change = partChange(part, before.parts.get(part), after.parts.get(part));
    const rests = (code: string): boolean =>
      before.rules.get(code)?.restsOn.has(part) === true || after.rules.get(code)?.restsOn.has(part) === true;
    return change === undefined
      ? []
      : [{ ...change, rules: codes.filter((code) => moving.has(code) && rests(code)) }];
  });
  return { rules, parts };
}

function partChange(
  part: string,
  before: CanonicalPart | undefined,
  after: CanonicalPart | undefined,
): Omit<PartChange, 'rules'> | undefined {
  if (before === undefined || after === undefined) {
    const how = before === undefined ? 'added' : 'removed';
    return { part, how, details: [], through: [], gives: false };
  }
  const details = hasChanged(before, after) ? changedFields(before.fields, after.fields) : [];
  const through = throughOf(before.restsOn, after.restsOn);
  if (details.length + through.length === 0) return undefined;
  // A rule that uses a table, or is on the chain's sky, reports it.
  const gives = !part.startsWith('table ') && part !== chainSky && before.gives !== after.gives;
  return { part, how: 'changed', details, through, gives };
}

function changeOf(
  code: string,
  before: CanonicalRule | undefined,
  after: CanonicalRule | undefined,
): RuleChange | undefined {
  const only = after ?? before;
  if (only === undefined) return undefined;
  const { kind } = only;
  if (before === undefined || after === undefined) {
    const how = before === undefined ? 'added' : 'removed';
    const inForce = !only.disabled;
    const moves = only.dated && inForce;
    return { code, how, kind, ...noDetails, moves, gives: !only.dated && inForce };
  }
  // What a rule takes from others on both sides is reported with those.
  const details = changedFields(before.fields, after.fields).filter(
    ({ field }) => !(before.taken.has(field) && after.taken.has(field)),
  );
  const bindings = details.length === 0 ? [] : changedBindings(before, after);
  const fields = details.map(({ field }) => field);
  const through = throughOf(before.restsOn, after.restsOn);
  const isToggled = before.disabled !== after.disabled;
  if (!isToggled && fields.length === 0 && through.length === 0) return undefined;
  const differs = (isToggled || before.dates !== after.dates) && !(before.disabled && after.disabled);
  const how = isToggled ? (after.disabled ? 'disabled' : 'enabled') : 'changed';
  const dated = before.dated || after.dated;
  return {
    code,
    how,
    kind,
    fields,
    details,
    bindings,
    through,
    moves: dated && differs,
    gives: !dated && differs,
  };
}

const noDetails = { fields: [], details: [], bindings: [], through: [] } as const;

// A let that came or went is reported with what names it.
function changedBindings(before: CanonicalRule, after: CanonicalRule): readonly FieldChange[] {
  const both = [...before.bindings.keys()].filter((name) => after.bindings.has(name));
  const among = (bindings: CanonicalRule['bindings']) =>
    new Map([...bindings].filter(([name]) => both.includes(name)));
  return changedFields(among(before.bindings), among(after.bindings));
}

// What both rest on and what of it means something else.
function throughOf(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly string[] {
  return [...after]
    .flatMap(([part, own]) => {
      const old = before.get(part);
      return old === undefined || old === own ? [] : [part];
    })
    .sort();
}
