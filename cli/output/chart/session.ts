// What commands on births work with: the sky, the rules of births, places and their zones.

import { birthPack, type CastContext, jyotishaChains, readingPack } from '@nirnaya/app/jyotisha';
import { type CatalogueSource, geoZones } from '@nirnaya/app/places';
import { productVersion } from '@nirnaya/app/workspace';
import type { CompiledPack } from '@nirnaya/compiler/runtime';
import { usableChain } from '../../options/chains.ts';
import type { Io } from '../../options/io.ts';
import { type CommandLanguage, type LanguageOptions, languageOf } from '../../options/language.ts';
import { openSessionWorkspace } from '../../options/session-workspace.ts';

/** What a command on births works with. */
export interface ChartSession {
  /** the same as a request to the service */
  readonly context: CastContext;
  readonly catalogue: CatalogueSource;
  /** milliseconds since 1970 */
  readonly now: number;
  /** undefined where names stay as the packs have them */
  readonly language: CommandLanguage | undefined;
}

/** Opens it, does something in it and closes it. */
export async function inChartSession<T>(
  options: LanguageOptions,
  io: Io,
  work: (session: ChartSession) => Promise<T>,
): Promise<T> {
  const { packs } = options;
  const workspace = await openSessionWorkspace({ ...(packs === undefined ? {} : { packs }) });
  try {
    const { sky, packs: known } = workspace;
    const chains = new Map<string, CompiledPack | undefined>();
    for (const name of [birthPack, readingPack].flatMap((pack) => jyotishaChains(pack, known.packs)))
      chains.set(name, packs === undefined ? await known.chain(name) : await usableChain(known, name, packs));
    const context: CastContext = {
      workspace: { sky, pack: (name) => chains.get(name), packs: () => known },
      zones: geoZones(),
      now: io.now,
      version: productVersion(),
    };
    const language = await languageOf(
      options,
      [...chains.values()].filter((pack) => pack !== undefined),
    );
    return await work({ context, catalogue: workspace.catalogue, now: io.now(), language });
  } finally {
    workspace.close();
  }
}
