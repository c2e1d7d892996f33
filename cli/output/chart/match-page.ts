// A match as a page of 80 columns: the points kuta by kuta, the doshas, and what the rules say.

import type { compatibilityOf } from '@nirnaya/app/jyotisha';
import type { Sheet } from '../text/sheet.ts';
import { table } from '../text/table.ts';
import { wrapped } from '../text/wrap.ts';
import { statedOptions } from './conventions.ts';

/** A match as it is answered. */
export type ShownMatch = Awaited<ReturnType<typeof compatibilityOf>>;

/** The page of a match, with diagrams where there are any. */
export function matchPage(match: ShownMatch, diagrams: readonly string[], sheet: Sheet): string {
  const { width, dim } = sheet;
  const parts = [
    headOf(match, sheet),
    ...diagrams,
    kutaTable(match, sheet),
    doshaText(match, sheet),
    fieldText(match, sheet),
    dynamicsText(match, sheet),
    ...Object.values(match.unavailable).map((why) => wrapped(`Left out: ${why}.`, width)),
    dim(wrapped(match.disclaimer, width)),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function headOf({ bride, groom, conventions, guna_milan }: ShownMatch, { width, bold, dim }: Sheet): string {
  const who = (what: string, of: ShownMatch['bride']): string =>
    wrapped(
      `${what} ${of.birth.date} ${of.birth.time} ${of.birth.timezone}: Moon in ${of.moon.rashi}, ${of.moon.nakshatra} ${of.moon.pada}; lagna ${of.lagna.rashi}`,
      width,
    );
  const notes = [bride, groom].flatMap((of) => of.birth.clock_change?.note ?? []);
  return [
    bold(guna_milan === null ? 'Match' : pointsText(guna_milan)),
    who('Bride', bride),
    who('Groom', groom),
    ...notes.map((note) => wrapped(`Note: ${note}`, width)),
    dim(
      wrapped(
        [
          `${conventions.ayanamsa}, ${conventions.node_type} node`,
          ...statedOptions(conventions.options),
        ].join(', '),
        width,
      ),
    ),
  ].join('\n');
}

function pointsText({
  points_by,
  total,
  maximum,
  total_by_table,
  total_with_exceptions,
}: NonNullable<ShownMatch['guna_milan']>): string {
  const points = `${total} of ${maximum} points`;
  if (total_by_table === total_with_exceptions) return points;
  return points_by === 'table'
    ? `${points} by the tables; ${total_with_exceptions} with exceptions counted`
    : `${points} with exceptions counted; ${total_by_table} by the tables`;
}

function kutaTable({ guna_milan }: ShownMatch, { width, bold }: Sheet): string {
  if (guna_milan === null) return '';
  const all = [...guna_milan.kutas, ...guna_milan.other_kutas];
  const rows = all.map(({ name, points, maximum, groom, bride }) => [
    name,
    `${points} / ${maximum}`,
    String(bride ?? ''),
    String(groom ?? ''),
  ]);
  const exceptions = all.flatMap(({ name, exceptions: of }) =>
    of.map(({ reason: because, points, authorities: [by] }) => {
      const counted = points === null ? 'told, not counted' : `${points} points where counted`;
      const citation =
        by === undefined ? '' : `; ${by.work}${by.place === null ? '' : ` ${by.place}`}, ${by.level}`;
      return wrapped(`${name}: ${because} (${counted}${citation})`, width, '  ');
    }),
  );
  const [head = '', ...lines] = table([['Kuta', 'Points', 'Bride', 'Groom'], ...rows]).split('\n');
  return [bold(head), ...lines, ...(exceptions.length === 0 ? [] : ['Exceptions', ...exceptions])].join('\n');
}

function doshaText({ manglik, nadi_dosha }: ShownMatch, { width, bold }: Sheet): string {
  if (manglik === null) return '';
  const of = (who: string, doshas: NonNullable<ShownMatch['manglik']>['bride']): string[] =>
    doshas
      .filter(({ holds }) => holds)
      .map(({ name, cancellations }) => {
        const by = cancellations.map(({ reason }) => reason).join('; ');
        return wrapped(`${who}: ${name}${by === '' ? '' : `, set aside: ${by}`}`, width, '  ');
      });
  const lines = [
    ...of('Bride', manglik.bride),
    ...of('Groom', manglik.groom),
    ...(nadi_dosha?.holds === true
      ? [
          wrapped(
            `Nadi dosha${nadi_dosha.exceptions.length === 0 ? '' : `, set aside: ${nadi_dosha.exceptions.join('; ')}`}`,
            width,
            '  ',
          ),
        ]
      : []),
  ];
  return [bold('Doshas'), ...(lines.length === 0 ? ['  none of Mangala and Nadi'] : lines)].join('\n');
}

function fieldText({ domains }: ShownMatch, { bold }: Sheet): string {
  if (domains === null) return '';
  const rows = domains.map(({ name, score, points, maximum }) => [
    name,
    `${Math.round(score)} %`,
    `${points} / ${maximum}`,
  ]);
  return `${bold('Fields that the kutas are summed up in')}\n${table(rows, '  ')}`;
}

function dynamicsText({ dynamics }: ShownMatch, { width, bold }: Sheet): string {
  if (dynamics === undefined || dynamics === null) return '';
  const lines = dynamics.map(({ statement }) => wrapped(statement.text, width, '  '));
  return [bold('The two charts'), ...lines].join('\n');
}
