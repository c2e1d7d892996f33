// What stands at a place of a pack, by the keys that lead to it.

import { packTable } from './pack-table.ts';
import type { Form } from './shape.ts';

const file: Form = { schema: {}, fields: packTable };

/** The form at a path of keys, the items of a list standing as `-`; undefined where nothing of the language stands. */
export function formAt(path: readonly string[]): Form | undefined {
  let form: Form | undefined = file;
  for (const step of path) form = form && below(form, step);
  return form;
}

function below({ fields, entry, item }: Form, step: string): Form | undefined {
  if (step === '-') return item;
  // A field may be called `constructor`, which every object has and this one does not mean.
  if (fields !== undefined && Object.hasOwn(fields, step)) return fields[step]?.shape;
  return entry?.(step);
}
