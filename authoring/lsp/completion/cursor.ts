// Where in a pack a cursor stands, found from the indentation and the signs before it alone: what is being typed is seldom
// YAML yet.

/** The completion context of a cursor. */
export interface Cursor {
  /** the keys that lead there, items of lists standing as `-` */
  readonly path: readonly string[];
  /** a key of the map at the path, or the value at the path */
  readonly at: 'key' | 'value';
  /** what of the key or the value stands before the cursor, without a quote that opens it */
  readonly before: string;
}

// A key or an item of a list on the way to the cursor, by its column.
interface Step {
  readonly name: string;
  readonly column: number;
}

interface Line {
  readonly text: string;
  readonly indent: number;
  /** the items and the key that the line begins, from left to right */
  readonly steps: readonly Step[];
  /** where what follows the items and the key begins */
  readonly rest: number;
  readonly hasKey: boolean;
}

/** The place of a cursor; undefined in comments and behind values that are closed. */
export function cursorAt(text: string, offset: number): Cursor | undefined {
  const lines = text.slice(0, offset).split(/\r?\n/);
  const head = lineOf(lines.pop() ?? '');
  const above = lines.map(lineOf);
  const column = head.text.trim() === '' ? head.text.length : head.indent;
  return inBlock(above, head, column) ?? inValue(above, head, column);
}

// A key longer than this is none; the same bounds the items that a line begins.
const longestKey = 200;

