// The numbers of the graph as a table, newest day first.

import { amountText } from '../format/instants.ts';
import { Scrolled } from '../parts/scrolled.tsx';
import type { UsageRow } from './stacks.ts';

/** A table that opens. */
export function UsageTable({ usage }: { readonly usage: readonly UsageRow[] }) {
  const rows = [...usage].sort(
    (a, b) => b.day.localeCompare(a.day) || b.requests - a.requests || a.operation.localeCompare(b.operation),
  );
  return (
    <details>
      <summary>The same as a table</summary>
      <Scrolled label="Requests by day and operation">
        <table>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Operation</th>
              <th scope="col" class="number">
                Requests
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ day, operation, requests }) => (
              <tr key={`${day} ${operation}`}>
                <td>{day}</td>
                <td>{operation}</td>
                <td class="number">{amountText(requests)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolled>
    </details>
  );
}
