// The birth chart: drawn in the form that readers know and as a wheel, with tables of the grahas and the houses.

import type { ReportPicture } from '../layout/picture.ts';
import { columnWidth } from '../layout/sheet.ts';
import { beside, pictureStrip, type Strip, stacked, textStrip } from '../layout/strip.ts';
import { tableStrips } from '../layout/table.ts';
import { arc, card, insideCard, type Kit, opening, paragraph, section, sectionOnNewPage } from './kit.ts';
import { stateOf } from './state.ts';

/** The chapter of the birth chart. */
export function chartStrips(
  kit: Kit,
  drawn: { readonly rashi: ReportPicture; readonly wheel: ReportPicture },
) {
  const { content, say, typesetter } = kit;
  const { grahas, lagna } = content.premium.chart;
  return [
    ...opening(kit, 'chart', say('chart-intro')),
    pictureStrip(drawn.rashi, { width: columnWidth, alt: say('chart'), gap: 14 }),
    sectionOnNewPage(kit, say('chart-wheel')),
    paragraph(kit, say('chart-wheel-1'), { isWithNext: true }),
    pictureStrip(drawn.wheel, { width: columnWidth, alt: say('chart-wheel'), gap: 12 }),
    sectionOnNewPage(kit, say('grahas')),
    paragraph(kit, say('grahas-intro'), { isWithNext: true }),
    ...tableStrips(
      typesetter,
      {
        columns: [
          { head: say('graha'), share: 1.9 },
          { head: say('sign'), share: 2 },
          { head: say('degrees'), share: 1.4, align: 'end' },
          { head: say('star'), share: 2.8 },
          { head: say('pada'), share: 0.9, align: 'middle' },
          { head: say('house'), share: 1, align: 'middle' },
          { head: say('state'), share: 3 },
        ],
        rows: [
          [
            kit.term('lagna'),
            lagna.rashi,
            arc(lagna.degrees_in_rashi),
            lagna.nakshatra,
            String(lagna.pada),
            '1',
            '',
          ],
          ...grahas.map((of) => [
            of.graha,
            of.rashi,
            arc(of.degrees_in_rashi),
            of.nakshatra,
            String(of.pada),
            String(of.house),
            stateOf(kit, of),
          ]),
        ],
        gap: 10,
        padding: 5,
      },
      columnWidth,
    ),
    section(kit, say('lordships')),
    ...tableStrips(
      typesetter,
      {
        columns: [
          { head: say('graha'), share: 2 },
          { head: say('lord-of'), share: 2 },
          { head: say('aspects'), share: 3 },
        ],
        rows: grahas.map(({ graha, lord_of, aspects }) => [
          graha,
          lord_of.join(', ') || '–',
          aspects.join(', ') || '–',
        ]),
        gap: 8,
      },
      columnWidth,
    ),
  ];
}

/** The chapter of the houses. */
export function houseStrips(kit: Kit): readonly Strip[] {
  const { content, say } = kit;
  const { chart, strengths, ashtakavarga } = content.premium;
  const width = (columnWidth - 14) / 2;
  const cards = chart.houses.map(({ house, rashi, rashi_number, lord, lord_in, grahas }) => {
    const bhava = strengths.bphs.bhavas.find((one) => one.bhava === house);
    const lookers = chart.grahas.filter(({ aspects }) => aspects.includes(house)).map(({ graha }) => graha);
    const lines = [
      say('lord-in', { lord, house: lord_in }),
      labelled(kit, say('occupants'), grahas.join(', ') || say('none')),
      labelled(kit, say('looked-at'), lookers.join(', ') || say('none')),
      labelled(kit, say('bindus'), String(ashtakavarga.samudaya.bindus[rashi_number - 1] ?? '')),
      ...(bhava === undefined ? [] : [labelled(kit, say('bhava-strength'), bhava.rupas.toFixed(2))]),
    ];
    return houseCard(
      kit,
      {
        title: labelled(kit, say('house-n', { n: house }), rashi),
        field: say(`house-${house}` as 'house-1'),
        lines,
      },
      width,
    );
  });
  const rows = Array.from({ length: 6 }, (_, i) => [cards[2 * i], cards[2 * i + 1]]);
  return [
    ...opening(kit, 'houses', say('houses-intro')),
    ...rows.map((pair, i) => ({
      ...beside(
        pair.flatMap((strip, side) => (strip === undefined ? [] : [{ left: side * (width + 14), strip }])),
        14,
      ),
      isOnNewPage: i === 3,
    })),
  ];
}

interface HouseCard {
  readonly title: string;
  readonly field: string;
  readonly lines: readonly string[];
}

function houseCard({ typesetter }: Kit, { title, field, lines }: HouseCard, width: number): Strip {
  const inside = insideCard(width);
  return card(
    [
      textStrip(typesetter, title, { size: 13, weight: 'bold', tag: 'H2', width: inside }),
      textStrip(typesetter, field, { size: 10.5, tone: 'accent', width: inside, gap: 2 }),
      stacked(
        lines.map((line) => textStrip(typesetter, line, { size: 10.2, width: inside, gap: 3 })),
        8,
      ),
    ],
    width,
  );
}

/** `In it: Sun` */
const labelled = ({ say }: Kit, label: string, value: string): string => say('pair', { label, value });
