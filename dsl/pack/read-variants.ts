// Reading the names of single occurrences of an observance.

import { report } from '../diagnostics/catalogue.ts';
import type { VariantEntry } from './document.ts';
import { Fields } from './fields.ts';

/** The form of the keys of variants. */
export const variantKey: RegExp = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/;

/** The field `variants` of a rule: records by their keys, in the order written. */
export function readVariants(owner: Fields): readonly VariantEntry[] {
  return (owner.map('variants')?.entries ?? []).flatMap(({ key, value }): VariantEntry[] => {
    const { text, range } = key;
    if (!variantKey.test(text)) owner.sink.push(report('bad-name', range, { name: text, what: 'a variant' }));
    if (value.kind !== 'map') {
      owner.wrong(text, value, 'a map with a `name`');
      return [];
    }
    const fields = new Fields(value, `the variant ${text}`, owner.sink);
    const name = fields.text('name') ?? fields.missing('name', range);
    const name_sa = fields.text('name_sa');
    const aliases = (fields.texts('aliases') ?? []).map((alias) => alias.text);
    const when = fields.expression('when');
    fields.finish();
    return name === undefined ? [] : [{ key: text, name, name_sa, aliases, when, range }];
  });
}
