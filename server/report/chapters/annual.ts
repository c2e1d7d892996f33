// The year of life that runs: its chart, its lord, its strengths, its periods and its sahams.

import type { ReportPicture } from '../layout/picture.ts';
import { columnWidth } from '../layout/sheet.ts';
import { pictureStrip, type Strip } from '../layout/strip.ts';
import { tableStrips } from '../layout/table.ts';
import {
  arc,
  facts,
  isoDay,
  isoMinute,
  type Kit,
  lordNamed,
  opening,
  paragraph,
  section,
  sectionOnNewPage,
} from './kit.ts';

/** Sahams whose names speak of illness, death, bondage, enmity or other people's fate stand in a report where they are asked for. */
const gentleSahams: ReadonlySet<string> = new Set([
  'punya',
  'vidya',
  'yashas',
  'mitra',
  'mahatmya',
  'asha',
  'samartha',
  'gaurava',
  'rajya',
  'karma',
  'shastra',
  'bandhu',
  'artha',
  'karyasiddhi',
  'vivaha',
  'shraddha',
  'priti',
  'vyapara',
  'labha',
]);

/** The chapter of the year. */
export function annualStrips(kit: Kit, chart: ReportPicture): readonly Strip[] {
  const { content, say, term, typesetter } = kit;
  const { annual } = content;
  const { muntha, year_lord, sahams } = annual;
  return [
    ...opening(kit, 'annual', say('annual-intro')),
    facts(kit, [
      [say('year-of-life'), String(annual.years + 1)],
      [say('year-begins'), isoMinute(annual.start_at)],
      [say('year-ends'), isoMinute(annual.end_at)],
      [say('rising-sign'), `${annual.lagna.rashi} ${arc(annual.lagna.degrees_in_rashi)}`],
      [say('muntha'), say('pair', { label: muntha.rashi, value: say('house-n', { n: muntha.house }) })],
      ...(year_lord === null ? [] : [[say('lord-of-year'), year_lord.graha] as const]),
    ]),
    pictureStrip(chart, { width: 380, alt: say('annual'), gap: 16 }),
    sectionOnNewPage(kit, say('annual-grahas')),
    ...tableStrips(
      typesetter,
      {
        columns: [
          { head: say('graha'), share: 2 },
          { head: say('sign'), share: 2 },
          { head: say('degrees'), share: 1.5, align: 'end' },
          { head: say('star'), share: 3 },
          { head: say('house'), share: 1, align: 'middle' },
          { head: say('state'), share: 1.8 },
        ],
        rows: annual.grahas.map((of) => [
          of.graha,
          of.rashi,
          arc(of.degrees_in_rashi),
          `${of.nakshatra} ${of.pada}`,
          String(of.house),
          of.retrograde ? say('retrograde') : '',
        ]),
        gap: 8,
        padding: 4,
      },
      columnWidth,
    ),
    section(kit, say('annual-strength')),
    ...tableStrips(
      typesetter,
      {
        columns: [
          { head: say('graha'), share: 2 },
          { head: term('panchavargiya'), share: 5 },
        ],
        rows: annual.strengths.map(({ graha, panchavargiya: { total } }) => [
          graha,
          {
            bar: total / 20,
            tone: total >= 10 ? ('good' as const) : ('weak' as const),
            text: total.toFixed(1),
          },
        ]),
        gap: 8,
        padding: 4,
      },
      columnWidth,
    ),
    sectionOnNewPage(kit, say('annual-periods')),
    ...annual.dashas.flatMap(({ dasha, periods }, i) => [
      paragraph(kit, say('dasha-of', { dasha: term(dasha) }), {
        tone: 'accent',
        gap: i === 0 ? 4 : 14,
        isWithNext: true,
      }),
      ...tableStrips(
        typesetter,
        {
          columns: [
            { head: say('lord'), share: 3 },
            { head: say('begins'), share: 2 },
            { head: say('ends'), share: 2 },
          ],
          rows: periods.map(({ lord, start_at, end_at }) => [
            lordNamed(kit, lord),
            isoDay(start_at),
            isoDay(end_at),
          ]),
          gap: 6,
        },
        columnWidth,
      ),
    ]),
    ...(sahams === null
      ? []
      : [
          sectionOnNewPage(kit, say('sahams')),
          paragraph(kit, say('sahams-intro'), { isWithNext: true }),
          ...tableStrips(
            typesetter,
            {
              columns: [
                { head: term('saham'), share: 3 },
                { head: say('sign'), share: 2 },
                { head: say('degrees'), share: 1.6, align: 'end' },
                { head: say('house'), share: 1.2, align: 'middle' },
                { head: say('lord'), share: 2 },
              ],
              rows: sahams.sahams
                .filter(({ name }) => gentleSahams.has(name))
                .map(({ name, rashi, degrees_in_rashi, house, rashi_lord }) => [
                  term(name),
                  rashi,
                  arc(degrees_in_rashi),
                  String(house),
                  rashi_lord,
                ]),
              gap: 6,
            },
            columnWidth,
          ),
        ]),
  ];
}
