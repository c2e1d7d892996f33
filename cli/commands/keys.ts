// `nirnaya keys`: the accounts of the store and their keys. The text of a key is written once, when it is made.

import type { AddCommand } from './command.ts';
import { addCreateKey } from './keys/create.ts';
import { addRevokeKey, addRotateKey } from './keys/end.ts';
import { addListKeys } from './keys/list.ts';

/** Adds the command with its own. */
export const addKeys: AddCommand = (program, io) => {
  const keys = program.command('keys').description('creates, lists, rotates and revokes keys of the service');
  for (const add of [addCreateKey, addListKeys, addRotateKey, addRevokeKey]) add(keys, io);
};
