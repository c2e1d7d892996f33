// The sky that a chain is decided on: that of the nearest pack that states one. The files of a pack agree on it, and a land
// and a tradition that is laid over it do not state two.

import { type Diagnostic, report } from '@nirnaya/dsl/diagnostics';
import type { StatedSky } from '@nirnaya/dsl/pack';
import type { SkyName } from '@nirnaya/dsl/vocabulary';
import type { Pack } from './chain.ts';
import { type LandAndTradition, statedBy } from './stated-skies.ts';

/** A sky and the pack that states it. */
interface OwnSky {
  readonly pack: string;
  readonly sky: StatedSky;
}

/** The sky of a chain: of the packs of the land from the root down, and of those of the tradition over it. */
export function skyOfChain(chain: LandAndTradition<Pack>, sink: Diagnostic[]): SkyName {
  const { ofLand, ofTradition, ofChain } = statedBy(chain, (pack) => ownSky(pack, sink));
  reportTwo(ofLand, ofTradition, sink);
  return ofChain?.sky.name ?? 'drik';
}

function ownSky({ name, documents }: Pack, sink: Diagnostic[]): OwnSky | undefined {
  const [first, ...others] = documents.flatMap(({ sky }) => (sky === undefined ? [] : [{ pack: name, sky }]));
  for (const other of others) reportTwo(first, other, sink);
  return first;
}

function reportTwo(first: OwnSky | undefined, second: OwnSky | undefined, sink: Diagnostic[]): void {
  if (first === undefined || second === undefined || first.sky.name === second.sky.name) return;
  const params = {
    ...{ first: first.pack, firstSky: first.sky.name },
    ...{ second: second.pack, secondSky: second.sky.name },
  };
  const labels = [{ range: first.sky.range, message: 'the other is stated here' }];
  sink.push(report('two-skies', second.sky.range, params, { labels }));
}
