// The history of the API as data: a file of lines that only grows, each with the hash of itself and all before it, so that
// an entry which is changed afterwards is found out.

import { createHash } from 'node:crypto';
import { z } from '@nirnaya/contract/schema';
import { changeStatuses } from '@nirnaya/contract/service';
import { parseIsoDate } from '@nirnaya/engine/civil';

/** The methods of operations. */
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Every operation, as the endpoint of an entry. */
export const everyEndpoint = '*';

const entrySchema = z.strictObject({
  date: z.string().refine((text) => parseIsoDate(text) !== undefined, 'must be a date that exists'),
  endpoint: z.string().regex(/^(\*|\/[\w./{}-]*)$/, 'must be a path as the description writes it, or *'),
  method: z.enum(methods).nullable(),
  status: z.enum(changeStatuses),
  breaking: z.boolean(),
  summary: z.string().min(1),
});

/** A dated change. */
export type ChangelogEntry = z.output<typeof entrySchema>;

/** The history, oldest first. */
export interface Changelog {
  readonly entries: readonly ChangelogEntry[];
  /** hash of the last line, which stands for all of them; hexadecimal */
  readonly head: string;
}

/** The hash before the first line. */
export const emptyHead = '0'.repeat(64);

/** A history without entries. */
export const emptyChangelog: Changelog = { entries: [], head: emptyHead };

/** The hash of an entry behind those whose last hash is `head`. */
export const hashAfter = (head: string, entry: ChangelogEntry): string =>
  createHash('sha256')
    .update(`${head}\n${JSON.stringify(entry)}`)
    .digest('hex');

/** The line of an entry behind those whose last hash is `head`, with its line feed. */
export const lineAfter = (head: string, entry: ChangelogEntry): string =>
  `${JSON.stringify({ ...entry, hash: hashAfter(head, entry) })}\n`;

/** Reads the file. Throws an error that names the line which is not an entry, is out of order or was changed. */
export function changelogFrom(text: string): Changelog {
  let head = emptyHead;
  const entries: ChangelogEntry[] = [];
  for (const [i, line] of text.split('\n').entries()) {
    if (line === '') continue;
    const { hash, ...fields } = JSON.parse(line) as { readonly hash?: unknown };
    const { data: entry, error } = entrySchema.safeParse(fields);
    if (entry === undefined) throw new Error(`changelog, line ${i + 1}: ${error?.issues[0]?.message}`);
    const before = entries.at(-1);
    if (before !== undefined && before.date > entry.date) {
      throw new Error(`changelog, line ${i + 1}: ${entry.date} stands behind ${before.date}`);
    }
    head = hashAfter(head, entry);
    if (hash !== head)
      throw new Error(`changelog, line ${i + 1}: it is not as it was written, or one before it is not`);
    entries.push(entry);
  }
  return { entries, head };
}

/** Whether an entry is about an operation. */
export const concerns = (entry: ChangelogEntry, path: string, method: string): boolean =>
  entry.endpoint === everyEndpoint ||
  (entry.endpoint === path && (entry.method === null || entry.method === method.toUpperCase()));
