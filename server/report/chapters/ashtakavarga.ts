// The ashtakavargas: the grid of all, and of each graha who gives its bindus.

import type { ReportPicture } from '../layout/picture.ts';
import { columnWidth } from '../layout/sheet.ts';
import { pictureStrip, type Strip, stacked, textStrip } from '../layout/strip.ts';
import { type Cell, type Column, tableStrips } from '../layout/table.ts';
import { type Kit, opening, section, sectionOnNewPage } from './kit.ts';

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
          owner,
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
  const row = (name: string, values: readonly number[], sum: string): Cell[] => [
    name,
    ...values.map(
      (value): Cell =>
        value === 0 ? { text: '·', tone: 'faint' } : { text: '1', tone: 'good', weight: 'bold' },
    ),
    sum,
  ];
  return {
    ...stacked([
      textStrip(typesetter, owner, { size: 12, weight: 'bold', tag: 'H3', width: columnWidth }),
      stacked(
        withHead(
          tableStrips(
            typesetter,
            {
              columns: [
                { head: say('giver'), share: 2.1 },
                ...rashis.map((rashi): Column => ({ head: rashi, share: 1.2, align: 'middle' })),
                { head: say('sum'), share: 1, align: 'end' },
              ],
              rows: [
                ...givers.map(({ from, bindus: given }) => row(from, given, String(sumOf(given)))),
                [
                  say('sum'),
                  ...bindus.map((value): Cell => ({ text: String(value), weight: 'bold' })),
                  { text: String(total), weight: 'bold' },
                ],
              ],
              size: 7,
              padding: 2.6,
            },
            columnWidth,
          ),
        ),
        4,
      ),
    ]),
    gap: i === 0 ? 6 : 16,
  };
}

/** Rows with the head of their table before them. */
function withHead(rows: readonly Strip[]): readonly Strip[] {
  const head = rows[0]?.table?.head;
  return head === undefined ? rows : [head, ...rows];
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
