import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rereadYaml } from '../../../authoring/lsp/workspace/reread.ts';
import { sourceFile } from '../../../dsl/source/source-file.ts';
import type { YamlNode } from '../../../dsl/yaml/node.ts';
import { readYaml } from '../../../dsl/yaml/read-yaml.ts';
import { atNoon, pack, rule } from './packs.ts';

/** A tree with every place in it. */
function shape(node: YamlNode | undefined): unknown {
  if (node === undefined) return undefined;
  const { start, end, file } = node.range;
  const range = [start, end, file.text.length];
  if (node.kind === 'scalar') {
    const { text, value, style, exact } = node;
    return {
      text,
      value,
      style,
      exact,
      range,
      at: Array.from({ length: text.length + 1 }, (_, i) => node.at(i)),
    };
  }
  if (node.kind === 'list') return { range, items: node.items.map(shape) };
  return { range, entries: node.entries.map(({ key, value }) => [shape(key), shape(value)]) };
}

const whole = `${pack(
  atNoon('FESTIVAL_A') +
    rule('FESTIVAL_B', '    summary: >\n      folded\n      text\n\n    observe: "every Monday"') +
    '  # between\n\n' +
    rule(
      'FESTIVAL_C',
      "    aliases: ['it''s', अ, 🪔]\n    observe: every Monday\n    decide: |+\n      then first\n\n",
    ) +
    atNoon('FESTIVAL_D'),
  'kala:\n  dusk: from sunset for 24 min\n  dawn:\n    is: from sunrise for 24 min\n# the rules\n\n',
)}# the works

works:\n  oral: {title: Elders,\n    about: x}\n`;

/** Whether a text is read again in part, and as the whole would be. */
function agrees(before: YamlNode, text: string): YamlNode | undefined {
  const file = sourceFile('a.yaml', text);
  const again = rereadYaml(before, file);
  if (again === undefined) return undefined;
  const { root, diagnostics } = readYaml(file);
  expect(diagnostics).toEqual([]);
  expect(shape(again)).toEqual(shape(root));
  return again;
}

test('what is typed within a rule is read by itself, key after key, and every place is right', () => {
  let text = whole;
  let root = readYaml(sourceFile('a.yaml', text)).root;
  for (const [from, to] of [
    ['Bhadrapada', 'Bhadrapad'],
    ['name: FESTIVAL_B', 'name: The second'],
    ['    observe: "every Monday"', '    observe: "every Tuesday"\n    day: civil'],
    ['prefer most of madhyahna', 'prefer most of madhyahna\n      also next day'],
    ['from sunset for 24 min', 'from sunset for 2 muhurta of night'],
    ['FESTIVAL_C:', 'FESTIVAL_E:'],
    ['title: Elders', 'title: The elders'],
  ] as const) {
    text = text.replace(from, to);
    root = root && agrees(root, text);
    expect(root, to).toBeDefined();
  }
});

test('a change that reaches beyond an entry is left to a reading of the whole', () => {
  const { root } = readYaml(sourceFile('a.yaml', whole));
  if (root === undefined) throw new Error('unread');
  for (const text of [
    whole.replace('FESTIVAL_B:', 'FESTIVAL_A:'),
    whole.replace('pack: MINE', 'pack: YOURS'),
    whole.replace('\n  FESTIVAL_B:', ''),
    whole.replace('type: FESTIVAL', 'type: "FESTIVAL'),
    whole.replace('type: FESTIVAL\n', 'type: FESTIVAL\n---\n'),
    whole.replace('type: FESTIVAL\n', 'type: FESTIVAL\n...\n'),
    whole.replace('    type: FESTIVAL\n', 'type: FESTIVAL\n'),
  ]) {
    expect(rereadYaml(root, sourceFile('a.yaml', text))).toBeUndefined();
  }
});

const typed = fc.constantFrom(
  ...[
    '\n',
    ' ',
    '  ',
    '\n  ',
    '\n    ',
    ':',
    ': ',
    '- ',
    '|',
    '>',
    '[',
    '{',
    ']',
    '}',
    '"',
    "'",
    '#',
    ' #',
    ',',
  ],
  ...['a', 'अ', '🪔', '\r', '\r\n', '\t', '---', '...', '? ', '&a ', '*a', '!t ', 'x: y'],
);

test('however a text is changed, what is read in part is what the whole would be', () => {
  const ends = fc.constantFrom('\n', '\r\n');
  let partly = 0;
  fc.assert(
    fc.property(
      fc.nat(whole.length),
      fc.nat(30),
      fc.array(typed, { maxLength: 3 }),
      ends,
      (at, cut, keys, end) => {
        const text = whole.replaceAll('\n', end);
        const { root } = readYaml(sourceFile('a.yaml', text));
        if (root === undefined) throw new Error('unread');
        if (agrees(root, text.slice(0, at) + keys.join('') + text.slice(at + cut)) !== undefined) partly++;
      },
    ),
    { numRuns: 1500 },
  );
  expect(partly).toBeGreaterThan(300);
});
