// The history of the API only grows, names what there is, and leaves nothing out. `npm run reference` adds what is new; the
// other entries are written by hand: `npm run changelog`.

import { appendFileSync, readFileSync } from 'node:fs';
import { fc, test as prop } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  type ChangelogEntry,
  changelogFrom,
  concerns,
  emptyHead,
  everyEndpoint,
  hashAfter,
  lineAfter,
} from '../../server/reference/changelog.ts';
import { referenceDir } from '../../server/reference/reference-dir.ts';
import type { Description } from './published.ts';
import { committed } from './reference/git.ts';
import { operationsIn } from './reference/operations.ts';
import { updating } from './reference/updating.ts';
import { startWhole } from './reference/whole-service.ts';

const file = 'server/data/changelog.jsonl';
const read = (): string => readFileSync(`${referenceDir()}/changelog.jsonl`, 'utf8');
const { get } = await startWhole();
const operations = operationsIn((await get('/openapi.json')).json<Description>());

describe('the file', () => {
  test('is a chain: every entry stands as it was written', () => {
    expect(changelogFrom(read()).entries.length).toBeGreaterThan(60);
  });

  test('begins as it was committed, and grew only at its end', () => {
    const text = read();
    for (const { commit, text: before } of committed(file)) {
      expect([commit, text.startsWith(before) ? 'grew' : 'was changed']).toEqual([commit, 'grew']);
    }
  });

  test('every operation has an entry', () => {
    const { entries, head } = changelogFrom(read());
    const missing = operations.filter(
      ([path, method]) =>
        !entries.some((entry) => entry.endpoint !== everyEndpoint && concerns(entry, path, method)),
    );
    if (updating) {
      let last = head;
      for (const [path, method, { summary }] of missing) {
        const entry: ChangelogEntry = {
          date: new Date().toISOString().slice(0, 10),
          endpoint: path,
          method: method.toUpperCase() as ChangelogEntry['method'],
          status: 'NEW',
          breaking: false,
          summary: `${summary}.`,
        };
        appendFileSync(`${referenceDir()}/changelog.jsonl`, lineAfter(last, entry));
        last = hashAfter(last, entry);
      }
    } else {
      const named = missing.map(([path, method]) => `${method.toUpperCase()} ${path}`);
      expect(named, 'operations without an entry: run npm run reference').toEqual([]);
    }
  });

  test('names only operations that there are, unless it says that they are gone', () => {
    const { entries } = changelogFrom(read());
    const gone = entries.filter(
      (entry) =>
        entry.endpoint !== everyEndpoint &&
        !operations.some(([path, method]) => concerns(entry, path, method)) &&
        !entries.some((other) => other.breaking && other.endpoint === entry.endpoint),
    );
    expect(gone.map(({ method, endpoint }) => `${method} ${endpoint}`)).toEqual([]);
  });
});

describe('a chain of entries', () => {
  const entry = (summary: string, more: Partial<ChangelogEntry> = {}): ChangelogEntry => ({
    date: '2026-11-22',
    endpoint: '/v1/x',
    method: 'GET',
    status: 'FIXED',
    breaking: false,
    summary,
    ...more,
  });
  const chain = (entries: readonly ChangelogEntry[]): string => {
    let head = emptyHead;
    return entries
      .map((next) => {
        const line = lineAfter(head, next);
        head = hashAfter(head, next);
        return line;
      })
      .join('');
  };

  prop.prop([fc.array(fc.string({ minLength: 1, maxLength: 20 }), { minLength: 1, maxLength: 8 })])(
    'is read as it was written',
    (summaries) => {
      const entries = summaries.map((summary) => entry(summary));
      expect(changelogFrom(chain(entries)).entries).toEqual(entries);
    },
  );

  test('an entry that is changed, left out, moved or put between is found out', () => {
    const lines = chain([entry('a'), entry('b'), entry('c')]).split('\n');
    const [a, b, c] = lines;
    expect(() => changelogFrom([a.replace('"a"', '"z"'), b, c].join('\n'))).toThrow(/line 1/);
    expect(() => changelogFrom([a, c].join('\n'))).toThrow(/line 2/);
    expect(() => changelogFrom([b, a, c].join('\n'))).toThrow(/line 1/);
    expect(() => changelogFrom([a, a, b, c].join('\n'))).toThrow(/line 2/);
    expect(changelogFrom([a, b].join('\n')).entries).toHaveLength(2);
  });

  test('what is no entry, and what is dated before the one above it, is refused', () => {
    expect(() => changelogFrom(chain([entry('a', { status: 'OLD' as 'NEW' })]))).toThrow(/line 1/);
    expect(() => changelogFrom(chain([entry('a', { date: '2026-02-30' })]))).toThrow(/date/);
    expect(() => changelogFrom(chain([entry('a'), entry('b', { date: '2026-11-21' })]))).toThrow(
      /stands behind/,
    );
  });
});
