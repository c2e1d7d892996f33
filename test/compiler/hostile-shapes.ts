// Texts that grow with a number, each in a way that has cost more than its length, or might.

import { type SourceFile, sourceFile } from '../../dsl/source/source-file.ts';

const many = (n: number, item: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => item(i)).join('');

const rule = (code: string, observe: string): string =>
  `  ${code}:\n    name: A\n    observe: ${observe}\n    cite:\n      - {work: w, says: x, level: DERIVED}\n`;

const head = 'pack: X\nworks:\n  w: {title: W}\n';

const inRules = (rules: string): string => `${head}rules:\n${rules}`;

/** The text of one file by its size. */
const TEXTS: Readonly<Record<string, (n: number) => string>> = {
  'blanks behind a quoted value': (n) => `pack: "X" ${' '.repeat(n * 40)}y\n`,
  'lines folded, each with blanks at its end': (n) => `${head}title: "a${' \n  b'.repeat(n * 8)}"\n`,
  'rules that depend on each other in a row': (n) =>
    inRules(
      rule('FESTIVAL_R0', 'Chaitra Shukla 1') +
        many(n, (i) => rule(`FESTIVAL_R${i + 1}`, `1 day after FESTIVAL_R${i}`)),
    ),
  'rules of one name': (n) =>
    inRules(many(n, (i) => rule(`FESTIVAL_R${i}`, `Chaitra Shukla ${(i % 15) + 1}`))),
  'rules with a misspelled name': (n) => inRules(many(n, (i) => rule(`FESTIVAL_R${i}`, 'Chaitrra Shukla 1'))),
  'rules in one circle': (n) =>
    inRules(many(n, (i) => rule(`FESTIVAL_R${i}`, `1 day after FESTIVAL_R${(i + 1) % n}`))),
  'fields that are none': (n) => `${head}${many(n, (i) => `key${i}: 1\n`)}`,
  'fields that are none, on one line': (n) => `{pack: X, ${many(n, (i) => `key${i}: 1, `)}title: X}\n`,
  anchors: (n) => `${head}tables:\n  t:\n${many(n, (i) => `    - &a${i} x\n`)}`,
  aliases: (n) => `${head}title: &a x\ntables:\n  t:\n${many(n, () => '    - *a\n')}`,
  'tabs for indentation': (n) => `${head}${'\tx: 1\n'.repeat(n)}`,
  'quotes that end too soon': (n) => inRules(many(n, (i) => `  a${i}: "x" y\n`)),
  'lets built on lets': (n) =>
    inRules(
      `${rule('FESTIVAL_A', 'Chaitra Shukla 1')}    let:\n      a0: sunrise\n${many(n, (i) => `      a${i + 1}: 1 minute after a${i}\n`)}`,
    ),
  'kalas built on kalas': (n) =>
    `${head}kala:\n  a0: sunrise\n${many(n, (i) => `  a${i + 1}: 1 minute after a${i}\n`)}`,
  'clauses of one rule': (n) =>
    inRules(
      `${rule('FESTIVAL_A', 'Chaitra Shukla 1')}    decide: |\n${many(n, () => '      prefer target touches sunrise\n')}`,
    ),
  'words of one expression': (n) =>
    inRules(
      rule(
        'FESTIVAL_A',
        many(n, () => 'A1A '),
      ),
    ),
  'brackets that are never closed': (n) => inRules(rule('FESTIVAL_A', '('.repeat(n))),
  'maps within maps': (n) => `${head}tables:\n  t: ${'{a: '.repeat(n)}\n`,
  'lists within lists': (n) => `${head}tables:\n  t: ${'['.repeat(n)}\n`,
  'works cited that are not there': (n) =>
    inRules(
      `  FESTIVAL_A:\n    name: A\n    observe: Chaitra Shukla 1\n    cite:\n${many(n, (i) => `      - {work: w${i}, says: x, level: DERIVED}\n`)}`,
    ),
};

const SHAPES: Readonly<Record<string, (n: number) => readonly SourceFile[]>> = {
  ...Object.fromEntries(
    Object.entries(TEXTS).map(([name, text]) => [name, (n: number) => [sourceFile('a.yaml', text(n))]]),
  ),
  'packs that extend one another': (n) =>
    Array.from({ length: n }, (_, i) =>
      sourceFile(`p${i}.yaml`, `pack: P${i}\n${i === 0 ? '' : `extends: P${i - 1}\n`}`),
    ),
  'rules that weigh two others each': (n) => [
    sourceFile(
      'a.yaml',
      inRules(
        many(n, (i) =>
          [
            `  MUHURAT_R${i}:\n    name: A\n`,
            i < 2 ? '' : `    with: [MUHURAT_R${i - 1}, MUHURAT_R${i - 2}]\n`,
            '    score: add 5 when Monday because "x"\n    cite:\n      - {work: w, says: x, level: DERIVED}\n',
          ].join(''),
        ),
      ),
    ),
  ],
};

/** Files by their shape and size. */
export const hostileShapes = Object.entries(SHAPES);
