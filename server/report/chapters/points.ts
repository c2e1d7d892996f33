// The points that are no bodies of the sky.

import { columnWidth } from '../layout/sheet.ts';
import type { Strip } from '../layout/strip.ts';
import { type Cell, tableStrips } from '../layout/table.ts';
import { arc, type Kit, opening, paragraph, section, sectionOnNewPage } from './kit.ts';

interface Point {
  readonly name: string;
  readonly rashi: string;
  readonly house: number;
  readonly degrees_in_rashi?: number;
  readonly nakshatra?: string;
  readonly pada?: number;
}

/** The chapter of the points. */
export function pointStrips(kit: Kit): readonly Strip[] {
  const { content, say, term, typesetter } = kit;
  const { points, upagrahas } = content.premium;
  const { special_lagnas, sree_lagna, indu_lagna, varnada_lagna, arudhas, chara_karakas } = points;
  const lagnas: readonly Point[] = [
    ...(special_lagnas ?? []),
    sree_lagna,
    indu_lagna,
    ...(varnada_lagna === null ? [] : [varnada_lagna]),
  ];
  // The name of one of them frightens, so that it is written where that was asked for.
  const lesser: readonly Point[] = [
    ...upagrahas.aprakasha,
    ...(upagrahas.kalavelas ?? []).filter(({ name }) => content.arishta || name !== 'mrityu'),
    ...(upagrahas.pranapada === null ? [] : [upagrahas.pranapada]),
  ];
  const table = (rows: readonly Point[], named: (name: string) => string) =>
    tableStrips(
      typesetter,
      {
        columns: [
          { head: say('point'), share: 2.6 },
          { head: say('sign'), share: 2 },
          { head: say('degrees'), share: 1.4, align: 'end' },
          { head: say('star'), share: 3 },
          { head: say('house'), share: 1, align: 'middle' },
        ],
        rows: rows.map(({ name, rashi, degrees_in_rashi, nakshatra, pada, house }): Cell[] => [
          named(name),
          rashi,
          degrees_in_rashi === undefined ? '' : arc(degrees_in_rashi),
          nakshatra === undefined ? '' : `${nakshatra} ${pada ?? ''}`.trim(),
          String(house),
        ]),
        gap: 8,
      },
      columnWidth,
    );
  return [
    ...opening(kit, 'points', say('points-intro')),
    section(kit, say('special-lagnas')),
    ...table(lagnas, term),
    section(kit, say('upagrahas')),
    ...table(lesser, term),
    sectionOnNewPage(kit, say('arudhas')),
    paragraph(kit, say('arudhas-intro'), { isWithNext: true }),
    ...tableStrips(
      typesetter,
      {
        columns: [
          { head: term('arudha'), share: 1.4 },
          { head: say('sign'), share: 2 },
          { head: say('house'), share: 1, align: 'middle' },
          { head: say('field'), share: 5 },
        ],
        rows: arudhas.map(({ name, rashi, house }, i) => [
          name,
          rashi,
          String(house),
          say(`house-${i + 1}` as 'house-1'),
        ]),
        gap: 8,
      },
      columnWidth,
    ),
    section(kit, say('karakas')),
    paragraph(kit, say('karakas-intro'), { isWithNext: true }),
    ...tableStrips(
      typesetter,
      {
        columns: [
          { head: say('karaka'), share: 3 },
          { head: say('graha'), share: 3 },
          { head: say('degrees'), share: 2, align: 'end' },
        ],
        rows: chara_karakas.eight.map(({ karaka, graha, degrees }) => [term(karaka), graha, arc(degrees)]),
        gap: 8,
      },
      columnWidth,
    ),
  ];
}
