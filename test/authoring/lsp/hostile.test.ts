import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  Hover,
  MarkupContent,
  Position,
  SymbolInformation,
} from 'vscode-languageserver-protocol/node.js';
import { type Client, startClient } from './client.ts';
import { atNoon, pack, rule } from './packs.ts';

let client: Client;
beforeAll(async () => {
  client = startClient({ 'other.yaml': pack(atNoon('FESTIVAL_OTHER')) });
  await client.initialize();
});
afterAll(() => client.end());

/** Every request about a position. */
async function requestAll(uri: string, position: Position): Promise<void> {
  const range = { start: position, end: position };
  const more: Readonly<Record<string, object>> = {
    hover: { position },
    completion: { position },
    definition: { position },
    references: { position, context: { includeDeclaration: true } },
    documentSymbol: {},
    formatting: { options: {} },
    codeAction: { range, context: { diagnostics: [] } },
  };
  for (const [method, params] of Object.entries(more)) {
    await client.request(`textDocument/${method}`, uri, { ...params });
  }
  for (const method of ['prepareRename', 'rename']) {
    // Nothing that may be renamed is refused in words, and is no failure.
    await client
      .request(`textDocument/${method}`, uri, { position, newName: 'FESTIVAL_NEW' })
      .catch(() => {});
  }
}

/** A valid pack still has its diagnostics. */
async function isAlive(): Promise<void> {
  const uri = await client.open(
    'alive.yaml',
    pack(rule('FESTIVAL_ALIVE', '    observe: 1 day after FESTIVAL_HOLI')),
  );
  const answer = await client.request<Hover | null>('textDocument/hover', uri, {
    position: { line: 6, character: 30 },
  });
  expect(JSON.stringify(answer)).toContain('Holi');
  await client.close(uri);
}

const deep = (sign: string): string => sign.repeat(5000);

const hostile: Readonly<Record<string, string>> = {
  'nothing but a name': 'pack: ',
  'a name that is a list': 'pack: [A, B]\nrules: {}\n',
  'deep brackets': `pack: MINE\nkala: ${deep('[')}`,
  'deep braces': `pack: MINE\nrules: ${deep('{a: ')}`,
  'deep items': `pack: MINE\nrules:\n  ${deep('- ')}x`,
  'deep parentheses': pack(rule('FESTIVAL_A', `    observe: ${deep('(')}`)),
  'a long word': pack(rule('FESTIVAL_A', `    observe: ${deep('a')}`)),
  'many blanks': `pack: MINE\nrules:\n  A${' '.repeat(100_000)}\n`,
  'anchors within anchors': `pack: MINE\na: &a [x,x]\nb: &b [*a,*a]\nc: &c [*b,*b]\nrules: *c\n`,
  'control signs': 'pack: MINE\nrules:\n  \u0000\u0001\u007f: {\u0000: \u0000}\n',
  'halves of characters': pack(rule('FESTIVAL_A', '    observe: "\ud83e Chaitra \udd14"')),
  tabs: 'pack: MINE\nrules:\n\tFESTIVAL_A:\n\t\tname: x\n',
  'names of objects':
    'pack: __proto__\nextends: constructor\nrules: {toString: {constructor: day, valueOf: {toString: day}}}\nkala: {__proto__: day, constructor: day}\ndivisions: {toString: {constructor: day}}\n',
  'itself for a parent': 'pack: MINE\nextends: MINE\nrules:\n  extend FESTIVAL_A: {}\n',
  'several documents': 'pack: MINE\n---\npack: YOURS\n---\n{{{\n',
  'a byte order mark': `\ufeff${pack(atNoon('FESTIVAL_A'))}`,
  'more than is read': `pack: MINE\n${'# a comment\n'.repeat(40_000)}`,
};

