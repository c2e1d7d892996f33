// What the reference of the API is made of: the history of the operations, and the documents that describe them.

import { readFileSync } from 'node:fs';
import { type Changelog, changelogFrom, emptyChangelog } from './changelog.ts';
import { type ApiDocuments, emptyDocuments } from './documents.ts';
import { referenceDir } from './reference-dir.ts';

/** The data of the reference. */
export interface Reference {
  readonly changelog: Changelog;
  readonly documents: ApiDocuments;
}

/** A reference of nothing. */
export const emptyReference: Reference = { changelog: emptyChangelog, documents: emptyDocuments };

/** Reads the history of the API. A line that is not as it must be is thrown. */
export const readChangelog = (folder: string = referenceDir()): Changelog =>
  changelogFrom(readFileSync(`${folder}/changelog.jsonl`, 'utf8'));
