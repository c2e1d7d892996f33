// The envelope of festivals in an answer: the place used, the engine, the tradition.

import type { engineEnvelope, locationEcho } from '@nirnaya/contract/common';
import type { z } from '@nirnaya/contract/schema';
import { engineFacts } from '../context/engine-facts.ts';
import { locationOf, resolutionOf } from '../context/location-echo.ts';
import type { RequestContext } from '../context/request-context.ts';
import type { AppContext } from '../workspace/app-context.ts';

/** The place and the engine of an answer. */
export interface Envelope {
  readonly location: z.output<typeof locationEcho>;
  readonly _engine: z.output<typeof engineEnvelope>;
}

/** The envelope of an answer whose first date is a civil day number. */
export function envelopeOf(
  service: AppContext,
  context: Pick<RequestContext, 'where' | 'tradition' | 'pack' | 'mode'>,
  day: number,
): Envelope {
  const { tradition, pack } = context;
  return {
    location: locationOf(context, day),
    _engine: {
      ...engineFacts(service),
      rules_snapshot_version: pack.fingerprint,
      rule_pack_chain: [...pack.chain],
      festival_mode: context.mode,
      sky: pack.sky,
      region_resolution: resolutionOf(tradition),
    },
  };
}
