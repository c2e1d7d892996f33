import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { oneFile } from '../../scripts/browser-files.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

type Locked = {
  optional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};

/** The packages that a script and the scripts that it loads import. */
function importedBy(script: string, seen = new Set<string>()): string[] {
  if (seen.has(script)) return [];
  seen.add(script);
  const text = readFileSync(script, 'utf8');
  return [...text.matchAll(/(?:from |import\()'([@\w./:-]+)'/g)].flatMap(([, name = '']) => {
    if (name.startsWith('node:')) return [];
    if (name.startsWith('.')) return importedBy(join(dirname(script), name), seen);
    return [name.startsWith('@') ? name.split('/').slice(0, 2).join('/') : (name.split('/')[0] ?? name)];
  });
}

/** A package and all that it needs, as they lie at the root of the lockfile. */
function needs(name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  const { dependencies = {} } = packages[`node_modules/${name}`] ?? {};
  for (const one of Object.keys(dependencies)) needs(one, seen);
  return seen;
}

test('what builds the programs works where no optional package is installed', () => {
  const imported = [...new Set(importedBy(join(root, 'scripts/build.mjs')))];
  expect(imported).toContain('esbuild');
  const parts = imported.flatMap((name) => [...needs(name)]);
  for (const name of parts) expect(existsSync(join(root, 'node_modules', name)), name).toBe(true);
  const withOptional = parts.filter(
    (name) => packages[`node_modules/${name}`]?.optionalDependencies !== undefined,
  );
  // esbuild gets its program by itself where the package that has it was left out.
  expect([...new Set(withOptional)]).toEqual(['esbuild']);
});

test('what pages load is bundled from packages that are never left out', async () => {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'knip.json'), 'utf8')) as {
    workspaces: { web: { entry: string[] } };
  };
  const entries = workspaces.web.entry.map((entry) => join(root, 'web', entry));
  const bundled = new Set<string>();
  for (const entry of entries) {
    const { metafile } = await build({ ...oneFile(entry), absWorkingDir: root, metafile: true });
    for (const path of Object.keys(metafile?.inputs ?? {})) {
      const name = /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
      if (name !== undefined) bundled.add(name);
    }
  }
  expect(bundled).toContain('preact');
  expect([...bundled].filter((name) => packages[`node_modules/${name}`]?.optional === true)).toEqual([]);
});
