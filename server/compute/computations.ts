// What a thread computes, by name. In: the service in the thread and the operations. Out: plain data, bytes handed over.

import { requireFeed } from '@nirnaya/app/feeds';
import { dayZoneOf } from '@nirnaya/app/places';
import { Refusal } from '@nirnaya/app/requests';
import { type Computations, withTransfer } from '@nirnaya/host';
import { alertsOfRunningDay, requireAlert } from './alerts/days.ts';
import { answerOf, partOf } from './answer.ts';
import type { ComputeService } from './compute-service.ts';
import { nextFestivals } from './next-festivals.ts';
import type { Computing, ComputingName, PageInput, PageOutput, RefusedOutput } from './tasks.ts';
import type { ThreadOperation } from './thread-operation.ts';
import { festivalsWithin, filterContext, requireServedFilter } from './upcoming-festivals.ts';
import { warmUp } from './warm-up.ts';

type All = {
  readonly [N in ComputingName]: (
    input: Computing[N]['input'],
  ) => Computing[N]['output'] | Promise<Computing[N]['output']>;
};

/** Makes the pages of the site. */
export type PageMaker = (request: PageInput) => PageOutput | Promise<PageOutput>;

/** The computations of a service over operations; `pages` makes the pages of the site. */
export function computationsOf(
  service: ComputeService,
  operations: readonly ThreadOperation[],
  pages: PageMaker,
): Computations {
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  const named = (id: string): ThreadOperation => {
    const operation = byId.get(id);
    if (operation === undefined) throw new Error(`there is no operation ${id}`);
    return operation;
  };
  const all: All = {
    answer: (input) => answerOf(service, named(input.operation), input),
    part: (input) => partOf(service, named(input.operation), input),
    page: pages,
    requireFeed: (requirements) => requireFeed(service, requirements),
    requireFilter: (filter) => {
      requireServedFilter(service, filter);
      return null;
    },
    zoneAt: ({ lat, lon }) => dayZoneOf(service.zones(lat, lon), undefined)?.zone ?? null,
    filterZone: (filter) => filterContext(service, filter).where.place.zone,
    upcoming: ({ filter, ...window }) => festivalsWithin(service, filter, window),
    requireAlert: (input) => {
      requireAlert(service, input);
      return null;
    },
    runningAlerts: (input) => alertsOfRunningDay(service, input),
    nextFestivals: ({ limit }) => nextFestivals(service, limit),
    warmUp: ({ step }) => warmUp(service, step),
  };
  return (name, input) => {
    try {
      const value = (all[name as ComputingName] as (input: unknown) => unknown)(input);
      return value instanceof Promise ? value.then(transferred).catch(refusedOrThrown) : transferred(value);
    } catch (error) {
      return refusedOrThrown(error);
    }
  };
}

const transferred = (value: unknown) => withTransfer({ value }, buffersOf(value));

function refusedOrThrown(error: unknown): RefusedOutput {
  if (error instanceof Refusal) return refused(error);
  throw error;
}

const refused = ({ reason, code, message, errors }: Refusal): RefusedOutput => ({
  refusal: { reason, code, message, errors },
});

// The bytes of an answer are not needed here any more.
const buffersOf = (value: unknown): ArrayBuffer[] =>
  typeof value === 'object' && value !== null && 'body' in value && value.body instanceof Uint8Array
    ? [value.body.buffer as ArrayBuffer]
    : [];
