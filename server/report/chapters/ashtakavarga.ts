// The ashtakavargas: the grid of all, and of each graha who gives its bindus.

import type { ReportPicture } from '../layout/picture.ts';
import { columnWidth } from '../layout/sheet.ts';
import { pictureStrip, type Strip, stacked, textStrip } from '../layout/strip.ts';
import { type Cell, type Column, type TableContent, tableStrip, tableStrips } from '../layout/table.ts';
import { type Kit, lordNamed, opening, section, sectionOnNewPage } from './kit.ts';

/** The chapter of the ashtakavargas. */
export function ashtakavargaStrips(kit: Kit, grid: ReportPicture): readonly Strip[] {
  const { content, say, typesetter } = kit;
  const { bhinna } = content.premium.ashtakavarga;
  return [
    ...opening(kit, 'ashtakavarga', say('ashtakavarga-intro')),
    pictureStrip(grid, { width: columnWidth, alt: say('ashtakavarga'), gap: 14 }),
    section(kit, say('reduced-sums')),
    ...tableStrips(
      typesetter,
      {
        columns: [
          { head: say('owner'), share: 2 },
          ...(['sum', 'trikona', 'ekadhipatya', 'rashi-pinda', 'graha-pinda', 'shodhya-pinda'] as const).map(
            (key): Column => ({ head: say(key), share: 1.7, align: 'end' }),
          ),
        ],
        rows: bhinna.map(({ owner, total, after_trikona, after_ekadhipatya, pinda }) => [
          lordNamed(kit, owner),
          String(total),
          String(sumOf(after_trikona)),
          String(sumOf(after_ekadhipatya)),
          String(pinda.rashi),
          String(pinda.graha),
          String(pinda.shodhya),
        ]),
        gap: 8,
        padding: 5,
      },
      columnWidth,
    ),
    sectionOnNewPage(kit, say('of-each')),
    ...bhinna.map((of, i) => prastara(kit, of, i)),
  ];
}

type Owner = Kit['content']['premium']['ashtakavarga']['bhinna'][number];

function prastara(kit: Kit, { owner, bindus, total, prastara: givers }: Owner, i: number): Strip {
  const { content, say, typesetter } = kit;
  const { rashis } = content.premium.ashtakavarga;
  const bold = (value: number): Cell => ({ text: String(value), weight: 'bold' });
  const table: TableContent = {
    columns: [
      { head: say('giver'), share: 2.1 },
      ...rashis.map((rashi): Column => ({ head: rashi, share: 1.2, align: 'middle' })),
      { head: say('sum'), share: 1, align: 'end' },
    ],
    rows: [
      ...givers.map(({ from, bindus: given }): Cell[] => [
        lordNamed(kit, from),
        ...given.map((value): Cell => (value === 0 ? noBindu : bindu)),
        String(sumOf(given)),
      ]),
      [say('sum'), ...bindus.map(bold), bold(total)],
    ],
    size: 7.4,
    padding: 2.8,
    gap: 4,
  };
  return stacked(
    [
      textStrip(typesetter, lordNamed(kit, owner), {
        size: 12,
        weight: 'bold',
        tag: 'H3',
        width: columnWidth,
      }),
      tableStrip(typesetter, table, columnWidth),
    ],
    i === 0 ? 6 : 14,
  );
}

const bindu: Cell = { text: '•', tone: 'good' };
const noBindu: Cell = { text: '–', tone: 'grid' };

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
