// The reference of the API as a start finds it: made by the build, or from the sources where these are run.

import { buildId } from '@nirnaya/app/packs';
import { readDocuments } from '../reference/documents.ts';
import { type Reference, readChangelog } from '../reference/reference.ts';

/** Opens the reference. A history that is not as it must be, and a build without documents, are thrown. */
export async function openReference(): Promise<Reference> {
  const changelog = readChangelog();
  if (buildId !== undefined) return { changelog, documents: readDocuments() };
  const { makeDocuments } = await import('../openapi/make-documents.ts');
  return { changelog, documents: makeDocuments() };
}
