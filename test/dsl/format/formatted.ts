// What tests of the formatter have in common.

import { formatPack } from '../../../dsl/format/format.ts';
import { sourceFile } from '../../../dsl/source/source-file.ts';

/** The text of a pack, formatted. Throws where it has errors. */
export function formatted(text: string): string {
  const result = formatPack(sourceFile('pack.yaml', text));
  if ('text' in result) return result.text;
  throw new Error(result.diagnostics.map(({ message }) => message).join('\n'));
}
