// Counters in a table: one statement reads, changes and answers, so no two processes are granted the same.

import { openCache } from '@nirnaya/engine/cache';
import { CompiledQuery, sql } from 'kysely';
import type { Take, Taken } from '../counters.ts';
import type { CounterBackend } from '../counting/backend.ts';
import type { Connection, Database } from './database.ts';
import { eachPiece, inPieces } from './pieces.ts';

/** What stands for no limit. */
const unlimited = Number.MAX_SAFE_INTEGER;

/** What a take that finds a row is granted. */
const grant = sql<number>`case
  when counters.used >= excluded.most then 0
  when excluded.asked > excluded.most - counters.used then excluded.most - counters.used
  else excluded.asked end`;

/** Counters in the tables of a database. */
export function sqlCounters({ relaxed }: Database): CounterBackend {
  const takeText = takeTexts();
  return {
    take: (takes) => (takes.length === 0 ? Promise.resolve([]) : taken(relaxed, takes, takeText)),
    async giveBack(name, amount) {
      const rest = sql<number>`case when used > ${amount} then used - ${amount} else 0 end`;
      await relaxed.run((db) =>
        db.updateTable('counters').set({ used: rest }).where('name', '=', name).execute(),
      );
    },
    async used(names) {
      const counts = new Map<string, number>();
      await eachPiece(names, async (piece) => {
        const rows = await relaxed.run((db) =>
          db.selectFrom('counters').select(['name', 'used']).where('name', 'in', piece).execute(),
        );
        for (const { name, used } of rows) counts.set(name, used);
      });
      return names.map((name) => counts.get(name) ?? 0);
    },
    async forget(now) {
      await inPieces((size) =>
        relaxed.run(async (db) => {
          const expired = db.selectFrom('counters').select('name').where('expires_at', '<=', now).limit(size);
          const { numDeletedRows } = await db
            .deleteFrom('counters')
            .where('name', 'in', expired)
            .executeTakeFirst();
          return Number(numDeletedRows);
        }),
      );
    },
    ping: async () => {},
    close: async () => {},
  };
}

interface Answer {
  readonly name: string;
  readonly used: number;
  readonly granted: number;
}

type Row = ReturnType<typeof rowOf>;

/** Cached statements: more than the numbers of counters that one round trip has. */
const cachedStatements = 200;

/** Gives the statement that takes of rows. */
type TakeText = (db: Connection, rows: readonly Row[]) => string;

// The statement for so many rows is written once: every request that is counted needs one.
function takeTexts(): TakeText {
  const cache = openCache<number, string>({ name: 'statements of counters', limit: cachedStatements });
  return (db, rows) => {
    const known = cache.get(rows.length);
    if (known !== undefined) return known;
    const text = takeQuery(db, rows).compile().sql;
    cache.set(rows.length, text);
    return text;
  };
}

// Its parameters are the fields of the rows, in the order of `rowOf`, and nothing else.
const takeQuery = (db: Connection, rows: readonly Row[]) =>
  db
    .insertInto('counters')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({
        used: sql<number>`counters.used + ${grant}`,
        granted: grant,
        asked: sql<number>`excluded.asked`,
        most: sql<number>`excluded.most`,
        expires_at: sql<number>`excluded.expires_at`,
      }),
    )
    .returning(['name', 'used', 'granted']);

async function taken(
  database: Pick<Database, 'run'>,
  takes: readonly Take[],
  takeText: TakeText,
): Promise<readonly Taken[]> {
  // Rows are locked in one order by everybody.
  const rows = takes.map(rowOf).sort((a, b) => (a.name < b.name ? -1 : 1));
  const parameters = rows.flatMap(({ name, used, granted, asked, most, expires_at }) => [
    name,
    used,
    granted,
    asked,
    most,
    expires_at,
  ]);
  const { rows: answers } = await database.run((db) =>
    db.executeQuery<Answer>(CompiledQuery.raw(takeText(db, rows), parameters)),
  );
  const byName = new Map(answers.map((answer) => [answer.name, answer]));
  return takes.map(({ name }) => {
    const answer = byName.get(name);
    if (answer === undefined) throw new Error(`the counter ${name} was not answered`);
    return { granted: answer.granted, used: answer.used };
  });
}

function rowOf({ name, amount, limit, expiresAt }: Take) {
  const most = limit ?? unlimited;
  const granted = Math.min(amount, Math.max(0, most));
  return { name, used: granted, granted, asked: amount, most, expires_at: expiresAt };
}
