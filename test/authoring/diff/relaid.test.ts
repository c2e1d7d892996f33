import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { bundledPacksDir } from '../../../app/packs/pack-folders.ts';
import { canonicalChain } from '../../../authoring/diff/canonical-chain.ts';
import { compareChains } from '../../../authoring/diff/compare-rules.ts';
import type { Chains } from '../../../authoring/diff/versions.ts';
import { readPackSet } from '../../../compiler/compile/compile.ts';
import { loadPackFiles } from '../../../dsl/pack/load-folder.ts';
import { sourceFile } from '../../../dsl/source/source-file.ts';
import { bundledSet } from '../../bundled-packs.ts';
import { formatted } from '../../dsl/format/formatted.ts';
import { chainsOf, child, kinds, parent } from './versions.ts';

function differences(before: Chains, after: Chains): readonly unknown[] {
  expect([...after.keys()].sort()).toEqual([...before.keys()].sort());
  return [...before].flatMap(([name, old]): unknown[] => {
    const now = after.get(name);
    if (now === undefined) return [name];
    const { rules, parts } = compareChains(canonicalChain(old, 'standard'), canonicalChain(now, 'standard'));
    return [...rules, ...parts];
  });
}

test('packs formatted mean what they did', () => {
  const texts = [parent, child, kinds];
  const laid = texts.map(formatted);
  expect(laid).not.toEqual(texts);
  expect(differences(chainsOf(...texts), chainsOf(...laid))).toEqual([]);
});

// Every map the other way round, no comment, another style of YAML: what is left of it is what it means.
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, reversed(inner)]),
  );
}

test('the bundled packs with every map reversed, rewritten and formatted, mean what they did', () => {
  const files = loadPackFiles(bundledPacksDir());
  const relaid = files.map(({ path, text }) => {
    const written = stringify(reversed(parse(text)), { lineWidth: 0, blockQuote: 'literal' });
    return sourceFile(path, formatted(written));
  });
  expect(relaid.filter(({ text }, i) => text === files[i]?.text)).toEqual([]);
  const { chains, diagnostics } = readPackSet(relaid, { dataVersion: 'test' }).compileAll();
  expect(diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual(
    [],
  );
  expect(differences(bundledSet().compileAll().chains, chains)).toEqual([]);
});
