// One file of packs as the server knows it: its text, and what reading made of it.

import type { Diagnostic } from '@nirnaya/dsl/diagnostics';
import { type PackDocument, packNamedIn, readPack } from '@nirnaya/dsl/pack';
import type { SourceFile } from '@nirnaya/dsl/source';
import { readYaml, type YamlNode } from '@nirnaya/dsl/yaml';
import type { DiskFile } from './pack-files.ts';
import { clientFile } from './positions.ts';
import { rereadYaml } from './reread.ts';

/** A file that has been read. */
export interface FileRead {
  readonly file: SourceFile;
  /** the YAML as far as it could be read */
  readonly root: YamlNode | undefined;
  /** whether the YAML is without errors */
  readonly sound: boolean;
  readonly document: PackDocument | undefined;
  /** the diagnostics of the file itself */
  readonly diagnostics: Diagnostic[];
}

/** Reads a file of a pack; what was read of it before spares some of the work. */
export function readFile(path: string, text: string, before?: FileRead): FileRead {
  const file = clientFile(path, text);
  const root =
    before?.sound === true && before.root !== undefined ? rereadYaml(before.root, file) : undefined;
  const yaml = root === undefined ? readYaml(file) : { root, diagnostics: [] };
  const sound = yaml.diagnostics.length === 0;
  return { file, root: yaml.root, sound, ...readPack(file, yaml) };
}

/** The name of the pack that a file belongs to; what its text says where it cannot be read. */
export const packOf = ({ document, file }: FileRead): string =>
  document?.pack ?? packNamedIn(file.text) ?? '';

/** A file of author tests as far as its YAML goes; it holds no pack. */
export function readTestFile({ path, text }: DiskFile): FileRead {
  const file = clientFile(path, text);
  const { root, diagnostics } = readYaml(file);
  return { file, root, sound: diagnostics.length === 0, document: undefined, diagnostics: [] };
}
