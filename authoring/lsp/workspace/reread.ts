// A YAML text read again after a change of it. A change within one entry of a section, such as a rule, leaves what stands
// before and behind as it was: the entry alone is read, and the rest of the tree is moved to its new place. Whatever is not
// plainly so is left to a reading of the whole.

import { largestFile, type SourceFile, type SourceRange, sourceFile } from '@nirnaya/dsl/source';
import { readYaml, type YamlEntry, type YamlMap, type YamlNode, type YamlScalar } from '@nirnaya/dsl/yaml';

/** The tree of a text after a change of the text whose tree is known and without errors; undefined if unsure. */
export function rereadYaml(before: YamlNode, file: SourceFile): YamlNode | undefined {
  if (!isBlock(before) || file.text.length > largestFile) return undefined;
  const change = changeOf(before.range.file.text, file.text);
  const section = entryEnclosing(before, change, before.range.file.text.length);
  if (section === undefined || section.lineStart !== section.entry.key.range.start) return undefined;
  const map = section.entry.value;
  const unit = isBlock(map) ? entryEnclosing(map, change, section.end) : undefined;
  const read = unit && readEntry(unit, section.next, change, file);
  if (!isBlock(map) || unit === undefined || read === undefined || isTwice(map, unit.entry, read.entry)) {
    return undefined;
  }
  // What follows the entry is moved, and so are the ends of the maps that it stands in; the ends of those that it ends
  // were found with it.
  const isLast = unit.next === undefined;
  const end = isLast ? read.mapEnd : map.range.end + change.delta;
  const value = withEntry(
    map,
    { old: unit.entry, entry: read.entry, by: change.delta },
    { ...map.range, file, end },
  );
  const key = movedScalar(section.entry.key, file, 0);
  const endsAll = isLast && section.next === undefined;
  const whole = {
    file,
    start: before.range.start,
    end: endsAll ? read.end : before.range.end + change.delta,
  };
  return withEntry(before, { old: section.entry, entry: { key, value }, by: change.delta }, whole);
}

// The part of a text in which two texts differ, in offsets of the first, and how much longer the second is.
interface Change {
  readonly start: number;
  readonly end: number;
  readonly delta: number;
}

function changeOf(a: string, b: string): Change {
  const most = Math.min(a.length, b.length);
  let start = 0;
  while (start < most && a.charCodeAt(start) === b.charCodeAt(start)) start++;
  let same = 0;
  while (same < most - start && a.charCodeAt(a.length - 1 - same) === b.charCodeAt(b.length - 1 - same))
    same++;
  return { start, end: a.length - same, delta: b.length - a.length };
}

// An entry of a map with the extent of its lines: from its key to the line of the next.
interface Unit {
  readonly entry: YamlEntry;
  /** the entry behind it; undefined of the last */
  readonly next: YamlEntry | undefined;
  readonly lineStart: number;
  readonly end: number;
}

const isBlock = (node: YamlNode): node is YamlMap =>
  node.kind === 'map' && node.entries.length > 0 && node.range.file.text[node.range.start] !== '{';

const lineStartAt = (text: string, offset: number): number => text.lastIndexOf('\n', offset - 1) + 1;

// The entry that a change lies within, its key's own place aside; `end` is where what follows the map begins.
function entryEnclosing({ entries, range }: YamlMap, change: Change, end: number): Unit | undefined {
  const { text } = range.file;
  const index = entries.findLastIndex(({ key }) => key.range.start <= change.start);
  const entry = entries[index];
  const next = entries[index + 1];
  if (entry === undefined) return undefined;
  const unitEnd = next === undefined ? end : lineStartAt(text, next.key.range.start);
  const lineStart = lineStartAt(text, entry.key.range.start);
  const isFirstOfLine = /^ *$/.test(text.slice(lineStart, entry.key.range.start));
  return change.end <= unitEnd && isFirstOfLine ? { entry, next, lineStart, end: unitEnd } : undefined;
}

// An entry as it now is, and where the map that it stands in and the one about that would end behind it.
interface EntryRead {
  readonly entry: YamlEntry;
  readonly mapEnd: number;
  readonly end: number;
}

