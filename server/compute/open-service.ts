// Opens what a thread computes with: packs, sky, zones of coordinates, places.

import { sentenceWordsIn, sourcesOf } from '@nirnaya/app/names';
import { geoZones } from '@nirnaya/app/places';
import { openSharedData, productVersion } from '@nirnaya/app/workspace';
import type { ComputeService } from './compute-service.ts';
import { openDayContexts } from './day-contexts.ts';
import type { ThreadState } from './thread-state.ts';

/** Opens the service of a thread. `failed` is called with what did not prevent an answer. */
export function openComputeService(
  { startedAt, ...shared }: ThreadState,
  failed: (error: unknown) => void,
): ComputeService {
  const { workspace, catalogue } = openSharedData(shared);
  return {
    workspace,
    zones: geoZones(),
    catalogue: () => catalogue,
    sentenceWords: (language) => sentenceWordsIn(language, sourcesOf(workspace.packs(), workspace.words())),
    now: Date.now,
    version: productVersion(),
    startedAt,
    dayContexts: openDayContexts(Date.now),
    failed,
  };
}
