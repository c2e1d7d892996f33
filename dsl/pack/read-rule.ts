// The rules of a pack as written, of every kind, and what a child does to its parents' rules.

import { report } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { suggestionFor } from '../diagnostics/suggest.ts';
import { entryRemoved } from '../source/remove-entry.ts';
import { lineColumn, lineText, type SourceRange } from '../source/source-file.ts';
import type { YamlMap, YamlNode, YamlScalar } from '../source/yaml-node.ts';
import { citesAny, readCites } from './cite.ts';
import {
  adhikaModes,
  beginnings,
  birthTypes,
  type CommonFields,
  certainties,
  dayModes,
  type IgnoreEntry,
  type PartialFields,
  type PlacedText,
  type PlaceEntry,
  type RuleEntry,
  type RuleKind,
  type RuleMode,
  ruleTypes,
  weights,
} from './document.ts';
import { ruleReference } from './field-reference.ts';
import { Fields, nodeName } from './fields.ts';
import { readBirth } from './read-birth.ts';
import { readIgnores } from './read-ignores.ts';
import { readInputs } from './read-inputs.ts';
import { readScored } from './read-scored.ts';
import { readVariants } from './read-variants.ts';
import { readWindows } from './read-windows.ts';
import { ruleFieldsOf } from './rule-fields.ts';
import { goesWith, ruleKind } from './rule-kind.ts';
import { knownTags } from './tags.ts';

/** The form of a rule's code. */
export const codeShape: RegExp = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/;

/** Reads the `rules` map of a pack, `disable` included. */
export function readRules(
  map: YamlMap | undefined,
  sink: Diagnostic[],
): { rules: RuleEntry[]; disable: { code: string; range: SourceRange }[]; ignores: IgnoreEntry[] } {
  const ignores: IgnoreEntry[] = [];
  const rules: RuleEntry[] = [];
  const disable: { code: string; range: SourceRange }[] = [];
  for (const { key, value } of map?.entries ?? []) {
    if (key.text === 'disable') {
      disable.push(...readDisable(value, sink));
      continue;
    }
    if (isMisplacedField(key, value)) {
      sink.push(misplaced(key, value, rules.at(-1)));
      markUnread(rules, key.text);
      continue;
    }
    const rule = readRule(key, value, sink, ignores);
    if (rule !== undefined) rules.push(rule);
  }
  return { rules, disable, ignores };
}

// The field of a rule that stands among the rules, an indentation too far out.
const isMisplacedField = (key: YamlScalar, value: YamlNode): boolean =>
  value.kind === 'scalar' && value.value !== null && Object.hasOwn(ruleReference, key.text);

// The rule above was meant to have it, so that it is not said to lack it.
function markUnread(rules: RuleEntry[], field: string): void {
  const rule = rules.pop();
  if (rule !== undefined) rules.push({ ...rule, unread: [...rule.unread, field] });
}

function misplaced(key: YamlScalar, value: YamlNode, above: RuleEntry | undefined): Diagnostic {
  const { file, start } = key.range;
  const { line, column } = lineColumn(file, start);
  const from = file.lineStarts[line - 1] ?? 0;
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
  const tags = fields.texts('tags');
  reportUnknownTags(tags, sink);
  const partial: PartialFields = {
    code,
    codeRange: key.range,
    range: { ...key.range, end: value.range.end },
    name: fields.text('name'),
    name_sa: fields.text('name_sa'),
    summary: fields.text('summary'),
    weight: fields.oneOf('weight', weights),
    tradition: readTradition(fields),
    of: readOf(fields),
    instance_of: readInstanceOf(fields),
    type: fields.oneOf('type', [...ruleTypes, ...birthTypes]),
    tags: tags?.map((t) => t.text),
    tagRanges: tags,
    aliases: fields.texts('aliases')?.map((t) => t.text),
    place: readPlace(fields),
    adhika: fields.oneOf('adhika', adhikaModes),
    day: fields.oneOf('day', dayModes),
    observe: fields.expression('observe'),
    holds: fields.expression('holds'),
    kindOf: fields.expression('kind'),
    inputs: readInputs(fields),
    ...readScored(fields),
    ...readBirth(fields),
    results: fields.named('result'),
    decide: fields.expression('decide'),
    drik: readDrik(fields),
    lets: fields.named('let'),
    windows: readWindows(fields),
    named: fields.expression('named'),
    certainty: fields.oneOf('certainty', certainties),
    begins: fields.oneOf('begins', beginnings),
    lasts: readLasts(fields),
    variants: readVariants(fields),
    cite: readCites(fields),
    unread: [],
    given: value.entries.map((e) => ({ text: e.key.text, range: e.value.range })),
  };
  ignores.push(...readIgnores(fields, partial.range));
  reportEmpty(fields, sink);
  const unset = mode === 'extend' ? readUnset(fields) : undefined;
  const kind = ruleKind((field) => fields.has(field), partial.type);
  fields.finish((field) => mode === 'extend' || goesWith(field, kind));
  const whole = {
    ...partial,
    unread: expressionFields.filter((f) => fields.has(f) && partial[f] === undefined),
  };
  if (mode === 'extend') return { ...whole, kind: 'extension', mode, unset };
  reportMissing(fields, kind, whole, sink);
  return { ...ruleFieldsOf(kind, whole), mode };
}

