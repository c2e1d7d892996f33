// Which bundled packs stand beneath packs of one's own.

import { packNamedIn, statesParent } from '@nirnaya/dsl/pack';
import type { SourceFile } from '@nirnaya/dsl/source';

/**
 * The bundled files whose packs some files do not replace. Every bundled pack builds on one root: who replaces that
 * has a set of packs of their own, with none of the bundled ones.
 */
export function notReplaced<F extends Pick<SourceFile, 'text'>>(
  bundled: readonly F[],
  own: readonly Pick<SourceFile, 'text'>[],
): readonly F[] {
  const replaced = new Set(own.flatMap(({ text }) => packNamedIn(text) ?? []));
  const names = new Set(bundled.flatMap(({ text }) => packNamedIn(text) ?? []));
  for (const { text } of bundled) if (statesParent(text)) names.delete(packNamedIn(text) ?? '');
  if ([...names].some((root) => replaced.has(root))) return [];
  return bundled.filter(({ text }) => !replaced.has(packNamedIn(text) ?? ''));
}
