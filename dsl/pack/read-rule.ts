// The rules of a pack as written, of every kind, and what a child does to its parents' rules.

import { report } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { defined } from '../json-schema/shapes.ts';
import { lineColumn, lineText, type SourceRange } from '../source/source-file.ts';
import type { RuleKind } from '../vocabulary/rule-words.ts';
import type { YamlMap, YamlNode, YamlScalar } from '../yaml/node.ts';
import { entryRemoved } from '../yaml/remove-entry.ts';
import { citesAny } from './cite.ts';
import type {
  CommonFields,
  FieldValues,
  IgnoreEntry,
  PackDocument,
  PartialFields,
  RuleEntry,
  RuleMode,
} from './document.ts';
import { Fields, nodeName } from './fields.ts';
import { codeShape } from './name-forms.ts';
import { codes } from './plain-shapes.ts';
import { ignores as readIgnores } from './read-ignores.ts';
import { ruleFieldsOf } from './rule-fields.ts';
import { goesWith, ruleKind } from './rule-kind.ts';
import { rulesSchema } from './rule-schema.ts';
import { extensionTable, ruleEntries, ruleTable, valueIn } from './rule-table.ts';
import type { Form, Section } from './shape.ts';

/** What stands under `rules`: the rules, what is disabled, and the warnings that rules let stand. */
export interface RulesRead {
  readonly rules: readonly RuleEntry[];
  readonly disable: PackDocument['disable'];
  readonly ignores: readonly IgnoreEntry[];
}

/** The section `rules` of a pack. */
export const rules: Section<RulesRead> = {
  schema: rulesSchema,
  opens: 'below',
  entry: (key) => (key === 'disable' ? codes : /^extend\s/.test(key) ? extension : rule),
  read: (owner, field) => readRules(owner.map(field), owner.sink),
};

const rule: Form = { schema: defined('rule'), fields: ruleTable };
const extension: Form = { schema: defined('extension'), fields: extensionTable };

function readRules(map: YamlMap | undefined, sink: Diagnostic[]): RulesRead {
  const ignores: IgnoreEntry[] = [];
  const read: RuleEntry[] = [];
  const disable: { code: string; range: SourceRange }[] = [];
  for (const { key, value } of map?.entries ?? []) {
    if (key.text === 'disable') {
      disable.push(...readDisable(value, sink));
      continue;
    }
    if (isMisplacedField(key, value)) {
      sink.push(misplaced(key, value, read.at(-1)));
      markUnread(read, key.text);
      continue;
    }
    const one = readRule(key, value, sink, ignores);
    if (one !== undefined) read.push(one);
  }
  return { rules: read, disable, ignores };
}

// The field of a rule that stands among the rules, an indentation too far out.
const isMisplacedField = (key: YamlScalar, value: YamlNode): boolean =>
  value.kind === 'scalar' && value.value !== null && Object.hasOwn(ruleTable, key.text);

// The rule above was meant to have it, so that it is not said to lack it.
function markUnread(rules: RuleEntry[], field: string): void {
  const rule = rules.pop();
  if (rule !== undefined) rules.push({ ...rule, unread: [...rule.unread, field] });
}

function misplaced(key: YamlScalar, value: YamlNode, above: RuleEntry | undefined): Diagnostic {
  const { file, start } = key.range;
  const { line, column } = lineColumn(file, start);
  const from = file.lineStarts[line - 1];
  const lines = file.text.slice(from, value.range.end).trimEnd();
  const by = above === undefined ? 2 : indentOfFields(above) - (column - 1);
  const fix = {
    title: `indent by ${by} more`,
    range: { file, start: from, end: from + lines.length },
    text: lines.replaceAll(/^(?=[^\n])/gm, ' '.repeat(Math.max(0, by))),
  };
  const params = { field: key.text, code: above?.code ?? 'a rule' };
  return report('misplaced-field', key.range, params, { fix: by > 0 ? fix : undefined });
}

// How far the fields of a rule are indented: its value begins at the first of them.
function indentOfFields({ given, codeRange }: RuleEntry): number {
  const { file } = codeRange;
  const [first] = given;
  const text = first === undefined ? '' : lineText(file, lineColumn(file, first.range.start).line);
  return first === undefined ? 0 : text.length - text.trimStart().length;
}

