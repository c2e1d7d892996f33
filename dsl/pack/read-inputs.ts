// The inputs of a condition as written: the values that whoever asks for it brings.

import { report } from '../diagnostics/catalogue.ts';
import type { InputEntry, InputKind } from './document.ts';
import { Fields, smallName } from './fields.ts';

/** The kinds of value that an input may have. */
const inputKinds: readonly InputKind[] = ['rashi', 'nakshatra', 'nakshatra28', 'tithi', 'weekday', 'number'];

/** Reads the field `inputs` of a rule, a map of names to kinds; undefined where it is not there. */
export function readInputs(owner: Fields): readonly InputEntry[] | undefined {
  const map = owner.map('inputs');
  if (map === undefined) return undefined;
  const fields = new Fields(map, 'the inputs', owner.sink);
  return map.entries.flatMap(({ key }): InputEntry[] => {
    const { text: name, range } = key;
    if (!smallName.test(name)) owner.sink.push(report('bad-name', range, { name, what: 'an input' }));
    const kind = fields.oneOf(name, inputKinds);
    return kind === undefined ? [] : [{ name, kind, range }];
  });
}
