// What everything in a chain means, part by part: its rules field by field, its kalas, tables, divisions and
// calendars, and what each of them rests on.

import type { TableNode } from '../../dsl/pack/document.ts';
import { digestOf } from '../fingerprint.ts';
import { clausesMeaning, decisiveMeaning, meaningOf } from '../meaning.ts';
import type { CompiledPack } from '../pack.ts';
import type { PackRule } from '../pack-rule.ts';
import type { FestivalMode } from '../trace.ts';
import { cutAtNames, type Uses } from './by-name.ts';

/** What authors call the fields that have another name once they are checked. */
const authorsNames: Readonly<Record<string, string>> = {
  target: 'observe',
  clauses: 'decide',
  kindOf: 'kind',
  variants: 'variant',
};

/** What of a rule's meaning is told by other fields, or is compared by itself. */
const untold = new Set(['code', 'kind', 'wholeDays', 'references', 'disabled']);

/** A rule's meaning. */
export interface RuleMeaning {
  /** whether it has dates; a condition has none */
  readonly dated: boolean;
  readonly disabled: boolean;
  /** the digest of each field, by the name that authors know it by; names in it stand for what they mean */
  readonly fields: ReadonlyMap<string, string>;
  /** what the rule rests on, through any number of names: `kala pradosha` -> digest of its own meaning */
  readonly restsOn: ReadonlyMap<string, string>;
  /** the digest of all that decides its days: equal digests have equal dates at every place */
  readonly dates: string;
}

/** A kala, table, division or calendar. */
interface PartMeaning {
  readonly own: string;
  /** of a table that is looked up: what is read of it, however its keys are spelt */
  readonly read?: string;
}

/** A chain's meaning. Digests are equal where only spelling differs. */
export interface ChainMeaning {
  readonly rules: ReadonlyMap<string, RuleMeaning>;
  /** kalas, tables, divisions and calendars by `kala NAME`, `table NAME` ... */
  readonly parts: ReadonlyMap<string, PartMeaning>;
}

/** Whether a part has come to mean something else. */
export const hasChanged = (before: PartMeaning, after: PartMeaning): boolean =>
  before.own !== after.own && (before.read === undefined || before.read !== after.read);

interface Node {
  readonly own: string;
  readonly uses: Uses;
}

/** The meaning of a chain, its dates decided in a mode. */
export function chainMeaning(pack: CompiledPack, mode: FestivalMode): ChainMeaning {
  const nodes = new Map<string, Node>();
  const node = (key: string): Node => {
    let found = nodes.get(key);
    if (found === undefined) {
      found = nodeOf(pack, key, mode);
      nodes.set(key, found);
    }
    return found;
  };
  const rules = new Map<string, RuleMeaning>();
  for (const [code, rule] of pack.rules) {
    const all = cutAtNames(meaningOf(rule)).uses;
    const deciding = node(`rule ${code}`);
    rules.set(code, {
      dated: rule.checked.kind === 'observance',
      disabled: rule.linked.disabled,
      fields: fieldsOf(rule),
      restsOn: closure(all, node),
      dates: digestOf([deciding.own, [...closure(deciding.uses, node)].sort()]),
    });
  }
  return { rules, parts: partsOf(pack, node) };
}

function fieldsOf(rule: PackRule): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(meaningOf(rule))
      .filter(([key]) => !untold.has(key))
      .map(([key, value]) => [authorsNames[key] ?? key, digestOf(cutAtNames(value).form)]),
  );
}

function nodeOf(pack: CompiledPack, key: string, mode: FestivalMode): Node {
  const [kind, name = ''] = key.split(' ', 2);
  const cut = cutAtNames(
    kind === 'kala'
      ? pack.kalaTerm(name)
      : kind === 'division'
        ? pack.divisionTerm(name)
        : kind === 'calendar'
          ? decidingCalendar(pack, name)
          : kind === 'rule'
            ? decidingOf(pack.rules.get(name), mode)
            : undefined,
  );
  return { own: digestOf(cut.form), uses: cut.uses };
}

// What of a calendar decides its dates: what its months are called does not.
function decidingCalendar(pack: CompiledPack, name: string): unknown {
  const calendar = pack.calendars.get(name);
  return calendar && [calendar.firstRashi, decisiveMeaning(calendar.rule)];
}

// What of a rule decides its days: a better name moves none.
function decidingOf(rule: PackRule | undefined, mode: FestivalMode): unknown {
  if (rule === undefined) return undefined;
  const { kind, target, day, clauses, drik } = rule.checked;
  const deciding = mode === 'drik' ? (drik ?? clauses) : clauses;
  return [kind, target, day, clausesMeaning(deciding), meaningOf(rule).place];
}

// Everything that some names lead to. Of a table what is read of it counts, which may differ from use to use.
function closure(uses: Uses, node: (key: string) => Node): Map<string, string> {
  const out = new Map<string, Set<string>>();
  const visit = (some: Uses): void => {
    for (const [key, digest] of some) {
      const found = digest === undefined ? node(key) : { own: digest, uses: new Map() };
      const digests = out.get(key) ?? new Set();
      if (digests.has(found.own)) continue;
      out.set(key, digests.add(found.own));
      visit(found.uses);
    }
  };
  visit(uses);
  return new Map([...out].map(([key, digests]) => [key, [...digests].sort().join(' ')]));
}

function partsOf(pack: CompiledPack, node: (key: string) => Node): Map<string, PartMeaning> {
  const parts = new Map<string, PartMeaning>();
  const told = (kind: string, names: Iterable<string>): void => {
    for (const name of names) parts.set(`${kind} ${name}`, { own: node(`${kind} ${name}`).own });
  };
  told('kala', pack.kalas.keys());
  told('division', pack.divisions.keys());
  for (const [name, { months }] of pack.calendars) {
    parts.set(`calendar ${name}`, { own: digestOf([node(`calendar ${name}`).own, months]) });
  }
  const rules = [...pack.rules.values()].map((rule) => cutAtNames(meaningOf(rule)).uses);
  const read = new Map<string, Set<string>>();
  for (const uses of [...rules, ...[...parts.keys()].map((key) => node(key).uses)]) {
    for (const [key, digest] of uses) {
      if (digest !== undefined) read.set(key, (read.get(key) ?? new Set()).add(digest));
    }
  }
  for (const [name, table] of pack.tables) {
    const digests = read.get(`table ${name}`);
    parts.set(`table ${name}`, {
      own: digestOf(tableMeaning(table)),
      ...(digests === undefined ? {} : { read: [...digests].sort().join(' ') }),
    });
  }
  return parts;
}

function tableMeaning(node: TableNode): unknown {
  if (node.kind === 'scalar') return node.value;
  if (node.kind === 'list') return node.items.map(tableMeaning);
  return new Map(node.entries.map(({ key, value }) => [key.text, tableMeaning(value)]));
}
