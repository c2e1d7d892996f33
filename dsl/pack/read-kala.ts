// Kalas and divisions as written: windows of the day, their names and authorities.

import { report } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { YamlMap } from '../source/yaml-node.ts';
import { readCites } from './cite.ts';
import { type DivisionEntry, type IgnoreEntry, type KalaEntry, type Naming, qualities } from './document.ts';
import { expressionOf, Fields, nodeName, reportBadName, smallName } from './fields.ts';
import { readIgnores } from './read-ignores.ts';

/** Reads the `kala` of a pack: each an expression, or a map with the expression under `is`. */
export function readKala(
  map: YamlMap | undefined,
  sink: Diagnostic[],
): { kala: KalaEntry[]; ignores: IgnoreEntry[] } {
  const ignores: IgnoreEntry[] = [];
  const kala = (map?.entries ?? []).flatMap(({ key, value }): KalaEntry[] => {
    const override = key.text.startsWith('override ');
    const name = override ? key.text.slice('override '.length).trim() : key.text;
    if (!smallName.test(name)) reportBadName(key.range, name, 'a kala', sink);
    const base = { name, mode: override ? 'override' : 'define', range: key.range } as const;
    if (value.kind !== 'map') {
      const expression = expressionOf(value, name, sink);
      return expression === undefined ? [] : [{ ...base, expression, cite: [] }];
    }
    const fields = new Fields(value, `the kala \`${name}\``, sink);
    const expression = fields.expression('is') ?? fields.missing('is', key.range);
    const naming = readNaming(fields);
    const quality = fields.oneOf('quality', qualities);
    ignores.push(...readIgnores(fields, { ...key.range, end: value.range.end }));
    fields.finish();
    return expression === undefined ? [] : [{ ...base, expression, ...naming, quality }];
  });
  return { kala, ignores };
}

/** Reads the `divisions` of a pack. */
export function readDivisions(map: YamlMap | undefined, sink: Diagnostic[]): DivisionEntry[] {
  return (map?.entries ?? []).flatMap(({ key, value }): DivisionEntry[] => {
    const { text: name, range } = key;
    if (value.kind !== 'map') {
      sink.push(
        report('wrong-node', value.range, { field: name, expected: 'a map', found: nodeName(value) }),
      );
      return [];
    }
    if (!smallName.test(name)) reportBadName(range, name, 'a division', sink);
    const fields = new Fields(value, `the division \`${name}\``, sink);
    const divide = fields.expression('divide') ?? fields.missing('divide', range);
    const label = fields.expression('label') ?? fields.missing('label', range);
    const naming = readNaming(fields);
    fields.finish();
    return divide && label ? [{ name, range, divide, label, ...naming }] : [];
  });
}

const readNaming = (fields: Fields): Naming => ({
  title: fields.text('name'),
  title_sa: fields.text('name_sa'),
  cite: readCites(fields),
});
