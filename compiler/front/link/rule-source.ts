// Where a rule is written: its text in each pack of a chain, from the root down.

import type { RuleMode } from '@nirnaya/dsl/pack';
import { lineColumn } from '@nirnaya/dsl/source';
import type { Pack } from './chain.ts';

/** A rule as one pack writes it. */
export interface RuleSource {
  readonly pack: string;
  readonly mode: RuleMode;
  /** its path, as it was loaded */
  readonly file: string;
  /** from 1 */
  readonly line: number;
  readonly text: string;
}

/** Everything that the packs of a chain write about a rule. */
export function sourcesOf(
  code: string,
  chain: readonly string[],
  packs: ReadonlyMap<string, Pack>,
): RuleSource[] {
  return chain.flatMap((name) =>
    (packs.get(name)?.documents ?? []).flatMap(({ rules, file }) =>
      rules
        .filter((rule) => rule.code === code)
        .map(({ mode, codeRange, range }): RuleSource => {
          const start = Math.min(codeRange.start, range.start);
          const { line, column } = lineColumn(file, start);
          return {
            pack: name,
            mode,
            file: file.path,
            line,
            text: outdented(file.text.slice(start, range.end).trimEnd(), column - 1),
          };
        }),
    ),
  );
}

// The first line begins at the code; the others lose the indentation that the code had.
const outdented = (text: string, columns: number): string =>
  text.replaceAll(`\n${' '.repeat(columns)}`, '\n');
