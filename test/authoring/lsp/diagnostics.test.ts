import { renameSync, rmSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, startClient, textIn } from './client.ts';
import { atNoon, pack, rule } from './packs.ts';

let client: Client;
beforeAll(async () => {
  client = startClient({
    'town.yaml': pack(atNoon('FESTIVAL_TOWN')),
    'village.yaml': `pack: VILLAGE\nextends: MINE\nrules:\n${rule('FESTIVAL_VILLAGE', '    observe: 1 day after FESTIVAL_TOWN')}`,
    'broken.yaml': 'pack: BROKEN\nrules: 1\n',
    'other.yaml': 'name: not a pack\nrules: {A: 1}\n',
    'some.test.yaml': 'pack: MINE\ntests: 1\n',
  });
  await client.initialize();
});
afterAll(() => client.end());

const none = (items: readonly unknown[]): boolean => items.length === 0;
const some = (items: readonly unknown[]): boolean => items.length > 0;

test('the files of the workspace have diagnostics without being opened, packs only', async () => {
  const [diagnostic] = await client.diagnostics(client.folder.uri('broken.yaml'), some);
  expect(diagnostic).toMatchObject({ code: 'wrong-node', range: { start: { line: 1, character: 7 } } });
  expect(client.lastDiagnostics(client.folder.uri('other.yaml'))).toBeUndefined();
  expect(client.lastDiagnostics(client.folder.uri('some.test.yaml'))).toBeUndefined();
});

test('an error is reported at its place with its code and its help, and goes when it is fixed', async () => {
  const text = pack(atNoon('FESTIVAL_TOWN').replace('madhyahna', 'madhyana'));
  const uri = await client.open('town.yaml', text);
  const [diagnostic, ...others] = await client.diagnostics(uri, some);
  expect(others).toEqual([]);
  expect(diagnostic).toMatchObject({
    code: 'unknown-kala',
    source: 'nirnaya',
    severity: 1,
    range: { start: { line: 8, character: 21 }, end: { line: 8, character: 29 } },
    message: 'unknown window or value `madhyana`\ndid you mean `madhyahna`?',
  });
  await client.edit(uri, 'madhyana', 'madhyahna');
  await client.diagnostics(uri, none);
  await client.close(uri);
});

test('places are counted in UTF-16 units, whatever precedes them and whatever ends the lines', async () => {
  const text = pack(atNoon('FESTIVAL_TOWN')).replace(
    'says: so, level: DERIVED',
    'says: "धर्म 🪔", level: DERIVD',
  );
  for (const ends of ['\n', '\r\n']) {
    const uri = await client.open('town.yaml', text.replaceAll('\n', ends));
    const [diagnostic] = await client.diagnostics(uri, some);
    const character = '      - {work: drik, says: "धर्म 🪔", level: '.length;
    expect(diagnostic).toMatchObject({
      code: 'value-not-allowed',
      range: { start: { line: 11, character }, end: { line: 11, character: character + 'DERIVD'.length } },
    });
    expect(diagnostic && textIn(text, diagnostic.range)).toBe('DERIVD');
    await client.close(uri);
    await client.diagnostics(uri, none);
  }
});

test('an edit in one file is reported in the others that depend on it, and closing restores what is on disk', async () => {
  const village = client.folder.uri('village.yaml');
  const town = await client.open('town.yaml', pack(atNoon('FESTIVAL_TOWN')));
  await client.edit(town, 'FESTIVAL_TOWN:', 'FESTIVAL_CITY:');
  const [diagnostic] = await client.diagnostics(village, some);
  expect(diagnostic).toMatchObject({ code: 'unknown-rule', range: { start: { line: 6, character: 25 } } });
  await client.close(town);
  await client.diagnostics(village, none);
});

test('labels become related places, in other files too', async () => {
  const uri = await client.open('twin.yaml', pack(atNoon('FESTIVAL_TOWN')));
  const both = [uri, client.folder.uri('town.yaml')];
  const reported = await Promise.race(
    both.map((at) => client.diagnostics(at, some).then((published) => ({ at, published }))),
  );
  const [diagnostic] = reported.published;
  expect(diagnostic?.code).toBe('duplicate-code');
  const [related] = diagnostic?.relatedInformation ?? [];
  expect(related?.message).toBe('first defined here');
  expect([reported.at, related?.location.uri].sort()).toEqual([...both].sort());
  expect(related?.location.range.start).toEqual({ line: 3, character: 2 });
  await client.close(uri);
  await Promise.all(both.map((at) => client.diagnostics(at, none)));
});

test('what may as well be taken away is marked so', async () => {
  const bindings = '    let: {unused: sunset}\n    observe: every Monday';
  const uri = await client.open('town.yaml', pack(rule('FESTIVAL_TOWN', bindings)));
  const [diagnostic] = await client.diagnostics(uri, some);
  expect(diagnostic).toMatchObject({ code: 'unused-let', severity: 2, tags: [1] });
  await client.close(uri);
  await client.diagnostics(uri, none);
});