const mapsAndLists = ['windows', 'let', 'inputs', 'variants', 'drik', 'cancelled'] as const;

// A field with nothing under it says nothing; perhaps what it was to hold stands further out.
function reportEmpty(fields: Fields, sink: Diagnostic[]): void {
  for (const { key, value } of fields.node.entries) {
    if (!mapsAndLists.some((field) => field === key.text)) continue;
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

const expressionFields = [
  'observe',
  'holds',
  'decide',
  'score',
  'require',
  'lasting',
  'row',
  'column',
  'points',
] as const;

const unsettable = Object.keys(ruleReference);

/** An entry of a map of the rule, as `unset` names it: `windows.puja`, `variants.KAMADA`. */
export const unsetEntry: RegExp = /^(?:(?:let|windows|result)\.[a-z][a-z0-9_]*|variants\.[A-Z][A-Z0-9_]*)$/;

// `unset` names fields of the rule, or an entry of `let`, `windows`, `result` or `variants`.
function readUnset(fields: Fields): readonly PlacedText[] | undefined {
  const unset = fields.texts('unset');
  for (const { text, range } of unset ?? []) {
    if (unsettable.includes(text) || unsetEntry.test(text)) continue;
    const suggestion = suggestionFor(text, unsettable);
    fields.sink.push(report('unknown-field', range, { field: text, where: 'a rule' }, { suggestion }));
  }
  return unset;
}

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

function reportUnknownTags(tags: readonly PlacedText[] | undefined, sink: Diagnostic[]): void {
  for (const { text, range } of tags ?? []) {
    if (knownTags.includes(text)) continue;
    sink.push(report('unknown-tag', range, { tag: text }, { suggestion: suggestionFor(text, knownTags) }));
  }
}

function readDrik(owner: Fields): PartialFields['drik'] {
  const map = owner.map('drik');
  if (map === undefined) return undefined;
  const fields = new Fields(map, 'a drik variant', owner.sink);
  const decide = fields.expression('decide');
  fields.finish();
  return decide === undefined ? {} : { decide };
}

// A tradition is named as packs are: its name stands in addresses.
const traditionShape = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/;

function readTradition(fields: Fields): PlacedText | undefined {
  const node = fields.scalar('tradition');
  if (node === undefined) return undefined;
  if (!traditionShape.test(node.text)) return fields.wrong('tradition', node, 'a name as smarta');
  return { text: node.text, range: node.range };
}

function readOf(fields: Fields): PlacedText | undefined {
  const node = fields.scalar('of');
  return node && codeIn({ text: node.text, range: node.range }, fields);
}

const readInstanceOf = (fields: Fields): readonly PlacedText[] | undefined =>
  fields.texts('instance_of')?.flatMap((code) => codeIn(code, fields) ?? []);

function codeIn(code: PlacedText, { sink }: Fields): PlacedText | undefined {
  if (codeShape.test(code.text)) return code;
  sink.push(report('bad-code', code.range, { code: code.text }));
  return undefined;
}

/** The most days that an observance lasts: as many as lie between two sankrantis or new moons, and some. */
export const mostDaysLasting = 60;

function readLasts(fields: Fields): number | undefined {
  const days = fields.number('lasts');
  if (days === undefined || (Number.isInteger(days) && days >= 1 && days <= mostDaysLasting)) return days;
  const params = { what: 'lasts', min: 1, max: mostDaysLasting, found: days };
  fields.sink.push(report('number-out-of-range', fields.node.range, params));
  return undefined;
}

/** How far a coordinate goes, either way. */
export const degrees = { lat: 90, lon: 180 } as const;

/** Reads the field `place` where it is a map of coordinates. */
export function readPlace(owner: Fields): PlaceEntry | undefined {
  const map = owner.map('place');
  if (map === undefined) return undefined;
  const fields = new Fields(map, 'a place', owner.sink);
  const coordinate = (field: 'lat' | 'lon'): number | undefined => {
    const found = fields.number(field) ?? fields.missing(field, map.range);
    const most = degrees[field];
    if (found === undefined || Math.abs(found) <= most) return found;
    owner.sink.push(report('number-out-of-range', map.range, { what: field, min: -most, max: most, found }));
    return undefined;
  };
  const lat = coordinate('lat');
  const lon = coordinate('lon');
  const zone = fields.text('zone') ?? fields.missing('zone', map.range);
  fields.finish();
  return lat === undefined || lon === undefined || zone === undefined
    ? undefined
    : { lat, lon, zone, range: map.range };
}
