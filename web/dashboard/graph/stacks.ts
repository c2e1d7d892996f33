// Requests by day and operation as columns: one a day, in each a part for every operation.

/** Requests of a day and an operation. */
export interface UsageRow {
  readonly day: string;
  readonly operation: string;
  readonly requests: number;
}

/** An operation, or the rest of them. */
export interface Series {
  readonly name: string;
  readonly total: number;
}

/** A part of a column, from the bottom up. */
export interface Part {
  /** place of its series */
  readonly series: number;
  readonly requests: number;
  /** requests below it */
  readonly below: number;
}

/** A day. */
export interface Column {
  readonly day: string;
  readonly total: number;
  readonly parts: readonly Part[];
}

/** What is drawn. */
export interface Stacks {
  /** the operation with the most requests first; what there is no room for comes last, together */
  readonly series: readonly Series[];
  readonly columns: readonly Column[];
  /** the operations that are drawn together, by name */
  readonly rest: readonly Series[];
  readonly total: number;
}

/** The name of the operations that have no series of their own. */
export const others = 'others';

/** Columns for days, with at most `most` series. Rows of other days are left out. */
export function stacksOf(rows: readonly UsageRow[], days: readonly string[], most = 12): Stacks {
  const shownDays = new Set(days);
  const shown = rows.filter(({ day }) => shownDays.has(day));
  const totals = sums(shown.map(({ operation, requests }) => [operation, requests]));
  const ranked = [...totals].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  const own = ranked.length <= most ? ranked : ranked.slice(0, most - 1);
  const rest = ranked.slice(own.length).map(([name, total]) => ({ name, total }));
  const ofRest = rest.reduce((sum, { total }) => sum + total, 0);
  const series = [
    ...own.map(([name, total]) => ({ name, total })),
    ...(own.length < ranked.length ? [{ name: others, total: ofRest }] : []),
  ];
  const placeOf = new Map(own.map(([name], i) => [name, i]));
  const columns = days.map((day) => {
    const ofDay = sums(
      shown
        .filter((row) => row.day === day)
        .map(({ operation, requests }) => [placeOf.get(operation) ?? own.length, requests]),
    );
    let below = 0;
    const parts: Part[] = [];
    for (const [place, requests] of [...ofDay].sort(([a], [b]) => a - b)) {
      parts.push({ series: place, requests, below });
      below += requests;
    }
    return { day, total: below, parts };
  });
  return { series, columns, rest, total: shown.reduce((sum, { requests }) => sum + requests, 0) };
}

function sums<K>(amounts: readonly (readonly [K, number])[]): Map<K, number> {
  const totals = new Map<K, number>();
  for (const [key, amount] of amounts) totals.set(key, (totals.get(key) ?? 0) + amount);
  return totals;
}