test('files that come and go on the disk are followed', async () => {
  const uri = client.folder.uri('late.yaml');
  const change = (type: number) =>
    client.connection.sendNotification('workspace/didChangeWatchedFiles', { changes: [{ uri, type }] });
  client.folder.write('late.yaml', 'pack: LATE\nextends: NOWHERE\n');
  await change(1);
  const [diagnostic] = await client.diagnostics(uri, some);
  expect(diagnostic?.code).toBe('unknown-pack');
  unlinkSync(join(client.folder.path, 'late.yaml'));
  await change(3);
  await client.diagnostics(uri, none);
});

test('a file renamed on disk has diagnostics under its new name, and none under its old', async () => {
  client.folder.write('before.yaml', 'pack: MOVED\nextends: NOWHERE\n');
  const [before, after] = ['before.yaml', 'after.yaml'].map((name) => client.folder.uri(name));
  if (before === undefined || after === undefined) throw new Error('no addresses');
  const notify = (...changes: { uri: string; type: number }[]) =>
    client.connection.sendNotification('workspace/didChangeWatchedFiles', { changes });
  await notify({ uri: before, type: 1 });
  await client.diagnostics(before, some);
  renameSync(join(client.folder.path, 'before.yaml'), join(client.folder.path, 'after.yaml'));
  await notify({ uri: before, type: 3 }, { uri: after, type: 1 });
  await client.diagnostics(before, none);
  expect((await client.diagnostics(after, some))[0]?.code).toBe('unknown-pack');
  unlinkSync(join(client.folder.path, 'after.yaml'));
  await notify({ uri: after, type: 3 });
  await client.diagnostics(after, none);
});

test('a folder that comes or goes brings its packs or takes them, but for folders of tools', async () => {
  const packs = ['far/one.yaml', 'far/inner/two.yaml', 'node_modules/three.yaml'];
  for (const [i, name] of packs.entries()) client.folder.write(name, `pack: FAR_${i}\nextends: NOWHERE\n`);
  const [one = '', two = '', three = ''] = packs.map((name) => client.folder.uri(name));
  const notify = (type: number) =>
    client.connection.sendNotification('workspace/didChangeWatchedFiles', {
      changes: ['far', 'node_modules', 'node_modules/three.yaml'].map((name) => ({
        uri: client.folder.uri(name),
        type,
      })),
    });
  await notify(1);
  await Promise.all([one, two].map((uri) => client.diagnostics(uri, some)));
  expect(client.lastDiagnostics(three)).toBeUndefined();
  rmSync(join(client.folder.path, 'far'), { recursive: true });
  await notify(3);
  await Promise.all([one, two].map((uri) => client.diagnostics(uri, none)));
});

test('a new file has diagnostics before it is saved, and none once it is closed unsaved', async () => {
  const uri = await client.open('unsaved.yaml', 'pack: UNSAVED\nextends: NOWHERE\n');
  await client.diagnostics(uri, some);
  await client.close(uri);
  await client.diagnostics(uri, none);
});

test('of many edits at once only the final text is checked', async () => {
  const uri = await client.open('town.yaml', pack(atNoon('FESTIVAL_TOWN').replace('madhyahna', 'wrong_0')));
  await client.diagnostics(uri, some);
  const before = client.publishedTimes(uri);
  for (let i = 0; i < 50; i++) await client.edit(uri, `wrong_${i}`, `wrong_${i + 1}`);
  await client.diagnostics(uri, ([diagnostic]) => diagnostic?.message.includes('wrong_50') === true);
  // A few at most where the machine is slow.
  expect(client.publishedTimes(uri) - before).toBeLessThan(8);
  await client.close(uri);
  await client.diagnostics(uri, none);
});

test('a file that no longer declares a pack is ignored', async () => {
  const uri = await client.open('town.yaml', pack(atNoon('FESTIVAL_TOWN').replace('madhyahna', 'madhyana')));
  await client.diagnostics(uri, some);
  await client.edit(uri, 'pack: MINE', 'name: MINE');
  await client.diagnostics(uri, none);
  await client.close(uri);
});

test('a pack outside of every folder builds on the bundled packs', async () => {
  const uri = await client.open(
    'untitled:Untitled-1',
    pack(atNoon('FESTIVAL_A').replace('madhyahna', 'madhyana')),
  );
  const [diagnostic] = await client.diagnostics(uri, some);
  expect(diagnostic?.code).toBe('unknown-kala');
  await client.edit(uri, 'madhyana', 'aparahna');
  await client.diagnostics(uri, none);
  await client.close(uri);
});
