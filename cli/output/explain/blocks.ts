// The building blocks of the reports of all kinds of rule: windows, lines of a rule with their places, authorities.

import type { Reason } from '@nirnaya/compiler/runtime';
import type { SourceRange } from '@nirnaya/dsl/source';
import type { Spans } from '@nirnaya/engine/spans';
import { dayMonth, type LocalClock } from '@nirnaya/explain/dates';
import { lineOf } from '@nirnaya/explain/observatory';
import type { Authority } from '@nirnaya/explain/sentences';
import type { Paint } from '../text/paint.ts';
import { table } from '../text/table.ts';
import { wrapped } from '../text/wrap.ts';

/** How a report is laid out. */
export interface Layout {
  readonly paint: Paint;
  readonly columns: number;
  /** IANA zone */
  readonly zone: string;
}

/** A span as cells of a table: its clock times, and the day on which it begins. */
export function spanCells(clock: LocalClock, start: number, end: number): readonly [string, string] {
  const at = (jd: number): string => clock.hm(jd) ?? '-';
  const [first, last] = [clock.day(start) ?? 0, clock.day(end) ?? 0];
  if (start === end) return [at(start), dayMonth(first)];
  return [
    `${at(start)} to ${at(end)}`,
    first === last ? dayMonth(first) : `${dayMonth(first)} to ${dayMonth(last)}`,
  ];
}

/** Windows by their names; nothing where there are none. */
export function windowsPart(
  windows: readonly { readonly name: string; readonly spans: Spans }[],
  clock: LocalClock,
  { paint }: Layout,
): string {
  const rows = windows.flatMap(({ name, spans }) => {
    const out: string[][] = [];
    for (let i = 0; i + 1 < spans.length; i += 2)
      out.push([name.replaceAll('_', ' '), ...spanCells(clock, spans[i], spans[i + 1])]);
    return out;
  });
  return rows.length === 0 ? '' : `${paint.bold('Windows')}\n${table(rows, '  ')}`;
}

/** `base, base/ganesha.yaml:12`. */
export const sourceText = (pack: string, range: SourceRange): string =>
  `${pack}, ${range.file.path}:${lineOf(range)}`;

/** Lines of a rule that hold, with what they do to the score and where they stand. */
export function reasonLines(reasons: readonly Reason[], { paint, columns }: Layout): readonly string[] {
  const sign = { add: '+', take: '-', block: '' } as const;
  return reasons.flatMap(({ how, points, because, label, text, pack, range }) => {
    const weight = how === 'block' ? 'blocks' : `${sign[how]}${Math.abs(points)}`;
    const head = `${weight.padStart(6)}  ${because}${label === undefined ? '' : ` [${label}]`}`;
    return [
      head,
      paint.dim(wrapped(text, columns, '        ')),
      paint.dim(`        ${sourceText(pack, range)}`),
    ];
  });
}

/** The authorities of a rule; nothing where none is cited. */
export function authorityPart(authorities: readonly Authority[], { paint, columns }: Layout): string {
  if (authorities.length === 0) return '';
  const lines = authorities.map(({ work, place, says, level, fits, note }) => {
    const where = place === null ? work : `${work}, ${place}`;
    const text = `${where}: ${says ?? 'cited'} [${level}${fits === undefined ? '' : `, ${fits.matched} of ${fits.of} published dates`}]${note === null ? '' : ` ${note}`}`;
    return wrapped(text, columns, '    ').replace(/^ {4}/, '  ');
  });
  return [paint.bold('Authority'), ...lines].join('\n');
}
