import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DocumentSymbol, Location, Range, WorkspaceEdit } from 'vscode-languageserver-protocol/node.js';
import { type Client, changed, marked, startClient, textIn } from './client.ts';
import { atNoon, rule } from './packs.ts';

// Three packs: the town's, with the village and the hamlet below it.
const town = `pack: TOWN
extends: base
works:
  oral: {title: What the elders say}
kala:
  dusk: from sunset for 48 min
tables:
  fair_names: {Sunday: Sun fair, Monday: Moon fair}
rules:
${atNoon('FESTIVAL_FAIR')}${rule(
  'FESTIVAL_EVE',
  `    let:
      late: start of dusk
    observe: 1 day before FESTIVAL_FAIR
    windows:
      lamps: from late for 24 min
    named: fair_names by weekday`,
).replace('work: drik', 'work: oral')}`;
const village = `pack: VILLAGE
extends: TOWN
kala:
  override dusk: from sunset for 72 min
rules:
  extend FESTIVAL_FAIR:
    name: Village fair
    windows:
      lamps: dusk
${rule('FESTIVAL_AFTER', '    observe: 1 day after FESTIVAL_FAIR')}`;
const hamlet = `pack: HAMLET
extends: VILLAGE
rules:
  disable: [FESTIVAL_FAIR]
`;
const tests = `pack: TOWN
tests:
  - rule: FESTIVAL_FAIR
    on: 2026-09-14
    by: prefer target at start of dusk
  - {kala: dusk, on: 2026-09-14, is: "18:20..19:08"}
`;
const files: Readonly<Record<string, string>> = {
  'town.yaml': town,
  'village.yaml': village,
  'hamlet.yaml': hamlet,
  'town.test.yaml': tests,
};

let client: Client;
beforeAll(async () => {
  client = startClient(files);
  await client.initialize();
  for (const [name, text] of Object.entries(files)) await client.open(name, text);
});
afterAll(() => client.end());

const nameOf = (uri: string): string => uri.slice(uri.lastIndexOf('/') + 1);

/** Where a file has the text with the mark in it. */
function placeIn(name: string, text: string): { uri: string; position: unknown } {
  const whole = files[name] ?? '';
  const plain = text.replace('¦', '');
  if (whole.split(plain).length !== 2) throw new Error(`${plain} is not once in ${name}`);
  return { uri: client.folder.uri(name), position: marked(whole.replace(plain, text)).position };
}

const request = <R>(method: string, name: string, text: string, more: object = {}): Promise<R> => {
  const { uri, position } = placeIn(name, text);
  return client.request<R>(`textDocument/${method}`, uri, { position, ...more });
};

/** `file: line text` of each place, the place in brackets. */
const shown = ({ uri, range }: { uri: string; range: Range }): string => {
  const lines = (files[nameOf(uri)] ?? '').split('\n');
  const line = lines[range.start.line] ?? '';
  return `${nameOf(uri)}: ${line.slice(0, range.start.character)}[${line.slice(range.start.character, range.end.character)}]`;
};

const definition = async (name: string, text: string): Promise<string[]> =>
  (await request<Location[] | null>('definition', name, text))?.map(shown) ?? [];

test('from a code to its rule, in the nearest pack that makes one', async () => {
  expect(await definition('town.yaml', 'before FESTIVAL_F¦AIR')).toEqual(['town.yaml:   [FESTIVAL_FAIR]']);
  expect(await definition('village.yaml', 'after FESTIVAL_F¦AIR')).toEqual(['town.yaml:   [FESTIVAL_FAIR]']);
  expect(await definition('village.yaml', 'extend FESTIVAL_F¦AIR')).toEqual(['town.yaml:   [FESTIVAL_FAIR]']);
  expect(await definition('hamlet.yaml', 'disable: [FESTIVAL_F¦AIR')).toEqual([
    'town.yaml:   [FESTIVAL_FAIR]',
  ]);
});

test('from a kala to the override that counts in this chain, and from there to what it overrides', async () => {
  expect(await definition('town.yaml', 'start of du¦sk')).toEqual(['town.yaml:   [dusk]']);
  expect(await definition('village.yaml', 'lamps: du¦sk')).toEqual(['village.yaml:   override [dusk]']);
  expect(await definition('village.yaml', 'override du¦sk')).toEqual(['town.yaml:   [dusk]']);
});

