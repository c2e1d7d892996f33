// How much of the chart hangs on the minute of the birth.

import { columnWidth } from '../layout/sheet.ts';
import type { Strip } from '../layout/strip.ts';
import { tableStrips } from '../layout/table.ts';
import { arc, type Kit, opening, paragraph, section } from './kit.ts';

type Edge = Kit['content']['premium']['chart']['sensitivity']['points'][number]['back'];

/** The chapter on the time of birth. */
export function certaintyStrips(kit: Kit): readonly Strip[] {
  const { content, say, typesetter, term } = kit;
  const { points, vargas, changes, time_uncertainty, vimshottari_days } = content.premium.chart.sensitivity;
  const moon = content.premium.chart.grahas[1]?.graha ?? '';
  const edge = ({ into, degrees, seconds }: Edge): string =>
    [into, arc(degrees), ...(seconds === null ? [] : [say('minutes', { n: minutesText(seconds) })])].join(
      ' · ',
    );
  const columns = [
    { head: say('point'), share: 2 },
    { head: say('in'), share: 2 },
    { head: say('behind'), share: 3.4 },
    { head: say('ahead'), share: 3.4 },
  ];
  return [
    ...opening(kit, 'certainty', say('certainty-intro')),
    ...tableStrips(
      typesetter,
      {
        columns,
        rows: points.map(({ point, of, in: here, back, ahead }) => [
          `${point === 'moon' ? moon : term('lagna')}, ${term(of)}`,
          here,
          edge(back),
          edge(ahead),
        ]),
        gap: 10,
        padding: 3,
      },
      columnWidth,
    ),
    paragraph(kit, say('certainty-moon', { seconds: time_uncertainty, days: vimshottari_days }), { gap: 12 }),
    section(kit, say('certainty-changes')),
    ...(changes.length === 0
      ? [paragraph(kit, say('certainty-none'))]
      : tableStrips(
          typesetter,
          {
            columns: [
              { head: say('point'), share: 3 },
              { head: say('value'), share: 4 },
              { head: say('time'), share: 2, align: 'end' },
            ],
            rows: changes.map(({ what, of, from, to, seconds }) => [
              `${whatNamed(kit, what)}, ${term(of)}`,
              say('change-row', { from, to }),
              say('minutes', { n: minutesText(seconds) }),
            ]),
            gap: 8,
          },
          columnWidth,
        )),
    section(kit, say('certainty-vargas')),
    ...tableStrips(
      typesetter,
      {
        columns: [{ ...columns[0], share: 1 } as (typeof columns)[0], ...columns.slice(1)],
        rows: vargas.map(({ varga, lagna, back, ahead }) => [varga, lagna, edge(back), edge(ahead)]),
        size: 8.2,
        padding: 2,
        gap: 6,
      },
      columnWidth,
    ),
  ];
}

/** `lagna of D60` and the names of grahas, in the words of the report. */
function whatNamed({ term, content }: Kit, what: string): string {
  const varga = / of (D\d+)$/.exec(what)?.[1];
  if (varga !== undefined) return `${term('lagna')} ${varga}`;
  if (what === 'lagna') return term('lagna');
  return what === 'moon' ? (content.premium.chart.grahas[1]?.graha ?? what) : what;
}

/** Minutes with one decimal below ten. */
const minutesText = (seconds: number): string => {
  const minutes = seconds / 60;
  return Math.abs(minutes) < 10 ? minutes.toFixed(1) : String(Math.round(minutes));
};
