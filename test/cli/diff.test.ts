import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { child, kinds, parent, replaced } from '../authoring/diff/versions.ts';
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
  test('dates that came or went stand apart from those that moved', async () => {
    const more = join(root, 'more');
    const everyFourth = 'every tithi Chaturthi within lunar month Bhadrapada';
    folder(more, replaced(changed, 'Bhadrapada Shukla 4', everyFourth));
    const datesBetween = async (a: string, b: string): Promise<string> => {
      const { out } = await captured('diff', a, b, '--years', '2025');
      return out.slice(out.indexOf('  FESTIVAL_FOURTH: '), out.indexOf('  No date moves'));
    };
    expect(await datesBetween(old, more)).toMatchInlineSnapshot(`
      "  FESTIVAL_FOURTH: 2 dates
          by \`prefer most of noon\` as before
            2025-08-27 -> 2025-08-26  New Delhi
          new, by \`prefer most of noon\`
            - -> 2025-09-10  New Delhi
      "
    `);
    expect(await datesBetween(more, old)).toMatchInlineSnapshot(`
      "  FESTIVAL_FOURTH: 2 dates
          by \`prefer most of noon\` as before
            2025-08-26 -> 2025-08-27  New Delhi
          gone, was by \`prefer most of noon\`
            2025-09-10 -> -  New Delhi
      "
    `);
  });

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
          - is: part 3 of 5 of day
          + is: part 5 of 5 of day
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

      What has no dates, 2025
        kala noon
          New Delhi: 365 of 365 days differ
            2025-01-01  11:23..13:27 -> 15:31..17:36
            2025-01-02  11:23..13:27 -> 15:32..17:36
            2025-01-03  11:23..13:28 -> 15:33..17:37
          and 362 more; --days 365 shows them
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
      kind: 'observance',
      change: 'changed',
      fields: [],
      details: [],
      lets: [],
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

  test('what has no dates: fields before and after, days with both windows, in 80 columns', async () => {
    const [one, other] = [join(root, 'kinds'), join(root, 'kinds-now')];
    const changes = [
      ['from end of noon for 1 hour', 'from end of noon for 2 hour'],
      ['in [1, 2]', 'in [1, 3]'],
      ['take 10 when weekday is Saturday', 'take 20 when weekday is Saturday'],
      ['Bharani: Wall', 'Bharani: Gate'],
      ['level: VERIFIED', 'level: DERIVED'],
      ['title: An almanac', 'title: An old almanac'],
    ] as const;
    const texts = [kinds, changes.reduce((text, [from, to]) => replaced(text, from, to), kinds)];
    [one, other].forEach((path, i) => {
      mkdirSync(path);
      writeFileSync(join(path, 'kinds.yaml'), texts[i] ?? '');
    });
    const args = ['diff', one, other, '--years', '2020..2030', '--sample', '2025', '--days', '1'];
    const { code, out } = await captured(...args);
    expect(code).toBe(0);
    expect(out.split('\n').every((line) => line.length <= 80 || line.includes(root))).toBe(true);
    expect(out.slice(out.indexOf('Rules'), out.indexOf('  calendar Solar; KINDS'))).toMatchInlineSnapshot(`
      "Rules
        changed through table rings; KINDS
          CHAKRA_RINGS
        changed in holds; KINDS
          CONDITION_BIRTH
            - holds: nakshatra and tara in [1, 2]
            + holds: nakshatra and tara in [1, 3]
        changed through kala late; KINDS
          CONDITION_STARS
          MUHURAT_ANY
          MUHURAT_SHOP
        changed in score; KINDS
          SUITABILITY_SHOP
            - score: take 10 when weekday is Saturday because "Saturday" as DAYS
            + score: take 20 when weekday is Saturday because "Saturday" as DAYS

      Kalas, tables and calendars
        kala late: changed; KINDS
          - is: from end of noon for 1 hour
          + is: from end of noon for 2 hour
          may move CONDITION_STARS, MUHURAT_ANY, MUHURAT_SHOP
        table rings: changed; KINDS
          - cells: [Bharani]: Wall
          + cells: [Bharani]: Gate
          may move CHAKRA_RINGS

      Dates, 2020..2030, standard
        none moves

      What has no dates, 2025
        kala late
          New Delhi: 365 of 365 days differ
            2025-01-01  13:27..14:27 -> 13:27..15:27
          and 364 more; --days 365 shows them
        CHAKRA_RINGS
          1 of 29 results differ
            star Bharani  ring Wall -> ring Gate
        CONDITION_BIRTH
          not compared: it needs birth
        CONDITION_STARS
          New Delhi: 11 of 365 days differ
            2025-01-10  13:46..14:31 after -> 13:46..15:31 after
          and 10 more; --days 11 shows them
        MUHURAT_ANY
          New Delhi: 365 of 365 days differ
            2025-01-01
              - 13:27..14:27 30 AVOID
              - 14:27..07:14 40 FAIR
              + 13:27..15:27 30 AVOID
              + 15:27..07:14 40 FAIR
          and 364 more; --days 365 shows them
        MUHURAT_SHOP
          New Delhi: 365 of 365 days differ
            2025-01-01  13:27..14:27 30 AVOID -> 13:27..15:27 30 AVOID
          and 364 more; --days 365 shows them
        SUITABILITY_SHOP
          New Delhi: 52 of 365 days differ
            2025-01-04  30 AVOID -> 20 AVOID
          and 51 more; --days 52 shows them

      Words that decide nothing
      "
    `);
    expect(out).toContain('  work almanac; KINDS\n    - title: An almanac\n    + title: An old almanac\n');
    const json = JSON.parse((await captured(...args, '--json')).out);
    expect(json.sample).toEqual({ from: 2025, to: 2025 });
    expect(json.given.map(({ thing }: { thing: string }) => thing)).toEqual([
      'kala late',
      'CHAKRA_RINGS',
      'CONDITION_BIRTH',
      'CONDITION_STARS',
      'MUHURAT_ANY',
      'MUHURAT_SHOP',
      'SUITABILITY_SHOP',
    ]);
    expect(json.given[0]).toMatchObject({
      compared_by: 'day',
      not_compared: null,
      at: [{ place: 'New Delhi', packs: ['KINDS'], of: 365, differ: 365 }],
    });
    expect(json.given[0].differences).toHaveLength(365);
    expect(json.words).toContainEqual({
      pack: 'KINDS',
      thing: 'rule CHAKRA_RINGS',
      change: 'changed',
      details: [{ field: 'cite', before: ['almanac (VERIFIED)'], after: ['almanac (DERIVED)'] }],
    });
  });

  test('prose alone is no change in meaning, and is reported', async () => {
    const path = join(root, 'words');
    folder(path, replaced(parent, 'level: VERIFIED', 'level: DERIVED'));
    const { out } = await captured('diff', old, path);
    expect(out).toContain('Nothing has changed in meaning.\n\nWords that decide nothing\n');
    expect(out).not.toContain('Dates,');
    const stated = join(root, 'said');
    folder(stated, replaced(parent, 'prefer most of noon', 'prefer most of noon by almanac'));
    const { out: attributed } = await captured('diff', old, stated);
    expect(attributed).toContain('Nothing has changed in meaning.');
    expect(attributed).toContain('prefer most of noon by almanac');
  });

  test('a folder and itself do not differ', async () => {
    expect((await captured('diff', old, old)).out).toContain('Nothing has changed in meaning.');
  });

  test('a pack that builds on the bundled ones is compared together with them', async () => {
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
    ['no-such-revision', 'no such folder or git revision'],
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
    expect([code, err]).toEqual([1, expect.stringMatching(/HEAD: no such folder, and git reports: .+/)]);
  });
});

