// The hover of the place that a reader points at.

import type { TypedExpression } from '@nirnaya/compiler/front';
import type { SourceRange } from '@nirnaya/dsl/source';
import type { PlaceYear } from '@nirnaya/engine/almanac';
import type { Place } from '@nirnaya/engine/place';
import { grammarAt } from '../names/expression-at.ts';
import { ownerAt } from '../names/file-names.ts';
import { type ScalarAt, scalarAt } from '../names/scalar-at.ts';
import { partOf } from '../names/scalars.ts';
import { symbolAt } from '../names/symbols.ts';
import { fieldsAt } from '../reference/fields.ts';
import type { ChainView, Project } from '../workspace/project.ts';
import { type FileRead, packOf } from '../workspace/read.ts';
import { code, paragraphs, plain } from './markdown.ts';
import { nextDates, type Site } from './next-dates.ts';
import { type DatesOf, symbolHover } from './symbol.ts';
import { typeHover } from './type.ts';
import { valueToday } from './value.ts';
import { wordHover } from './word.ts';

/** What lies outside the packs, for the dates that are shown. */
export interface Outside {
  /** the place that stands for a pack */
  siteOf(pack: string, packs: ReturnType<Project['packs']>): Site;
  /** opened on first use */
  almanac(): { placeYear(place: Place, year: number): PlaceYear };
  /** milliseconds since 1970 */
  now(): number;
}

/** A text in Markdown and the place that it is about. */
export interface Described {
  readonly text: string;
  readonly range: SourceRange;
}

/** How many dates of a rule are shown. */
const mostDates = 3;

/** The hover at an offset. */
export function hoverAt(
  project: Project,
  read: FileRead,
  offset: number,
  outside: Outside,
): Described | undefined {
  const view = project.view(packOf(read));
  if (view === undefined) return undefined;
  const scalar = scalarAt(read.root, offset);
  const type =
    scalar === undefined || scalar.isKey
      ? undefined
      : describedType(scalar, offset, view, valueIn(project, view, outside));
  const symbol = symbolAt(project, read, offset);
  const text = symbol && symbolHover(symbol, project, view, datesIn(project, view, outside));
  if (symbol !== undefined && text !== undefined)
    return { text: paragraphs(text, type?.text), range: symbol.range };
  if (scalar === undefined) return undefined;
  if (scalar.isKey) return describedField(scalar);
  const word = describedWord(scalar, offset, view);
  return word === undefined ? type : { ...word, text: paragraphs(word.text, type?.text) };
}

function describedType(
  { scalar, path }: ScalarAt,
  offset: number,
  view: ChainView,
  valueFor: (term: TypedExpression) => string | undefined,
): Described | undefined {
  const start = grammarAt(path);
  if (start === undefined) return undefined;
  const setting = { view, path, start, owner: ownerAt(path) };
  const type = typeHover(scalar.text, offsetIn(scalar, offset), setting);
  return (
    type && {
      text: paragraphs(type.text, valueFor(type.term)),
      range: partOf(scalar, type.start, type.end),
    }
  );
}

function describedField({ scalar, path }: ScalarAt): Described | undefined {
  const about = fieldsAt(path.slice(0, -1))?.get(scalar.text);
  return about === undefined
    ? undefined
    : { text: paragraphs(code(scalar.text), plain(about)), range: scalar.range };
}

function describedWord({ scalar, path }: ScalarAt, offset: number, view: ChainView): Described | undefined {
  if (grammarAt(path) === undefined) return undefined;
  const at = offsetIn(scalar, offset);
  const word = wordHover(scalar.text, at, view.vocabulary);
  return word && { text: word.text, range: partOf(scalar, word.start, word.end) };
}

// The character of a scalar's text that stands at an offset of the file.
function offsetIn({ text, at }: ScalarAt['scalar'], offset: number): number {
  let low = 0;
  let high = text.length;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (at(middle) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

// What an expression is today at the place of its pack; nothing while the chain has errors.
function valueIn(project: Project, view: ChainView, outside: Outside) {
  return (term: TypedExpression): string | undefined => {
    const pack = project.compiledPack(view.pack);
    if (pack === undefined) return undefined;
    const site = outside.siteOf(view.pack, project.packs());
    return valueToday(term, pack, site, { almanac: outside.almanac(), now: outside.now() });
  };
}

function datesIn(project: Project, view: ChainView, outside: Outside): DatesOf {
  return ({ code: name }) => {
    const pack = project.compiledPack(view.pack);
    if (pack?.rules.get(name)?.checked.kind !== 'observance') return undefined;
    const site = outside.siteOf(view.pack, project.packs());
    const dates = nextDates(pack, name, site, {
      almanac: outside.almanac(),
      now: outside.now(),
      count: mostDates,
    });
    return dates.length === 0 ? undefined : `${dates.join(', ')} (${plain(site.name)})`;
  };
}