test('from lets, tables, works, calendars and packs', async () => {
  expect(await definition('town.yaml', 'from la¦te for')).toEqual(['town.yaml:       [late]']);
  expect(await definition('town.yaml', 'named: fair_na¦mes')).toEqual(['town.yaml:   [fair_names]']);
  expect(await definition('town.yaml', 'work: or¦al')).toEqual(['town.yaml:   [oral]']);
  expect(await definition('village.yaml', 'extends: TO¦WN')).toEqual(['town.yaml: pack: [TOWN]']);
  const [bundled] = (await request<Location[]>('definition', 'town.yaml', 'extends: ba¦se')) ?? [];
  expect(bundled?.uri).toMatch(/\/rulepacks\/base\/\w+\.yaml$/);
  expect(await definition('town.yaml', 'start o¦f dusk')).toEqual([]);
});

test('from a name to every place where it is meant, in every file', async () => {
  const codes = await request<Location[]>('references', 'town.yaml', 'before FESTIVAL_F¦AIR', {
    context: { includeDeclaration: true },
  });
  expect(codes.map(shown).sort()).toEqual(
    [
      'hamlet.yaml:   disable: [[FESTIVAL_FAIR]',
      'town.test.yaml:   - rule: [FESTIVAL_FAIR]',
      'town.yaml:     observe: 1 day before [FESTIVAL_FAIR]',
      'town.yaml:   [FESTIVAL_FAIR]',
      'village.yaml:     observe: 1 day after [FESTIVAL_FAIR]',
      'village.yaml:   extend [FESTIVAL_FAIR]',
    ].sort(),
  );
  const kalas = await request<Location[]>('references', 'village.yaml', 'override du¦sk', {
    context: { includeDeclaration: false },
  });
  expect(kalas.map(shown).sort()).toEqual([
    'town.test.yaml:     by: prefer target at start of [dusk]',
    'town.test.yaml:   - {kala: [dusk]',
    'town.yaml:       late: start of [dusk]',
    'village.yaml:       lamps: [dusk]',
  ]);
});

test('a code is renamed everywhere, tests too', async () => {
  const place = placeIn('town.yaml', 'before FESTIVAL_F¦AIR');
  const ready = await client.request<{ placeholder: string }>('textDocument/prepareRename', place.uri, {
    position: place.position,
  });
  expect(ready.placeholder).toBe('FESTIVAL_FAIR');
  const { changes = {} } = await request<WorkspaceEdit>('rename', 'town.yaml', 'before FESTIVAL_F¦AIR', {
    newName: 'VRAT_FAIR',
  });
  expect(Object.keys(changes).map(nameOf).sort()).toEqual([
    'hamlet.yaml',
    'town.test.yaml',
    'town.yaml',
    'village.yaml',
  ]);
  for (const [uri, edits] of Object.entries(changes)) {
    const before = files[nameOf(uri)] ?? '';
    expect(edits.map(({ range }) => textIn(before, range))).toEqual(edits.map(() => 'FESTIVAL_FAIR'));
    const after = changed(before, edits);
    expect(after).toBe(before.replaceAll(/FESTIVAL_FAIR(?!\w)(?!\n {4}type)/g, 'VRAT_FAIR'));
  }
});

/** A file after a renaming, the others as they are. */
async function renamed(
  name: string,
  text: string,
  newName: string,
): Promise<Readonly<Record<string, string>>> {
  const { changes = {} } = await request<WorkspaceEdit>('rename', name, text, { newName });
  return Object.fromEntries(
    Object.entries(changes).map(([uri, edits]) => [nameOf(uri), changed(files[nameOf(uri)] ?? '', edits)]),
  );
}

test('kalas and lets are renamed where they are meant, and nowhere else', async () => {
  expect(await renamed('village.yaml', 'lamps: du¦sk', 'twilight')).toEqual({
    'town.yaml': town.replace('  dusk:', '  twilight:').replace('start of dusk', 'start of twilight'),
    'village.yaml': village.replaceAll('dusk', 'twilight'),
    'town.test.yaml': tests.replaceAll('dusk', 'twilight'),
  });
  expect(await renamed('town.yaml', 'from la¦te for', 'later')).toEqual({
    'town.yaml': town.replace('late: start', 'later: start').replace('from late for', 'from later for'),
  });
});

