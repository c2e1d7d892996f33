// The rows of a truth file, read in place.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';

/** A row by the names of its columns, with its line in the file. */
export interface Row {
  readonly line: number;
  /** the field of a column; empty where the file has no such column */
  at(column: string): string;
}

/** A row that cannot be read. */
export interface UnreadRow {
  readonly line: number;
  readonly why: string;
}

/** The rows of a file. */
export interface FileRows {
  readonly rows: readonly Row[];
  readonly unread: readonly UnreadRow[];
}

/** The rows of a file of comma-separated values or of JSON lines; undefined where there is no such file. */
export function readRows(dir: string, file: string): FileRows | undefined {
  const path = join(dir, file);
  if (!existsSync(path)) return undefined;
  const text = readFileSync(path, 'utf8');
  return file.endsWith('.jsonl') ? jsonRows(text) : csvRows(text);
}

/** The rows of comma-separated values under a line of names. Where one is damaged, each line is read by itself. */
export function csvRows(text: string): FileRows {
  try {
    return { rows: records(text).map((fields, i) => rowOf(fields, i + 2)), unread: [] };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
  }
  const [names = '', ...lines] = text.split(/\r?\n/);
  const rows: Row[] = [];
  const unread: UnreadRow[] = [];
  for (const [i, line] of lines.entries()) {
    try {
      rows.push(...records(`${names}\n${line}`).map((fields) => rowOf(fields, i + 2)));
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
      unread.push({ line: i + 2, why: error.message });
    }
  }
  return { rows, unread };
}

type Fields = Readonly<Record<string, string>>;

const records = (text: string): readonly Fields[] =>
  parse(text, { columns: true, bom: true, skip_empty_lines: true, relax_column_count: true });

const rowOf = (fields: Fields, line: number): Row => ({ line, at: (column) => fields[column] ?? '' });

/** The rows of lines of JSON. */
export function jsonRows(text: string): FileRows {
  const rows: Row[] = [];
  const unread: UnreadRow[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    try {
      rows.push(...jsonRow(line, index));
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      unread.push({ line: index + 1, why: error.message });
    }
  }
  return { rows, unread };
}

// Columns are paths: `inputs.tithi`; what is no text is given as JSON.
function jsonRow(text: string, index: number): Row[] {
  if (text.trim() === '') return [];
  const record: unknown = JSON.parse(text);
  const at = (column: string): string => {
    const actual = column.split('.').reduce<unknown>((value, key) => Object(value)[key], record);
    return typeof actual === 'string' ? actual : (JSON.stringify(actual) ?? '');
  };
  return [{ line: index + 1, at }];
}

/** How many rows a file has whose rows we do not read: its lines less a header where it has one. */
export function countRows(dir: string, file: string): number | undefined {
  const rows = file.endsWith('.csv') ? readRows(dir, file) : undefined;
  if (rows !== undefined) return rows.rows.length + rows.unread.length;
  const path = join(dir, file);
  if (!existsSync(path)) return undefined;
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '').length;
}
