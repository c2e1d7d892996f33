// No module keeps what it has computed without a bound: its tables are in the registry of caches, are memoized on what
// a cache holds, or are named here with what bounds them.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Tables that grow, and what bounds them. */
const BOUNDED: Readonly<Record<string, string>> = {
  'app/names/files.ts landsRead': 'the languages that there are',
  'app/names/files.ts placesRead': 'the languages of the list',
  'app/names/provided-names.ts files': 'the files of names that the program of a browser is handed',
  'app/names/keys.ts known': 'cleared where it is full',
  'app/names/keys.ts knownMonths': 'the lunar months',
  'app/names/files.ts read': 'the languages that names are written in',
  'contract/schema/zod.ts components': 'the named shapes of the description',
  'explain/scripts/scripts.ts made': 'the languages that names are written in',
  'app/inscriptions/read-date.ts words': 'the names of the calendar, filled where it is declared',
  'app/names/files.ts sentencesRead': 'the languages that there are',
  'explain/messages/format.ts parsed': 'the texts of messages, emptied at mostParsed',
  'explain/pictures/measure.ts tables': 'the families of the fonts, in two weights',
  'dsl/vocabulary/common-spellings.ts byWritten': 'the spellings of the table',
  'engine/civil/zone.ts usableNames': 'the IANA names',
  'engine/sky/chebyshev.ts matrices': 'the degrees of our own fits',
  'compiler/runtime/observances.ts years': 'observances, one list for each run',
  'server/pages/docs/write-docs.ts list': 'the documents, in a program of the build',
  'compiler/runtime/conditions.ts byRun': 'spans of conditions, by the codes of the pack',
};

const ROOMS = [
  'contract',
  'app',
  'authoring',
  'cli',
  'compiler',
  'dsl',
  'engine',
  'ephemeris',
  'explain',
  'host',
  'server',
];

const sources = ROOMS.flatMap((capacity) =>
  readdirSync(capacity, { recursive: true, encoding: 'utf8' }).map((path) => `${capacity}/${path}`),
)
  .filter(
    (path) =>
      path.endsWith('.ts') &&
      !path.includes('/dist/') &&
      !path.startsWith('engine/cache/') &&
      !path.startsWith('authoring/vscode/'),
  )
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

// A table that is filled later: empty where it is declared, and not declared to be read only.
const GROWING =
  /^(?:export )?(?:const|let) (\w+)\b(?!: [Rr]eadonly)[^=\n]*=\s+new (?:Map|Set)(?:<[^()]*>)?\(\)/gm;

// A table of what hangs on a thing that a cache holds, at the top of a module or within a function.
const HANGING = /(?:const|let) (\w+) = new WeakMap<(?:PlaceYear|SkyYear|PackRun),/g;

const named = (pattern: RegExp): string[] =>
  sources.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([, name]) => `${path} ${name}`));

test('there are sources to look at', () => {
  expect(sources.length).toBeGreaterThan(300);
});

test('tables of modules, and what hangs on years, are bounded: nothing else, and nothing too many', () => {
  expect([...named(GROWING), ...named(HANGING)].sort()).toEqual(Object.keys(BOUNDED).sort());
});

// The server bounds what it sends by exact sizes in bytes, and what it hears of threads by their count.
test('the library of caches is used through the registry of caches alone, but by the server', () => {
  const direct = sources.filter(
    ({ path, text }) => !path.startsWith('server/') && /from 'lru-cache'/.test(text),
  );
  expect(direct.map(({ path }) => path)).toEqual([]);
});
