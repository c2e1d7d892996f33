// What a command loads before it begins, as it is bundled.

import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { directImports } from '../../../../scripts/direct-imports.mjs';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** The packages that a module loads, itself or through others: not what is imported when it is needed. */
async function packagesOf(start: string): Promise<ReadonlySet<string>> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [start],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    plugins: [
      directImports,
      {
        name: 'deferred-apart',
        setup({ onResolve }) {
          onResolve({ filter: /./ }, ({ kind, path }) =>
            kind === 'dynamic-import' ? { path, external: true } : undefined,
          );
        },
      },
    ],
  });
  return new Set(
    Object.values(metafile.outputs).flatMap(({ imports }) =>
      imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path),
    ),
  );
}

test('to explain a date by a code, with packs that are cached, nothing is loaded that parses, checks or transliterates', async () => {
  const packages = await packagesOf('cli/commands/explain.ts');
  expect(packages).toContain('commander');
  const needless = /chevrotain|zod|^yaml$|luxon|sanscript|^@nirnaya/;
  expect([...packages].filter((name) => needless.test(name))).toEqual([]);
  expect(await packagesOf('dsl/syntax/tokens.ts')).toContain('chevrotain');
});
