import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { child, parent, replaced } from '../compiler/diff/versions.ts';
import { captured } from './captured.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'nirnaya-diff-')));
const home = process.cwd();
afterAll(() => rmSync(root, { recursive: true }));
afterEach(() => process.chdir(home));

const [old, now] = [join(root, 'old'), join(root, 'now')];
const changed = replaced(parent, 'noon: part 3 of 5', 'noon: part 5 of 5');

function folder(path: string, text: string): void {
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'parent.yaml'), text);
  writeFileSync(join(path, 'child.yaml'), child);
}

beforeAll(() => {
  folder(old, parent);
  folder(now, changed);
});

describe('two folders', () => {
  test('what changed, and each date with its clauses, in 80 columns', async () => {
    const { code, out } = await captured('diff', old, now, '--years', '2024..2026');
    expect(code).toBe(0);
    expect(out.split('\n').every((line) => line.length <= 80 || line.includes(root))).toBe(true);
    expect(out.slice(out.indexOf('Rules'))).toMatchInlineSnapshot(`
      "Rules
        changed through kala noon; PARENT and 1 below it
          FESTIVAL_AFTER
          FESTIVAL_FOURTH
        changed through kala noon; CHILD
          FESTIVAL_OWN

      Kalas, tables and calendars
        kala noon: changed; PARENT and 1 below it
          may move FESTIVAL_AFTER, FESTIVAL_FOURTH, FESTIVAL_OWN

      Dates, 2024..2026, standard
        FESTIVAL_AFTER: 2 dates
          by \`only day\` as before
            2024-09-08 -> 2024-09-07  New Delhi
            2025-08-28 -> 2025-08-27  New Delhi
        FESTIVAL_FOURTH: 2 dates
          by \`prefer most of noon\` as before
            2024-09-07 -> 2024-09-06  New Delhi
            2025-08-27 -> 2025-08-26  New Delhi
        FESTIVAL_OWN: one date
          by \`prefer most of noon\` as before
            2024-02-13 -> 2024-02-12  New Delhi
      "
    `);
  });

  test('--json: the same, with every place', async () => {
    const { out } = await captured(
      'diff',
      old,
      now,
      '--years',
      '2025',
      '--places',
      'New Delhi,New York',
      '--json',
    );
    const { years, rules, dates } = JSON.parse(out);
    expect(years).toEqual({ from: 2025, to: 2025 });
    expect(rules).toContainEqual({
      code: 'FESTIVAL_FOURTH',
      change: 'changed',
      fields: [],
      through: ['kala noon'],
      packs: ['PARENT', 'CHILD'],
    });
    expect(dates).toContainEqual({
      code: 'FESTIVAL_FOURTH',
      before: { date: '2025-08-27', decided_by: 'prefer most of noon' },
      after: { date: '2025-08-26', decided_by: 'prefer most of noon' },
      at: [{ place: 'New Delhi', packs: ['PARENT', 'CHILD'] }],
    });
  });

  test('a folder and itself do not differ', async () => {
    expect((await captured('diff', old, old)).out).toContain('Nothing has changed in meaning.');
  });

  test('a pack that stands on the bundled ones is compared with them beneath it', async () => {
    const [one, other] = [join(root, 'one'), join(root, 'other')];
    for (const [path, kala] of [
      [one, 'part 3 of 5 of day'],
      [other, 'part 4 of 5 of day'],
    ] as const) {
      mkdirSync(path);
      const text = `pack: MY_TOWN\nextends: NORTH_INDIA\nkala: {override madhyahna: ${kala}}\n`;
      writeFileSync(join(path, 'town.yaml'), text);
    }
    const { out } = await captured('diff', one, other, '--years', '2025', '--region', 'MY_TOWN');
    expect(out).toContain('kala madhyahna: changed; MY_TOWN');
    expect(out).toContain('FESTIVAL_GANESH_CHATURTHI');
  });
});

describe('git revisions', () => {
  const repository = join(root, 'repository');
  const git = (...args: string[]): void => {
    const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false'];
    execFileSync('git', [...who, ...args], { cwd: repository, stdio: 'ignore' });
  };

  beforeAll(() => {
    folder(join(repository, 'rulepacks'), parent);
    git('init', '-q');
    git('add', '.');
    git('commit', '-q', '-m', 'one');
    git('tag', 'first');
    folder(join(repository, 'rulepacks'), changed);
    git('commit', '-q', '-a', '-m', 'two');
  });

  test('two revisions, by tag and by name; the folder is that of the packs', async () => {
    process.chdir(repository);
    const { code, out } = await captured('diff', 'first', 'HEAD:rulepacks', '--years', '2025');
    expect(code).toBe(0);
    expect(out).toContain('2025-08-27 -> 2025-08-26');
  });

  test('a revision and a folder of the repository', async () => {
    process.chdir(join(repository, 'rulepacks'));
    const { out } = await captured('diff', 'first', '.', '--years', '2025');
    expect(out).toContain('2025-08-27 -> 2025-08-26');
    expect((await captured('diff', 'HEAD', '.')).out).toContain('Nothing has changed');
  });

  test.each([
    ['no-such-revision', 'there is neither such a folder nor such a git revision'],
    ['--output=x:rulepacks', 'unknown option'],
    ['first:elsewhere', 'has no packs below elsewhere'],
  ])('%s is refused: %s', async (revision, reason) => {
    process.chdir(repository);
    const { code, err } = await captured('diff', revision, 'HEAD');
    expect([code, err]).toEqual([1, expect.stringContaining(reason)]);
  });

  test('outside of a repository', async () => {
    process.chdir(old);
    const { code, err } = await captured('diff', 'HEAD', old);
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/HEAD: there is no such folder, and git says: .+/),
    ]);
  });
});

test.each([
  [['--years', '2026..2025'], '2025 is before 2026'],
  [['--years', '25'], 'is no span of years'],
  [['--years', '1500..2025'], 'lies outside of'],
  [['--places', 'Mumbay,Delhy'], '--places: "Mumbay" is not a known place; did you mean Mumbai?'],
  [['--region', 'ATLANTIS'], 'there is no "ATLANTIS"'],
  [['--limit', 'all'], 'is no number of dates'],
])('%j is refused: %s', async (words, reason) => {
  const { code, err } = await captured('diff', old, now, ...words);
  expect([code, err]).toEqual([1, expect.stringContaining(reason)]);
});

test('packs with errors are told with their errors', async () => {
  const broken = join(root, 'broken');
  folder(broken, replaced(parent, 'part 3 of 5 of day', 'part 3 of 5 of dya'));
  const { code, err } = await captured('diff', old, broken);
  expect([code, err]).toEqual([1, expect.stringContaining('unknown window or value `dya`')]);
});
