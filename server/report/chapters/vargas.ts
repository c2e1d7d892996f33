// The sixteen vargas, two on a page, each drawn and as a table.

import type { ReportPicture } from '../layout/picture.ts';
import { columnWidth } from '../layout/sheet.ts';
import { beside, pictureStrip, type Strip, stacked, textStrip } from '../layout/strip.ts';
import { tableStrip, tableStrips } from '../layout/table.ts';
import type { WordKey } from '../words/index.ts';
import { arc, type Kit, opening, paragraph, section } from './kit.ts';

const wide = 262;
const between = 16;

/** The chapter of the vargas; a picture for each in their order. */
export function vargaStrips(kit: Kit, pictures: readonly ReportPicture[]): readonly Strip[] {
  const { content, say, typesetter, term } = kit;
  const { vargas, grahas } = content.premium.chart;
  const side = columnWidth - wide - between;
  const each = vargas.slice(1).map(({ varga, name, lagna, grahas: places }, i) => {
    const picture = pictures[i + 1] as ReportPicture;
    const title = `${varga} ${name}`;
    const table = tableStrip(
      typesetter,
      {
        columns: [
          { head: say('graha'), share: 2 },
          { head: say('sign'), share: 2.2 },
          { head: say('house'), share: 1, align: 'middle' },
        ],
        rows: [
          [term('lagna'), `${lagna.rashi} ${arc(lagna.degrees_in_rashi)}`, '1'],
          ...places.map(({ graha, rashi, degrees_in_rashi, house, vargottama }) => [
            graha,
            vargottama
              ? {
                  text: `${rashi} ${arc(degrees_in_rashi)}`,
                  tone: 'good' as const,
                  weight: 'bold' as const,
                }
              : `${rashi} ${arc(degrees_in_rashi)}`,
            String(house),
          ]),
        ],
        size: 8.2,
        padding: 3.4,
        gap: 6,
      },
      side,
    );
    const strip = beside(
      [
        { left: 0, strip: pictureStrip(picture, { width: wide, alt: title }) },
        {
          left: wide + between,
          strip: stacked([
            textStrip(typesetter, title, { size: 13, weight: 'bold', tag: 'H2', width: side }),
            textStrip(typesetter, say(varga as WordKey), { size: 9.5, tone: 'accent', width: side }),
            table,
          ]),
        },
      ],
      i % 2 === 0 ? 14 : 22,
    );
    return { ...strip, section: { title, isMinor: true }, isOnNewPage: i > 0 && i % 2 === 0 };
  });
  return [
    ...opening(kit, 'vargas', say('vargas-intro')),
    ...each,
    section(kit, say('vargas-table')),
    ...tableStrips(
      typesetter,
      {
        columns: [
          { head: term('varga'), share: 1.1 },
          { head: term('lagna'), share: 1.25 },
          ...grahas.map(({ graha }) => ({ head: graha, share: 1.25 })),
        ],
        rows: vargas.map(({ varga, lagna, grahas: places }) => [
          varga,
          lagna.rashi,
          ...places.map(({ rashi, vargottama }) =>
            vargottama ? { text: rashi, tone: 'good' as const, weight: 'bold' as const } : rashi,
          ),
        ]),
        size: 6.9,
        padding: 5,
        gap: 8,
      },
      columnWidth,
    ),
    paragraph(kit, say('vargottama'), { size: 9, tone: 'faint' }),
  ];
}
