import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CodeAction, Range, TextEdit } from 'vscode-languageserver-protocol/node.js';
import { formatPack } from '../../../dsl/format/format.ts';
import { sourceFile } from '../../../dsl/source/source-file.ts';
import { type Client, changed, startClient } from './client.ts';
import { atNoon, pack, rule } from './packs.ts';

let client: Client;
beforeAll(async () => {
  client = startClient({});
  await client.initialize();
});
afterAll(() => client.end());

const some = (items: readonly unknown[]): boolean => items.length > 0;

/** The quick fixes of a text: what each is called, and the text after it. */
async function fixes(text: string): Promise<{ title: string; after: string }[]> {
  const uri = await client.open('mine.yaml', text);
  const diagnostics = await client.diagnostics(uri, some);
  const range: Range = {
    start: { line: 0, character: 0 },
    end: { line: text.split('\n').length, character: 0 },
  };
  const actions = await client.request<CodeAction[]>('textDocument/codeAction', uri, {
    range,
    context: { diagnostics },
  });
  await client.close(uri);
  await client.diagnostics(uri, (diagnostics) => diagnostics.length === 0);
  return actions.map(({ title, edit }) => ({ title, after: changed(text, edit?.changes?.[uri] ?? []) }));
}

test('a misspelled word is corrected, whatever its diagnostic', async () => {
  const sound = pack(atNoon('FESTIVAL_MINE'));
  const misspelled: readonly (readonly [string, string])[] = [
    ['madhyahna', 'madhyana'],
    ['Bhadrapada', 'Bhadrapda'],
    ['decide:', 'decid:'],
    ['type: FESTIVAL', 'type: FESTVAL'],
    ['work: drik', 'work: drikk'],
    ['extends: NORTH_INDIA', 'extends: NORTH_INDIAA'],
  ];
  for (const [right, wrong] of misspelled) {
    const answer = await fixes(sound.replace(right, wrong));
    expect(answer.map(({ after }) => after)).toContain(sound);
  }
});

test('of a key with a word before it only the name is changed', async () => {
  const text = pack('  extend FESTIVAL_HOLY:\n    name: Holi of the town\n');
  expect(await fixes(text)).toEqual([
    { title: 'write FESTIVAL_HOLI', after: text.replace('FESTIVAL_HOLY', 'FESTIVAL_HOLI') },
  ]);
});

test('a name of two kinds gets its kind', async () => {
  const text = pack(rule('FESTIVAL_MINE', '    observe: every Magha\n    decide: then first'));
  expect((await fixes(text)).map(({ title }) => title)).toEqual([
    'write lunar month Magha',
    'write nakshatra Magha',
  ]);
});

/** The texts after the fixes of a diagnostic. */
const after = async (text: string): Promise<string[]> => (await fixes(text)).map((fix) => fix.after);

test('a bare ghati becomes one of the day, of the night, or of 24 minutes', async () => {
  const clauses = (ghati: string) =>
    pack(
      rule(
        'FESTIVAL_MINE',
        `    observe: Magha Shukla 4\n    decide: prefer overlap of target in day >= 2 ${ghati} then first`,
      ),
    );
  expect(await after(clauses('ghati'))).toEqual(
    ['ghati of day', 'ghati of night', 'fixed ghati'].map((ghati) => clauses(ghati)),
  );
});

test('a rule that is not closed is closed, on a line of its own where its clauses have such', async () => {
  const closings = ['then first', 'then last', 'undecided'];
  const sound = pack(atNoon('FESTIVAL_MINE'));
  const open = sound.replace('\n      then first', ' # by the share');
  expect(await after(open)).toEqual(
    closings.map((closing) => sound.replace('\n      then first', ` # by the share\n      ${closing}`)),
  );
  const line = (end: string) =>
    pack(rule('FESTIVAL_MINE', `    observe: Magha Shukla 4\n    decide: prefer target at sunrise${end}`));
  expect(await after(line(''))).toEqual(closings.map((closing) => line(` ${closing}`)));
});

test('an unlisted work is listed in the file', async () => {
  const cited = (head: string) =>
    pack(atNoon('FESTIVAL_MINE').replace('work: drik', 'work: village_elders'), head);
  const [titled] = await fixes(cited(''));
  expect(titled).toEqual({
    title: 'list village_elders under `works:` of this file',
    after: cited('works:\n  village_elders: {title: village elders}\n'),
  });
  expect(await after(cited('works:\n    other_work: {title: Other}\n'))).toContain(
    cited('works:\n    village_elders: {title: village elders}\n    other_work: {title: Other}\n'),
  );
});

/** A text as `fmt` lays it out. */
function laidOut(text: string): string {
  const formatted = formatPack(sourceFile('mine.yaml', text));
  if (!('text' in formatted)) throw new Error('not laid out');
  return formatted.text;
}

const tidy = laidOut(pack(atNoon('FESTIVAL_MINE')));
const untidy = tidy.replace('observe: ', 'observe:   ');

test('formatting lays the file out as `fmt` does, and touches the lines that differ only', async () => {
  const line = tidy.split('\n').findIndex((text) => text.includes('observe'));
  for (const ends of ['\n', '\r\n']) {
    const text = untidy.replaceAll('\n', ends);
    const uri = await client.open('mine.yaml', text);
    const edits = await client.request<TextEdit[]>('textDocument/formatting', uri, { options: {} });
    expect(edits.map(({ range }) => [range.start, range.end])).toEqual([
      [
        { line, character: 0 },
        { line: line + 1, character: 0 },
      ],
    ]);
    expect(changed(text, edits)).toBe(tidy.replaceAll('\n', ends));
    await client.edit(uri, 'observe:   ', 'observe: ');
    expect(await client.request('textDocument/formatting', uri, { options: {} })).toEqual([]);
    await client.close(uri);
  }
});

test('a file with a syntax error is left as it is', async () => {
  const uri = await client.open('mine.yaml', untidy.replace('prefer', 'prefer prefer ('));
  expect(await client.request('textDocument/formatting', uri, { options: {} })).toEqual([]);
  await client.close(uri);
});
