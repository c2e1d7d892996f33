// The history of the API as the page of changes shows it: by day, newest first, breaking changes before others.

import type { ApiChange, ApiChangesData } from '@nirnaya/web/pages';
import { type Changelog, type ChangelogEntry, everyEndpoint } from '../../../reference/changelog.ts';
import { documentAddress } from './addresses.ts';
import type { OperationAddresses } from './operations.ts';

/** The data of the page of changes. */
export function apiChanges({ entries }: Changelog, operations: OperationAddresses): ApiChangesData {
  const dates = [...new Set(entries.map(({ date }) => date))].sort().reverse();
  return {
    days: dates.map((date) => {
      const ofDay = entries
        .filter((entry) => entry.date === date)
        .map((entry) => changeOf(entry, operations));
      return {
        date,
        changes: [...ofDay.filter(({ breaking }) => breaking), ...ofDay.filter(({ breaking }) => !breaking)],
      };
    }),
    releases: documentAddress('CHANGELOG.md'),
  };
}

function changeOf(
  { endpoint, method, status, breaking, summary }: ChangelogEntry,
  operations: OperationAddresses,
): ApiChange {
  const isEvery = endpoint === everyEndpoint;
  return {
    operation: isEvery ? undefined : method === null ? endpoint : `${method} ${endpoint}`,
    href: isEvery ? undefined : operations.at(endpoint, method ?? undefined),
    status,
    breaking,
    summary,
  };
}
