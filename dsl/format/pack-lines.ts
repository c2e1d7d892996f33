// The tree of a pack to lines. Maps and lists stay flow or block as their author wrote them, but for a flow that is wider
// than the page or has comments in it: that becomes a block. Keys keep their order, comments their place.

import type { SourceFile } from '../source/source-file.ts';
import type { YamlList, YamlMap, YamlScalar } from '../yaml/node.ts';
import { expressionKind } from './expression-places.ts';
import { flowText } from './flow-text.ts';
import { columnOf, type Item, isFlow, itemsOf, pathTo } from './items.ts';
import { indentStep, lineWidth, spaces } from './page.ts';
import { expressionAt, proseAt } from './scalar-lines.ts';
import { scalarText } from './scalar-text.ts';
import { YamlComments } from './yaml-comments.ts';

/** The lines of a pack without YAML or syntax errors. */
export function packLines(file: SourceFile, root: YamlMap): string[] {
  const page = new PackPage(file);
  const limit = file.text.length;
  const lines = page.collection(root, { head: '', indent: 0, path: [], limit, parentColumn: -1 });
  return [...lines, ...page.rest()];
}

/** Where a value is written. */
interface Spot {
  /** the first line so far: `  name:` or `  -` */
  readonly head: string;
  /** indentation of its further lines */
  readonly indent: number;
  /** the keys that lead to it */
  readonly path: readonly string[];
  /** source offset of what follows the value and the comments that belong to it */
  readonly limit: number;
  /** column, in the source, of the map or list that it stands in */
  readonly parentColumn: number;
}

/** Lines, and the comments that do not fit on them and go before them. */
interface Written {
  readonly comments: readonly string[];
  readonly lines: readonly string[];
}

class PackPage {
  private readonly file: SourceFile;
  private readonly comments: YamlComments;

  constructor(file: SourceFile) {
    this.file = file;
    this.comments = new YamlComments(file);
  }

  /** The comments that nothing has taken. */
  rest(): string[] {
    return this.comments.before(this.file.text.length).map(({ text }) => text);
  }

  /** The entries of a map or the items of a list, one below the other. */
  collection(node: YamlMap | YamlList, spot: Spot): string[] {
    const { indent, path } = spot;
    const flow = isFlow(node);
    const end = flow ? node.range.end - 1 : spot.limit;
    const column = this.leftmost(node, spot);
    // The sections of a pack and its rules stand apart, and so do the observances of words.
    const apart =
      path.length === 0 || (path.length === 1 && (path[0] === 'rules' || path[0] === 'observances'));
    const items = itemsOf(node);
    const lines: string[] = [];
    let linesBefore = 0;
    for (const [i, item] of items.entries()) {
      const leading = this.comments.before(item.start);
      const limit = items[i + 1]?.start ?? end;
      const written = this.item(item, { ...spot, path: pathTo(path, item), limit, parentColumn: column });
      const separate = apart && i > 0 && Math.max(linesBefore, written.lines.length) > 1;
      linesBefore = written.lines.length;
      const above = [
        ...leading.map(({ text, start }) => ({ text, gap: this.followsGap(start) })),
        ...written.comments.map((text) => ({ text, gap: false })),
      ];
      const first = lines.length;
      for (const { text, gap } of above) {
        if (lines.length > 0 && (gap || (separate && lines.length === first))) lines.push('');
        lines.push(spaces(indent) + text);
      }
      if (lines.length > 0 && (this.followsGap(item.start) || (separate && lines.length === first)))
        lines.push('');
      lines.push(...written.lines);
    }
    for (const { text, start } of this.comments.indented(end, flow ? 0 : column)) {
      if (this.followsGap(start)) lines.push('');
      lines.push(spaces(indent) + text);
    }
    return lines;
  }

