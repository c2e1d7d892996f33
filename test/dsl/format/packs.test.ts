// The formatter over every pack there is: the bundled ones, the good ones of the compiler's tests, and the bad ones of
// the conformance suite.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { bundledPacksDir } from '../../../app/packs/pack-folders.ts';
import { type PackSet, readPackSet } from '../../../compiler/compile/compile.ts';
import { expressionKind } from '../../../dsl/format/expression-places.ts';
import { formatPack } from '../../../dsl/format/format.ts';
import { itemsOf, pathTo } from '../../../dsl/format/items.ts';
import { isPackFile } from '../../../dsl/pack/file-kinds.ts';
import { readPack } from '../../../dsl/pack/read-pack.ts';
import { type SourceFile, sourceFile } from '../../../dsl/source/source-file.ts';
import type { YamlNode } from '../../../dsl/yaml/node.ts';
import { readYaml } from '../../../dsl/yaml/read-yaml.ts';
import { bundledSet } from '../../bundled-packs.ts';
import { formatted } from './formatted.ts';

function filesBelow(folder: string): SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.ya?ml$/.test(path))
    .map((path) => sourceFile(path, readFileSync(`${folder}/${path}`, 'utf8')));
}

const folder = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

const bundled = filesBelow(bundledPacksDir()).filter(({ path }) => !/\.(words|names)\.yaml$/.test(path));
const good = filesBelow(folder('test/compiler/good'));
const bad = filesBelow(folder('conformance/bad')).filter(({ path }) => isPackFile(path));

const named = (files: readonly SourceFile[]) => files.map((file) => [file.path, file] as const);

const commentsIn = (text: string): string[] =>
  [...text.matchAll(/(?:^|\s)(#.*)$/gm)].map((match) => match[1] ?? '').sort();

const setOf = (files: readonly SourceFile[]): PackSet => readPackSet(files, { dataVersion: 'test' });

const fingerprints = (set: PackSet): Map<string, string> =>
  new Map([...set.compileAll().chains].map(([name, pack]) => [name, pack.fingerprint]));

const again = (file: SourceFile): SourceFile => sourceFile(file.path, formatted(file.text));

describe.each(named([...bundled, ...good]))('%s', (_path, file) => {
  const text = formatted(file.text);

  it('laid out again stays as it is', () => {
    expect(formatted(text)).toBe(text);
  });

  it('keeps its comments', () => {
    expect(commentsIn(text)).toEqual(commentsIn(file.text));
  });
});

describe('what packs mean', () => {
  const sets: [string, SourceFile[], () => PackSet][] = [
    ['the bundled packs', bundled.filter(({ path }) => isPackFile(path)), bundledSet],
    ...good.map((file): [string, SourceFile[], () => PackSet] => [file.path, [file], () => setOf([file])]),
  ];

  it.each(sets)('%s: every chain keeps its fingerprint', (_name, files, asWritten) => {
    const before = fingerprints(asWritten());
    expect(before.size).toBeGreaterThan(0);
    expect(fingerprints(setOf(files.map(again)))).toEqual(before);
  });
});

// What of a bad pack the formatter must not touch: it cannot know what the author meant.
const unreadable =
  /^(?:yaml-(?!comma$)|syntax$|expression-(?:quote|folded)$|too-(?:deep|large)$|not-a-pack$)/;

const codesOf = (file: SourceFile): string[] =>
  setOf([file])
    .compileAll()
    .diagnostics.map(({ code }) => code)
    .sort();

describe.each(named(bad))('bad/%s', (_path, file) => {
  const codes = codesOf(file);
  const result = formatPack(file);

  it('is refused for its YAML and its syntax alone, or as no pack', () => {
    const refusedFor = 'diagnostics' in result ? result.diagnostics.map(({ code }) => code) : [];
    const isRefused = codes.some((code) => unreadable.test(code)) || !/^pack:/m.test(file.text);
    expect(refusedFor.length > 0).toBe(isRefused);
    expect(codes).toEqual(expect.arrayContaining(refusedFor));
  });

  it('keeps its other errors', () => {
    const text = 'text' in result ? result.text : file.text;
    expect(codesOf(sourceFile(file.path, text))).toEqual(codes);
  });
});

// Every place in a document where an expression was read.
function expressionsIn(value: unknown, results = new Set<number>()): Set<number> {
  if (typeof value !== 'object' || value === null) return results;
  if (!Array.isArray(value) && 'at' in value && typeof value.at === 'function') results.add(value.at(0));
  else for (const [key, inner] of Object.entries(value)) if (key !== 'file') expressionsIn(inner, results);
  return results;
}

function placesOf(node: YamlNode, path: readonly string[] = []): number[] {
  if (node.kind === 'scalar') return expressionKind(path) === undefined ? [] : [node.at(0)];
  return itemsOf(node).flatMap((item) => placesOf(item.value, pathTo(path, item)));
}

describe('the places of expressions', () => {
  it.each(named([...bundled.filter(({ path }) => isPackFile(path)), ...good]))('%s', (_path, file) => {
    const { root } = readYaml(file);
    const places = root === undefined ? [] : placesOf(root);
    expect(places.sort()).toEqual([...expressionsIn(readPack(file).document)].sort());
  });
});
