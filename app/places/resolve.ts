// Where and whose: makes the words of a request definite, for the service and the command line alike.

import type { PackOutline } from '@nirnaya/compiler/front';
import { unknownText } from '@nirnaya/dsl/vocabulary';
import { type Refusal, unsupported } from '../requests/refusal.ts';
import type { CatalogueSource } from './catalogue/bundled.ts';
import type { Location } from './locations.ts';
import { placeOfRegion, placeOfTradition } from './pack-place.ts';
import { supportedRegions } from './region.ts';
import { requestedRegion, type Tradition, type TraditionQuery, traditionOf } from './tradition.ts';
import { namedLocation, type PlaceQuery, type SomePlace, type Where, whereOf } from './where.ts';
import type { ZoneFinder } from './zones.ts';

/** What a request is resolved by. */
export interface ResolverParts {
  readonly packs: ReadonlyMap<string, PackOutline>;
  readonly catalogue: CatalogueSource;
  readonly zones: ZoneFinder;
}

/** How a request is resolved. */
export interface ResolveOptions {
  /** where it is answered if it names no place and no region; `land`: at the place of its tradition, as if that were named */
  readonly fallback: SomePlace | 'land';
  /** the treatment of a region that is not supported: reported in the answer (default), or refused with a 422 */
  readonly unsupportedRegion?: 'ignore' | 'refuse';
}

/** A request made definite. */
export interface Resolved {
  readonly where: Where;
  readonly tradition: Tradition;
}

/**
 * Resolves a request; place and tradition are two questions. Throws a `Refusal` for a region that is to be refused, an unknown
 * location, and a tradition that there is not, in this order.
 */
export function resolveRequest(
  { packs, catalogue, zones }: ResolverParts,
  query: PlaceQuery & TraditionQuery,
  { fallback, unsupportedRegion = 'ignore' }: ResolveOptions,
): Resolved {
  const region = requestedRegion(query, packs);
  if (unsupportedRegion === 'refuse' && query.region !== undefined && region === undefined) {
    throw refusedRegion(query.region, packs);
  }
  const named = namedLocation(query, catalogue);
  if (fallback === 'land') {
    const land = placeOfTradition(traditionOf(query, { packs, region }), packs);
    const location = named ?? (query.lat === undefined ? land.location : undefined);
    return {
      tradition: traditionOf(query, { packs, region, location }),
      where: whereOf(query, { named, region: undefined, fallback: land, zones }),
    };
  }
  return {
    tradition: traditionOf(query, { packs, region, location: named }),
    where: whereOf(query, { named, region: region && placeOfRegion(region, packs), fallback, zones }),
  };
}

/** The tradition of a request that is about no place but that of the catalogue, if any. Throws as `traditionOf` does. */
export const resolveTradition = (
  query: TraditionQuery,
  packs: ResolverParts['packs'],
  location?: Location,
): Tradition => traditionOf(query, { packs, region: requestedRegion(query, packs), location });

function refusedRegion(region: string, packs: ResolverParts['packs']): Refusal {
  const message = unknownText({ what: 'region', text: region, known: supportedRegions(packs) });
  return unsupported('unsupported_region', `region: ${message}.`);
}
