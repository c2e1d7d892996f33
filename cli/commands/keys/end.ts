// `nirnaya keys revoke` and `nirnaya keys rotate`: keys that end, at once or when their successor is in use.

import { newKeyText } from '@nirnaya/server/access';
import { keyOfId } from '../../operator/account.ts';
import { withStore } from '../../operator/place.ts';
import { spanOf } from '../../operator/span.ts';
import { UsageError } from '../../options/failure.ts';
import { write, writeJson } from '../../options/io.ts';
import type { AddCommand } from '../command.ts';

/** Adds `revoke`. */
export const addRevokeKey: AddCommand = (program, io) => {
  program
    .command('revoke')
    .description('revokes a key; running services refuse it within seconds')
    .argument('<id>', 'id of the key')
    .option('--json', 'print JSON')
    .action(async (id: string, { json }: { readonly json?: boolean }) => {
      const key = await withStore(io.now, async (store) => {
        const stored = await keyOfId(store, id);
        if (await store.revokeKey(stored.accountId, stored.id, io.now())) return stored;
        throw new UsageError(`key ${id} is already revoked`);
      });
      if (json === true) await writeJson(io, { id: key.id, revoked: true });
      else await write(io.out, `key ${key.id} (${key.prefix}) is revoked\n`);
    });
};

interface RotateWords {
  readonly overlap: string;
  readonly json?: boolean;
}

/** Adds `rotate`. */
export const addRotateKey: AddCommand = (program, io) => {
  program
    .command('rotate')
    .description('creates the successor of a key and prints it once; the old key stays valid for a while')
    .argument('<id>', 'id of the key')
    .option('--overlap <span>', 'time for which both keys are valid, such as 30m, 24h or 7d', '24h')
    .option('--json', 'print JSON')
    .action(async (id: string, { overlap, json }: RotateWords) => {
      const span = spanOf(overlap);
      if (span === undefined)
        throw new UsageError(
          `--overlap: ${JSON.stringify(overlap)} is not a span of time; write one such as 24h`,
        );
      const now = io.now();
      const { text, prefix, hash } = newKeyText();
      const { old, key } = await withStore(io.now, async (store) => {
        const current = await keyOfId(store, id);
        const next = { accountId: current.accountId, name: current.name, prefix, hash, createdAt: now };
        const rotation = await store.rotateKey(current.id, next, now + span);
        if (rotation.state === 'rotated') return { old: current, key: rotation.key };
        if (rotation.state === 'unknown')
          throw new UsageError(`key ${id} cannot be rotated: it is no longer valid, or was rotated before`);
        const { id: before, expiresAt = now } = rotation.predecessor;
        throw new UsageError(
          `key ${id} cannot be rotated yet: key ${before}, which it replaced, is valid until ${new Date(expiresAt).toISOString()}`,
          `wait until then, or revoke it first: nirnaya keys revoke ${before}`,
        );
      });
      const until = new Date(Math.min(old.expiresAt ?? now + span, now + span)).toISOString();
      if (json === true) {
        await writeJson(io, { key: text, id: key.id, old: { id: old.id, valid_until: until } });
        return;
      }
      await write(io.out, `${text}\n`);
      await write(
        io.err,
        `key ${key.id} replaces key ${old.id}, which is valid until ${until}; it is not shown again\n`,
      );
    });
};
