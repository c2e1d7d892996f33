// Which of the packs that were sent is evaluated.

import { unsupported } from '@nirnaya/app/requests';
import type { Pack } from '@nirnaya/compiler/front';

/** The pack that the texts end in: the one that no other of them builds on. Throws `Refusal` where there are several. */
export function lastPackOf(
  names: ReadonlySet<string>,
  packs: ReadonlyMap<string, Pick<Pack, 'extends'>>,
): string | undefined {
  const parents = new Set<string>();
  for (const name of names) {
    const seen = new Set([name]);
    for (let at = packs.get(name)?.extends; at !== undefined && !seen.has(at); at = packs.get(at)?.extends) {
      seen.add(at);
      parents.add(at);
    }
  }
  // Packs in a circle are all parents; the diagnostics of any of them say so.
  const last = [...names].filter((name) => !parents.has(name));
  if (last.length <= 1) return last[0] ?? [...names][0];
  throw unsupported(
    'several_chains',
    `The files belong to several chains, which end in ${last.join(', ')}. Send the files of one chain.`,
  );
}
