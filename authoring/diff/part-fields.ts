// Kalas, divisions, calendars and tables field by field. The names of a kala count: they are shown.

import type { Division } from '@nirnaya/compiler/front';
import type { CompiledPack, PackKala } from '@nirnaya/compiler/runtime';
import type { TableNode } from '@nirnaya/dsl/pack';
import { printExpression } from '@nirnaya/dsl/syntax';
import { nameOf } from '@nirnaya/dsl/vocabulary';
import { type Fields, type Item, inAnyOrder, inOrder, item, nonEmptyFields, plainItem } from './field.ts';
import { clausesField, typedField } from './rule-fields.ts';

/** The fields of a kala of a chain. */
export const kalaFields = (pack: CompiledPack, name: string): Fields =>
  nonEmptyFields({ is: typedField(pack.dayWindows.kalaTerm(name)), ...shownFields(pack.kalas.get(name)) });

/** The fields of a division of a chain. */
export function divisionFields(pack: CompiledPack, name: string): Fields {
  const division = pack.dayWindows.divisionTerm(name);
  return nonEmptyFields({
    divide: inOrder(
      (division?.windows ?? []).map((window) =>
        item(window, () => `${printExpression(window.of.source)} into ${window.into}`),
      ),
    ),
    label: inOrder(division === undefined ? [] : [item(division.labels, () => labelsText(division))]),
    ...shownFields(pack.divisions.get(name)),
  });
}

function labelsText({ labels, type }: Division): string {
  if (labels.how === 'table') return printExpression(labels.values.source);
  const named = (label: number | string): string =>
    typeof type === 'object' ? nameOf(type.label, Number(label)) : String(label);
  return `cycle [${labels.items.map(named).join(', ')}] from ${labels.from}`;
}

const shownFields = (shown: PackKala | undefined) => ({
  name: inOrder(plainItem(shown?.title)),
  name_sa: inOrder(plainItem(shown?.titleSa)),
  quality: inOrder(plainItem(shown?.quality)),
});

/** The fields of a calendar of a chain. */
export function calendarFields({ calendars }: CompiledPack, name: string): Fields {
  const calendar = calendars.get(name);
  if (calendar === undefined) return new Map();
  const { rule, firstRashi, months, era, sky } = calendar;
  return nonEmptyFields({
    begins: typedField(rule.target),
    decide: clausesField(rule.clauses),
    day: inOrder(rule.day === 'sunrise' ? [] : plainItem(rule.day)),
    sky: inOrder(plainItem(sky)),
    first_month: inOrder([item(firstRashi, () => nameOf('rashi', firstRashi))]),
    months: inOrder(months.flatMap(plainItem)),
    era: inOrder(era === undefined ? [] : [item(era, () => `${era.name}, offset ${era.offset}`)]),
  });
}

/** The sky of a chain. */
export const skyFields = ({ sky }: CompiledPack): Fields => nonEmptyFields({ is: inOrder(plainItem(sky)) });

/** A table, cell by cell. */
export const tableFields = (table: TableNode): Fields =>
  nonEmptyFields({ cells: inAnyOrder(cellsOf(table, [])) });

// `[Ashvina]: Lamps`, `[Sunday, 3]: Amrit`; a list of plain values stands in one cell.
function cellsOf(node: TableNode, path: readonly string[]): readonly Item[] {
  if (node.kind === 'map')
    return node.entries.flatMap(({ key, value }) => cellsOf(value, [...path, key.text]));
  const isNested = node.kind === 'list' && node.items.some(({ kind }) => kind !== 'scalar');
  if (node.kind === 'list' && (isNested || path.length === 0))
    return node.items.flatMap((one, i) => cellsOf(one, [...path, String(i + 1)]));
  const values = node.kind === 'list' ? node.items : [node];
  const texts = values.map((one) => (one.kind === 'scalar' ? one.text : ''));
  return [
    item([path, node.kind, values.map((one) => one.kind === 'scalar' && one.value)], () => {
      const value = node.kind === 'list' ? `[${texts.join(', ')}]` : texts.join('');
      return `[${path.join(', ')}]: ${value}`;
    }),
  ];
}
