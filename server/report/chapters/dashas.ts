// The periods of a life: the time line, Vimshottari to its third level, and the first level of other dashas.

import type { ReportPicture } from '../layout/picture.ts';
import { columnWidth } from '../layout/sheet.ts';
import { beside, pictureStrip, type Strip, stacked, textStrip } from '../layout/strip.ts';
import { tableStrip, tableStrips } from '../layout/table.ts';
import { isoDay, type Kit, opening, paragraph, section, sectionOnNewPage } from './kit.ts';

type Dasha = Kit['content']['premium']['chart']['dashas'][number];
type Period = Dasha['periods'][number];

/** The chapter of Vimshottari. */
export function dashaStrips(kit: Kit, timeLine: ReportPicture): readonly Strip[] {
  const { content, say, term, typesetter } = kit;
  const { dashas, running_at } = content.premium.chart;
  const vimshottari = dashas.find(({ dasha }) => dasha === 'vimshottari');
  if (vimshottari === undefined) return [];
  const { balance_at_birth: balance, running, periods } = vimshottari;
  return [
    ...opening(kit, 'dashas', say('dashas-intro')),
    ...(balance === null
      ? []
      : [paragraph(kit, say('dashas-balance', { years: balance.years.toFixed(2), lord: balance.lord }))]),
    pictureStrip(timeLine, { width: columnWidth, alt: term('vimshottari'), gap: 14 }),
    section(kit, say('dashas-now', { date: isoDay(running_at) })),
    ...tableStrips(
      typesetter,
      {
        columns: [
          { head: say('level'), share: 1 },
          { head: say('lord'), share: 3 },
          { head: say('begins'), share: 2.4 },
          { head: say('ends'), share: 2.4 },
        ],
        rows: running.map(({ level, lord, start_at, end_at }) => [
          String(level),
          lord,
          isoDay(start_at),
          isoDay(end_at),
        ]),
        gap: 8,
        padding: 4,
      },
      columnWidth,
    ),
    ...periods.flatMap((period) => periodPage(kit, period)),
  ];
}

const columns = 3;
const between = 14;

// A period on a page of its own: its nine parts in three columns, each with its own nine.
function periodPage(kit: Kit, { lord, start_at, end_at, periods = [] }: Period): readonly Strip[] {
  const { say, typesetter } = kit;
  const width = (columnWidth - between * (columns - 1)) / columns;
  const blocks = periods.map((part) =>
    stacked([
      textStrip(typesetter, part.lord, { size: 11.5, weight: 'bold', tag: 'H3', width }),
      textStrip(typesetter, say('from-to', { from: isoDay(part.start_at), to: isoDay(part.end_at) }), {
        size: 8,
        tone: 'faint',
        width,
      }),
      tableStrip(
        typesetter,
        {
          columns: [{ share: 1.15 }, { share: 1, align: 'end' }],
          rows: (part.periods ?? []).map((one) => [one.lord, isoDay(one.start_at)]),
          size: 8.6,
          padding: 2.5,
          hasRowHeads: false,
          gap: 3,
        },
        width,
      ),
    ]),
  );
  const rows = Array.from({ length: Math.ceil(blocks.length / columns) }, (_each, i) =>
    blocks.slice(i * columns, (i + 1) * columns),
  );
  return [
    sectionOnNewPage(kit, say('period-title', { lord }), { isMinor: true }),
    paragraph(kit, say('period-span', { from: isoDay(start_at), to: isoDay(end_at) }), {
      tone: 'faint',
      gap: 2,
      isWithNext: true,
    }),
    ...rows.map((row) =>
      beside(
        row.map((strip, i) => ({ left: i * (width + between), strip })),
        14,
      ),
    ),
  ];
}

/** The chapter of the other dashas. */
export function otherDashaStrips(kit: Kit): readonly Strip[] {
  const { content, say, term, typesetter } = kit;
  const { dashas, birth } = content.premium.chart;
  const born = Date.parse(birth.at);
  const age = (instant: string): string =>
    String(Math.max(0, Math.floor((Date.parse(instant) - born) / (365.25 * 86_400_000))));
  return [
    ...opening(kit, 'other-dashas', say('other-dashas-intro')),
    ...dashas
      .filter(({ dasha }) => dasha !== 'vimshottari')
      .flatMap(({ dasha, periods }) => [
        section(kit, say('dasha-of', { dasha: term(dasha) })),
        ...tableStrips(
          typesetter,
          {
            columns: [
              { head: say('lord'), share: 3 },
              { head: say('begins'), share: 2.4 },
              { head: say('ends'), share: 2.4 },
              { head: say('age'), share: 1, align: 'end' },
            ],
            rows: periods.map(({ lord, start_at, end_at }) => [
              lord,
              isoDay(start_at),
              isoDay(end_at),
              age(start_at),
            ]),
            size: 8.6,
            padding: 2.6,
            gap: 6,
          },
          columnWidth,
        ),
      ]),
  ];
}
