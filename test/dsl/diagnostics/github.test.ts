// Lines that GitHub Actions reads as its commands: what is not escaped would end a property or the command.

import { describe, expect, it } from 'vitest';
import { report } from '../../../dsl/diagnostics/catalogue.ts';
import { githubAnnotation } from '../../../dsl/diagnostics/github.ts';
import { sourceFile } from '../../../dsl/source/source-file.ts';

const file = sourceFile('packs/a,b:c.yaml', 'pack: P\ntitel: 50%\n');
const range = { file, start: 8, end: 13 };

describe('an annotation of GitHub', () => {
  it('names the file, both ends of the place, the code and the message', () => {
    expect(githubAnnotation(report('unknown-field', range, { field: 'titel', where: 'a pack' }))).toBe(
      '::error file=packs/a%2Cb%3Ac.yaml,line=2,col=1,endLine=2,endColumn=6,title=unknown-field::unknown field `titel` in a pack',
    );
  });

  it('has the help in parentheses, on one line', () => {
    const help = '100% sure:\r\nwrite `title`';
    const { length } = file.text;
    const d = report('unused-let', { file, start: length, end: length }, { name: 'x' }, { help });
    expect(githubAnnotation(d)).toMatch(
      /^::warning file=packs\/a%2Cb%3Ac\.yaml,line=3,col=1,endLine=3,endColumn=1,title=unused-let::.*\(100%25 sure:%0D%0Awrite `title`\)$/,
    );
  });
});
