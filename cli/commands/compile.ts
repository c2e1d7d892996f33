// `nirnaya compile`: compiles packs to a file that the service and other programs open in milliseconds.

import { existsSync, statSync } from 'node:fs';
import { makeBundle, packTexts, readBundleFile, writeBundleFile } from '@nirnaya/app/packs';
import {
  ArtifactError,
  type ArtifactVersion,
  inspectBundle,
  type OpenedBundle,
  openBundle,
} from '@nirnaya/compiler/artifact';
import { readPackSet } from '@nirnaya/compiler/compile';
import { languageVersion } from '@nirnaya/compiler/front';
import { diagnosticToJson, renderDiagnostics } from '@nirnaya/dsl/diagnostics';
import { openBundledSky } from '@nirnaya/ephemeris';
import { Option } from 'commander';
import { NegativeAnswer, UsageError } from '../options/failure.ts';
import { type Io, write, writeJson } from '../options/io.ts';
import { packFilesAt, packsOption } from '../options/pack-files.ts';
import { unwritable } from '../options/unwritable.ts';
import type { AddCommand } from './command.ts';

interface CompileOptions {
  readonly packs?: readonly string[];
  readonly out: string;
  readonly check?: string;
  readonly json?: boolean;
}

const about = `
A service opens the file with PACKS_BUNDLE=FILE. A file is opened by the version of nirnaya that made it: compile again after
an upgrade.
`;

/** Adds the command. */
export const addCompile: AddCommand = (program, io) => {
  packsOption(
    program
      .command('compile')
      .description('compiles packs to one file for a service; shows every diagnostic and fails on errors'),
  )
    .option('--out <file>', 'file to write to', 'packs.bundle')
    .addOption(
      new Option('--check <file>', 'describe a file of compiled packs instead of writing one').conflicts([
        'packs',
        'out',
      ]),
    )
    .option('--json', 'print JSON')
    .addHelpText('after', about)
    .action((options: CompileOptions) => {
      const version = { language: languageVersion, data: skyVersion() };
      return options.check === undefined
        ? compile(options, version, io)
        : checkFile(options.check, options, version, io);
    });
};

function skyVersion(): string {
  const sky = openBundledSky();
  try {
    return sky.ephemerisVersion;
  } finally {
    sky.close();
  }
}

async function compile(
  { packs: folders = [], out, json }: CompileOptions,
  version: ArtifactVersion,
  io: Io,
): Promise<void> {
  // A folder that is not there, or has no packs, is said so.
  packFilesAt(folders);
  const texts = packTexts(folders, 'by folder');
  const set = readPackSet(texts.packs, { dataVersion: version.data });
  const { diagnostics } = set.compileAll();
  if (diagnostics.some(({ severity }) => severity === 'error')) {
    if (json === true) await writeJson(io, { ok: false, diagnostics: diagnostics.map(diagnosticToJson) });
    else await write(io.out, `${renderDiagnostics(diagnostics, { color: io.color })}\n`);
    throw new NegativeAnswer();
  }
  const bundle = makeBundle(set, texts, version.data);
  try {
    writeBundleFile(out, bundle);
  } catch (error) {
    throw unwritable(out, error);
  }
  if (json !== true && diagnostics.length > 0)
    await write(io.out, `${renderDiagnostics(diagnostics, { color: io.color })}\n\n`);
  const warnings = { diagnostics: diagnostics.map(diagnosticToJson) };
  await describe(out, openBundle(bundle, version), json === true ? { json: warnings, io } : { io });
}

async function checkFile(
  file: string,
  { json }: CompileOptions,
  version: ArtifactVersion,
  io: Io,
): Promise<void> {
  if (!existsSync(file) || !statSync(file).isFile()) throw new UsageError(`--check: no such file: ${file}`);
  try {
    const bundle = inspectBundle(readBundleFile(file));
    const { language, data } = bundle.version;
    const ok = language === version.language && data === version.data;
    await describe(file, bundle, json === true ? { json: {}, io, ok } : { io, ok });
    if (!ok) throw new NegativeAnswer();
  } catch (error) {
    if (error instanceof ArtifactError) throw new UsageError(`--check: ${error.message}`);
    throw error;
  }
}

interface Manner {
  readonly io: Io;
  /** what stands in the JSON besides; undefined where none is printed */
  readonly json?: object;
  /** whether this version of the program opens it */
  readonly ok?: boolean;
}

// Chains, fingerprints, versions and size.
async function describe(file: string, bundle: OpenedBundle, { io, json, ok = true }: Manner): Promise<void> {
  const { fingerprints, version } = bundle;
  const bytes = statSync(file).size;
  if (json !== undefined) {
    const chains = [...fingerprints].map(([name, fingerprint]) => ({ name, fingerprint }));
    return writeJson(io, {
      ok,
      file,
      bytes,
      language: version.language,
      ephemeris: version.data,
      chains,
      ...json,
    });
  }
  const longest = Math.max(0, ...[...fingerprints.keys()].map(({ length }) => length));
  const lines = [
    ...[...fingerprints].map(([name, fingerprint]) => `${name.padEnd(longest)}  ${fingerprint}`),
    '',
    `${file}: ${fingerprints.size} chain${fingerprints.size === 1 ? '' : 's'}, ${(bytes / 1e6).toFixed(1)} MB, language ${version.language}, ephemeris ${version.data}`,
    ...(ok ? [] : ['It was compiled by another version of nirnaya: compile it again.']),
  ];
  return write(io.out, `${lines.join('\n')}\n`);
}
