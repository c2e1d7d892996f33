import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CodeAction, Hover, Location, TextEdit } from 'vscode-languageserver-protocol/node.js';
import { type Client, changed, marked, startClient, textIn } from './client.ts';
import { atNoon, pack } from './packs.ts';

let client: Client;
beforeAll(async () => {
  client = startClient({
    'mine.yaml': pack(atNoon('FESTIVAL_MINE'), 'kala: {dusk: from sunset for 24 min}\n'),
  });
  await client.initialize();
});
afterAll(() => client.end());

const some = (items: readonly unknown[]): boolean => items.length > 0;
const none = (items: readonly unknown[]): boolean => items.length === 0;

const sound = `pack: MINE
tests:
  - rule: FESTIVAL_MINE
    on: 2026-09-14
  - {kala: dusk, on: 2026-09-14, is: "18:20..18:44"}
`;

test('names that no pack has and fields that no test has are reported until they are fixed', async () => {
  const uri = await client.open('mine.test.yaml', sound.replace('FESTIVAL_MINE', 'FESTIVAL_MIN'));
  const [diagnostic, ...others] = await client.diagnostics(uri, some);
  expect(others).toEqual([]);
  expect(diagnostic).toMatchObject({ code: 'unknown-rule', range: { start: { line: 2, character: 10 } } });
  const actions = await client.request<CodeAction[]>('textDocument/codeAction', uri, {
    range: diagnostic?.range,
    context: { diagnostics: [] },
  });
  const edits = actions[0]?.edit?.changes?.[uri] ?? [];
  expect(changed(client.text(uri), edits)).toBe(sound);
  await client.edit(uri, 'FESTIVAL_MIN', 'FESTIVAL_MINE');
  await client.diagnostics(uri, none);
  for (const [right, wrong, code] of [
    ['kala: dusk', 'kala: dsuk', 'unknown-kala'],
    ['pack: MINE', 'pack: [MINE, YOURS]', 'unknown-pack'],
    ['    on: 2026', '    onn: 2026', 'unknown-field'],
  ] as const) {
    await client.edit(uri, right, wrong);
    expect((await client.diagnostics(uri, some)).map((diagnostic) => diagnostic.code)).toContain(code);
    await client.edit(uri, wrong, right);
    await client.diagnostics(uri, none);
  }
  await client.close(uri);
});

test('a rule that takes another code in its pack is missed by its test', async () => {
  const tests = await client.open('mine.test.yaml', sound);
  const mine = await client.open('mine.yaml', pack(atNoon('FESTIVAL_MINE'), 'kala: {dusk: sunset}\n'));
  await client.edit(mine, 'FESTIVAL_MINE:', 'FESTIVAL_OURS:');
  expect((await client.diagnostics(tests, some))[0]?.code).toBe('unknown-rule');
  await client.close(mine);
  await client.diagnostics(tests, none);
  await client.close(tests);
});

test('from a test to its rule, to what it is, and to the codes that there are', async () => {
  const at = marked(sound.replace('rule: FESTIVAL_MINE', 'rule: FESTIVAL_M¦INE'));
  const uri = await client.open('mine.test.yaml', at.text);
  const { position } = at;
  const [aim] = await client.request<Location[]>('textDocument/definition', uri, { position });
  expect(aim?.uri).toBe(client.folder.uri('mine.yaml'));
  const { contents } = await client.request<Hover>('textDocument/hover', uri, { position });
  expect(JSON.stringify(contents)).toContain('Bhadrapada Shukla 4');
  const places = await client.request<Location[]>('textDocument/references', uri, {
    position,
    context: { includeDeclaration: false },
  });
  expect(places.map((place) => [place.uri, textIn(sound, place.range)])).toEqual([[uri, 'FESTIVAL_MINE']]);
  const renaming = client.request<{ changes: Record<string, TextEdit[]> }>('textDocument/rename', uri, {
    position,
    newName: 'FESTIVAL_OURS',
  });
  expect(Object.keys((await renaming).changes).sort()).toEqual([client.folder.uri('mine.yaml'), uri].sort());
  await client.close(uri);
  const codes = await client.completions('mine.test.yaml', 'pack: MINE\ntests:\n  - rule: FEST¦\n');
  expect(codes.map(({ label }) => label)).toEqual(expect.arrayContaining(['FESTIVAL_MINE', 'FESTIVAL_HOLI']));
  const kalas = await client.completions('mine.test.yaml', 'pack: MINE\ntests:\n  - {kala: ¦\n');
  expect(kalas.map(({ label }) => label)).toEqual(expect.arrayContaining(['dusk', 'madhyahna']));
});

test('tests are laid out as `fmt` lays them out', async () => {
  const uri = await client.open('mine.test.yaml', sound.replace('    on: ', '    on:    '));
  const edits = await client.request<TextEdit[]>('textDocument/formatting', uri, { options: {} });
  expect(changed(client.text(uri), edits)).toContain('\n    on: 2026-09-14\n');
  await client.close(uri);
});
