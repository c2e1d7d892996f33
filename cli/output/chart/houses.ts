// Houses with bounds, their sub-lords and significators as parts of a page of 80 columns.

import type { Sheet } from '../text/sheet.ts';
import { table } from '../text/table.ts';
import { wrapped } from '../text/wrap.ts';
import { degreesText, placeText, type ShownChart } from './page.ts';

/** The houses with bounds, where the request states their system or is of Krishnamurti Paddhati. */
export function houseText(
  { chalita, conventions, krishnamurti, unavailable }: ShownChart,
  { width, bold }: Sheet,
): string {
  const isStated = conventions.options.some(
    ({ option, is_stated }) => option === 'house_system' && is_stated,
  );
  if (!isStated && krishnamurti === undefined) return '';
  if (chalita === null) return wrapped(`Houses: left out, ${unavailable.chalita}.`, width);
  const rows = chalita.bhavas.map(({ bhava, start_longitude: start, cusp, rashi, lord, grahas }) => [
    String(bhava),
    degreesText(start),
    placeText({ rashi, degrees_in_rashi: cusp % 30 }),
    lord,
    grahas.join(', '),
  ]);
  const [head = '', ...lines] = table([['House', 'Start', 'Cusp', 'Lord', 'Grahas'], ...rows]).split('\n');
  return [bold(`Houses, ${chalita.house_system}`), head, ...lines].join('\n');
}

/** What Krishnamurti Paddhati takes from a chart, where the answer has it. */
export function krishnamurtiText({ krishnamurti }: ShownChart, { width, bold }: Sheet): string {
  if (krishnamurti === undefined || krishnamurti === null) return '';
  const lords = [
    ...krishnamurti.cusps.map((cusp) => ({ of: `cusp ${cusp.house}`, ...cusp })),
    ...krishnamurti.grahas.map((one) => ({ of: one.graha, ...one })),
  ].map(({ of, rashi_lord, nakshatra_lord, sub_lord, sub_sub_lord }) => [
    of,
    rashi_lord,
    nakshatra_lord,
    sub_lord,
    sub_sub_lord,
  ]);
  const [head = '', ...lines] = table([['Lords', 'Rashi', 'Star', 'Sub', 'Sub-sub'], ...lords]).split('\n');
  const grades = krishnamurti.significators.map(
    ({ house, in_stars_of_occupants, occupants, in_stars_of_owner, owner }) =>
      wrapped(
        `${house}: ${[in_stars_of_occupants, occupants, in_stars_of_owner, [owner]]
          .map((grade) => (grade.length === 0 ? '-' : grade.join(' ')))
          .join(' | ')}`,
        width,
        '  ',
      ),
  );
  return [
    bold('Krishnamurti Paddhati'),
    head,
    ...lines,
    'Significators: in stars of occupants | occupants | in stars of the owner | owner',
    ...grades,
  ].join('\n');
}
