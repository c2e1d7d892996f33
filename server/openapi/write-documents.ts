// Writes the documents of the API into the folder that the command line names; the build runs it.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ApiDocuments, documentFiles } from '../reference/documents.ts';
import { makeDocuments } from './make-documents.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: write-documents <folder>');
mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries(makeDocuments()))
  writeFileSync(join(folder, documentFiles[name as keyof ApiDocuments]), text);
