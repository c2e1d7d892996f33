// The named windows of a rule as written: each an expression, or a map with the expression under `is`, what people call
// the window, whether it is sought or shunned, and its authority.

import { readCites } from './cite.ts';
import { qualities, type WindowEntry } from './document.ts';
import { expressionOf, Fields, reportBadName, smallName } from './fields.ts';

/** Reads the `windows` of a rule. */
export function readWindows(owner: Fields): readonly WindowEntry[] {
  return (owner.map('windows')?.entries ?? []).flatMap(({ key, value }): WindowEntry[] => {
    const { text: name, range } = key;
    if (!smallName.test(name)) reportBadName(range, name, 'a windows entry', owner.sink);
    if (value.kind !== 'map') {
      const expression = expressionOf(value, name, owner.sink);
      return expression === undefined ? [] : [{ name, range, expression, cite: [] }];
    }
    const fields = new Fields(value, `the window \`${name}\``, owner.sink);
    const expression = fields.expression('is') ?? fields.missing('is', range);
    const about = {
      title: fields.text('name'),
      title_sa: fields.text('name_sa'),
      quality: fields.oneOf('quality', qualities),
      because: fields.text('because'),
      cite: readCites(fields),
    };
    fields.finish();
    return expression === undefined ? [] : [{ name, range, expression, ...about }];
  });
}