  // `spot.indent` is that of the item itself.
  private item({ key, value }: Item, spot: Spot): Written {
    const pad = spaces(spot.indent);
    const head = key === undefined ? `${pad}-` : `${pad}${scalarText(key, 'flow')}:`;
    const inner = { ...spot, head, indent: spot.indent + indentStep };
    if (value.kind === 'scalar') return this.scalar(value, inner, key);
    return this.flow(value, inner) ?? this.block(value, inner, key === undefined);
  }

  // A flow that stays one: it fits on its line.
  private flow(node: YamlMap | YamlList, spot: Spot): Written | undefined {
    if (!isFlow(node)) return undefined;
    const { start, end } = node.range;
    const isEmpty = itemsOf(node).length === 0;
    if (!isEmpty && this.comments.any(start, end)) return undefined;
    const text = flowText(node, spot.path);
    if (text === undefined) return undefined;
    const line = `${spot.head} ${text}`;
    if (line.length > lineWidth && !isEmpty) return undefined;
    const { comments, remark } = this.remarks(end, spot.limit);
    return { comments, lines: [line + remark] };
  }

  private block(node: YamlMap | YamlList, spot: Spot, isItem: boolean): Written {
    const flow = isFlow(node);
    const first = flow || isItem ? itemsOf(node)[0].start : node.range.start;
    // Behind a dash there is no room for a comment: those there go before it.
    const behind = isItem ? this.comments.before(first) : [this.comments.behindKey(first)];
    const ending = flow ? this.comments.endingLine(node.range.end, spot.limit) : undefined;
    const comments = [...behind, ending].flatMap((comment) => comment?.text ?? []);
    const lines = this.collection(node, spot);
    if (isItem) {
      const [line = '', ...rest] = lines;
      return { comments, lines: [`${spot.head} ${line.trimStart()}`, ...rest] };
    }
    const [remark, ...others] = comments;
    const head = remark === undefined ? spot.head : `${spot.head} ${remark}`;
    return { comments: [], lines: [head, ...others.map((text) => spaces(spot.indent) + text), ...lines] };
  }

  private scalar(
    node: YamlScalar,
    { head, indent, path, limit }: Spot,
    key: YamlScalar | undefined,
  ): Written {
    const { start, end } = node.range;
    if (node.text === '' && node.style === 'plain') {
      const { comments, remark } = this.remarks(key?.range.end ?? start, limit);
      return { comments, lines: [head + remark] };
    }
    // A comment ends the line of a block's `|`; any other scalar's stands behind its end.
    const isBlock = node.style === 'literal' || node.style === 'folded';
    const { comments, remark } = this.remarks(isBlock ? start : end, limit);
    const kind = expressionKind(path);
    const lines = kind === undefined ? proseAt(node, head, indent) : expressionAt(node, kind, head, indent);
    const bears = kind === undefined && !isBlock ? lines.length - 1 : 0;
    return { comments, lines: lines.map((line, i) => (i === bears ? line + remark : line)) };
  }

  // The comment that ends the line at an offset, as it is put behind that line; and those that stood before the offset.
  private remarks(offset: number, limit: number): { comments: readonly string[]; remark: string } {
    const between = this.comments.before(offset);
    const ending = this.comments.endingLine(offset, limit) ?? between.findLast(({ alone }) => !alone);
    const comments = between.filter((comment) => comment !== ending).map(({ text }) => text);
    return { comments, remark: ending === undefined ? '' : ` ${ending.text}` };
  }

  // Comments at this column or further right belong to the node. A list may stand as far left as the key that it belongs
  // to, where comments are about the next key.
  private leftmost(node: YamlMap | YamlList, { parentColumn }: Spot): number {
    return Math.max(parentColumn + 1, columnOf(this.file.text, node.range.start));
  }

  // Whether what begins its line at an offset has a blank line above it.
  private followsGap(offset: number): boolean {
    const { text } = this.file;
    const line = text.lastIndexOf('\n', offset - 1) + 1;
    if (line === 0 || !/^[\s-]*$/.test(text.slice(line, offset))) return false;
    const above = text.lastIndexOf('\n', line - 2) + 1;
    return text.slice(above, line).trim() === '';
  }
}