function readDisable(node: YamlNode, sink: Diagnostic[]): { code: string; range: SourceRange }[] {
  const items = node.kind === 'list' ? node.items : [node];
  return items.flatMap((item) => {
    if (item.kind === 'scalar' && item.value !== null) return [{ code: item.text, range: item.range }];
    sink.push(
      report('wrong-node', item.range, { field: 'disable', expected: 'a code', found: nodeName(item) }),
    );
    return [];
  });
}

function readRule(
  key: YamlScalar,
  value: YamlNode,
  sink: Diagnostic[],
  ignores: IgnoreEntry[],
): RuleEntry | undefined {
  const [, word, code = key.text] = /^(override|extend)\s+(\S.*)$/.exec(key.text) ?? [];
  const mode: RuleMode = word === 'override' || word === 'extend' ? word : 'define';
  if (!codeShape.test(code)) sink.push(report('bad-code', key.range, { code }));
  if (value.kind !== 'map') {
    sink.push(report('wrong-node', value.range, { field: code, expected: 'a map', found: nodeName(value) }));
    return undefined;
  }
  const fields = new Fields(value, mode === 'extend' ? `the extension of ${code}` : `the rule ${code}`, sink);
  const range = { ...key.range, end: value.range.end };
  const partial: PartialFields = {
    code,
    codeRange: key.range,
    range,
    ...readFields(fields),
    unread: [],
    given: value.entries.map((e) => ({ text: e.key.text, range: e.value.range })),
  };
  ignores.push(...readIgnores.read(fields, 'ignore').map((one) => ({ ...one, within: range })));
  reportEmpty(fields, sink);
  const unset = mode === 'extend' ? extensionTable.unset.shape.read(fields, 'unset') : undefined;
  const kind = ruleKind((field) => fields.has(field), partial.type);
  fields.finish((field) => mode === 'extend' || goesWith(field, kind));
  const whole = {
    ...partial,
    unread: missedFields
      .filter((one) => fields.has(one.field) && valueIn(partial, one) === undefined)
      .map(({ field }) => field),
  };
  if (mode === 'extend') return { ...whole, kind: 'extension', mode, unset };
  reportMissing(fields, kind, whole, sink);
  return { ...ruleFieldsOf(kind, whole), mode };
}

// The values of the fields by what documents call them.
function readFields(fields: Fields): FieldValues {
  const values: Record<string, unknown> = {};
  for (const { field, property, merge, shape } of ruleEntries) {
    if (merge !== 'own') values[property] = shape.read(fields, field);
  }
  return values as unknown as FieldValues;
}

const mapsAndLists = new Set<string>(
  ruleEntries.filter(({ shape }) => shape.mayNotBeEmpty).map(({ field }) => field),
);

// A field with nothing under it says nothing; perhaps what it was to hold stands further out.
function reportEmpty(fields: Fields, sink: Diagnostic[]): void {
  for (const { key, value } of fields.node.entries) {
    if (!mapsAndLists.has(key.text)) continue;
    const isEmpty =
      value.kind === 'scalar'
        ? value.value === null
        : (value.kind === 'map' ? value.entries : value.items).length === 0;
    // An empty list of values has been reported by the reader already.
    if (
      isEmpty &&
      sink.every(({ range }) => range.file !== key.range.file || range.start !== value.range.start)
    )
      sink.push(
        report('empty-field', key.range, { field: key.text }, { fix: entryRemoved('remove it', key.range) }),
      );
  }
}

// The expressions without which a rule would be said to lack something; what only names an occurrence is not missed.
const missedFields = ruleEntries.filter(
  ({ shape }) => shape.grammar !== undefined && shape.expected !== 'text',
);

function reportMissing(
  fields: Fields,
  kind: RuleKind,
  { code, codeRange: range }: CommonFields,
  sink: Diagnostic[],
): void {
  if (!citesAny(fields)) sink.push(report('missing-authority', range, { code }));
  fields.missing('name', range);
  if (kind === 'observance') fields.missing('type', range);
  if (fields.has('of')) fields.missing('tradition', range);
}
