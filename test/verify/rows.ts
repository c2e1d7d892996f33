// The rows of a truth file, read in place.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

/** A row by the names of its columns, with its line in the file. */
export interface Row {
  readonly line: number;
  /** the field of a column; empty where the file has no such column */
  at(column: string): string;
}

/** The rows of a file of comma-separated values or of JSON lines; undefined where there is no such file. */
export function readRows(dir: string, file: string): readonly Row[] | undefined {
  const path = join(dir, file);
  if (!existsSync(path)) return undefined;
  if (file.endsWith('.jsonl')) return readFileSync(path, 'utf8').split('\n').flatMap(jsonRow);
  const records: Record<string, string>[] = parse(readFileSync(path, 'utf8'), {
    columns: true,
    bom: true,
    skip_empty_lines: true,
    relax_column_count: true,
  });
  return records.map((fields, i) => ({ line: i + 2, at: (column) => fields[column] ?? '' }));
}

// Columns are paths: `inputs.tithi`; what is no text is given as JSON.
function jsonRow(text: string, index: number): Row[] {
  if (text.trim() === '') return [];
  const record: unknown = JSON.parse(text);
  const at = (column: string): string => {
    const found = column.split('.').reduce<unknown>((value, key) => Object(value)[key], record);
    return typeof found === 'string' ? found : (JSON.stringify(found) ?? '');
  };
  return [{ line: index + 1, at }];
}

/** How many rows a file has whose rows we do not read: its lines less a header where it has one. */
export function countRows(dir: string, file: string): number | undefined {
  const rows = file.endsWith('.csv') ? readRows(dir, file) : undefined;
  if (rows !== undefined) return rows.length;
  const path = join(dir, file);
  if (!existsSync(path)) return undefined;
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '').length;
}
