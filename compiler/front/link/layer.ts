// A layer of rules and how one layer lies over another. Overlaying is associative, so a chain may be linked in
// any grouping; what is still waiting for a parent (`override`, `extend`, `disable`) stays waiting until the end.

import {
  type Diagnostic,
  type DiagnosticFix,
  report,
  rewritten,
  type Suggestion,
  suggestionFor,
} from '@nirnaya/dsl/diagnostics';
import {
  type CalendarEntry,
  type ChainEntry,
  type DivisionEntry,
  type KalaEntry,
  type NamedRuleField,
  type PackDocument,
  type PartialFields,
  type PlacedText,
  ruleEntries,
  type TableEntry,
  valueIn,
  type WorkEntry,
} from '@nirnaya/dsl/pack';
import type { SourceRange } from '@nirnaya/dsl/source';

/** The fields of a rule as its packs write them so far, and what an extension without a base will take away. */
export type WrittenFields = PartialFields & { readonly unset?: readonly PlacedText[] };

/** A rule as far as it is linked: its fields, and the pack that each of them came from. */
export interface LayeredRule {
  readonly code: string;
  /** `define` once its base is known; the others still wait for a parent */
  readonly mode: 'define' | 'override' | 'extend' | 'disable';
  readonly disabled: boolean;
  /** undefined of a rule that is only disabled here */
  readonly fields: WrittenFields | undefined;
  /** field name, or `windows.puja` -> pack */
  readonly provenance: ReadonlyMap<string, string>;
  readonly range: SourceRange;
  /** the neighbours that it stands beside in chains of days; set when the chain of packs is linked */
  readonly beside?: readonly Neighbour[];
}

/** A neighbour of an observance in a chain of days: the one next to it on the side of the anchor. */
export interface Neighbour {
  /** its code, as the chain writes it */
  readonly code: PlacedText;
  /** whether the observance comes before it or after */
  readonly side: 'before' | 'after';
  readonly cite: ChainEntry['cite'];
  readonly pack: string;
}

/** A kala, table, calendar or work with the pack it came from. */
export interface Owned<T> {
  readonly pack: string;
  readonly entry: T;
}

/** Everything that one pack, or several linked ones, say. */
export interface Layer {
  readonly rules: ReadonlyMap<string, LayeredRule>;
  readonly kala: ReadonlyMap<string, Owned<KalaEntry>>;
  readonly tables: ReadonlyMap<string, Owned<TableEntry>>;
  readonly divisions: ReadonlyMap<string, Owned<DivisionEntry>>;
  readonly calendars: ReadonlyMap<string, Owned<CalendarEntry>>;
  readonly chains: ReadonlyMap<string, Owned<ChainEntry>>;
  readonly works: ReadonlyMap<string, Owned<WorkEntry>>;
}

export const emptyLayer: Layer = {
  rules: new Map(),
  kala: new Map(),
  tables: new Map(),
  divisions: new Map(),
  calendars: new Map(),
  chains: new Map(),
  works: new Map(),
};

/** The layer of one pack's files. A code twice in one pack is reported. */
export function layerOf(documents: readonly PackDocument[], sink: Diagnostic[]): Layer {
  const rules = new Map<string, LayeredRule>();
  const add = (rule: LayeredRule): void => {
    const known = rules.get(rule.code);
    if (known === undefined) rules.set(rule.code, rule);
    else sink.push(duplicate(rule.code, rule.range, known.range));
  };
  for (const document of documents) {
    for (const entry of document.rules) {
      add({
        code: entry.code,
        mode: entry.mode,
        disabled: false,
        fields: entry,
        provenance: provenanceOf(entry, document.pack),
        range: entry.codeRange,
      });
    }
    for (const { code, range } of document.disable) {
      add({ code, mode: 'disable', disabled: true, fields: undefined, provenance: new Map(), range });
    }
  }
  return {
    rules,
    kala: collect(documents, (d) => d.kala, sink),
    tables: collect(documents, (d) => d.tables, sink),
    divisions: collect(documents, (d) => d.divisions, sink),
    calendars: collect(documents, (d) => d.calendars, sink),
    chains: collect(documents, (d) => d.chains, sink),
    works: collect(documents, (d) => d.works.map((w) => ({ ...w, name: w.key })), sink),
  };
}

function duplicate(code: string, range: SourceRange, first: SourceRange): Diagnostic {
  return report(
    'duplicate-code',
    range,
    { code },
    { labels: [{ range: first, message: 'first defined here' }] },
  );
}

function collect<T extends { readonly name: string; readonly range: SourceRange }>(
  documents: readonly PackDocument[],
  pick: (document: PackDocument) => readonly T[],
  sink: Diagnostic[],
): Map<string, Owned<T>> {
  const out = new Map<string, Owned<T>>();
  for (const document of documents) {
    for (const entry of pick(document)) {
      const known = out.get(entry.name);
      if (known === undefined) out.set(entry.name, { pack: document.pack, entry });
      else sink.push(duplicate(entry.name, entry.range, known.entry.range));
    }
  }
  return out;
}

