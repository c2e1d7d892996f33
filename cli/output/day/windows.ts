// The times of a day that are good or bad to begin in.

import type { TimeSpan } from '@nirnaya/app/day';
import { glued } from '../text/wrap.ts';
import type { PageLine } from './layout.ts';
import { momentOf, spanOf } from './moments.ts';
import type { FullDay } from './panchang.ts';

/** A window with its name. */
interface Named extends TimeSpan {
  readonly name: string;
}

/** Said of what divides the day and the night, where there are not both. */
const undivided = 'none, as the Sun does not rise and set';

/** Windows by name, then choghadiyas and horas by their starts. */
export function windowLines({ windows, choghadiya, hora, hora_measure }: FullDay, day: number): PageLine[] {
  const spans = (all: readonly Named[]): string =>
    all.map((window) => glued(`${window.name} ${spanOf(window, day)}`)).join(', ') || 'none';
  const lines: PageLine[] = [];
  if (windows !== null) {
    lines.push(['Auspicious', spans(windows.auspicious)], ['Inauspicious', spans(windows.inauspicious)]);
  }
  return [...lines, ...choghadiyaLines(choghadiya, day), ...horaLines(hora, hora_measure, day)];
}

function choghadiyaLines(choghadiya: FullDay['choghadiya'], day: number): PageLine[] {
  if (choghadiya === null) return [['Choghadiya', undivided]];
  const slots = (all: readonly { name: string; rating: string | null; start_at: string }[]): string =>
    all
      .map(({ name, rating, start_at: start }) =>
        glued(`${name}${rating === null ? '' : ` ${rating}`} ${momentOf(start, day)}`),
      )
      .join(', ');
  return [
    ['Choghadiya', slots(choghadiya.day)],
    ['by night', slots(choghadiya.night)],
  ];
}

function horaLines(hora: FullDay['hora'], measure: FullDay['hora_measure'], day: number): PageLine[] {
  if (hora === null) return [['Hora', undivided]];
  const rulers = (isDay: boolean): string =>
    hora
      .filter(({ is_day }) => is_day === isDay)
      .map(({ lord, start_at }) => glued(`${lord} ${momentOf(start_at, day)}`))
      .join(', ');
  return [
    [measure === 'equal' ? 'Hora (equal)' : 'Hora', rulers(true)],
    ['by night', rulers(false)],
  ];
}
