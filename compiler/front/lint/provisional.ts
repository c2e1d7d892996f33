// A citation taken on trust says what is doubtful about it.

import { report } from '@nirnaya/dsl/diagnostics';
import type { CitationLint } from './contract.ts';

export const provisional: CitationLint = ({ work, level, note, range }) =>
  level === 'PROVISIONAL' && note === undefined ? [report('provisional-without-note', range, { work })] : [];
