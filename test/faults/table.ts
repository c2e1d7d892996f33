// What came of the cases, as a table to be read.

import type { FaultReport } from './fault-case.ts';

/** A case that was run. */
export interface Line extends FaultReport {
  readonly name: string;
  readonly seconds: number;
}

/** A case a paragraph: its verdict, how often it was tried, what was measured, what failed. */
export function table(lines: readonly Line[]): string {
  return lines.map(paragraph).join('\n');
}

function paragraph({ name, tried, failed, figures, seconds }: Line): string {
  const verdict = failed.length === 0 ? 'ok    ' : 'FAILED';
  const measured = Object.entries(figures).map(([what, value]) => `${what}: ${value}`);
  return [
    `${verdict} ${name} | tried ${tried} | ${seconds.toFixed(1)} s`,
    ...(measured.length === 0 ? [] : [`       ${measured.join(' | ')}`]),
    ...failed.map((failure) => `       - ${failure}`),
  ].join('\n');
}
