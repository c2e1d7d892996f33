// What stands around festivals in an answer: the place used, the engine, the tradition.

import type { Asked } from '../asked.ts';
import { engineFacts } from '../engine-facts.ts';
import { locationOf } from '../location-echo.ts';
import type { engineEnvelope, locationEcho } from '../schemas/envelope.ts';
import type { z } from '../schemas/zod.ts';
import type { Service } from '../service.ts';

/** The place and the engine of an answer. */
export interface Envelope {
  readonly location: z.output<typeof locationEcho>;
  readonly _engine: z.output<typeof engineEnvelope>;
}

/** The envelope of an answer whose first date is a civil day number. */
export function envelopeOf(service: Service, asked: Asked, day: number): Envelope {
  const { tradition, pack } = asked;
  const region = tradition.used?.region ?? null;
  const subdivision = tradition.used?.subdivision ?? null;
  return {
    location: locationOf(asked, day),
    _engine: {
      ...engineFacts(service),
      rules_snapshot_version: pack.fingerprint,
      rule_pack_chain: [...pack.chain],
      festival_mode: asked.mode,
      region_resolution: {
        requested: tradition.requested,
        used: region,
        subdivision,
        source: tradition.source,
        ...(tradition.ignoredRegion === undefined ? {} : { ignored_region: tradition.ignoredRegion }),
      },
    },
  };
}