function provenanceOf(entry: PartialFields, pack: string): Map<string, string> {
  const whole: string[] = [];
  const entries: string[] = [];
  for (const field of ruleEntries) {
    if (field.merge === 'replace' && valueIn(entry, field) !== undefined) whole.push(field.property);
    if (field.merge === 'by name') entries.push(...entryNames(field, entry));
  }
  return new Map([...whole, ...entries].map((field) => [field, pack]));
}

// The entries of a map of the rule as `unset` names them: `windows.puja`.
const entryNames = (field: NamedRuleField, fields: PartialFields): readonly string[] =>
  listIn(fields, field).map((entry) => entryName(field, entry));

const entryName = ({ field, shape }: NamedRuleField, entry: unknown): string =>
  `${field}.${shape.named?.nameOf(entry as never)}`;

const listIn = (fields: PartialFields, field: NamedRuleField): readonly unknown[] =>
  (valueIn(fields, field) as readonly unknown[] | undefined) ?? [];

/** How two layers were written: the child knowing the parent, or each apart from the other. */
export type Acquaintance = 'knowing' | 'apart';

/**
 * Lays a child over a parent. A child that knows its parent may not define what the parent has; of layers written apart
 * the child's definition stands.
 */
export function overlay(
  parent: Layer,
  child: Layer,
  sink: Diagnostic[],
  how: Acquaintance = 'knowing',
): Layer {
  // What both define is no mistake of either.
  const redefinitions: Diagnostic[] = how === 'knowing' ? sink : [];
  const rules = new Map(parent.rules);
  for (const [code, rule] of child.rules) {
    const below = rules.get(code);
    rules.set(code, below === undefined ? rule : overlayRule(below, rule, redefinitions));
  }
  return {
    rules,
    kala: overlayNamed(parent.kala, withNamingOf(parent.kala, child.kala), redefinitions),
    tables: overlayNamed(parent.tables, child.tables, redefinitions),
    divisions: overlayNamed(parent.divisions, child.divisions, redefinitions),
    calendars: overlayNamed(parent.calendars, child.calendars, redefinitions),
    chains: overlayNamed(parent.chains, child.chains, redefinitions),
    works: new Map([...parent.works, ...child.works]),
  };
}

// A kala overridden keeps the name and the quality it had where the child says nothing of them. Its authority is
// the child's own: the parent's citations are about the parent's window.
function withNamingOf(parent: Layer['kala'], child: Layer['kala']): Layer['kala'] {
  return new Map(
    [...child].map(([name, owned]) => {
      const below = parent.get(name)?.entry;
      if (below === undefined || owned.entry.mode !== 'override') return [name, owned];
      const { entry, pack } = owned;
      const { title = below.title, title_sa = below.title_sa, quality = below.quality } = entry;
      return [name, { pack, entry: { ...entry, title, title_sa, quality } }];
    }),
  );
}

// What has a name besides rules; only kalas, calendars and chains may be overridden.
interface Named {
  readonly name: string;
  readonly range: SourceRange;
  readonly mode?: 'define' | 'override';
}

function overlayNamed<T extends Named>(
  parent: ReadonlyMap<string, Owned<T>>,
  child: ReadonlyMap<string, Owned<T>>,
  sink: Diagnostic[],
): Map<string, Owned<T>> {
  const out = new Map(parent);
  for (const [name, owned] of child) {
    const below = parent.get(name);
    const { entry, pack } = owned;
    if (below === undefined) out.set(name, owned);
    else if (entry.mode === 'override') {
      // As with rules, it waits for a base as long as what it lies over does.
      out.set(name, { pack, entry: { ...entry, mode: below.entry.mode } });
    } else {
      sink.push(redefined(name, entry.range, below.entry.range, entry.mode !== undefined));
      out.set(name, owned);
    }
  }
  return out;
}

// Tables and divisions cannot be overridden, and so must have a name of their own.
function redefined(code: string, range: SourceRange, first: SourceRange, overridable: boolean): Diagnostic {
  const labels = [{ range: first, message: 'defined here' }];
  return report(
    'code-redefined',
    range,
    { code },
    overridable
      ? { labels, fix: overriding(code, range) }
      : {
          labels,
          help: 'tables and divisions cannot be overridden: define one under another name, and override the rules that use it',
        },
  );
}

function overriding(code: string, range: SourceRange): DiagnosticFix {
  const { file, start } = range;
  return { title: `write override ${code}`, range: { file, start, end: start }, text: 'override ' };
}

function overlayRule(below: LayeredRule, above: LayeredRule, sink: Diagnostic[]): LayeredRule {
  switch (above.mode) {
    case 'define':
      if (below.mode !== 'disable') sink.push(redefined(above.code, above.range, below.range, true));
      return above;
    case 'disable':
      return { ...below, disabled: true };
    case 'override':
      // A new meaning under an old code; it waits for a base as long as the old one does, and it is observed.
      return { ...above, mode: below.mode === 'define' ? 'define' : 'override' };
    case 'extend':
      return extend(below, above);
  }
}

