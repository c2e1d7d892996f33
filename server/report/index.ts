// What other folders use of `server/report`.

import type { ReportContent } from './chapters/kit.ts';

/**
 * The bytes of a report as PDF; what writes it is loaded when the first is asked for. Refuses with a 422 what no font has letters
 * for.
 */
export const pdfOf = async (content: ReportContent): Promise<Uint8Array<ArrayBuffer>> => {
  const report = await import('./report.ts');
  return report.pdfOf(content);
};
