// Files as the schemas check them, read as an editor reads them; and as the readers and the compiler check their shape.

import { Ajv2020 } from 'ajv/dist/2020.js';
import { parseDocument } from 'yaml';
import { diagnosticsOf } from '../../../cli/output/docs/examples.ts';
import { isTestFile, isWordsFile } from '../../../dsl/pack/file-kinds.ts';
import { readPack } from '../../../dsl/pack/read-pack.ts';
import { readTests } from '../../../dsl/pack/read-test.ts';
import { readWords } from '../../../dsl/pack/read-words.ts';
import { packSchema } from '../../../dsl/schema/pack.ts';
import { testSchema } from '../../../dsl/schema/test.ts';
import { wordsSchema } from '../../../dsl/schema/words.ts';
import type { SourceFile } from '../../../dsl/source/source-file.ts';

const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, allErrors: true });
// A word of editors, which validates nothing.
ajv.addKeyword('patternErrorMessage');

const isPack = ajv.compile(packSchema);
const isTests = ajv.compile(testSchema);
const isWords = ajv.compile(wordsSchema);

/** What the schema has against a file, by path; nothing where it is sound. Of what is no YAML, as far as it is read. */
export function errorsOf({ path, text }: SourceFile): string[] {
  const validate = isTestFile(path) ? isTests : isWordsFile(path) ? isWords : isPack;
  validate(parseDocument(text, { uniqueKeys: false, logLevel: 'silent' }).toJS());
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

/** The errors of shape: the schema refuses whatever has one of them. */
export const shapeCodes: readonly string[] = [
  'bad-code',
  'bad-date',
  'bad-label',
  'bad-language',
  'bad-name',
  'conflicting-fields',
  'empty-list',
  'inferred-without-fits',
  'long-words',
  'missing-authority',
  'missing-field',
  'missing-observe',
  'not-a-pack',
  'not-a-test-file',
  'not-a-words-file',
  'nothing-tested',
  'number-out-of-range',
  'provisional-without-note',
  'unknown-field',
  'unknown-tag',
  'value-not-allowed',
  'wrong-node',
];

/** What the readers report as well: on YAML itself, of how an expression is written, of one value beside another. */
export const beyondShape =
  /^(?:yaml-|expression-|too-|date-outside-year|empty-field|ignore-without-reason|misplaced-field|month-twice|not-of-chain|sky-option)/;

// What the compiler reports on fields that do not go together, or that a rule of its kind lacks.
const reportedLater: readonly string[] = [
  'conflicting-fields',
  'missing-field',
  'missing-observe',
  'provisional-without-note',
];

/** The codes that the reader of a file reports. */
export const readCodes = (file: SourceFile): string[] =>
  readerOf(file)(file).diagnostics.map(({ code }) => code);

const readerOf = ({ path }: SourceFile) =>
  isTestFile(path) ? readTests : isWordsFile(path) ? readWords : readPack;

/** The same, and the codes that the compiler reports on the fields of its rules. */
export const codesOf = (file: SourceFile, files: readonly SourceFile[]): string[] => [
  ...readCodes(file),
  ...diagnosticsOf(files).flatMap(({ code, range }) =>
    range.file.path === file.path && reportedLater.includes(code) ? [code] : [],
  ),
];
