// One field of a rule, a kala or a table as the things that it lists, and which of them differ.

import { digestOf } from '@nirnaya/compiler/front';
import type { Shape } from '@nirnaya/dsl/pack';
import { cutAtNames } from './by-name.ts';

/** One thing that a field says: a clause, a window, a line of a score, a cell of a table. */
export interface Item {
  /** of what it means; names in it stand for what they mean */
  readonly digest: string;
  /** how it is written, in its canonical spelling */
  text(): string;
}

/** The content of a field. */
export interface Field {
  readonly digest: string;
  readonly items: readonly Item[];
}

/** Fields by the names that authors know them by. */
export type Fields = ReadonlyMap<string, Field>;

/** A field whose meaning differs. */
export interface FieldChange {
  readonly field: string;
  /** what it says no longer */
  readonly before: readonly string[];
  /** what it says now */
  readonly after: readonly string[];
  /** where it says nothing else: the same lines in another order, or the same text with another meaning */
  readonly same?: 'lines' | 'words';
}

/** One thing said. */
export const item = (form: unknown, text: () => string): Item => ({
  digest: digestOf(cutAtNames(form).form),
  text,
});

/** A value that is written as it is; nothing where there is none. */
export const plainItem = (value: string | number | undefined): readonly Item[] =>
  value === undefined ? [] : [item(value, () => String(value))];

/** A field whose items stand in an order that counts. */
export const inOrder = (items: readonly Item[]): Field => ({
  digest: items.map(({ digest }) => digest).join(' '),
  items,
});

/** A field whose items may stand in any order. */
export const inAnyOrder = (items: readonly Item[]): Field => ({
  digest: items
    .map(({ digest }) => digest)
    .sort()
    .join(' '),
  items,
});

/** The value of a field as it stands: of a list the items. */
export const statedItems = (
  plain: unknown,
  { shown = String }: Pick<Shape<unknown>, 'shown'>,
): readonly Item[] =>
  (Array.isArray(plain) ? plain : plain === undefined ? [] : [plain]).map((one: unknown) =>
    item(one, () => shown(one)),
  );

/** The fields that say something. */
export const nonEmptyFields = (fields: Readonly<Record<string, Field>>): Fields =>
  new Map(Object.entries(fields).filter(([, { items }]) => items.length > 0));

/** The fields that differ, in their order. */
export function changedFields(before: Fields, after: Fields): readonly FieldChange[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((field): FieldChange[] => {
    const [old, now] = [before.get(field), after.get(field)];
    return old?.digest === now?.digest ? [] : [changeOf(field, old?.items ?? [], now?.items ?? [])];
  });
}

function changeOf(field: string, old: readonly Item[], now: readonly Item[]): FieldChange {
  const gone = without(old, now).map((one) => one.text());
  const come = without(now, old).map((one) => one.text());
  if (gone.length + come.length === 0) return { field, before: [], after: [], same: 'lines' };
  const before = gone.filter((text) => !come.includes(text));
  const after = come.filter((text) => !gone.includes(text));
  return before.length + after.length === 0
    ? { field, before, after, same: 'words' }
    : { field, before, after };
}

// The items of one side that the other lacks, each counted as often as it stands there.
function without(items: readonly Item[], others: readonly Item[]): readonly Item[] {
  const left = new Map<string, number>();
  for (const { digest } of others) left.set(digest, (left.get(digest) ?? 0) + 1);
  return items.filter(({ digest }) => {
    const count = left.get(digest) ?? 0;
    left.set(digest, count - 1);
    return count <= 0;
  });
}
