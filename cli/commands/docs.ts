// `nirnaya docs`: everything about the packs and the language, as pages to read offline.

import { join } from 'node:path';
import { badPacksDir } from '@nirnaya/app/packs';
import { newDelhi, placeOfPack } from '@nirnaya/app/places';
import { productVersion } from '@nirnaya/app/workspace';
import { renderDiagnostics } from '@nirnaya/dsl/diagnostics';
import { NegativeAnswer, UsageError } from '../options/failure.ts';
import { write, writeJson } from '../options/io.ts';
import { optionalPart } from '../options/optional.ts';
import { packsOption } from '../options/pack-files.ts';
import { openCommandWorkspace } from '../options/workspace.ts';
import { yearsOf } from '../options/years.ts';
import { exampleIn } from '../output/docs/examples.ts';
import { languageReference } from '../output/docs/language.ts';
import { makeFolder, writeFiles } from '../output/docs/write-files.ts';
import type { AddCommand } from './command.ts';

interface DocsOptions {
  readonly out: string;
  readonly packs?: readonly string[];
  readonly years?: string;
  readonly json?: boolean;
}

/** The most years of dates on a page. */
const mostYears = 20;

/** Adds the command. */
export const addDocs: AddCommand = (program, io) => {
  const command = program
    .command('docs')
    .description('writes pages about every rule and the language, for reading offline');
  packsOption(command)
    .option('--out <folder>', 'folder to write to; files of the same names are overwritten', 'nirnaya-docs')
    .option(
      '--years <span>',
      'years to show, at most 20, such as 2026..2030 (default: this year and the next four)',
    )
    .option('--json', 'print JSON')
    .action(async ({ out, packs: folders, years: span, json }: DocsOptions) => {
      const today = { zone: newDelhi.timezone, now: io.now() };
      const { from, to } = yearsOf(span, '--years', today, { back: 0, ahead: 4 });
      const count = to - from + 1;
      if (count > mostYears)
        throw new UsageError(`--years: ${count} years are too many; at most ${mostYears} are allowed`);
      const workspace = openCommandWorkspace(folders);
      try {
        const { packs, compileAll } = workspace.packs;
        const { chains, diagnostics } = compileAll();
        const errors = diagnostics.filter(({ severity }) => severity === 'error');
        if (errors.length > 0) {
          await write(io.err, `${renderDiagnostics(errors)}\n`);
          throw new NegativeAnswer();
        }
        // Reported before the dates are computed.
        makeFolder(out);
        // Other commands need none of it.
        const { siteOf } = await optionalPart('docs', () => import('@nirnaya/authoring/site'));
        const site = siteOf({
          packs,
          chains,
          language: languageReference(),
          version: productVersion(),
          dates: {
            kind: 'shown',
            years: Array.from({ length: count }, (_, i) => from + i),
            placeYear: workspace.almanac.placeYear,
          },
          siteOf: (pack) => placeOfPack(pack, packs),
          exampleOf: (code) => exampleIn(badPacksDir(), code),
        });
        writeFiles(out, site);
        const first = join(out, 'index.html');
        if (json === true) await writeJson(io, { files: site.size, first });
        else await write(io.out, `${site.size} files; begin with ${first}\n`);
      } finally {
        workspace.close();
      }
    });
};
