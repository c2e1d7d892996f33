// What the largest request of each operation costs, held to a table: `UPDATE_COSTS=1 npx vitest run test/server/costs` writes it.

import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { type Cost, startMeasured } from './measured.ts';

type Table = Readonly<Record<string, Cost>>;

const file = new URL('./table.json', import.meta.url);
const isUpdating = process.env.UPDATE_COSTS === '1';
const table = JSON.parse(readFileSync(file, 'utf8')) as Table;
const units = ['skyYears', 'placeYears'] as const;

/** The most years that a request may build for each one that it counts as. */
const mostYears = 10;

/** A row that allows more than so much of what a request costs would see nothing. */
const mostSpace = { times: 3, more: 2 };

const { operations, measure } = await startMeasured();
const measured: Record<string, Cost> = {};
afterAll(() => {
  if (isUpdating) writeFileSync(file, textOf({ ...table, ...measured }));
});

// What removes something comes last, so that the others find it.
const removes = (id: string): boolean => /^(delete|revoke)/.test(id);
const inOrder = operations
  .map((operation) => ({ id: operation[2].operationId, operation }))
  .sort((a, b) => Number(removes(a.id)) - Number(removes(b.id)));

test('the table has a row for every operation, and no other', () => {
  if (isUpdating) return;
  expect(Object.keys(table).sort()).toEqual(inOrder.map(({ id }) => id).sort());
});

describe('the largest request costs no more than its row says', () => {
  test.each(inOrder)('$id', async ({ id, operation }) => {
    const { cost, status, counted } = await measure(operation);
    measured[id] = cost;
    expect(status).toBeLessThan(300);
    expect(cost.skyYears + cost.placeYears).toBeLessThanOrEqual(mostYears * Math.max(1, counted));
    if (isUpdating) return;
    const row = table[id];
    for (const unit of units) {
      expect(cost[unit], `${id}: ${unit}`).toBeLessThanOrEqual(row?.[unit] ?? -1);
      expect(row?.[unit], `${id}: ${unit}`).toBeLessThanOrEqual(
        cost[unit] * mostSpace.times + mostSpace.more,
      );
    }
  });
});

// Rows of what was not measured this time stay, but for those of operations that there are no more.
function textOf(costs: Table): string {
  const rows = inOrder.flatMap(({ id }) => {
    const cost = costs[id];
    if (cost === undefined) return [];
    return `  ${JSON.stringify(id)}: ${JSON.stringify(cost)
      .replaceAll(/[:,]/g, '$& ')
      .replaceAll(/[{}]/g, (c) => (c === '{' ? '{ ' : ' }'))}`;
  });
  return `{\n${rows.join(',\n')}\n}\n`;
}
