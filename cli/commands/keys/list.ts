// `nirnaya keys list`: every key of every account, or of one.

import type { Account, AccountStore, ApiKey } from '@nirnaya/server/store';
import { accountNamed, allAccounts, allKeys } from '../../operator/account.ts';
import { withStore } from '../../operator/place.ts';
import { UsageError } from '../../options/failure.ts';
import { write, writeJson } from '../../options/io.ts';
import { table } from '../../output/text/table.ts';
import type { AddCommand } from '../command.ts';

interface ListWords {
  readonly account?: string;
  readonly json?: boolean;
}

/** Adds the command. */
export const addListKeys: AddCommand = (program, io) => {
  program
    .command('list')
    .description('lists keys by account: prefix, plan, permissions, creation, last use and validity')
    .option('--account <id or name>', 'only keys of this account')
    .option('--json', 'print JSON')
    .action(async ({ account, json }: ListWords) => {
      const rows = await withStore(io.now, async (store) => {
        const listed: Listed[] = [];
        for (const owner of await accountsFor(store, account)) {
          for (const key of await allKeys(store, owner.id)) listed.push(shown(owner, key, io.now()));
        }
        return listed;
      });
      if (json === true) await writeJson(io, rows);
      else if (rows.length === 0)
        await write(io.out, 'there are no keys; `nirnaya keys create` creates one\n');
      else
        await write(
          io.out,
          `${table([columns, ...rows.map((row) => columns.map((c) => String(row[c])))])}\n`,
        );
    });
};

const columns = [
  'id',
  'prefix',
  'name',
  'account',
  'plan',
  'state',
  'may',
  'created',
  'expires',
  'used',
] as const;

/** A key as it is listed. */
type Listed = Readonly<Record<(typeof columns)[number], string | number>>;

async function accountsFor(store: AccountStore, word: string | undefined): Promise<readonly Account[]> {
  if (word === undefined) return allAccounts(store);
  const account = await accountNamed(store, word);
  if (account === undefined) throw new UsageError(`--account: no account has the id or the name ${word}`);
  return [account];
}

const shown = (account: Account, key: ApiKey, now: number): Listed => ({
  id: key.id,
  prefix: key.prefix,
  name: key.name,
  account: `${account.id} ${account.name}`,
  plan: account.plan,
  state: stateOf(key, now),
  may: permissionsText(key),
  created: moment(key.createdAt),
  expires: moment(key.expiresAt),
  used: moment(key.lastUsedAt),
});

function permissionsText({ permissions: { groups, readOnly, managesKeys } }: ApiKey): string {
  const restrictions = [
    ...(groups ?? []),
    ...(readOnly ? ['read only'] : []),
    ...(managesKeys ? [] : ['no keys']),
  ];
  return restrictions.length === 0 ? 'everything' : restrictions.join(', ');
}

function stateOf({ revokedAt, expiresAt }: ApiKey, now: number): string {
  if (revokedAt !== undefined) return 'revoked';
  return expiresAt !== undefined && expiresAt <= now ? 'expired' : 'valid';
}

const moment = (at: number | undefined): string =>
  at === undefined ? '-' : new Date(at).toISOString().slice(0, 16).replace('T', ' ');
