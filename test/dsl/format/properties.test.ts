// What holds of every layout: blanks do not matter, comments neither move nor go, and the spelling is the printer's.

import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { bundledPacksDir } from '../../../app/packs/pack-folders.ts';
import { clauseLines, oneLine } from '../../../dsl/format/expression-lines.ts';
import { wordsOf } from '../../../dsl/format/words.ts';
import { loadPackFiles } from '../../../dsl/pack/load-folder.ts';
import { printExpression, printWholeClause } from '../../../dsl/syntax/print.ts';
import { anyClause, anyExpression } from '../../property/arbitrary-expression.ts';
import { formatted } from './formatted.ts';

const anyText = anyExpression.map(printExpression);
const anyClauses = fc
  .array(anyClause, { minLength: 1, maxLength: 4 })
  .map((all) => all.map(printWholeClause));

const decidedBy = (clauses: string): string => `pack: TRIAL
rules:
  FESTIVAL_A:
    decide: |
        ${clauses.replaceAll('\n', '\n        ')}
`;

const windowOf = (expression: string): string => `pack: TRIAL
rules:
  FESTIVAL_A:
    windows:
      puja: |
          ${expression.replaceAll('\n', '\n          ')}
`;

/** The words of a text with something else between each two, by turns. */
function spread(text: string, between: readonly string[]): string {
  const words = wordsOf(text).words.map((word) => word.text);
  return words.map((word, i) => (i === 0 ? word : between[i % between.length] + word)).join('');
}

const blanks = fc.array(fc.constantFrom(' ', '   ', '\n', '\n\n', '\n     ', ' \t '), {
  minLength: 3,
  maxLength: 12,
});

const remarks = fc
  .array(fc.boolean(), { minLength: 5, maxLength: 20 })
  .map((ends) => ends.map((end, i) => (end ? ` # ${i} ends a line\n` : `\n# ${i} is alone\n`)));

/** The expression in the block of a formatted pack. */
const blockIn = (pack: string): string => pack.slice(pack.indexOf('|\n') + 2);

describe('an expression', () => {
  test.prop([anyText], { numRuns: 1000 })('on one line is spelled as the printer spells it', (text) => {
    expect(oneLine(wordsOf(text))).toBe(text);
  });

  test.prop([anyClauses])('has each clause spelled as the printer spells it', (clauses) => {
    expect(clauseLines(wordsOf(clauses.join(' ')), Number.POSITIVE_INFINITY)).toEqual(clauses);
  });

  test.prop([anyText, anyClauses, blanks])('does not depend on its blanks', (text, clauses, between) => {
    const decision = clauses.join('\n');
    expect(formatted(windowOf(spread(text, between)))).toBe(formatted(windowOf(text)));
    expect(formatted(decidedBy(spread(decision, between)))).toBe(formatted(decidedBy(decision)));
  });

  test.prop([anyText, anyClauses, remarks])('keeps every comment at its word', (text, clauses, between) => {
    const [window, decision] = [spread(text, between), spread(clauses.join('\n'), between)];
    for (const [written, pack] of [
      [window, formatted(windowOf(window))],
      [decision, formatted(decidedBy(decision))],
    ] as const) {
      if (written.includes('#')) expect(wordsOf(blockIn(pack))).toEqual(wordsOf(written));
      expect(formatted(pack)).toBe(pack);
    }
  });
});

// In a block of prose blanks and `#` are text.
const packs = loadPackFiles(bundledPacksDir())
  .map(({ text }) => formatted(text))
  .filter((text) => !text.includes(': >'));
const anyPack = fc.constantFrom(...packs);
/** Numbers that choose lines of a pack. */
const anyChoice = fc.array(fc.nat({ max: 9 }), { minLength: 20, maxLength: 40 });

const lineByLine = (pack: string, change: (line: string, i: number) => string): string =>
  pack.trimEnd().split('\n').map(change).join('\n');

// Alignment of comments aside.
const unaligned = (pack: string): string => pack.replaceAll(/ +#/g, ' #');

describe('a pack', () => {
  test.prop([anyPack, fc.integer({ min: 2, max: 5 })])('does not depend on its indentation', (pack, step) => {
    const wider = lineByLine(pack, (line) =>
      line.replace(/^( *)(- )?/, (_all, indent: string, dash?: string) => {
        const blank = ' '.repeat((indent.length / 2) * step);
        return dash === undefined ? blank : `${blank}-${' '.repeat(step - 1)}`;
      }),
    );
    expect(formatted(wider)).toBe(pack);
  });

  test.prop([anyPack, anyChoice])('does not depend on blanks at its line ends and keys', (pack, choice) => {
    const loose = lineByLine(pack, (line, i) => {
      const blank = ' '.repeat(choice[i % choice.length] ?? 0);
      return line === ''
        ? `${blank}\n`
        : `${line.replace(/^( *(?:- )?\w+:) (?=[^ |])/, `$1 ${blank}`)}${blank}`;
    });
    expect(formatted(`${loose}\n\n`)).toBe(pack);
  });

  test.prop([anyPack, anyChoice])('keeps comments above their lines', (pack, choice) => {
    const remarked = `${lineByLine(pack, (line, i) => {
      const indent = line.slice(0, line.length - line.trimStart().length);
      return line !== '' && choice[i % choice.length] === 0 ? `${indent}# remark ${i}\n${line}` : line;
    })}\n`;
    expect(unaligned(formatted(remarked))).toBe(unaligned(remarked));
  });
});