test.each([
  [['--years', '2026..2025'], '2025 is before 2026'],
  [['--sample', '25'], '--sample: "25" is not a span of years'],
  [['--years', '25'], 'is not a span of years'],
  [['--years', '1500..2025'], 'is outside'],
  [['--places', 'Mumbay,Delhy'], '--places: unknown place "Mumbay"; did you mean Mumbai?'],
  [['--region', 'ATLANTIS'], 'unknown region "ATLANTIS"'],
  [['--limit', 'all'], 'is not a number of dates'],
  [['--days', '-1'], '--days: "-1" is not a number of days'],
])('%j is refused: %s', async (args, reason) => {
  const { code, err } = await captured('diff', old, now, ...args);
  expect([code, err]).toEqual([1, expect.stringContaining(reason)]);
});

test('packs with errors are reported with their errors', async () => {
  const broken = join(root, 'broken');
  folder(broken, replaced(parent, 'part 3 of 5 of day', 'part 3 of 5 of dya'));
  const { code, err } = await captured('diff', old, broken);
  expect([code, err]).toEqual([1, expect.stringContaining('unknown window or value `dya`')]);
});

describe('a child and its parent', () => {
  test('what the child does to the rules of its parent, and the dates that this moves', async () => {
    writeFileSync(
      join(now, 'child.yaml'),
      `${child}  override FESTIVAL_LAMPS:
    name: Lamps
    type: FESTIVAL
    observe: Ashvina Krishna 14
    decide: then first
    cite: [{work: almanac, level: VERIFIED}]
  disable: [FESTIVAL_AFTER]
`,
    );
    const { code, out } = await captured('diff', '--child', 'CHILD', now, '--years', '2024..2026');
    folder(now, changed);
    expect(code).toBe(0);
    expect(out).toContain(`Rules in the files of CHILD
  adds: FESTIVAL_OWN
  overrides: FESTIVAL_LAMPS
  disables: FESTIVAL_AFTER

A PARENT, the parent
B CHILD
`);
    expect(out).toMatch(/FESTIVAL_OWN: 3 dates more/);
    expect(out).toMatch(/FESTIVAL_AFTER: 3 dates less/);
    expect(out).toMatch(/FESTIVAL_LAMPS: 3 dates/);
    expect(out.split('\n').every((line) => line.length <= 80)).toBe(true);
  });

  test.each([
    [['--child', 'CHILDE', now], 'unknown pack "CHILDE"; did you mean CHILD?'],
    [['--child', 'PARENT', now], 'PARENT extends no pack'],
    [['--child', 'CHILD', now, old], 'cannot be combined with B'],
    [['--child', 'CHILD', now, '--region', 'CHILD'], '--region: cannot be combined with --child'],
    [[], 'A: is required without --child'],
  ])('%j is refused', async (args, why) => {
    const { code, err } = await captured('diff', ...args);
    expect([code, err.replace(/\s+/g, ' ')]).toEqual([1, expect.stringContaining(why)]);
  });
});
