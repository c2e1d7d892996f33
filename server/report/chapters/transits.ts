// The transits of the coming years, and Saturn over the Moon.

import { isoDate, JD_OF_CIVIL_DAY_0 } from '@nirnaya/engine/civil';
import type { ReportPicture } from '../layout/picture.ts';
import { columnWidth } from '../layout/sheet.ts';
import { pictureStrip, type Strip } from '../layout/strip.ts';
import { tableStrips } from '../layout/table.ts';
import { isoDay, type Kit, opening, paragraph, section, sectionOnNewPage } from './kit.ts';

/** The chapter of the coming years, each with its picture. */
export function transitStrips(kit: Kit, pictures: readonly ReportPicture[]): readonly Strip[] {
  const { content, say, typesetter } = kit;
  return [
    ...opening(kit, 'transits', say('transits-intro')),
    ...content.pictures.transits.flatMap((of, i) => {
      if (of.picture !== 'transits') return [];
      const picture = pictures[i] as ReportPicture;
      const title = say('year', { year: of.year });
      return [
        i === 0
          ? section(kit, title, { isMinor: true, gap: 12 })
          : sectionOnNewPage(kit, title, { isMinor: true }),
        pictureStrip(picture, {
          width: columnWidth,
          alt: say('pair', { label: say('transits'), value: title }),
          gap: 8,
        }),
        ...tableStrips(
          typesetter,
          {
            columns: [
              { head: say('graha'), share: 2 },
              { head: say('sign'), share: 2 },
              { head: say('begins'), share: 2 },
              { head: say('ends'), share: 2 },
              { head: say('from-moon'), share: 2, align: 'middle' },
              { head: say('bindus'), share: 1.2, align: 'middle' },
            ],
            rows: of.grahas
              .filter(({ number }) => number !== mercury && number !== venus)
              .flatMap(({ graha, number, stays }) =>
                stays.map(({ rashi, house, start, end, good }) => [
                  graha,
                  rashi,
                  dayOf(start),
                  dayOf(end),
                  good
                    ? {
                        text: say('pair', { label: String(house), value: say('good') }),
                        tone: 'good' as const,
                        weight: 'bold' as const,
                      }
                    : String(house),
                  bindusOf(kit, number, rashi),
                ]),
              ),
            size: 8.2,
            padding: 2.3,
            gap: 12,
          },
          columnWidth,
        ),
      ];
    }),
  ];
}

// Their stays are short: the picture has them.
const mercury = 3;
const venus = 5;

function bindusOf({ content }: Kit, graha: number, rashi: string): string {
  const { rashis, bhinna } = content.premium.ashtakavarga;
  const at = rashis.indexOf(rashi);
  return graha > 6 || at < 0 ? '–' : String(bhinna[graha]?.bindus[at] ?? '–');
}

const dayOf = (jd: number): string => isoDate(Math.floor(jd - JD_OF_CIVIL_DAY_0));

/** The chapter of Saturn over the Moon. */
export function saturnStrips(kit: Kit): readonly Strip[] {
  const { content, say, typesetter } = kit;
  const { rounds, dhaiya } = content.premium.sade_sati;
  return [
    ...opening(kit, 'saturn', say('saturn-intro')),
    ...rounds.flatMap(({ start_at, end_at, stays }, i) => [
      section(kit, say('round', { n: i + 1 }), { isMinor: true, gap: 16 }),
      paragraph(kit, say('period-span', { from: isoDay(start_at), to: isoDay(end_at) }), {
        tone: 'faint',
        gap: 2,
        isWithNext: true,
      }),
      ...tableStrips(
        typesetter,
        {
          columns: [
            { head: say('phase'), share: 2 },
            { head: say('from-moon'), share: 2, align: 'middle' },
            { head: say('begins'), share: 2.2 },
            { head: say('ends'), share: 2.2 },
            { head: say('state'), share: 3 },
          ],
          rows: stays.map(({ phase, house, start_at: from, end_at: to, came_back }) => [
            say(phase),
            String(house),
            isoDay(from),
            isoDay(to),
            came_back ? say('came-back') : '',
          ]),
          size: 8.6,
          padding: 2.2,
          gap: 5,
        },
        columnWidth,
      ),
    ]),
    section(kit, say('dhaiya')),
    paragraph(kit, say('dhaiya-intro'), { isWithNext: true }),
    ...tableStrips(
      typesetter,
      {
        columns: [
          { head: say('kind'), share: 3 },
          { head: say('begins'), share: 2.2 },
          { head: say('ends'), share: 2.2 },
          { head: say('state'), share: 3 },
        ],
        rows: dhaiya.map(({ kind, start_at, end_at, came_back }) => [
          say(kind),
          isoDay(start_at),
          isoDay(end_at),
          came_back ? say('came-back') : '',
        ]),
        size: 8.6,
        padding: 2.2,
        gap: 5,
      },
      columnWidth,
    ),
  ];
}
