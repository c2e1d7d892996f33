// A diagnostic explained by its code: its meaning, an example with the mistake, and its correction.

import { badPacksDir } from '@nirnaya/app/packs';
import { catalogueEntries, renderDiagnostic } from '@nirnaya/dsl/diagnostics';
import type { SourceFile } from '@nirnaya/dsl/source';
import type { Paint } from '../text/paint.ts';
import { wrapped } from '../text/wrap.ts';

type Entry = ReturnType<typeof catalogueEntries>[number];

/** The entry of a code such as `not-closed`; undefined for anything else. */
export const diagnosticNamed = (code: string): Entry | undefined =>
  catalogueEntries().find((entry) => entry.code === code);

/** An entry as text, with its example where it has one. */
export async function diagnosticText(
  { code, severity, sentence, paragraph }: Entry,
  { paint, color, columns }: { readonly paint: Paint; readonly color: boolean; readonly columns: number },
): Promise<string> {
  const example = await exampleOf(code);
  const parts = [paint.bold(`${severity}[${code}]: ${sentence}`), wrapped(paragraph, columns)];
  if (example !== undefined) {
    parts.push(...example.bad.map((file) => fileText('With the mistake', file, paint)));
    parts.push(...example.diagnostics.map((d) => renderDiagnostic(d, { color })));
    parts.push(...example.good.map((file) => fileText('Put right', file, paint)));
  }
  return `${parts.join('\n\n')}\n`;
}

// An example is compiled as it is shown; what explains a rule needs none of that.
async function exampleOf(code: string) {
  const { exampleIn } = await import('../docs/examples.ts');
  return exampleIn(badPacksDir(), code);
}

const fileText = (title: string, { path, text }: SourceFile, paint: Paint): string =>
  `${paint.bold(title)}: ${path}\n\n${text.trimEnd().replaceAll(/^(?=.)/gm, '    ')}`;

/** The same as data. */
export async function diagnosticData(entry: Entry): Promise<unknown> {
  const example = await exampleOf(entry.code);
  const texts = (files: readonly SourceFile[] = []) => files.map(({ path, text }) => ({ file: path, text }));
  return { ...entry, bad: texts(example?.bad), good: texts(example?.good) };
}
