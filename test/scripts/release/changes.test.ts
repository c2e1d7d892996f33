// Files of changes, and the changelog that they are gathered into.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readChanges, released, withChanges } from '../../../scripts/release/changes.mjs';

const folder = mkdtempSync(join(tmpdir(), 'nirnaya-changes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const change = (kind: string, text: string) => ({ file: `${kind}.md`, kind, text });

test('every file of changes/ is a change', () => {
  for (const { text } of readChanges('changes')) expect(text).toMatch(/[.!]$/);
});

test('a folder that does not exist has no changes', () => {
  expect(readChanges(join(folder, 'none'))).toEqual([]);
});

test.each([
  ['no kind', 'New.\n', 'must begin with "---", "kind: KIND" and "---"'],
  ['an unknown kind', '---\nkind: fix\n---\nNew.\n', 'unknown kind fix; use breaking, added, mended'],
  ['no text', '---\nkind: added\n---\n\n', 'has no text'],
])('a file with %s is refused by name', (_, text, message) => {
  const file = join(folder, 'wrong.md');
  writeFileSync(file, text);
  expect(() => readChanges(folder)).toThrow(`wrong.md: ${message}`);
  rmSync(file);
});

describe('the changelog', () => {
  const changelog = '# Changelog\n\n## Unreleased\n\n### Added\n- old\n\n## 0.1.0\n\n- first\n';

  test('gets each change under the heading of its kind, after what is there', () => {
    const changes = [change('added', 'new,\nof two lines.'), change('breaking', 'gone.')];
    expect(withChanges(changelog, changes)).toBe(
      '# Changelog\n\n## Unreleased\n\n### Breaking changes\n- gone.\n\n### Added\n- old\n- new,\n  of two lines.\n\n## 0.1.0\n\n- first\n',
    );
  });

  test('gets a section for them if it has none', () => {
    expect(withChanges('# Changelog\n\n## 0.1.0\n\n- first\n', [change('mended', 'well.')])).toBe(
      '# Changelog\n\n## Unreleased\n\n### Mended\n- well.\n\n## 0.1.0\n\n- first\n',
    );
  });

  test('without changes stays as it is', () => {
    expect(withChanges(changelog, [])).toBe(changelog);
  });

  test('of a release has its version and date in place of "Unreleased"', () => {
    expect(released(changelog, '0.2.0', '2026-12-01')).toContain(
      '\n## 0.2.0 (2026-12-01)\n\n### Added\n- old',
    );
  });
});
