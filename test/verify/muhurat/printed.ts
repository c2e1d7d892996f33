// A printed muhurat: an event and a date, perhaps with the times from and to which it lasts.

import type { CompiledPack } from '../../../compiler/runtime/pack.ts';
import type { PlaceYear } from '../../../engine/almanac/place-year.ts';
import { parseIsoDate } from '../../../engine/civil/civil.ts';
import type { Calculator } from '../calculator.ts';
import type { Row } from '../rows.ts';
import { placeOfMuhurat } from './places.ts';

/** A row with what it is compared with. */
export interface PrintedMuhurat {
  readonly event: string;
  readonly source: string;
  /** civil day number */
  readonly day: number;
  readonly py: PlaceYear;
  readonly pack: CompiledPack;
  /** our rule of the event */
  readonly code: string;
  /** JD UT, start and end; undefined where only the date is printed, or one end of the time */
  readonly window: readonly [number, number] | undefined;
}

/** The row read; undefined where we have no rule for its event, or do not know its place. */
export function printedMuhurat(calculator: Calculator, row: Row): PrintedMuhurat | undefined {
  const pack = calculator.pack('suitability');
  const event = row.at('event');
  const code = [...(pack?.scored.values() ?? [])].find(
    (rule) => rule.checked.kind === 'muhurat' && rule.event === event,
  )?.code;
  const day = parseIsoDate(row.at('date') || row.at('from'));
  const place = placeOfMuhurat(row);
  if (pack === undefined || code === undefined || day === undefined || place === undefined) return undefined;
  const py = calculator.dayOf(place, day)?.py;
  if (py === undefined) return undefined;
  return { event, source: row.at('source'), day, py, pack, code, window: windowOf(py, day, row) };
}

// A time past midnight is printed under the date of the evening before; the note says so.
function windowOf(py: PlaceYear, day: number, row: Row): readonly [number, number] | undefined {
  const [start, end] = [minutesOf(row.at('start')), minutesOf(row.at('end'))];
  if (start === undefined || end === undefined) return undefined;
  const from = py.clock(day - py.firstDay, start) + (/start (probably )?next/.test(row.at('note')) ? 1 : 0);
  const to = py.clock(day - py.firstDay, end) + (/end next/.test(row.at('note')) ? 1 : 0);
  return [from, to > from ? to : to + 1];
}

function minutesOf(text: string): number | undefined {
  const match = /^(\d\d):(\d\d)$/.exec(text);
  return match ? Number(match[1]) * 60 + Number(match[2]) : undefined;
}
