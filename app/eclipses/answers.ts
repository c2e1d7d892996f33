// What is answered about eclipses: those of a year, one by its id, and what a place sees of them.

import type {
  EclipseFilter,
  eclipseAnswer,
  eclipseAtPlace,
  eclipsesAnswer,
  eclipseVisibilityAnswer,
} from '@nirnaya/contract/eclipses';
import type { z } from '@nirnaya/contract/schema';
import type { Almanac } from '@nirnaya/engine/almanac';
import { type Eclipse, eclipseOfId, eclipsesOfYear, yearHolding } from '@nirnaya/engine/sky';
import type { LocalClock } from '@nirnaya/explain/dates';
import { engineFacts } from '../context/engine-facts.ts';
import { type GrahaWorkspace, grahaRules } from '../context/graha-rules.ts';
import { echoOfSite, type SkySite } from '../context/sky-place.ts';
import { requireServedYear } from '../requests/dates.ts';
import { notFound } from '../requests/refusal.ts';
import type { AppContext } from '../workspace/app-context.ts';
import { eclipseHere, writtenHere } from './at-place.ts';
import { recordOf } from './record.ts';
import { sutakOf } from './sutak.ts';

/** The part of the service that eclipses need. */
export interface EclipseService extends Pick<AppContext, 'version'> {
  readonly workspace: Pick<AppContext['workspace'], 'sky'> &
    GrahaWorkspace & { readonly almanac: Pick<Almanac, 'placeYear'> };
}

const engineOf = (service: EclipseService) => ({
  ...engineFacts(service),
  rules_snapshot_version: grahaRules(service.workspace)?.pack.fingerprint ?? 'none',
});

const passes = (eclipse: Eclipse, filter: EclipseFilter | undefined): boolean =>
  filter === undefined || eclipse.kind === filter || eclipse.type === filter;

/** The eclipses of a year (UT), from a place where one is named, with their sutak there. A year that is not served is a 404. */
export function eclipsesOf(
  service: EclipseService,
  { year, type }: { readonly year: number; readonly type?: EclipseFilter | undefined },
  site: SkySite | undefined,
  clock: LocalClock,
): z.output<typeof eclipsesAnswer> {
  requireServedYear(year);
  const { sky } = service.workspace;
  const eclipses: z.output<typeof eclipsesAnswer>['eclipses'] = [];
  for (const eclipse of eclipsesOfYear(sky, year)) {
    if (!passes(eclipse, type)) continue;
    eclipses.push({
      ...recordOf(eclipse, clock),
      ...(site === undefined ? {} : { at_place: eclipseFrom(service, eclipse, site, clock) }),
    });
  }
  return {
    year,
    type: type ?? null,
    count: eclipses.length,
    eclipses,
    timezone: clock.zone,
    ...(site === undefined ? {} : { location: echoOfSite(site) }),
    engine: engineOf(service),
  };
}

/** An eclipse by its id. An id that is none's is a 404. */
export function eclipseById(
  service: EclipseService,
  id: number,
  clock: LocalClock,
): z.output<typeof eclipseAnswer> {
  return {
    ...recordOf(requireEclipse(service, id), clock),
    timezone: clock.zone,
    engine: engineOf(service),
  };
}

/** What a place sees of an eclipse by its id, and its sutak there. An id that is none's is a 404. */
export function visibilityOf(
  service: EclipseService,
  id: number,
  site: SkySite,
): z.output<typeof eclipseVisibilityAnswer> {
  const eclipse = requireEclipse(service, id);
  return {
    eclipse: recordOf(eclipse, site.clock),
    ...eclipseFrom(service, eclipse, site, site.clock),
    location: echoOfSite(site),
    engine: engineOf(service),
  };
}

function eclipseFrom(
  { workspace }: EclipseService,
  eclipse: Eclipse,
  { place }: SkySite,
  clock: LocalClock,
): z.output<typeof eclipseAtPlace> {
  const year = yearHolding(eclipse.greatest);
  const here = eclipseHere(workspace.sky.year(year), eclipse, place);
  const source = {
    rules: grahaRules(workspace),
    dayZone: place.zone,
    year: (other: number) => workspace.almanac.placeYear(place, other),
  };
  const outcome = sutakOf(here, source, clock);
  return {
    ...writtenHere(here, clock),
    sutak: outcome.sutak,
    ...(outcome.sutak === null ? { unavailable: { sutak: outcome.why } } : {}),
  };
}

function requireEclipse({ workspace }: EclipseService, id: number): Eclipse {
  const eclipse = eclipseOfId(workspace.sky, id);
  if (eclipse !== undefined) return eclipse;
  throw notFound(
    'unknown_eclipse',
    `eclipse_id: no eclipse from 1700 to 3100 has the id ${id}; /v1/eclipse?year=YEAR lists the eclipses of a year.`,
  );
}
