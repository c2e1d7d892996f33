// The compiled chains that a command works with: one that cannot be used is refused with its first error, never passed over.

import type { CompiledPack } from '@nirnaya/compiler/runtime';
import type { SessionPacks } from '../cache/packs.ts';
import { UsageError } from './failure.ts';

/** The compiled chain that ends in a pack; `folders` are those that were laid over the bundled packs. */
export async function usableChain(
  packs: SessionPacks,
  name: string,
  folders: readonly string[] = [],
): Promise<CompiledPack> {
  const pack = await packs.chain(name);
  if (pack !== undefined) return pack;
  const { failureOf } = await import('@nirnaya/compiler/compile');
  const compilation = (await packs.whole()).compile(name);
  const check = ['nirnaya check', ...folders].join(' ');
  throw new UsageError(
    `the pack ${name} cannot be used: ${failureOf(compilation)}`,
    `\`${check}\` shows every error`,
  );
}

/** The same of several. */
export async function usableChains(
  packs: SessionPacks,
  names: readonly string[],
  folders?: readonly string[],
): Promise<readonly CompiledPack[]> {
  const chains: CompiledPack[] = [];
  for (const name of names) chains.push(await usableChain(packs, name, folders));
  return chains;
}
