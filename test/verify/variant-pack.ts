// A child pack made up to ask "what if": a chain with a few lines more, compiled like any other.

import { bundledPacksDir } from '../../app/packs/pack-folders.ts';
import { readPackSet } from '../../compiler/compile/compile.ts';
import type { CompiledPack } from '../../compiler/runtime/pack.ts';
import { loadPackFiles } from '../../dsl/pack/load-folder.ts';
import { type SourceFile, sourceFile } from '../../dsl/source/source-file.ts';
import type { Calculator } from './calculator.ts';

const compiled = new Map<string, CompiledPack | undefined>();

/** The chain of a pack with a made-up child below it; undefined where that does not compile. */
export function variantPack(
  calculator: Calculator,
  parent: string,
  lines: readonly string[],
): CompiledPack | undefined {
  const text = ['pack: VARIANT', `extends: ${parent}`, 'title: A made-up variant', ...lines, ''].join('\n');
  if (!compiled.has(text)) compiled.set(text, compile(calculator, parent, text));
  return compiled.get(text);
}

function compile(calculator: Calculator, parent: string, text: string): CompiledPack | undefined {
  const chain = new Set(calculator.pack(parent)?.chain);
  const files = loadPackFiles(bundledPacksDir()).filter((file) => chain.has(packOf(file)));
  const variant = sourceFile('variant.yaml', text);
  return readPackSet([...files, variant], { dataVersion: 'variant' }).compile('VARIANT').pack;
}

const packOf = (file: SourceFile): string => /^pack:\s*(\S+)/m.exec(file.text)?.[1] ?? '';
