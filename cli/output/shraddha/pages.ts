// The shraddhas of a day and the fathers' fortnight of a year, as pages.

import type { Mahalaya, shraddhasOfDay } from '@nirnaya/app/shraddha';
import type { PageLine } from '../day/layout.ts';
import { spanOf } from '../day/moments.ts';
import type { Sheet } from '../text/sheet.ts';
import { widthOf } from '../text/width.ts';
import { glued, labelled, wrapped } from '../text/wrap.ts';
import { kalaLines, namedLine, tithiLine } from './rows.ts';

/** The shraddhas of a day as computed. */
type ShraddhaDay = ReturnType<typeof shraddhasOfDay>;

const explained =
  'Minutes are those that the tithi shares with the aparahna of the day. Where two afternoons share it, or none has it, the authorities differ: ask the one that you follow.';

/** The times of a day, and whose shraddha is given on it. */
export function dayPage(shraddha: ShraddhaDay, day: number, { width, bold }: Sheet): string {
  const { forbidden_kalas, tithis_in_aparahna, shraddhas, named } = shraddha;
  const none = 'none: the Sun does not rise and set';
  const times: readonly PageLine[] = [
    ...kalaLines(shraddha, day),
    ...(tithis_in_aparahna === null ? [['Aparahna', none] as const] : []),
    [
      'Not in',
      forbidden_kalas.map((kala) => glued(`${kala.name} ${spanOf(kala, day)}`)).join('; ') || 'none',
    ],
    [
      'In aparahna',
      (tithis_in_aparahna ?? [])
        .map(({ paksha, name, overlap_minutes }) => glued(`${paksha} ${name} ${overlap_minutes} min`))
        .join(', ') || 'none',
    ],
  ];
  return [
    laid(times, width),
    bold('Shraddha of'),
    shraddhas.length === 0 ? '  no tithi' : laid(shraddhas.map(tithiLine), width),
    ...(named.length === 0 ? [] : [bold('Days with a name of their own'), laid(named.map(namedLine), width)]),
    wrapped(explained, width),
  ].join('\n\n');
}

/** The fortnight of a year. */
export function mahalayaPage(mahalaya: Mahalaya, { width, bold }: Sheet): string {
  const { purnima_shraddha, tithis, named } = mahalaya;
  const fortnight = [...(purnima_shraddha === null ? [] : [purnima_shraddha]), ...tithis];
  return [
    laid(fortnight.map(tithiLine), width),
    ...(named.length === 0 ? [] : [bold('Days with a name of their own'), laid(named.map(namedLine), width)]),
    wrapped(explained, width),
  ].join('\n\n');
}

function laid(lines: readonly PageLine[], width: number): string {
  const column = Math.max(...lines.map(([label]) => widthOf(label))) + 2;
  return lines.map(([label, text]) => labelled(label, text, width, column)).join('\n');
}
