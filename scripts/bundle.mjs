// Bundles programs from the sources with esbuild, so that a start reads a few files where the sources are some hundreds.

import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { build } from 'esbuild';
import { withDirectImports } from './direct-imports.mjs';

/**
 * Bundles programs, which share what they have in common. In: the root; the folder that is written; the programs, name to
 * source, both without an extension and the names of two parts (`server/main`); and the id of the build, which they are
 * told. Out: esbuild's account of what went into them.
 */
export async function bundle(options) {
  const { metafile } = await build({
    ...common(options, 'import.meta.url'),
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    format: 'esm',
    // CommonJS packages in a bundle load modules of Node by it.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module';\nconst require = requireFrom(import.meta.url);",
    },
  });
  return metafile;
}

/**
 * Bundles programs into one file of CommonJS each, in ASCII. What they import only when they need it is left out: then they fail
 * with an error of the code `LEFT_OUT`. In and out: as of `bundle`.
 */
export async function bundleSingle(options) {
  const all = common(options, 'addressOfFile');
  const { metafile } = await build({
    ...all,
    plugins: [leftOut, ...all.plugins],
    format: 'cjs',
    outExtension: { '.js': '.cjs' },
    // Comments of packages have other letters.
    minifyWhitespace: true,
    legalComments: 'none',
    banner: { js: "const addressOfFile = require('node:url').pathToFileURL(__filename).href;" },
  });
  // They are read as Latin-1. A regular expression keeps its letters as they are written.
  for (const name of Object.keys(metafile.outputs).filter((path) => path.endsWith('.cjs'))) {
    const path = join(options.root, name);
    if (readFileSync(path, 'latin1').search(/[^\p{ASCII}]/u) >= 0)
      throw new Error(`${name} has letters beyond ASCII: write them as escapes in the sources`);
  }
  return metafile;
}

const leftOut = {
  name: 'left-out',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, namespace: 'left-out' } : undefined,
    );
    onLoad({ filter: /./, namespace: 'left-out' }, ({ path }) => ({
      contents: `throw Object.assign(new Error(${JSON.stringify(`${path} is left out`)}), { code: 'LEFT_OUT' });`,
    }));
  },
};

// `self` is the expression of a file's own address.
function common({ root, outdir, programs, buildId, external = [] }, self) {
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  // What the product depends on stays a package beside it; so does what reads the sources where nothing is built.
  const beside = [...Object.keys({ ...dependencies, ...optionalDependencies }), 'tsx'];
  return {
    absWorkingDir: root,
    entryPoints: Object.entries(programs).map(([out, source]) => ({ in: `${source}.ts`, out })),
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node20',
    sourcemap: 'linked',
    sourcesContent: false,
    metafile: true,
    logLevel: 'warning',
    conditions: ['@nirnaya/source'],
    external: [...beside, ...external],
    define: { __BUILD_ID__: JSON.stringify(buildId) },
    plugins: [addresses({ root, outdir, programs, self })],
  };
}

/**
 * A source's own address, where it asks for it: files beside it are found as if it were run where it lies. Programs that it
 * starts are the bundled ones; programs themselves are named by the address of what is run.
 */
function addresses({ root, outdir, programs, self }) {
  const bundled = new Map(
    Object.entries(programs).map(([out, source]) => [join(root, `${source}.ts`), `${join(outdir, out)}.js`]),
  );
  // Every file that is written lies one folder below.
  const url = (path) => `new URL(${JSON.stringify(relative(join(outdir, 'any'), path))}, ${self})`;
  return {
    name: 'addresses',
    setup({ onLoad }) {
      onLoad({ filter: /\.ts$/ }, ({ path }) => {
        if (path.includes('node_modules')) return undefined;
        const text = withDirectImports(readFileSync(path, 'utf8'));
        if (bundled.has(path)) return { contents: text, loader: 'ts' };
        const contents = text
          .split(/(new URL\('\.[^']*\.ts', import\.meta\.url\))/)
          .map((part, i) => {
            if (i % 2 === 0) return part.replaceAll('import.meta.url', `${url(path)}.href`);
            const program = bundled.get(resolve(dirname(path), part.split("'")[1]));
            if (program === undefined) throw new Error(`${path} starts ${part}, which is no program`);
            return url(program);
          })
          .join('');
        return { contents, loader: 'ts' };
      });
    },
  };
}
