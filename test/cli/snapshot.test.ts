import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { child, parent, replaced } from '../authoring/diff/versions.ts';
import { captured } from './captured.ts';

const folder = mkdtempSync(join(tmpdir(), 'nirnaya-snapshot-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string): void => writeFileSync(join(folder, file), text);
const snapshot = (...args: string[]) => captured('snapshot', '--packs', folder, ...args);
const stored = (pack: string): string => readFileSync(join(folder, 'snapshots', `${pack}.txt`), 'utf8');

beforeEach(async () => {
  rmSync(join(folder, 'snapshots'), { recursive: true, force: true });
  write('parent.yaml', parent);
  write('child.yaml', child);
  await snapshot('--update', '--years', '2024..2026');
});

test('what was kept verifies', async () => {
  expect(await snapshot('--verify')).toEqual({ code: 0, out: '2 snapshots, all as kept\n', err: '' });
});

test('an update of what has not changed writes nothing', async () => {
  const { out } = await snapshot('--update');
  expect(out).toBe(`2 snapshots in ${join(folder, 'snapshots')}\n`);
  expect(stored('CHILD')).toContain('years: 2024..2026');
});

test('the child has its dates at its place, the parent far away', async () => {
  expect(stored('CHILD')).toContain('parent: PARENT\nplace: New Delhi, ');
  expect((await snapshot('--show', 'CHILD')).out).toContain(
    '\nFESTIVAL_FOURTH\n  2024 09-07\n  2025 08-27\n  2026 09-14\n',
  );
  expect(stored('PARENT')).toContain('place: New York, ');
});

test('the file of a child has only what differs from its parent, and all of it can be shown', async () => {
  const lines = (text: string): string[] => text.split('\n').filter((line) => line.startsWith('  '));
  const [own, parents] = [lines(stored('CHILD')), lines(stored('PARENT'))];
  const { out } = await snapshot('--show', 'CHILD');
  expect(out).not.toContain('parent:');
  expect(own.length).toBeLessThan(lines(out).length);
  expect(lines(out).filter((line) => !own.includes(line) && !parents.includes(line))).toEqual([]);
  const wrong = await snapshot('--show', 'CHILDE');
  expect([wrong.code, wrong.err]).toEqual([1, expect.stringContaining('did you mean CHILD?')]);
});

test('a line of the parent that is changed by hand is noticed at the child too', async () => {
  const parents = stored('PARENT');
  const shared = parents
    .split('\n')
    .find((line) => line.startsWith('  20') && !stored('CHILD').includes(line.slice(0, 6)));
  const first = shared ?? parents.split('\n').find((line) => line.startsWith('  2024')) ?? '';
  write('snapshots/PARENT.txt', parents.replace(first, `${first.slice(0, 6)} 01-01`));
  const { code, out } = await snapshot();
  expect([code, out]).toEqual([1, expect.stringContaining('PARENT at New York')]);
});

test('digests of years further off tell that a date has changed, beside the parent as the dates do', async () => {
  await snapshot('--update', '--digests', '2000..2024');
  expect(stored('CHILD')).toContain('\ndigests: 2000..2024\n');
  expect(stored('CHILD')).toMatch(/\n {2}2000\.\.2024 = [0-9a-f]{8}\n/);
  expect((await snapshot()).out).toBe('2 snapshots, all as kept\n');
  // A later update keeps them without being told.
  await snapshot('--update');
  expect(stored('PARENT')).toContain('\ndigests: 2000..2024\n');
  write('snapshots/CHILD.txt', stored('CHILD').replace(/(2000\.\.2024 = )[0-9a-f]{8}/, '$100000000'));
  const { code, out } = await snapshot();
  expect([code, out]).toEqual([
    1,
    expect.stringMatching(/2000\.\.2024\s+other dates; `nirnaya diff` shows them/),
  ]);
});

test('a child whose parent no longer has a snapshot, or is its own ancestor, is an error', async () => {
  const own = stored('CHILD');
  rmSync(join(folder, 'snapshots', 'PARENT.txt'));
  expect((await snapshot()).err).toContain('the snapshot of CHILD: its parent PARENT has no snapshot');
  write('snapshots/CHILD.txt', own.replace('parent: PARENT', 'parent: CHILD'));
  expect((await snapshot()).err).toContain('its parent CHILD is below it');
});

test('a changed rule fails, with the dates and the clause that decides now', async () => {
  write('parent.yaml', replaced(parent, 'prefer most of noon', 'prefer target at sunset'));
  const { code, out } = await snapshot();
  expect(code).toBe(1);
  expect(out).toContain('CHILD at New Delhi\n');
  expect(out).toMatch(
    / {2}FESTIVAL_FOURTH\n {4}2024 {2}.+\n {4}2025 {2}08-27 -> 08-26, by `prefer target at sunset`\n/,
  );
  expect(out).toContain('of 2 snapshots differ');
  expect(out.split('\n').every((line) => line.length <= 80)).toBe(true);
});

test('a rule more, a rule less, a pack more, a pack less', async () => {
  const own = child.slice(child.indexOf('  FESTIVAL_OWN'));
  write('child.yaml', `${replaced(child, own, '')}${replaced(own, 'FESTIVAL_OWN', 'FESTIVAL_NEW')}`);
  const { out } = await snapshot('--json');
  const { ok, snapshots } = JSON.parse(out);
  const changes = snapshots.find((s: { pack: string }) => s.pack === 'CHILD').changes;
  expect(ok).toBe(false);
  expect(
    new Set(changes.map((c: { code: string; after?: string }) => [c.code, c.after !== undefined].join())),
  ).toEqual(new Set(['FESTIVAL_NEW,true', 'FESTIVAL_OWN,false']));
  write('child.yaml', replaced(child, 'pack: CHILD', 'pack: OTHER'));
  const renamed = await snapshot();
  expect(renamed.out).toContain('OTHER: it has no snapshot');
  expect(renamed.out).toContain('CHILD: the pack of this snapshot no longer exists');
  await snapshot('--update');
  expect(readdirSync(join(folder, 'snapshots'))).toEqual(['OTHER.txt', 'PARENT.txt']);
});

test('a better name is reported and does not fail', async () => {
  write('parent.yaml', replaced(parent, 'name: Lamps', 'name: Row of lamps'));
  const { code, out } = await snapshot();
  expect([code, out]).toEqual([0, expect.stringContaining('Changed in meaning, but in no date')]);
});

test('a rule that a child disables is not observed there', async () => {
  write('child.yaml', `${child}  disable: [FESTIVAL_LAMPS]\n`);
  expect((await snapshot()).out).toMatch(
    /CHILD at New Delhi\n {2}FESTIVAL_LAMPS\n {4}2024 {2}1\d-\d\d -> not observed\n/,
  );
});

test('a file that is no snapshot is reported with its line', async () => {
  write('snapshots/CHILD.txt', 'pack: CHILD\nwhat is this\n');
  expect(await snapshot()).toMatchObject({
    code: 1,
    err: expect.stringContaining('CHILD.txt:2: this line is neither'),
  });
});

test('verify and update exclude each other', async () => {
  expect(await snapshot('--verify', '--update')).toMatchObject({ code: 1 });
  expect(await snapshot('--verify', '--years', '2024')).toMatchObject({ code: 1 });
  expect(await snapshot('--verify', '--digests', '2024')).toMatchObject({ code: 1 });
});
