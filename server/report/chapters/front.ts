// The cover and the table of contents.

import { boxOf, lineOf } from '@nirnaya/explain/pictures';
import type { Page, Part } from '../layout/element.ts';
import type { Entry } from '../layout/flow.ts';
import type { ReportPicture } from '../layout/picture.ts';
import { columnWidth, margins, sheet } from '../layout/sheet.ts';
import { pictureStrip, type Strip, type StripGroup, textStrip } from '../layout/strip.ts';
import { isoDay, type Kit, opening } from './kit.ts';

/** The cover: whose report it is, with the sky of the birth as a wheel. */
export function coverPage(kit: Kit, wheel: ReportPicture): Page {
  const { content, say, typesetter } = kit;
  const { birth } = content.premium.chart;
  const width = columnWidth;
  const name = birth.name === null || birth.name === '' ? undefined : birth.name;
  const texts: readonly Strip[] = [
    textStrip(typesetter, say('title'), {
      size: 34,
      weight: 'bold',
      tone: 'accent',
      align: 'middle',
      leading: 1.4,
      width,
      tag: 'H1',
    }),
    textStrip(typesetter, say('subtitle'), { size: 12, tone: 'faint', align: 'middle', width, gap: 4 }),
    ...(name === undefined
      ? []
      : [textStrip(typesetter, name, { size: 22, weight: 'bold', align: 'middle', width, gap: 24 })]),
    textStrip(typesetter, say('born', { date: kit.date(birth.date), time: birth.time }), {
      size: 13,
      align: 'middle',
      width,
      gap: name === undefined ? 24 : 4,
    }),
  ];
  const parts: Part[] = [frameOfCover()];
  let y = 92;
  for (const [i, strip] of texts.entries()) {
    y += i === 0 ? 0 : strip.gap;
    parts.push(...strip.parts(margins.left, y));
    y += strip.height;
  }
  const side = 400;
  const picture = pictureStrip(wheel, { width: side, alt: say('chart-wheel') });
  const top = Math.max(y + 22, 306);
  parts.push(...picture.parts((sheet.width - side) / 2, top));
  const made = textStrip(typesetter, say('made', { date: kit.date(isoDay(content.created_at)) }), {
    size: 10,
    tone: 'faint',
    align: 'middle',
    width,
  });
  parts.push(...made.parts(margins.left, sheet.height - 78));
  return { number: 1, chapter: -1, parts };
}

function frameOfCover(): Part {
  const { width, height } = sheet;
  const border = (inset: number, weight: number) => ({
    kind: 'box' as const,
    box: { x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset },
    radius: 0,
    stroke: 'line' as const,
    width: weight,
  });
  return {
    tag: 'Artifact',
    children: [boxOf({ x: 0, y: 0, width, height }, 'panel'), border(26, 1.6), border(32, 0.6)],
  };
}

/** The lines of the table of contents, each a link. */
export function contentsStrips(kit: Kit, entries: readonly Entry[]): readonly Strip[] {
  const { typesetter } = kit;
  const list: StripGroup = { tag: 'TOC', head: undefined };
  return [
    ...opening(kit, 'contents'),
    ...entries
      .filter(({ isMinor }) => !isMinor)
      .map(({ title, level, destination, page }, i): Strip => {
        const isChapter = level === 1;
        const style = {
          size: isChapter ? 11 : 9.5,
          weight: isChapter ? ('bold' as const) : ('regular' as const),
        };
        const indent = isChapter ? 0 : 16;
        const number = typesetter.widthOf(String(page), style) + 2;
        const text = textStrip(typesetter, title, {
          ...style,
          width: columnWidth - indent - 40,
          leading: 1.4,
        });
        const last = textStrip(typesetter, String(page), {
          ...style,
          width: number,
          align: 'end',
          leading: 1.4,
        });
        const titleWidth = Math.min(columnWidth - indent - 40, typesetter.widthOf(title, style));
        return {
          height: text.height,
          table: list,
          gap: i === 0 ? 12 : isChapter ? 7 : 1,
          parts: (x, y) => [
            {
              tag: 'Artifact',
              children: [
                lineOf(
                  [
                    [x + indent + titleWidth + 6, y + text.height - 5],
                    [x + columnWidth - number - 6, y + text.height - 5],
                  ],
                  'grid',
                  0.6,
                ),
              ],
            },
            {
              tag: 'TOCI',
              link: { to: destination, title, area: { x, y, width: columnWidth, height: text.height } },
              children: [
                ...text.parts(x + indent, y).flatMap(({ children }) => children),
                ...last
                  .parts(x + columnWidth - number, y + text.height - last.height)
                  .flatMap(({ children }) => children),
              ],
            },
          ],
        };
      }),
  ];
}
