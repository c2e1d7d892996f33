// `nirnaya keys create`: a key of an account, which is made where there is none of the name.

import { type OperationGroup, operationGroups } from '@nirnaya/contract/common';
import { type PlanId, planIds } from '@nirnaya/contract/plans';
import { unknownText } from '@nirnaya/dsl/vocabulary';
import { newKeyText } from '@nirnaya/server/access';
import type { Account, AccountStore, KeyPermissions } from '@nirnaya/server/store';
import { accountNamed, allAccounts } from '../../operator/account.ts';
import { withStore } from '../../operator/place.ts';
import { instantOf } from '../../operator/span.ts';
import { UsageError } from '../../options/failure.ts';
import { write, writeJson } from '../../options/io.ts';
import type { AddCommand } from '../command.ts';

interface CreateWords {
  readonly account?: string;
  readonly plan?: string;
  readonly name: string;
  readonly expires?: string;
  readonly groups?: string;
  readonly readOnly?: boolean;
  readonly manageKeys: boolean;
  readonly json?: boolean;
}

/** The account that is made where none is named and there is none. */
const usualAccount = 'default';

/** Adds the command. */
export const addCreateKey: AddCommand = (program, io) => {
  program
    .command('create')
    .description('creates a key and prints it once; the store has its hash')
    .option(
      '--account <id or name>',
      'account of the key; created if the name is new (default: the only account)',
    )
    .option(
      '--plan <plan>',
      `plan of the account: ${planIds.join(', ')} (default: unchanged; enterprise for a new account)`,
    )
    .option('--name <name>', 'label of the key', 'key')
    .option('--expires <date or span>', 'expiry of the key, such as 2027-01-01 or 90d (default: never)')
    .option(
      '--groups <groups>',
      `only these groups of operations, separated by commas: ${operationGroups.join(', ')}`,
    )
    .option('--read-only', 'read-only key')
    .option('--no-manage-keys', 'key that cannot manage keys; implied by other restrictions')
    .option('--json', 'print JSON')
    .action(async (words: CreateWords) => {
      const { account: named, plan: planWord, name, expires, json } = words;
      const permissions = permissionsOf(words);
      const plan = planWord === undefined ? undefined : planOf(planWord);
      const now = io.now();
      const expiresAt = expires === undefined ? undefined : instantOf('--expires', expires, now);
      const { text, prefix, hash } = newKeyText();
      const { account, key } = await withStore(io.now, async (store) => {
        const owner = await accountFor(store, named, plan, now);
        const keep = { accountId: owner.id, name, prefix, hash, createdAt: now, expiresAt, permissions };
        return { account: owner, key: await store.createKey(keep, undefined) };
      });
      if (key === undefined) throw new Error('the key was not stored');
      if (json === true) {
        await writeJson(io, { key: text, id: key.id, name, account: account.id, plan: account.plan });
        return;
      }
      await write(io.out, `${text}\n`);
      await write(
        io.err,
        `key ${key.id} (${name}) of account ${account.id} (${account.name}), plan ${account.plan}; it is not shown again\n`,
      );
    });
};

// A key that is restricted in anything manages no keys.
function permissionsOf({ groups: list, readOnly = false, manageKeys }: CreateWords): KeyPermissions {
  const groups = list?.split(',').map((word) => groupOf(word.trim()));
  return { groups, readOnly, managesKeys: manageKeys && groups === undefined && !readOnly };
}

function groupOf(word: string): OperationGroup {
  const group = operationGroups.find((one) => one.toLowerCase() === word.toLowerCase());
  if (group !== undefined) return group;
  throw new UsageError(`--groups: ${unknownText({ what: 'group', text: word, known: operationGroups })}`);
}

function planOf(word: string): PlanId {
  const plan = planIds.find((id) => id === word);
  if (plan !== undefined) return plan;
  throw new UsageError(`--plan: ${unknownText({ what: 'plan', text: word, known: planIds })}`);
}

async function accountFor(
  store: AccountStore,
  named: string | undefined,
  plan: PlanId | undefined,
  now: number,
): Promise<Account> {
  const account = named === undefined ? await onlyAccount(store) : await accountNamed(store, named);
  if (account === undefined) {
    if (named !== undefined && /^\d+$/.test(named))
      throw new UsageError(
        `--account: no account has the id ${named}; \`nirnaya keys list\` shows the accounts`,
      );
    return store.createAccount({ name: named ?? usualAccount, plan: plan ?? 'enterprise', createdAt: now });
  }
  if (plan === undefined || plan === account.plan) return account;
  await store.setPlan(account.id, plan);
  return { ...account, plan };
}

async function onlyAccount(store: AccountStore): Promise<Account | undefined> {
  const accounts = await allAccounts(store);
  if (accounts.length < 2) return accounts[0];
  throw new UsageError(
    '--account: is required because there are several accounts; write the id or the name of one',
  );
}
