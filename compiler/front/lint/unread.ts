// A citation whose note says that the work itself was not read is PROVISIONAL.

import { report } from '@nirnaya/dsl/diagnostics';
import type { CitationLint } from './contract.ts';

const isUnread = /\bnot read in the work itself\b/;

export const unread: CitationLint = ({ work, level, note = '', range }) =>
  level !== 'PROVISIONAL' && isUnread.test(note)
    ? [report('unread-not-provisional', range, { work, level })]
    : [];
