// The head and the foot of pages: the chapter, whose report it is, and the number.

import { lineOf } from '@nirnaya/explain/pictures';
import type { Page } from '../layout/element.ts';
import { columnWidth, margins, sheet } from '../layout/sheet.ts';
import { textStrip } from '../layout/strip.ts';
import type { TextStyle, Typesetter } from '../layout/typesetter.ts';
import type { Kit } from './kit.ts';

/** A page with its head and its foot, which are not read aloud. */
export function withFurniture({ typesetter, content }: Kit, page: Page, chapter: string): Page {
  const half = columnWidth / 2;
  const small = { size: 8.5, tone: 'faint' as const };
  const { birth } = content.premium.chart;
  const [top, bottom] = [46, sheet.height - 46];
  const whose = birth.name === null || birth.name === '' ? birth.date : birth.name;
  const children = [
    textStrip(typesetter, oneLine(typesetter, chapter, small, half - 8), { ...small, width: half }).parts(
      margins.left,
      top - 10,
    ),
    textStrip(typesetter, oneLine(typesetter, whose, small, half - 8), {
      ...small,
      width: half,
      align: 'end',
    }).parts(margins.left + half, top - 10),
    textStrip(typesetter, String(page.number), {
      ...small,
      size: 9,
      width: columnWidth,
      align: 'middle',
    }).parts(margins.left, bottom - 4),
  ].flatMap((parts) => parts.flatMap((part) => part.children));
  const rule = (y: number) =>
    lineOf(
      [
        [margins.left, y],
        [margins.left + columnWidth, y],
      ],
      'line',
      0.5,
    );
  return {
    ...page,
    parts: [{ tag: 'Artifact', children: [rule(top + 8), rule(bottom - 8), ...children] }, ...page.parts],
  };
}

/** As much of a text as one line has space for. */
function oneLine(typesetter: Typesetter, text: string, style: TextStyle, width: number): string {
  const [line = '', ...more] = typesetter.linesOf(text, style, width - typesetter.widthOf('…', style));
  return more.length === 0 ? line : `${line}…`;
}