test('a code that two packs have, of which neither extends the other, is renamed in its own alone', async () => {
  const one = await client.open('one.yaml', `pack: ONE\nextends: TOWN\nrules:\n${atNoon('FESTIVAL_TWIN')}`);
  const two = await client.open(
    'two.yaml',
    `pack: TWO\nextends: TOWN\ntables: {codes: {Sunday: FESTIVAL_TWIN, Monday: FESTIVAL_NONE}}\nrules:\n${atNoon('FESTIVAL_TWIN')}`,
  );
  const test = await client.open(
    'two.test.yaml',
    'pack: [TWO]\ntests:\n  - {rule: FESTIVAL_TWIN, on: 2026-09-14}\n',
  );
  const { changes = {} } = await client.request<WorkspaceEdit>('textDocument/rename', two, {
    position: { line: 4, character: 5 },
    newName: 'FESTIVAL_OTHER',
  });
  // Tables hold codes of rules; a test need not be on disk.
  expect(Object.keys(changes).map(nameOf).sort()).toEqual(['two.test.yaml', 'two.yaml']);
  const after = changed(client.text(two), changes[two] ?? []);
  expect(after).toContain('Sunday: FESTIVAL_OTHER, Monday: FESTIVAL_NONE');
  expect(after).toContain('\n  FESTIVAL_OTHER:\n');
  for (const uri of [one, two, test]) await client.close(uri);
});

test("what is no code, taken, or not the author's own is refused with the reason", async () => {
  const rename = (name: string, text: string, newName: string) =>
    request<WorkspaceEdit>('rename', name, text, { newName });
  await expect(rename('town.yaml', 'before FESTIVAL_F¦AIR', 'fair')).rejects.toThrow(
    'is not a valid rule code',
  );
  await expect(rename('town.yaml', 'before FESTIVAL_F¦AIR', 'FESTIVAL_X\n  A_B:')).rejects.toThrow(
    'is not a valid rule code',
  );
  await expect(rename('town.yaml', 'before FESTIVAL_F¦AIR', 'FESTIVAL_EVE')).rejects.toThrow('already');
  await expect(rename('town.yaml', 'before FESTIVAL_F¦AIR', 'FESTIVAL_HOLI')).rejects.toThrow('already');
  await expect(rename('town.yaml', 'start of du¦sk', 'FESTIVAL_A')).rejects.toThrow('not a valid name');
  await expect(rename('town.yaml', 'start of du¦sk', 'sunset')).rejects.toThrow('a keyword of the language');
  await expect(rename('town.yaml', 'start of du¦sk', 'late')).rejects.toThrow(
    'a let named late already exists',
  );
  await expect(rename('town.yaml', 'from la¦te for', 'madhyahna')).rejects.toThrow(
    'a kala named madhyahna already exists',
  );
  await expect(rename('town.yaml', 'work: or¦al', 'spoken')).rejects.toThrow(
    'works and windows cannot be renamed',
  );
  await expect(rename('town.yaml', 'start o¦f dusk', 'spoken')).rejects.toThrow(
    'works and windows cannot be renamed',
  );
  const uri = await client.open('own.yaml', 'pack: OWN\nextends: base\nrules:\n  disable: [FESTIVAL_HOLI]\n');
  const position = { line: 3, character: 15 };
  await expect(client.request('textDocument/rename', uri, { position, newName: 'A_B' })).rejects.toThrow(
    'come with Nirnaya',
  );
  await client.close(uri);
});

test('the outline: sections, what they define, and the parts of the rules', async () => {
  const outline = await client.request<DocumentSymbol[]>(
    'textDocument/documentSymbol',
    client.folder.uri('town.yaml'),
  );
  expect(outline.map(({ name }) => name)).toEqual(['works', 'kala', 'tables', 'rules']);
  const rules = outline.at(-1)?.children ?? [];
  expect(rules.map(({ name }) => name)).toEqual(['FESTIVAL_FAIR', 'FESTIVAL_EVE']);
  const eve = rules.at(-1);
  expect(eve?.children?.map(({ name }) => name)).toEqual(['late', 'lamps']);
  expect(eve && textIn(town, eve.selectionRange)).toBe('FESTIVAL_EVE');
  expect(eve && textIn(town, eve.range)).toContain('level: DERIVED');
});
