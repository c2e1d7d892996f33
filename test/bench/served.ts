// What the service does within a request: the full panchang of a day, and a month of a place it has not seen.

import { type RequestContext, requestContext } from '../../app/context/request-context.ts';
import type { SkySite } from '../../app/context/sky-place.ts';
import { type PanchangDay, panchangDay } from '../../app/day/day.ts';
import { eclipsesOf } from '../../app/eclipses/answers.ts';
import { bestDates, muhuratSearchAnswer, suitabilityOn } from '../../app/muhurat/answers.ts';
import { fullPanchang } from '../../app/panchang/full.ts';
import { bundledCatalogue } from '../../app/places/catalogue/bundled.ts';
import { newDelhi } from '../../app/places/locations.ts';
import { taraEvents } from '../../app/tara/events.ts';
import { openWorkspace } from '../../app/workspace/open-workspace.ts';
import type { Workspace } from '../../app/workspace/workspace.ts';
import { usualScore } from '../../contract/muhurat/muhurat-query.ts';
import { PLANETS } from '../../engine/sky/planets/planet.ts';
import { clockIn } from '../../explain/dates/clock.ts';
import { answerOf } from '../../server/compute/answer.ts';
import type { ComputeService } from '../../server/compute/compute-service.ts';
import { openDayContexts } from '../../server/compute/day-contexts.ts';
import { threadOperations } from '../../server/routes/computed.ts';
import type { Measured } from './measure.ts';
import { nameTasks } from './names.ts';

const firstDay = 20_454;
const days = 365;

/** Opens a workspace for the tasks; to be closed after them. */
export function openServed(): { readonly tasks: readonly Measured[]; readonly workspace: Workspace } {
  const workspace = openWorkspace();
  const service: ComputeService = {
    workspace,
    sentenceWords: () => undefined,
    zones: () => 'Asia/Kolkata',
    catalogue: bundledCatalogue(),
    now: Date.now,
    version: 'bench',
    startedAt: Date.now(),
    dayContexts: openDayContexts(Date.now),
    failed: (error) => {
      throw error;
    },
  };
  const context = requestContext(service, { location_id: newDelhi.id }, newDelhi);
  const tasks = [
    fullDay(service, context),
    monthOfNewPlace(service),
    eclipsesOfNewPlace(service),
    astaOfYear(service),
    ...muhurats(service),
    ...nameTasks(service, firstDay),
  ];
  return { workspace, tasks };
}

// A place elsewhere with each turn, some two thousand in all.
function newPlace(turn: number, zone: string): SkySite {
  const lat = 8 + (turn % 2000) / 100;
  return { place: { lat, lon: 70 + (turn % 97) / 100, zone }, location: undefined, clock: clockIn(zone) };
}

// The year has an eclipse of either kind that is seen there, each with its sutak.
function eclipsesOfNewPlace(service: ComputeService): Measured {
  let turn = 0;
  return {
    name: 'eclipses of a year from a new place with their sutak, sky known',
    aim: 10,
    run: () => {
      const site = newPlace(turn++, 'Asia/Kolkata');
      return eclipsesOf(service, { year: 2022 }, site, site.clock);
    },
  };
}

function astaOfYear(service: ComputeService): Measured {
  let turn = 0;
  const [from, to] = [firstDay, firstDay + days - 1];
  return {
    name: 'asta and udaya of a planet over a year as answered, sky known',
    aim: 15,
    run: () => {
      const planet = PLANETS[turn++ % PLANETS.length];
      return taraEvents(service, { planet, from, to }, newPlace(turn, 'Asia/Kolkata'));
    },
  };
}

// Of a place whose year is known, from another day with each turn.
function muhurats(service: ComputeService): readonly Measured[] {
  const requested = { place: { location_id: newDelhi.id }, given: {}, minScore: usualScore };
  let turn = 0;
  return [
    {
      name: '/v1/muhurat/find, 90 days of marriage, place-year warm',
      aim: 60,
      run: () => {
        const start = firstDay + (turn++ % (days - 90));
        const range = { start, end: start + 89, observatory: false };
        return muhuratSearchAnswer(service, { ...requested, ...range, event: 'marriage' });
      },
    },
    {
      name: '/v1/muhurat/best-dates of a month, place-year warm',
      aim: 150,
      run: () => {
        const month = { year: 2026, month: 1 + (turn++ % 12), limit: 10 };
        return bestDates(service, { ...requested, ...month, event: 'griha_pravesh' });
      },
    },
    {
      name: '/v1/events/suitability, all events of a day, place-year warm',
      aim: 5,
      run: () => {
        const date = firstDay + (turn++ % days);
        return suitabilityOn(service, { ...requested, date, event: undefined, observatory: false });
      },
    },
  ];
}

// Every section: days of a year in turn, each a request's own. The festivals of the year are found before.
function fullDay(service: ComputeService, context: RequestContext): Measured {
  let turn = 0;
  const dayOfTurn = (): PanchangDay => panchangDay(context, firstDay + ((turn++ * 151) % days));
  return {
    name: 'full panchang of a day, place-year warm',
    aim: 0.3,
    per: days,
    run: () => {
      for (let i = 0; i < days; i++) fullPanchang(service, dayOfTurn());
    },
  };
}

function monthOfNewPlace(service: ComputeService): Measured {
  const month = threadOperations().find(({ path }) => path === '/v1/calendar/month');
  if (month === undefined) throw new Error('there is no month');
  let turn = 0;
  return {
    name: '/v1/calendar/month of a new place, sky known',
    aim: 60,
    run: () => {
      turn++;
      const lat = (8 + (turn % 2000) / 100).toFixed(2);
      const lon = (70 + Math.floor(turn / 2000) + (turn % 97) / 100).toFixed(2);
      const { given } = month.prepare({ year: '2026', month: '3', lat, lon }, {});
      return answerOf(service, month, { operation: month.id, given });
    },
  };
}
