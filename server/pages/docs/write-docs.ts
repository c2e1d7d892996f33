// Writes the pages for developers that are the same for every service: of the documents of the project that the command line
// names, into the folder that it names. The build runs it.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { productVersion } from '@nirnaya/app/workspace';
import { type DocsSite, renderDocs } from '@nirnaya/web/pages';
import { etagOf } from '../../http/etag.ts';
import { readDocuments } from '../../reference/documents.ts';
import { readChangelog } from '../../reference/reference.ts';
import { readSiteFiles, siteDir } from '../site/assets.ts';
import { type BuiltPage, listFile, missingPage } from './built-pages.ts';
import { drawingAddress } from './guide/addresses.ts';
import { apiChanges } from './guide/api-changes.ts';
import { makeGuide } from './guide/make-guide.ts';
import { type DescribedOperations, operationAddresses } from './guide/operations.ts';

const [root, folder] = process.argv.slice(2);
if (root === undefined || folder === undefined) throw new Error('usage: write-docs <project> <folder>');

const filesIn = (under: string, extension: string): string[] =>
  readdirSync(join(root, under), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(extension))
    .map((file) => `${under}/${file}`)
    .sort();
const readAll = (files: readonly string[]): ReadonlyMap<string, string> =>
  new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));

const site: DocsSite = { files: readSiteFiles(siteDir()), version: productVersion() };
const drawings = readAll(filesIn('docs/images', '.svg'));
const operations = operationAddresses(JSON.parse(readDocuments().description) as DescribedOperations);
const pages = new Map([
  ...makeGuide(site, {
    documents: readAll([...filesIn('docs', '.md'), 'dsl/LANGUAGE.md', 'CONTRIBUTING.md', 'CHANGELOG.md']),
    drawings,
    operations,
  }),
  ['/docs/changelog', renderDocs.changes(site, apiChanges(readChangelog(), operations))],
  [missingPage, renderDocs.missing(site, {})],
]);

mkdirSync(folder, { recursive: true });
const list = new Map<string, BuiltPage>();
const write = (address: string, text: string, type: BuiltPage['type']): void => {
  const file = `${address
    .replace(/^\//, '')
    .replaceAll('/', '~')
    .replace(/\.svg$/, '')}.${type}`;
  writeFileSync(join(folder, file), text);
  list.set(address, { file, type, tag: etagOf(text) });
};
for (const [address, text] of pages) write(address, text, 'html');
for (const [file, svg] of drawings) write(drawingAddress(file), svg, 'svg');
writeFileSync(join(folder, listFile), `${JSON.stringify(Object.fromEntries(list), null, 1)}\n`);
