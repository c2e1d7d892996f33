// Whose rules a command line names: a region, a state, or a pack by its name.

import {
  packNamed,
  regionChoice,
  resolveTradition,
  supportedRegions,
  type TraditionQuery,
  traditionsIn,
} from '@nirnaya/app/places';
import { Refusal } from '@nirnaya/app/requests';
import type { PackOutline } from '@nirnaya/compiler/front';
import { unknownText } from '@nirnaya/dsl/vocabulary';
import { UsageError } from './failure.ts';

type Packs = ReadonlyMap<string, PackOutline>;

/** The last pack of the chain of what `--region` names. */
export const packOf = (region: string, packs: Packs): string =>
  resolveTradition(landFor(region, packs), packs).pack;

/** The options that name a tradition, as written. */
export interface TraditionOptions {
  readonly region?: string;
  readonly tradition?: string;
}

/** `--region` and `--tradition` as a request names them. */
export const traditionQuery = ({ region, tradition }: TraditionOptions, packs: Packs): TraditionQuery => ({
  ...landFor(region, packs),
  tradition: tradition === undefined ? undefined : knownTradition(tradition, packs),
});

/** What a resolver finds for `--tradition`; its refusal as an error of that option. */
export function forTradition<T>({ tradition }: TraditionOptions, resolve: () => T): T {
  try {
    return resolve();
  } catch (error) {
    if (error instanceof Refusal && tradition !== undefined)
      throw new UsageError(`--tradition: ${error.message}`);
    throw error;
  }
}

function knownTradition(name: string, packs: Packs): string {
  const known = traditionsIn(packs);
  const tradition = packNamed(name, packs);
  if (tradition !== undefined && known.includes(tradition)) return tradition;
  throw new UsageError(`--tradition: ${unknownText({ what: 'tradition', text: name, known })}`);
}

function landFor(region: string | undefined, packs: Packs): TraditionQuery {
  if (region === undefined) return {};
  if (regionChoice(region, packs) !== undefined) return { region };
  const [land = '', over] = region.split('+');
  const pack = packNamed(land, packs);
  if (pack !== undefined) {
    return { pack: over === undefined ? pack : `${pack}+${knownTradition(over, packs)}` };
  }
  const known = [...new Set([...supportedRegions(packs), ...packs.keys()])];
  throw new UsageError(`--region: ${unknownText({ what: 'region', text: region, known })}`);
}
