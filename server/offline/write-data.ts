// Writes what pages are computed from on the device of a reader, besides what the playground computes with: words by language. In: the file of all compiled packs, and the folder that is
// written. Out: JSON compressed by gzip and named by its content, and `data.json`, which names them for the service.

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readNames } from '@nirnaya/app/names';
import { textsInBundle, wordsBeside } from '@nirnaya/app/packs';
import { storedWords } from '@nirnaya/app/words';
import { bundleIn, inspectBundle } from '@nirnaya/compiler/artifact';
import { pageLanguages } from '@nirnaya/web/words';
import type { OfflineDataFiles } from '../pages/site/offline-data.ts';
import type { WordsFile } from './words-file.ts';

const [bundlePath = '', out = ''] = process.argv.slice(2);
const bundle = inspectBundle(bundleIn(readFileSync(bundlePath)));
const words = wordsBeside(bundle);

/** What is fallen back to, and what names that are not Sanskrit are read from. */
const always = ['en', 'hi'];

/** The files of names of a language. */
const named = (language: string): readonly string[] => [
  'sanskrit.names.yaml',
  ...['angas', 'lands', 'places', 'sentences'].map((kind) => `${language}/${kind}.names.yaml`),
];

const wordsIn = (language: string): WordsFile => ({
  book: storedWords(words, new Set([language, ...always])),
  names: Object.fromEntries(
    named(language).flatMap((path) => {
      const content = readNames(path);
      return content === undefined ? [] : [[path, content]];
    }),
  ),
});

rmSync(out, { recursive: true, force: true });
mkdirSync(join(out, 'assets'), { recursive: true });
const write = (name: string, content: string): string => {
  const packed = gzipSync(content, { level: 9 });
  const digest = createHash('sha256').update(packed).digest('base64url').slice(0, 10);
  const file = `${name}-${digest}.bin`;
  writeFileSync(join(out, 'assets', file), packed);
  return `/assets/${file}`;
};
const files: OfflineDataFiles = {
  texts: textsInBundle(bundle),
  words: Object.fromEntries(
    pageLanguages.map(({ code }) => [code, write(`words-${code}`, JSON.stringify(wordsIn(code)))]),
  ),
};
writeFileSync(join(out, 'data.json'), `${JSON.stringify(files, null, 2)}\n`);
