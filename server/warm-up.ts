// What is done before the service listens, so that the first who ask do not wait for what is done once in a process: code
// is compiled, formats of zones are made, the names of every language are read, the sky of this year is fitted. In: the service. Out: nothing but warm caches.

import { civilDayAt } from '../app/dates.ts';
import { observedIn, writtenDay } from '../app/festivals/days.ts';
import { nameIndex } from '../app/festivals/search/name-index.ts';
import { angaNames, sanskritFile } from '../app/names/files.ts';
import { panchangDay } from '../app/panchang/day.ts';
import { fullPanchang } from '../app/panchang/full.ts';
import { searchPlaces } from '../app/places/catalogue/search/search.ts';
import { newDelhi, ujjain } from '../app/places/locations.ts';
import { requestContext } from '../app/request-context.ts';
import { worldEntries, worldPack } from '../app/world/entries.ts';
import { languages } from '../explain/scripts/languages.ts';
import type { Service } from './service.ts';

/** Answers about today at the two places that answers are for where a request names none. Failures are reported only. */
export function warmUp(service: Service): void {
  try {
    // Reading the map of zones takes as long as many an answer.
    service.zones(newDelhi.latitude, newDelhi.longitude);
    for (const { code } of languages) angaNames(code);
    sanskritFile();
    const world = service.workspace.pack(worldPack);
    if (world !== undefined) worldEntries(world);
    searchPlaces(service.catalogue(), { q: 'Varansi', limit: 10 });
    nameIndex(service.workspace.packs(), service.workspace.words());
    for (const place of [newDelhi, ujjain]) {
      const context = requestContext(service, {}, place);
      const today = civilDayAt(service.now(), context.zone);
      JSON.stringify(fullPanchang(service, panchangDay(context, today)));
      const observed = observedIn(context, today, today + 30, {});
      for (const on of observed) JSON.stringify(writtenDay(context, on, {}));
    }
  } catch (error) {
    service.failed(error);
  }
}
