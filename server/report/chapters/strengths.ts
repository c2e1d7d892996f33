// Shadbala, bhava bala and vimshopaka, drawn and as tables.

import type { ReportPicture } from '../layout/picture.ts';
import { columnWidth } from '../layout/sheet.ts';
import { pictureStrip, type Strip } from '../layout/strip.ts';
import { type Column, tableStrips } from '../layout/table.ts';
import { type Kit, opening, paragraph, section, sectionOnNewPage } from './kit.ts';

/** The chapter of the strengths. */
export function strengthStrips(kit: Kit, bars: ReportPicture): readonly Strip[] {
  const { content, say, term, typesetter } = kit;
  const { bphs, raman, vimshopaka } = content.premium.strengths;
  const most = Math.max(...bphs.bhavas.map(({ rupas }) => rupas));
  return [
    ...opening(kit, 'strengths', say('strengths-intro')),
    pictureStrip(bars, { width: columnWidth, alt: term('shadbala'), gap: 14 }),
    section(kit, say('six-parts')),
    paragraph(kit, say('six-parts-1'), { isWithNext: true }),
    ...partsTable(kit, bphs.grahas),
    sectionOnNewPage(kit, say('by-raman')),
    ...partsTable(kit, raman.grahas),
    section(kit, say('house-strengths')),
    paragraph(kit, say('house-strengths-1'), { isWithNext: true }),
    ...tableStrips(
      typesetter,
      {
        columns: [
          { head: say('house'), share: 1 },
          { head: say('sign'), share: 2 },
          { head: say('lord'), share: 2 },
          { head: say('rupas'), share: 5 },
        ],
        rows: bphs.bhavas.map(({ bhava, rashi, lord, rupas }) => [
          String(bhava),
          rashi,
          lord,
          { bar: rupas / most, tone: 'second' as const, text: rupas.toFixed(2) },
        ]),
        gap: 8,
      },
      columnWidth,
    ),
    sectionOnNewPage(kit, say('vimshopaka')),
    paragraph(kit, say('vimshopaka-1'), { isWithNext: true }),
    ...tableStrips(
      typesetter,
      {
        columns: [
          { head: say('graha'), share: 2 },
          ...groups.map((group): Column => ({ head: term(group), share: 2.4 })),
        ],
        rows: vimshopaka.map((row) => {
          const points: Readonly<Record<string, unknown>> = row;
          return [
            row.graha,
            ...groups.map((group) => {
              const value = Number(points[group]);
              return {
                bar: value / 20,
                tone: value >= 10 ? ('good' as const) : ('weak' as const),
                text: value.toFixed(1),
              };
            }),
          ];
        }),
        gap: 8,
        padding: 6,
      },
      columnWidth,
    ),
  ];
}

const groups = ['shadvarga', 'saptavarga', 'dashavarga', 'shodashavarga'] as const;

type Strength = Kit['content']['premium']['strengths']['bphs']['grahas'][number];

const partsTable = ({ say, term, typesetter }: Kit, grahas: readonly Strength[]): readonly Strip[] =>
  tableStrips(
    typesetter,
    {
      columns: [
        { head: say('graha'), share: 1.7 },
        ...(['sthana', 'dig', 'kala_bala', 'cheshta', 'naisargika', 'drik'] as const).map(
          (part): Column => ({ head: term(part), share: 1.35, align: 'end' }),
        ),
        { head: say('sum'), share: 1.3, align: 'end' },
        { head: say('required'), share: 1.5, align: 'end' },
        { head: say('share'), share: 1.3, align: 'end' },
      ],
      rows: grahas.map((of) => [
        of.graha,
        ...[of.sthana, of.dig, of.kala, of.cheshta, of.naisargika, of.drik].map((value) =>
          value === null ? '–' : value.toFixed(1),
        ),
        { text: of.virupas.toFixed(1), weight: 'bold' as const },
        of.required_virupas.toFixed(0),
        {
          text: say('percent', { n: Math.round(100 * of.ratio) }),
          tone: of.ratio >= 1 ? ('good' as const) : ('weak' as const),
          weight: 'bold' as const,
        },
      ]),
      size: 8.4,
      padding: 5,
      gap: 8,
    },
    columnWidth,
  );
