import { describe, expect, it } from 'vitest';
import { report } from '../../../dsl/diagnostics/catalogue.ts';
import { diagnosticToJson, renderDiagnostic, renderDiagnostics } from '../../../dsl/diagnostics/frame.ts';
import { sourceFile } from '../../../dsl/source/source-file.ts';

const text = `pack: TRIAL
rules:
  FESTIVAL_TRIAL:
    name_sa: गणेशचतुर्थी   # मध्याह्न is noon
    decide: |
      # ग णे श
      prefer target touches madhyana
      then first
`;
const file = sourceFile('packs/trial.yaml', text);

const rangeOf = (words: string, length = words.length) => {
  const start = text.indexOf(words);
  return { file, start, end: start + length };
};

const unknown = report(
  'unknown-kala',
  rangeOf('madhyana'),
  { name: 'madhyana' },
  { help: 'did you mean `madhyahna`?' },
);

describe('a diagnostic as text', () => {
  it('shows the line, a caret run under the words, and help', () => {
    expect(renderDiagnostic(unknown)).toMatchInlineSnapshot(`
      "error[unknown-kala]: unknown window or value \`madhyana\`
       --> packs/trial.yaml:7:29
      7 |       prefer target touches madhyana
        |                             ^^^^^^^^
        = help: did you mean \`madhyahna\`?"
    `);
  });

  it('counts the cells of Devanagari, whose vowel signs take none', () => {
    expect(
      renderDiagnostic(report('unknown-field', rangeOf('noon'), { field: 'noon', where: 'a rule' })),
    ).toMatchInlineSnapshot(`
      "error[unknown-field]: unknown field \`noon\` in a rule
       --> packs/trial.yaml:4:42
      4 |     name_sa: गणेशचतुर्थी   # मध्याह्न is noon
        |                                   ^^^^"
    `);
  });

  it('a range of several lines is underlined to the end of its first', () => {
    const range = rangeOf('prefer', text.indexOf('first') - text.indexOf('prefer'));
    expect(renderDiagnostic(report('not-closed', range, {}))).toMatchInlineSnapshot(`
      "error[not-closed]: the clauses may leave several days: end with \`then first\`, \`then last\` or \`undecided\`
       --> packs/trial.yaml:7:7
      7 |       prefer target touches madhyana
        |       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^"
    `);
  });

  it('labels are below with dashes, those of another file with its path', () => {
    const other = sourceFile('packs/base.yaml', 'pack: base\nrules:\n  FESTIVAL_TRIAL: {}\n');
    const start = other.text.indexOf('FESTIVAL');
    const labels = [
      { range: { file: other, start, end: start + 14 }, message: 'defined here' },
      { range: rangeOf('TRIAL'), message: 'in this pack' },
    ];
    expect(
      renderDiagnostic(
        report('code-redefined', rangeOf('FESTIVAL_TRIAL'), { code: 'FESTIVAL_TRIAL' }, { labels }),
      ),
    ).toMatchInlineSnapshot(`
      "error[code-redefined]: \`FESTIVAL_TRIAL\` is already defined by a parent pack
       --> packs/trial.yaml:3:3
      3 |   FESTIVAL_TRIAL:
        |   ^^^^^^^^^^^^^^
       ::: packs/base.yaml:3:3
      3 |   FESTIVAL_TRIAL: {}
        |   -------------- defined here
      1 | pack: TRIAL
        |       ----- in this pack"
    `);
  });

  it('a place without extent still has a caret, at the end of the file too', () => {
    const end = { file, start: text.length, end: text.length };
    expect(renderDiagnostic(report('yaml-tab', end, {}))).toMatchInlineSnapshot(`
      "error[yaml-tab]: the indentation contains a tab: use spaces
       --> packs/trial.yaml:9:1
      9 | 
        | ^"
    `);
  });

  it('no control character of the file reaches the terminal', () => {
    const sly = sourceFile('sly.yaml', 'a: \u001b[31mred\u0007');
    const shown = renderDiagnostic(report('yaml-tab', { file: sly, start: 3, end: 12 }, {}));
    expect(shown).not.toContain('\u001b');
    expect(shown).not.toContain('\u0007');
  });

  it('colours are used on request', () => {
    expect(renderDiagnostic(unknown, { color: true })).toContain('\u001b[31merror[unknown-kala]\u001b[0m');
  });

  it('several are counted, errors apart from warnings', () => {
    const unused = report('unused-let', rangeOf('name_sa'), { name: 'x' });
    expect(renderDiagnostics([unknown, unused, unused]).split('\n').at(-1)).toBe('1 error, 2 warnings');
    expect(renderDiagnostics([])).toBe('0 errors, 0 warnings');
  });

  it('of many the first hundred are written out, and all are counted', () => {
    const parts = renderDiagnostics(Array.from({ length: 103 }, () => unknown)).split('\n\n');
    expect(parts.slice(0, 100)).toEqual(Array.from({ length: 100 }, () => renderDiagnostic(unknown)));
    expect(parts.slice(100)).toEqual(['and 3 more', '103 errors, 0 warnings']);
  });
});

