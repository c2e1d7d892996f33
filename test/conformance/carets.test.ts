// What stands under the source of a diagnostic, in the bad cases: carets as wide as the error and nowhere else.

import { expect, it } from 'vitest';
import { diagnosticsOf } from '../../cli/output/docs/examples.ts';
import { renderDiagnostic } from '../../dsl/diagnostics/frame.ts';
import { lineColumn } from '../../dsl/source/source-file.ts';
import { badCases, readBadCase } from './bad-case.ts';

it.each(badCases())('%s: the carets are under the error', (name) => {
  for (const d of diagnosticsOf(readBadCase(name).files)) {
    const frame = renderDiagnostic(d).split('\n');
    const { line, column } = lineColumn(d.range.file, d.range.start);
    expect(frame[0]).toBe(`${d.severity}[${d.code}]: ${d.message}`);
    expect(frame[1]).toContain(`${line}:${column}`);
    const [source = '', carets = ''] = frame.slice(2, 4).map((l) => l.slice(l.indexOf('|') + 2));
    const marks = /\p{M}/gu;
    // Cells, not characters: combining marks take none.
    const under = [...source.replace(marks, '')]
      .slice(carets.indexOf('^'), carets.lastIndexOf('^') + 1)
      .join('');
    const expected = d.range.file.text.slice(d.range.start, Math.max(d.range.end, d.range.start + 1));
    const first = expected.split(/\r?\n/)[0] ?? '';
    if (first !== '') expect(under.trimEnd()).toBe(first.replace(marks, '').replaceAll('\t', ' ').trimEnd());
  }
});