function extend(below: LayeredRule, above: LayeredRule): LayeredRule {
  const disabled = below.disabled || above.disabled;
  if (above.fields === undefined) return { ...below, disabled };
  if (below.fields === undefined) return { ...above, disabled };
  // First what it removes, then what it adds.
  const { unset } = above.fields;
  const removed = new Set((unset ?? []).map(({ text }) => text));
  // Two extensions that wait for a base take away from it what either takes away.
  const pendingUnset = below.mode === 'extend' ? union(below.fields.unset, unset) : undefined;
  const fields = { ...mergeFields(below.fields, above.fields, removed), unset: pendingUnset };
  const old = [...below.provenance].filter(
    ([key]) => !removed.has(writtenName(key)) && !removed.has(family(key)),
  );
  return { ...below, disabled, fields, provenance: new Map([...old, ...above.provenance]) };
}

// Provenance names fields as documents do; `unset` as authors do.
const writtenName = (property: string): string =>
  ruleEntries.find((entry) => entry.property === property)?.field ?? property;

function mergeFields(
  below: PartialFields,
  above: PartialFields,
  removed: ReadonlySet<string>,
): PartialFields {
  const merged: Record<string, unknown> = {};
  for (const field of ruleEntries) {
    const isRemoved = removed.has(field.field);
    if (field.merge === 'replace')
      merged[field.property] = valueIn(above, field) ?? (isRemoved ? undefined : valueIn(below, field));
    if (field.merge === 'by name') merged[field.property] = mergeNamed(field, below, above, removed);
    if (field.merge === 'before')
      merged[field.property] = [...listIn(above, field), ...(isRemoved ? [] : listIn(below, field))];
  }
  return {
    ...below,
    ...merged,
    given: mergeGiven(below.given, above.given, removed),
    unread: [...below.unread.filter((f) => !removed.has(f)), ...above.unread],
  };
}

const family = (field: string): string => field.split('.')[0] ?? field;

function union(
  below: readonly PlacedText[] | undefined,
  above: readonly PlacedText[] | undefined,
): readonly PlacedText[] | undefined {
  return below === undefined || above === undefined ? (below ?? above) : [...below, ...above];
}

function mergeGiven(
  below: readonly PlacedText[],
  above: readonly PlacedText[],
  removed: ReadonlySet<string>,
): readonly PlacedText[] {
  const again = new Set(above.map((g) => g.text));
  const stays = (field: string): boolean => !again.has(field) && !removed.has(field);
  return [...below.filter(({ text }) => stays(text)), ...above];
}

// The entries of both, those of one name the child's.
function mergeNamed(
  field: NamedRuleField,
  below: PartialFields,
  above: PartialFields,
  removed: ReadonlySet<string>,
): readonly unknown[] {
  const again = new Set(entryNames(field, above));
  const left = listIn(below, field).filter((entry) => {
    const name = entryName(field, entry);
    return !again.has(name) && !removed.has(field.field) && !removed.has(name);
  });
  return [...left, ...listIn(above, field)];
}

/** Reports what still waits for a parent: there is none left to come. */
export function settle(layer: Layer, sink: Diagnostic[]): void {
  for (const rule of layer.rules.values()) {
    if (rule.mode === 'define') continue;
    const defined = [...layer.rules.values()].filter((r) => r.mode === 'define').map((r) => r.code);
    const suggestion = suggestionFor(rule.code, defined);
    const fix = suggestion && renamed(rule.range, suggestion);
    const params = { code: rule.code, mode: rule.mode };
    sink.push(report('missing-base-code', rule.range, params, { suggestion, fix }));
  }
  settleNamed(layer.kala, sink);
  settleNamed(layer.calendars, sink);
  settleNamed(layer.chains, sink);
}

function settleNamed(named: ReadonlyMap<string, Owned<Named>>, sink: Diagnostic[]): void {
  for (const { entry, pack } of named.values()) {
    if (entry.mode !== 'override') continue;
    // What a parent has; the pack itself cannot say its own name twice.
    const parents = [...named.values()].filter((one) => one.pack !== pack && one.entry.mode !== 'override');
    const suggestion = suggestionFor(
      entry.name,
      parents.map((one) => one.entry.name),
    );
    const fix = suggestion && renamed(entry.range, suggestion);
    const params = { code: entry.name, mode: 'override' };
    sink.push(report('missing-base-code', entry.range, params, { suggestion, fix }));
  }
}

// Another name after `override` or `extend`, or where it stands alone.
function renamed(range: SourceRange, { name, text }: Suggestion): DiagnosticFix | undefined {
  const written = { file: range.file, start: range.end - name.length, end: range.end };
  return range.file.text.slice(written.start, written.end) === name ? rewritten(written, text) : undefined;
}
