// Loads what threads are opened with, and what the main thread is to know of it. Runs in a thread of its own, which ends
// afterwards: compiling takes some seconds and much memory.

import { createHash } from 'node:crypto';
import { loadPacks, outlinesOf, type ServedPacks, textsServed } from '@nirnaya/app/packs';
import { productVersion, readSharedFiles, type SharedData, versionsOf } from '@nirnaya/app/workspace';
import { type Diagnostic, diagnosticToJson, renderDiagnostics } from '@nirnaya/dsl/diagnostics';
import { lineColumn } from '@nirnaya/dsl/source';
import type { PackDiagnostic, PacksReport } from './tasks.ts';

/** What to load. */
export interface LoadRequest {
  /** folders of packs, laid over those that come with Nirnaya */
  readonly folders: readonly string[];
  /** a file of compiled packs, in place of folders */
  readonly file: string | undefined;
  /** what is in service, when packs are read again */
  readonly before: SharedData | undefined;
}

/** What was loaded. */
export interface Loaded {
  readonly state: SharedData;
  readonly report: PacksReport;
  /** whether every chain compiled, so that no chain of before serves on */
  readonly replaced: boolean;
}

/** Digits of a fingerprint that are reported; enough to tell two apart. */
const shortLength = 16;

/** Loads. Throws what the file system throws, `ArtifactError`, `SkyUnavailable` and `DataFileError`. */
export function load({ folders, file, before }: LoadRequest): Loaded {
  const { packs: packsBefore, ...files } = before ?? { ...readSharedFiles(), packs: undefined };
  const versions = versionsOf(files);
  const dataVersion = versions.ephemeris;
  const { served, replaced, failing, missing, diagnostics } = loadPacks({
    folders,
    file,
    dataVersion,
    before: packsBefore,
  });
  return {
    state: { ...files, packs: served },
    replaced,
    report: {
      ...packsIn(served, dataVersion),
      ...versions,
      failing,
      missing,
      diagnostics: diagnostics.map(plainDiagnostic),
    },
  };
}

function packsIn(
  served: ServedPacks,
  dataVersion: string,
): Pick<PacksReport, 'version' | 'texts' | 'count' | 'rules' | 'fingerprints'> {
  const { packs, fingerprints, texts } = outlinesOf(served, dataVersion);
  const codes = [...packs.values()].flatMap(({ documents }) =>
    documents.flatMap(({ rules }) => rules.map(({ code }) => code)),
  );
  const named = [...fingerprints].sort(([a], [b]) => (a < b ? -1 : 1));
  const hash = createHash('sha256').update(JSON.stringify([productVersion(), dataVersion, texts, named]));
  return {
    version: hash.digest('base64url'),
    texts: textsServed(served, dataVersion) ?? null,
    count: packs.size,
    rules: new Set(codes).size,
    fingerprints: Object.fromEntries(named.map(([name, print]) => [name, print.slice(0, shortLength)])),
  };
}

function plainDiagnostic(diagnostic: Diagnostic): PackDiagnostic {
  const { severity, message, range } = diagnostic;
  const { line, column } = lineColumn(range.file, range.start);
  return {
    severity,
    message,
    line: `${range.file.path}:${line}:${column}: ${message}`,
    frame: renderDiagnostics([diagnostic]),
    json: diagnosticToJson(diagnostic),
  };
}
