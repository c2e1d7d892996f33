// Adds an entry to the changelog: add-change.ts STATUS METHOD|- ENDPOINT SUMMARY [--breaking] [--date YYYY-MM-DD].

import { appendFileSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { changelogFrom, lineAfter } from '../../../server/reference/changelog.ts';
import { referenceDir } from '../../../server/reference/reference-dir.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { breaking: { type: 'boolean', default: false }, date: { type: 'string' } },
});
const [status, method, endpoint, summary] = positionals;
const path = `${referenceDir()}/changelog.jsonl`;
const text = readFileSync(path, 'utf8');
const { head } = changelogFrom(text);
const entry = {
  date: values.date ?? new Date().toISOString().slice(0, 10),
  endpoint,
  method: method === '-' ? null : method,
  status,
  breaking: values.breaking,
  summary,
};
// What is no entry is refused by the reader before it is written.
const line = lineAfter(head, entry as Parameters<typeof lineAfter>[1]);
changelogFrom(text + line);
appendFileSync(path, line);
console.log(line.trimEnd());
