// Fields that several kinds of author tests have.

import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { PlacedText } from './document.ts';
import type { Fields } from './fields.ts';
import { windowOf } from './test-dates.ts';
import type { TestInputs } from './test-document.ts';

/** The word for a year without a date, a day without a window, a field without a value. */
export const none = 'none';

/** The text of a field with its place. */
export const placed = (fields: Fields, field: string): PlacedText | undefined => {
  const node = fields.scalar(field);
  return node && { text: node.text, range: node.range };
};

/** Windows as minutes after 00:00; empty for the one word `none`. Reports what is no window. */
export const windowsOf = (
  texts: readonly PlacedText[],
  sink: Diagnostic[],
): readonly (readonly [number, number])[] =>
  texts.length === 1 && texts[0]?.text === none ? [] : texts.flatMap((text) => windowOf(text, sink));

/** `inputs`: the values that the caller supplies. */
export function readTestInputs(owner: Fields): TestInputs {
  return (owner.map('inputs')?.entries ?? []).flatMap(({ key, value }) => {
    if (value.kind !== 'scalar' || value.value === null) return owner.wrong(key.text, value, 'a text') ?? [];
    const name = { text: key.text, range: key.range };
    return [{ name, value: { text: value.text, range: value.range } }];
  });
}
