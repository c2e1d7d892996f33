// The notes of a release, and the dry run that prints them.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { releaseNotes } from '../../../scripts/release/notes.mjs';

const changelog =
  '# Changelog\n\n## Unreleased\n\n- new\n\n## 0.2.0 (2026-11-01)\n\n### Added\n- older\n\n## [v0.1.0]\n\n- first\n';

describe('notes', () => {
  test('are those of the version, whatever its heading has besides', () => {
    expect(releaseNotes(changelog, '0.2.0')).toBe('# Nirnaya 0.2.0\n\n### Added\n- older\n');
    expect(releaseNotes(changelog, '0.1.0')).toBe('# Nirnaya 0.1.0\n\n- first\n');
  });

  test('of a version without a section are those of what is unreleased', () => {
    expect(releaseNotes(changelog, '0.3.0')).toBe('# Nirnaya 0.3.0\n\n- new\n');
  });

  test('that are not there are an error that says what to add', () => {
    expect(() => releaseNotes('# Changelog\n', '1.0.0')).toThrow('add a section "## 1.0.0"');
    expect(() => releaseNotes('## Unreleased\n\n', '1.0.0')).toThrow('no notes for 1.0.0');
  });
});

test('by default the command runs nothing and prints steps and notes', () => {
  const { stdout, status } = spawnSync(process.execPath, ['scripts/release/main.mjs'], { encoding: 'utf8' });
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(status).toBe(0);
  expect(stdout.split('\n').slice(0, 4)).toEqual([
    'would run: npm run -s build',
    'would run: npm test',
    'would run: npm run -s coverage',
    'would run: npm pack --pack-destination release',
  ]);
  expect(stdout).toContain(`# Nirnaya ${version}\n`);
});

test('CITATION.cff names the version and the licence of the package', () => {
  const { version, license } = JSON.parse(readFileSync('package.json', 'utf8'));
  const citation = readFileSync('CITATION.cff', 'utf8');
  expect(citation).toContain(`\nversion: ${version}\n`);
  expect(citation).toContain(`\nlicense: ${license}\n`);
});
