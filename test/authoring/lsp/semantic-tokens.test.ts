import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InitializeResult, SemanticTokens } from 'vscode-languageserver-protocol/node.js';
import { type Client, startClient } from './client.ts';
import { pack } from './packs.ts';

let client: Client;
let legend: readonly string[];
beforeAll(async () => {
  client = startClient({});
  const { capabilities } = (await client.initialize()) as InitializeResult;
  legend = capabilities.semanticTokensProvider?.legend.tokenTypes ?? [];
});
afterAll(() => client.end());

/** The words of a text with their kinds, in its order. */
async function coloured(text: string): Promise<string[]> {
  const uri = await client.open('mine.yaml', text);
  const { data } = await client.request<SemanticTokens>('textDocument/semanticTokens/full', uri);
  await client.close(uri);
  const lines = text.split('\n');
  const out: string[] = [];
  let [line, column] = [0, 0];
  for (let i = 0; i < data.length; i += 5) {
    const [down = 0, right = 0, length = 0, kind = 0, modifiers = 0] = data.slice(i, i + 5);
    column = down === 0 ? column + right : right;
    line += down;
    const word = lines[line]?.slice(column, column + length);
    out.push(`${word}: ${legend[kind]}${modifiers & 1 ? ', declared' : ''}`);
  }
  return out;
}

const text = pack(
  `  FESTIVAL_MINE:
    name: Not prefer this
    let: {late: end of madhyahna}
    observe: Bhadrapada Shukla 4
    decide: |
      # then last
      prefer overlap of target in madhyahna >= 3 ghati of day and late after 12:30
      then first
    windows:
      hours: hora is Sun
    named: mine_names by weekday
`,
  'tables:\n  mine_names: {Monday: "A and B"}\n',
);

test('words of expressions are what they are, and prose is not touched', async () => {
  const answer = await coloured(text);
  expect(answer).toEqual(
    expect.arrayContaining([
      'MINE: namespace, declared',
      'NORTH_INDIA: namespace',
      'mine_names: struct, declared',
      'FESTIVAL_MINE: function, declared',
      'late: variable, declared',
      'madhyahna: variable',
      'Bhadrapada: enumMember',
      'Shukla: enumMember',
      '4: number',
      'prefer: keyword',
      'late: variable',
      '12:30: number',
      'hora: enum',
      'weekday: property',
      'mine_names: struct',
    ]),
  );
  expect(answer.filter((word) => word.startsWith('prefer'))).toHaveLength(1);
  expect(answer.filter((word) => word.startsWith('last'))).toHaveLength(0);
});

test('a file in the middle of being typed has tokens too, and an empty one has none', async () => {
  expect(await coloured(text.replace('then first', 'then fi ( '))).toContain('prefer: keyword');
  expect(await coloured('pack: MINE\n')).toEqual(['MINE: namespace, declared']);
});
