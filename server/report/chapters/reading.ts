// How the report is to be read.

import type { Strip } from '../layout/strip.ts';
import { type Kit, opening, paragraph, section } from './kit.ts';

/** The chapter on how to read the report. */
export const readingStrips = (kit: Kit): readonly Strip[] => {
  const { say } = kit;
  return [
    ...opening(kit, 'read', say('read-1')),
    paragraph(kit, say('read-2'), { gap: 10 }),
    paragraph(kit, say('read-3'), { gap: 10 }),
    section(kit, say('read-marks')),
    paragraph(kit, say('read-marks-1')),
    section(kit, say('read-strength')),
    paragraph(kit, say('read-strength-1')),
    section(kit, say('read-levels')),
    paragraph(kit, say('read-levels-1')),
  ];
};
