// What is new in the description: for some weeks an operation carries a badge of its latest change.

import { parseIsoDate } from '@nirnaya/engine/civil';
import { type ChangelogEntry, concerns } from './changelog.ts';

/** How long a change is shown, in days. */
const shownDays = 90;

/** What the history says of an operation on a day. */
export interface OperationStatus {
  /** of its latest changes: NEW wins over MODIFIED; undefined where there was none for so long */
  readonly badge: 'NEW' | 'MODIFIED' | undefined;
  /** whether its latest entry of all is DEPRECATED */
  readonly deprecated: boolean;
}

/** What the history says of an operation on a civil day number. */
export function operationStatus(
  entries: readonly ChangelogEntry[],
  path: string,
  method: string,
  today: number,
): OperationStatus {
  const own = entries.filter((entry) => concerns(entry, path, method));
  const recent = own.filter(({ date }) => {
    const age = today - (parseIsoDate(date) ?? 0);
    return age >= 0 && age < shownDays;
  });
  const has = (status: ChangelogEntry['status']): boolean => recent.some((entry) => entry.status === status);
  return {
    badge: has('NEW') ? 'NEW' : has('MODIFIED') ? 'MODIFIED' : undefined,
    deprecated: own.at(-1)?.status === 'DEPRECATED',
  };
}
