// The rules of a pack as written, of every kind, and what a child does to its parents' rules.

import { report } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { suggest } from '../diagnostics/suggest.ts';
import type { SourceRange } from '../source/source-file.ts';
import type { YamlMap, YamlNode, YamlScalar } from '../source/yaml-node.ts';
import { citesAny, readCites } from './cite.ts';
import {
  adhikaModes,
  dayModes,
  type PlacedText,
  type PlaceEntry,
  type RuleEntry,
  type RuleMode,
  ruleTypes,
  type VariantEntry,
} from './document.ts';
import { ruleReference } from './field-reference.ts';
import { Fields, nodeName } from './fields.ts';
import { readInputs } from './read-inputs.ts';
import { readScored } from './read-scored.ts';
import { ruleKind } from './rule-kind.ts';
import { knownTags } from './tags.ts';

/** What a rule's code is. */
export const codeShape: RegExp = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/;

/** Reads the `rules` map of a pack, `disable` included. */
export function readRules(
  map: YamlMap | undefined,
  sink: Diagnostic[],
): { rules: RuleEntry[]; disable: { code: string; range: SourceRange }[] } {
  const rules: RuleEntry[] = [];
  const disable: { code: string; range: SourceRange }[] = [];
  for (const { key, value } of map?.entries ?? []) {
    if (key.text === 'disable') {
      disable.push(...readDisable(value, sink));
      continue;
    }
    const rule = readRule(key, value, sink);
    if (rule !== undefined) rules.push(rule);
  }
  return { rules, disable };
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

function readRule(key: YamlScalar, value: YamlNode, sink: Diagnostic[]): RuleEntry | undefined {
  const [, word, code = key.text] = /^(override|extend)\s+(\S.*)$/.exec(key.text) ?? [];
  const mode: RuleMode = word === 'override' || word === 'extend' ? word : 'define';
  if (!codeShape.test(code)) sink.push(report('bad-code', key.range, { code }));
  if (value.kind !== 'map') {
    sink.push(report('wrong-node', value.range, { field: code, expected: 'a map', found: nodeName(value) }));
    return undefined;
  }
  const fields = new Fields(value, mode === 'extend' ? `the extension of ${code}` : `the rule ${code}`, sink);
  const tags = fields.texts('tags');
  tellUnknownTags(tags, sink);
  const entry: RuleEntry = {
    code,
    kind: ruleKind((field) => fields.has(field)),
    mode,
    codeRange: key.range,
    range: { ...key.range, end: value.range.end },
    name: fields.text('name'),
    name_sa: fields.text('name_sa'),
    summary: fields.text('summary'),
    type: fields.oneOf('type', ruleTypes),
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
    results: fields.named('result'),
    decide: fields.expression('decide'),
    drik: readDrik(fields),
    lets: fields.named('let'),
    windows: fields.named('windows'),
    named: fields.expression('named'),
    variants: readVariants(fields),
    cite: readCites(fields),
    unread: [],
    given: value.entries.map((e) => ({ text: e.key.text, range: e.value.range })),
    unset: mode === 'extend' ? readUnset(fields) : undefined,
  };
  fields.finish();
  if (mode !== 'extend') tellMissing(fields, entry, sink);
  return { ...entry, unread: expressionFields.filter((f) => fields.has(f) && entry[f] === undefined) };
}

const expressionFields = ['observe', 'holds', 'decide', 'score', 'require', 'lasting'] as const;

const unsettable = Object.keys(ruleReference);

/** An entry of a map of the rule, as `unset` names it. */
export const unsetEntry: RegExp = /^(?:let|windows|result)\.[a-z][a-z0-9_]*$/;

// `unset` names fields of the rule, or an entry of `let`, `windows` or `result`.
function readUnset(fields: Fields): readonly PlacedText[] | undefined {
  const unset = fields.texts('unset');
  for (const { text, range } of unset ?? []) {
    if (unsettable.includes(text) || unsetEntry.test(text)) continue;
    const best = suggest(text, unsettable);
    const help = best && `did you mean \`${best}\`?`;
    fields.sink.push(report('unknown-field', range, { field: text, where: 'a rule' }, { help }));
  }
  return unset;
}

function tellMissing(fields: Fields, entry: RuleEntry, sink: Diagnostic[]): void {
  const range = entry.codeRange;
  if (!citesAny(fields)) sink.push(report('missing-authority', range, { code: entry.code }));
  fields.missing('name', range);
  if (entry.kind === 'observance') fields.missing('type', range);
}

function tellUnknownTags(tags: readonly PlacedText[] | undefined, sink: Diagnostic[]): void {
  for (const { text, range } of tags ?? []) {
    if (knownTags.includes(text)) continue;
    const best = suggest(text, knownTags);
    sink.push(report('unknown-tag', range, { tag: text }, { help: best && `did you mean \`${best}\`?` }));
  }
}

function readDrik(owner: Fields): RuleEntry['drik'] {
  const map = owner.map('drik');
  if (map === undefined) return undefined;
  const fields = new Fields(map, 'a drik variant', owner.sink);
  const decide = fields.expression('decide');
  fields.finish();
  return decide === undefined ? {} : { decide };
}

function readVariants(owner: Fields): VariantEntry[] {
  return owner.list('variant').flatMap((node): VariantEntry[] => {
    if (node.kind !== 'map') {
      owner.wrong('variant', node, 'a map with `when` and `name`');
      return [];
    }
    const fields = new Fields(node, 'a variant', owner.sink);
    const when = fields.expression('when') ?? fields.missing('when', node.range);
    const name = fields.text('name') ?? fields.missing('name', node.range);
    fields.finish();
    return when === undefined || name === undefined ? [] : [{ when, name, range: node.range }];
  });
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
