// Author tests in the editor: read like packs, with the names of the packs that they test, and checked as far as reading and
// names go. Whether they pass is for `nirnaya test`.

import { type Diagnostic, report, suggestionFor } from '@nirnaya/dsl/diagnostics';
import { isTestFile, readTests } from '@nirnaya/dsl/pack';
import type { DiskFile } from '../workspace/pack-files.ts';
import type { ChainView, Project } from '../workspace/project.ts';
import { type FileRead, packOf, readTestFile } from '../workspace/read.ts';
import { testNames, testPacks } from './file-names.ts';
import type { NameUse } from './mention.ts';
import type { PackUse } from './symbols.ts';

/** Whether a file holds author tests. */
export const holdsTests = ({ file }: FileRead): boolean => isTestFile(file.path);

/** The names in author tests, each in the chain of the first pack that it is tested in. */
export const testUses = (tests: readonly DiskFile[]): readonly PackUse[] =>
  tests.map(readTestFile).flatMap((read) => testNames(read.root).map((use) => ({ pack: packOf(read), use })));

/** The diagnostics of a file of author tests: of its form, and of packs, rules and kalas that do not exist. */
export function testDiagnostics(project: Project, read: FileRead): readonly Diagnostic[] {
  const { diagnostics } = readTests(read.file);
  const packs = testPacks(read.root);
  for (const { text, range } of packs) {
    if (project.packs().has(text)) continue;
    const suggestion = suggestionFor(text, project.packs().keys());
    diagnostics.push(report('unknown-pack', range, { name: text }, { suggestion }));
  }
  const views = packs.flatMap(({ text }) => (project.packs().has(text) ? (project.view(text) ?? []) : []));
  for (const use of testNames(read.root)) {
    if (use.kind === 'rule' || use.kind === 'kala') diagnostics.push(...unknownIn(use, views));
  }
  return diagnostics;
}

// A name must be known in every pack that is tested; it is reported once.
function unknownIn({ kind, name, range }: NameUse, views: readonly ChainView[]): readonly Diagnostic[] {
  const without = views
    .map(({ linked: { layer } }) => (kind === 'rule' ? layer.rules : layer.kala))
    .find((names) => !names.has(name));
  if (without === undefined) return [];
  const suggestion = suggestionFor(name, without.keys());
  return [
    kind === 'rule'
      ? report('unknown-rule', range, { code: name }, { suggestion })
      : report('unknown-kala', range, { name }, { suggestion }),
  ];
}
