// A chakra as a page: its result, the grahas of a date, the parts of the figure, and whose word it is.

import type { ChakraComputed, stars } from '@nirnaya/app/chakra';
import type { Sheet } from '../text/sheet.ts';
import { padded, table } from '../text/table.ts';
import { glued, labelled, wrapped } from '../text/wrap.ts';

type Result = NonNullable<ChakraComputed['result']>;

/** Cells of the column of labels. */
const column = 22;

/** All there is to say of a chakra; an empty line stands between groups. */
export function chakraPage(computed: Omit<ChakraComputed, 'chakra'>, sheet: Sheet): string {
  const { ruleset, inputs, result, transits, parts } = computed;
  const { width, bold, dim } = sheet;
  const groups = ruleset.rules.map(({ code, name, verification_level }) =>
    [
      `${bold(name)}  ${dim(code)}${verification_level === null ? '' : `  [${verification_level}]`}`,
      ...lines(inputs, width),
    ].join('\n'),
  );
  if (result !== null) groups.push([bold('Result'), ...lines(result, width)].join('\n'));
  if (transits !== undefined) {
    const rows = transits.map(({ graha, nakshatra, retrograde, result: values }) =>
      rowOf(`${graha}${retrograde ? ' (retrograde)' : ''}`, nakshatra, values, width),
    );
    groups.push([bold('Grahas of the date'), ...rows].join('\n'));
  }
  if (parts !== undefined) {
    const rows = parts.map(({ nakshatra, result: values }) => rowOf(nakshatra, '', values, width));
    groups.push([bold('Parts'), ...rows].join('\n'));
  }
  groups.push(authoritiesText(computed, sheet));
  return groups.join('\n\n');
}

const lines = (values: Readonly<Record<string, unknown>>, width: number): string[] =>
  Object.entries(values).map(([name, value]) => labelled(`  ${name}`, valueText(value), width, column));

function rowOf(label: string, star: string, result: Result, width: number): string {
  const known = Object.entries(result).filter(([, value]) => value !== null);
  const values = known.map(([name, value]) => glued(`${name.replaceAll('_', ' ')} ${valueText(value)}`));
  const head = star === '' ? '' : `${glued(star)}: `;
  return labelled(padded(`  ${label}`, column), `${head}${values.join(', ')}`, width, column);
}

function valueText(value: unknown): string {
  if (value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? value.join(', ') : String(value);
}

function authoritiesText({ ruleset }: Pick<ChakraComputed, 'ruleset'>, { width, bold }: Sheet): string {
  const cited = ruleset.rules.flatMap(({ authorities }) =>
    authorities.map(({ work, place, says, level, note }) => {
      const where = [work, place].filter((part) => part !== null).join(', ');
      const text = `${where}: ${says ?? 'cited'} [${level}]${note === null ? '' : ` (${note})`}`;
      return wrapped(text, width, '    ').replace(/^ {4}/, '  ');
    }),
  );
  return [bold('Authority'), ...cited].join('\n');
}

/** The 28 stars with their numbers. */
export function starsPage(listed: typeof stars, { bold }: Sheet): string {
  const rows = listed.map(({ position, number, name, spellings }) => [
    `${position}`.padStart(3),
    `${number}`.padStart(6),
    name,
    spellings.join(', '),
  ]);
  const [head, ...rest] = table([['pos', 'number', 'name', 'also'], ...rows]).split('\n');
  return [bold(head), ...rest].join('\n');
}