test('whatever a file holds, every request is answered and nothing fails', async () => {
  for (const [what, text] of Object.entries(hostile)) {
    const uri = await client.open('hostile.yaml', text);
    const lines = text.split('\n');
    const last = { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
    for (const position of [
      { line: 0, character: 3 },
      { line: 2, character: 8 },
      last,
      { line: 1e9, character: 1e9 },
    ]) {
      await requestAll(uri, position);
    }
    expect(client.logged, what).toEqual([]);
    await client.close(uri);
  }
  await isAlive();
});

test('a pack in the middle of being typed is answered wherever the cursor is', async () => {
  const whole = pack(
    atNoon('FESTIVAL_A') +
      rule(
        'FESTIVAL_B',
        '    let: {late: start of dusk}\n    observe: nakshatra Rohini within Tamil Thai\n    variant:\n      - when: weekday is Friday\n        name: x',
      ),
    'works:\n  oral: {title: Elders}\nkala:\n  dusk: from sunset for 24 min\ntables: {t: {Sunday: [1, 2]}}\n',
  );
  const piece = fc.constantFrom(
    '\n',
    ' ',
    '  ',
    ':',
    '- ',
    '|',
    '[',
    '{',
    ']',
    '}',
    '"',
    "'",
    '#',
    '(',
    'tithi ',
    'अ',
    '🪔',
    '\r',
    '\t',
  );
  await fc.assert(
    fc.asyncProperty(
      fc.nat(whole.length),
      fc.nat(40),
      fc.array(piece, { maxLength: 4 }),
      fc.nat(60),
      async (at, cut, typed, back) => {
        const text = whole.slice(0, at) + typed.join('') + whole.slice(at + cut);
        const uri = await client.open('typed.yaml', text);
        const before = text.slice(0, Math.max(0, at + typed.join('').length - back)).split('\n');
        await requestAll(uri, { line: before.length - 1, character: before.at(-1)?.length ?? 0 });
        await client.close(uri);
        expect(client.logged).toEqual([]);
      },
    ),
    { numRuns: 60 },
  );
});

test('a client that says nothing of itself gets what every client can show', async () => {
  const plain = startClient({});
  await plain.connection.sendRequest('initialize', { processId: null, rootUri: null, capabilities: {} });
  await plain.connection.sendNotification('initialized', {});
  const uri = await plain.open('bare.yaml', pack(atNoon('FESTIVAL_A').replace('madhyahna', 'madhyana')));
  const [diagnostic] = await plain.diagnostics(uri, (diagnostics) => diagnostics.length > 0);
  expect(diagnostic?.relatedInformation).toBeUndefined();
  const symbols = await plain.request<SymbolInformation[]>('textDocument/documentSymbol', uri);
  expect(symbols.map(({ name, containerName, location }) => [name, containerName, location.uri])).toEqual([
    ['rules', undefined, uri],
    ['FESTIVAL_A', 'rules', uri],
  ]);
  const context = { diagnostics: [] };
  expect(await plain.request('textDocument/codeAction', uri, { range: diagnostic?.range, context })).toEqual(
    [],
  );
  await plain.end();
});

test('a client that shows no Markdown gets plain words', async () => {
  const plain = startClient({});
  await plain.initialize({ textDocument: { hover: { contentFormat: ['plaintext'] } } });
  const uri = await plain.open(
    'plain.yaml',
    pack(rule('FESTIVAL_A', '    observe: 1 day after FESTIVAL_HOLI')),
  );
  const answer = await plain.request<Hover>('textDocument/hover', uri, {
    position: { line: 6, character: 30 },
  });
  const { kind, value } = answer.contents as MarkupContent;
  expect(kind).toBe('plaintext');
  expect(value).toMatch(/^Holi \(.*\) FESTIVAL_HOLI\n/);
  expect(value).not.toMatch(/[*`\\]/);
  await plain.end();
});

test('folders that are not there, and addresses that are no files, are workspaces without packs', async () => {
  const lost = startClient({});
  await lost.initialize(
    { workspace: { workspaceFolders: true } },
    {
      workspaceFolders: ['file:///nowhere/at/all', 'vscode-remote://host/x', 'untitled:', 'file:///%00'].map(
        (uri) => ({ uri, name: uri }),
      ),
      initializationOptions: { packs: 7 },
    },
  );
  const uri = await lost.open('a.yaml', pack(atNoon('FESTIVAL_A').replace('madhyahna', 'madhyana')));
  await lost.diagnostics(uri, (diagnostics) => diagnostics.length > 0);
  expect(lost.logged).toEqual([]);
  await lost.end();
});

test('requests that make no sense are refused, and the server continues', async () => {
  const { connection } = client;
  const uri = await client.open('sound.yaml', pack(atNoon('FESTIVAL_A')));
  await expect(connection.sendRequest('textDocument/unheardOf', {})).rejects.toThrow();
  await expect(connection.sendRequest('textDocument/hover')).rejects.toThrow();
  for (const params of [
    {},
    { textDocument: {} },
    { textDocument: { uri: 7 } },
    { textDocument: { uri }, position: 'here' },
  ]) {
    await connection.sendRequest('textDocument/hover', params).catch(() => {});
    await connection.sendRequest('textDocument/completion', params).catch(() => {});
    await connection.sendNotification('textDocument/didChange', params);
    await connection.sendNotification('textDocument/didOpen', params);
    await connection.sendNotification('workspace/didChangeWatchedFiles', params);
  }
  await client.request('textDocument/hover', 'file:///nowhere/at%ZZall.yaml', {
    position: { line: 0, character: 0 },
  });
  await client.request('textDocument/hover', 'http://[', { position: { line: 0, character: 0 } });
  await client.close(uri);
  await isAlive();
});