describe('a diagnostic as JSON', () => {
  it('has places as lines and columns from 1, the end behind the last character', () => {
    const fix = { title: 'spell it so', range: rangeOf('madhyana'), text: 'madhyahna' };
    const labels = [{ range: rangeOf('target'), message: 'this' }];
    const d = report(
      'unknown-kala',
      rangeOf('madhyana'),
      { name: 'madhyana' },
      { help: 'look again', labels, fix },
    );
    expect(diagnosticToJson(d)).toMatchInlineSnapshot(`
      {
        "code": "unknown-kala",
        "column": 29,
        "end_column": 37,
        "end_line": 7,
        "file": "packs/trial.yaml",
        "fix": {
          "column": 29,
          "end_column": 37,
          "end_line": 7,
          "file": "packs/trial.yaml",
          "line": 7,
          "text": "madhyahna",
          "title": "spell it so",
        },
        "help": "look again",
        "labels": [
          {
            "column": 14,
            "end_column": 20,
            "end_line": 7,
            "file": "packs/trial.yaml",
            "line": 7,
            "message": "this",
          },
        ],
        "line": 7,
        "message": "unknown window or value \`madhyana\`",
        "severity": "error",
      }
    `);
  });

  it('has every change that an author may choose from, with its place', () => {
    const place = { file: 'packs/trial.yaml', line: 7, column: 21, end_line: 7, end_column: 28 };
    const choices = ['covers', 'within'].map((word) => ({
      title: `write ${word}`,
      range: rangeOf('touches'),
      text: word,
    }));
    expect(diagnosticToJson(report('yaml-tab', rangeOf('rules'), {}, { choices }))).toMatchObject({
      choices: [
        { title: 'write covers', text: 'covers', ...place },
        { title: 'write within', text: 'within', ...place },
      ],
    });
  });

  it('leaves out what it does not have', () => {
    const keys = Object.keys(diagnosticToJson(report('yaml-tab', rangeOf('rules'), {})));
    expect(keys).not.toContain('help');
    expect(keys).not.toContain('fix');
  });
});

describe('a suggestion is data', () => {
  const suggestion = { name: 'madhyana', text: 'madhyahna' };

  it('makes the help and the change of the very word', () => {
    const d = report('unknown-kala', rangeOf('madhyana'), { name: 'madhyana' }, { suggestion });
    expect(d.help).toBe('did you mean `madhyahna`?');
    expect(d.fix).toEqual({ title: 'write madhyahna', range: rangeOf('madhyana'), text: 'madhyahna' });
    expect(diagnosticToJson(d)).toMatchObject({ suggestion: 'madhyahna', fix: { text: 'madhyahna' } });
  });

  it('changes nothing where the range is of more than the word', () => {
    const d = report('unknown-kala', rangeOf('touches madhyana'), { name: 'madhyana' }, { suggestion });
    expect(d.fix).toBeUndefined();
    expect(d.suggestion).toEqual(suggestion);
  });

  it('yields to a help and a fix that are given', () => {
    const fix = { title: 'remove it', range: rangeOf('madhyana'), text: '' };
    const extra = { suggestion, help: 'look again', fix };
    const d = report('unknown-kala', rangeOf('madhyana'), { name: 'madhyana' }, extra);
    expect([d.help, d.fix]).toEqual(['look again', fix]);
  });
});