const keyShape = /^("(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^\s"'#[\]{},&*!|>%@`][^:#]*?)\s*:(?=\s|$)/;

function lineOf(text: string): Line {
  const indent = text.length - text.trimStart().length;
  const steps: Step[] = [];
  const [dashes = ''] = /^(?:-\s+|-$)*/.exec(text.slice(indent, indent + longestKey)) ?? [];
  for (const dash of dashes.matchAll(/-\s*/g)) steps.push({ name: '-', column: indent + dash.index });
  const rest = indent + dashes.length;
  const key = keyShape.exec(text.slice(rest, rest + longestKey));
  if (key === null) return { text, indent, steps, rest, hasKey: false };
  steps.push({ name: unquoted(key[1] ?? ''), column: rest });
  return { text, indent, steps, rest: rest + key[0].length, hasKey: true };
}

const unquoted = (key: string): string => key.replace(/^(["'])(.*)\1$/, '$2');

const isEmpty = ({ text }: Line): boolean => /^\s*(?:#|$)/.test(text);

const opensBlock = ({ text, rest, steps }: Line): boolean =>
  steps.length > 0 && /^\s*[|>][-+\d]*\s*(?:#.*)?$/.test(text.slice(rest));

// Inside of a `|` block every line is text, up to one that stands further left.
function inBlock(above: readonly Line[], head: Line, column: number): Cursor | undefined {
  let limit = column;
  for (let i = above.length - 1; i >= 0; i--) {
    const line = above[i];
    if (line === undefined || line.text.trim() === '' || line.indent >= limit) continue;
    if (opensBlock(line)) {
      const text = [...above.slice(i + 1), head].map((l) => l.text).join('\n');
      const path = [...stepsAbove(above.slice(0, i), line.steps), ...line.steps].map(({ name }) => name);
      return { path, at: 'value', before: text };
    }
    if (line.hasKey && !isEmpty(line)) return undefined;
    limit = line.indent;
  }
  return undefined;
}

function inValue(above: readonly Line[], head: Line, column: number): Cursor | undefined {
  if (/^\s*#/.test(head.text)) return undefined;
  const own =
    head.text.trim() === '' ? [{ name: '', column }] : head.steps.length > 0 ? head.steps : undefined;
  const outer = stepsAbove(above, own ?? [{ name: '', column }]);
  const path = [...outer, ...head.steps].map(({ name }) => name);
  const text = head.text.slice(head.rest);
  if (head.hasKey) return text === '' ? undefined : valueAt(path, text.trimStart());
  if (head.steps.length > 0) return valueAt(path, text);
  // What continues a `{` or a `[` of a line above.
  const opened = openedAbove(above, column);
  if (opened !== undefined) return flowAt(path, `${opened}\n${head.text}`);
  return { path, at: 'key', before: text };
}

// The steps that lead to what stands at the column of the first of some steps.
function stepsAbove(above: readonly Line[], below: readonly Step[]): readonly Step[] {
  const steps: Step[] = [];
  let first: Step | undefined = below[0];
  for (let i = above.length - 1; i >= 0 && first !== undefined; i--) {
    const outer: readonly Step[] = stepsInto(first, above[i]);
    steps.unshift(...outer);
    first = outer[0] ?? first;
    if (first.column === 0 && first.name !== '-') break;
  }
  return steps;
}

// The steps of a line that stand further left; the items of a list may stand as far left as the key that they belong to.
function stepsInto({ name, column }: Step, line: Line | undefined): readonly Step[] {
  if (line === undefined || isEmpty(line)) return [];
  return line.steps.filter((step) => step.column < column || isKeyOfList(step, name, column));
}

const isKeyOfList = (step: Step, name: string, column: number): boolean =>
  name === '-' && step.name !== '-' && step.column === column;

// The text from the `{` or `[` that a line above the cursor's opens and has not closed.
function openedAbove(above: readonly Line[], column: number): string | undefined {
  for (let i = above.length - 1; i >= 0; i--) {
    const line = above[i];
    if (line === undefined || line.steps.length === 0 || line.indent >= column) continue;
    const value = line.text.slice(line.rest).trimStart();
    return /^[[{]/.test(value) ? [value, ...above.slice(i + 1).map((l) => l.text)].join('\n') : undefined;
  }
  return undefined;
}

function valueAt(path: readonly string[], text: string): Cursor | undefined {
  if (/^[[{]/.test(text)) return flowAt(path, text);
  const quote = /^["']/.exec(text)?.[0];
  if (quote !== undefined) {
    const before = text.slice(1);
    return before.includes(quote) ? undefined : { path, at: 'value', before };
  }
  return /(?:^|\s)#/.test(text) ? undefined : { path, at: 'value', before: text };
}

// Maps and lists in `{}` and `[]`: those that are open at the end of the text lead to the cursor.
function flowAt(path: readonly string[], text: string): Cursor | undefined {
  const open: { readonly list: boolean; key: string | undefined; from: number }[] = [];
  let quoted: string | undefined;
  for (let i = 0; i < text.length; i++) {
    const c = text[i] ?? '';
    const top = open.at(-1);
    if (quoted !== undefined) {
      if (c === quoted) quoted = undefined;
    } else if ((c === '"' || c === "'") && top !== undefined && text.slice(top.from, i).trim() === '') {
      quoted = c;
    } else if (c === '{' || c === '[') {
      open.push({ list: c === '[', key: undefined, from: i + 1 });
    } else if (c === '}' || c === ']') {
      open.pop();
      if (open.length === 0) return undefined;
    } else if (top !== undefined && c === ',') {
      top.key = undefined;
      top.from = i + 1;
    } else if (
      top !== undefined &&
      c === ':' &&
      !top.list &&
      top.key === undefined &&
      /^(?:\s|$)/.test(text.slice(i + 1, i + 2))
    ) {
      top.key = unquoted(text.slice(top.from, i).trim());
      top.from = i + 1;
    }
  }
  const top = open.at(-1);
  if (top === undefined) return undefined;
  const inner = open.flatMap(({ list, key }) => (list ? ['-'] : key === undefined ? [] : [key]));
  const before = text.slice(top.from).trimStart().replace(/^["']/, '');
  return { path: [...path, ...inner], at: top.list || top.key !== undefined ? 'value' : 'key', before };
}
