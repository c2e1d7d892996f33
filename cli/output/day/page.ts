// The panchang of a day for people: groups in the order of interest, no line wider than the page.

import type { Sheet } from '../text/sheet.ts';
import { angaLines } from './angas.ts';
import { calendarLines, dateLines } from './calendar.ts';
import { conditionLines } from './conditions.ts';
import { festivalText } from './festivals.ts';
import { laidOut, type PageLine } from './layout.ts';
import { lightLines } from './lights.ts';
import type { PageDay } from './panchang.ts';
import { skyLines } from './sky.ts';
import { windowLines } from './windows.ts';

/** All there is to say of a day; an empty line stands between groups. */
export function wholePage(page: PageDay, sheet: Sheet): string {
  const { full, day } = page;
  const groups = [
    laid(sheet, angaLines(full, day)),
    laid(sheet, lightLines(full, page)),
    laid(sheet, calendarLines(full)),
    festivalText(full, sheet),
    laid(sheet, windowLines(full, day)),
    laid(sheet, conditionLines(full, day)),
    laid(sheet, skyLines(full, day)),
  ];
  return groups.filter((group) => group !== '').join('\n\n');
}

/** Angas, Sun and Moon, the date and the festivals. */
export function briefPage(page: PageDay, sheet: Sheet): string {
  const { full, day } = page;
  const lines = [...angaLines(full, day), ...lightLines(full, page), ...dateLines(full)];
  return `${laid(sheet, lines)}\n\n${festivalText(full, sheet)}`;
}

const laid = (sheet: Sheet, lines: readonly PageLine[]): string => laidOut(lines, sheet);