const head = 'x:\n';

// The entry is read between keys of no meaning, as far left as those that it stands between.
function readEntry(
  unit: Unit,
  after: YamlEntry | undefined,
  change: Change,
  file: SourceFile,
): EntryRead | undefined {
  const { entry, next, lineStart, end } = unit;
  const text = file.text.slice(lineStart, end + change.delta);
  // Neither the line that follows nor a mark that ends a document may have become part of it.
  const isWhole = text.endsWith('\n') || end + change.delta === file.text.length;
  if (!isWhole || /^(?:---|\.\.\.)/m.test(text)) return undefined;
  const column = entry.key.range.start - lineStart;
  const tail = next !== undefined ? `${' '.repeat(column)}x:\n` : after !== undefined ? 'y:\n' : '';
  const { root, diagnostics } = readYaml(sourceFile(file.path, head + text + tail));
  const [section, ...uncles] = root?.kind === 'map' ? root.entries : [];
  const [read, ...siblings] = section?.value.kind === 'map' ? section.value.entries : [];
  if (root === undefined || section === undefined || read === undefined || diagnostics.length > 0)
    return undefined;
  if (siblings.length !== (next === undefined ? 0 : 1)) return undefined;
  if (uncles.length !== (next === undefined && after !== undefined ? 1 : 0)) return undefined;
  // A key of no letters has no place of its own.
  if (read.key.text === '' || read.key.range.start !== head.length + column) return undefined;
  const shift = lineStart - head.length;
  return {
    entry: movedEntry(read, file, shift),
    mapEnd: section.value.range.end + shift,
    end: root.range.end + shift,
  };
}

// A key that a sibling has already is an error, which is reported where the whole is read.
const isTwice = ({ entries }: YamlMap, old: YamlEntry, { key }: YamlEntry): boolean =>
  entries.some((entry) => entry !== old && entry.key.text === key.text);

/** An entry in the place of another. */
interface Replacement {
  readonly old: YamlEntry;
  readonly entry: YamlEntry;
  /** characters that what follows is moved by */
  readonly by: number;
}

// A map with one of its entries replaced; what follows that entry is moved.
function withEntry(map: YamlMap, { old, entry, by }: Replacement, range: SourceRange): YamlMap {
  const at = map.entries.indexOf(old);
  const entries = map.entries.map((own, i) =>
    i === at ? entry : movedEntry(own, range.file, i < at ? 0 : by),
  );
  return { kind: 'map', entries, range };
}

const movedEntry = ({ key, value }: YamlEntry, file: SourceFile, by: number): YamlEntry => ({
  key: movedScalar(key, file, by),
  value: moved(value, file, by),
});

function moved(node: YamlNode, file: SourceFile, by: number): YamlNode {
  switch (node.kind) {
    case 'scalar':
      return movedScalar(node, file, by);
    case 'list': {
      const items = node.items.map((item) => moved(item, file, by));
      return { kind: 'list', items, range: movedRange(node.range, file, by) };
    }
    case 'map': {
      const entries = node.entries.map((entry) => movedEntry(entry, file, by));
      return { kind: 'map', entries, range: movedRange(node.range, file, by) };
    }
  }
}

const movedRange = ({ start, end }: SourceRange, file: SourceFile, by: number): SourceRange => ({
  file,
  start: start + by,
  end: end + by,
});

// How far a scalar has been moved since it was read: it is moved again with every key that is typed before it.
const origins = new WeakMap<YamlScalar, { readonly scalar: YamlScalar; readonly by: number }>();

function movedScalar(scalar: YamlScalar, file: SourceFile, by: number): YamlScalar {
  const origin = origins.get(scalar);
  const first = origin?.scalar ?? scalar;
  const whole = (origin?.by ?? 0) + by;
  const { kind, value, text, style, exact } = first;
  const range = movedRange(first.range, file, whole);
  const result: YamlScalar = { kind, value, text, style, range, exact, at: (i) => first.at(i) + whole };
  origins.set(result, { scalar: first, by: whole });
  return result;
}
