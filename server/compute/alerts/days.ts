// Alerts on the days of their place: the day that is running, and those ahead.

import { type DayFacts, dayFacts, observanceProblem, requireFact } from '@nirnaya/app/alerts';
import { dayOccurred, locationOf, type RequestContext } from '@nirnaya/app/context';
import { civilDayAt, invalidParameters, servedDates } from '@nirnaya/app/requests';
import {
  type AlertConditions,
  type AlertFactName,
  type AlertNode,
  type AlertSettings,
  alertFacts,
  type alertMatch,
  type alertPreview,
  previewDays,
} from '@nirnaya/contract/alerts';
import type { locationEcho } from '@nirnaya/contract/common';
import type { z } from '@nirnaya/contract/schema';
import { isoDate, msOfJd } from '@nirnaya/engine/civil';
import { clockIn } from '@nirnaya/explain/dates';
import type { ComputeService } from '../compute-service.ts';
import { servedContext } from '../served-context.ts';
import { alertChecker, type CheckedAlert } from './engine.ts';

type Match = z.output<typeof alertMatch>;

/** Where alerts are checked, and in whose tradition. */
export type AlertPlace = Pick<
  AlertSettings,
  'location_id' | 'lat' | 'lon' | 'region' | 'pack' | 'tradition' | 'festival_mode'
>;

/** Alerts of one place on the day that runs there. */
export interface RunningDayInput {
  readonly place: AlertPlace;
  readonly alerts: readonly CheckedAlert[];
  /** milliseconds since 1970 */
  readonly now: number;
}

/** What the running day came to. */
export interface RunningDay {
  /** ISO date; null before its sunrise, and where it has none */
  readonly date: string | null;
  /** when the next day begins, milliseconds since 1970 */
  readonly nextAt: number;
  readonly location: z.output<typeof locationEcho> | null;
  readonly matches: readonly (Match & { readonly id: number })[];
}

const hour = 3_600_000;

/** Checks the day that has begun at a place. */
export async function alertsOfRunningDay(
  service: ComputeService,
  { place, alerts, now }: RunningDayInput,
): Promise<RunningDay> {
  const context = servedContext(service, place);
  const facts = dayFacts(service, context);
  const today = civilDayAt(now, context.dayZone);
  const [sunrise, next] = [msOfJd(facts.sunrise(today)), msOfJd(facts.sunrise(today + 1))];
  // Where the Sun does not rise, a day is looked for again in an hour.
  const nextAt = now < sunrise ? sunrise : Number.isNaN(next) ? now + hour : next;
  if (Number.isNaN(sunrise) || now < sunrise || !facts.isWhole(today))
    return { date: null, nextAt: Number.isNaN(nextAt) ? now + hour : nextAt, location: null, matches: [] };
  const matches = await alertChecker(alerts, facts).on(today);
  return {
    date: isoDate(today),
    nextAt,
    location: locationOf(context, today),
    matches: [...matches].map(([id, matched]) => ({ id, ...matchOn(context, facts, today, matched) })),
  };
}

function matchOn(
  { zone }: Pick<RequestContext, 'zone'>,
  facts: DayFacts,
  day: number,
  matched: readonly { readonly fact: string; readonly actual: unknown }[],
): Match {
  return {
    date: isoDate(day),
    sunrise_at: clockIn(zone).iso(facts.sunrise(day)) ?? '',
    facts: matched as Match['facts'],
  };
}

/** Conditions at a place. */
export interface PreviewInput {
  readonly place: AlertPlace;
  readonly conditions: AlertConditions;
}

/** The days ahead on which conditions hold, from the day of the place on. Throws a `Refusal` where they name what there is not. */
export async function alertPreviewOf(
  service: ComputeService,
  { place, conditions }: PreviewInput,
): Promise<z.output<typeof alertPreview>> {
  const context = contextOfAlert(service, { place, conditions });
  const facts = dayFacts(service, context);
  const from = civilDayAt(service.now(), context.dayZone);
  const checker = alertChecker([{ id: 0, conditions }], facts);
  const matches: Match[] = [];
  const skipped: string[] = [];
  let to = from;
  for (let day = from; day < from + previewDays && isoDate(day) <= servedDates.last; day++) {
    to = day;
    if (!dayOccurred(context.year(Number(isoDate(day).slice(0, 4))), day)) continue;
    if (!facts.isWhole(day)) {
      skipped.push(isoDate(day));
      continue;
    }
    const matched = (await checker.on(day)).get(0);
    if (matched !== undefined) matches.push(matchOn(context, facts, day, matched));
  }
  return {
    from: isoDate(from),
    to: isoDate(to),
    count: matches.length,
    matches,
    skipped,
    location: locationOf(context, from),
  };
}

/**
 * Throws a `Refusal` where the place is not served, or conditions name a kala or an event that there is not; a 400 that names each
 * observance that the tradition does not have by its path. Of a stored alert that is not checked again: rules change.
 */
export function requireAlert(service: ComputeService, { place, conditions }: PreviewInput): void {
  const { pack } = contextOfAlert(service, { place, conditions });
  const errors = leavesOf(conditions).flatMap(({ path, leaf: { fact, value } }) => {
    const problem = isOfObservances(fact) ? observanceProblem(pack, String(value)) : undefined;
    return problem === undefined ? [] : [{ field: `${path}.value`, message: problem }];
  });
  if (errors.length > 0) throw invalidParameters(errors);
}

const isOfObservances = (fact: string): boolean => alertFacts[fact as AlertFactName].values.kind === 'code';

function contextOfAlert(service: ComputeService, { place, conditions }: PreviewInput): RequestContext {
  const context = servedContext(service, place);
  for (const { leaf } of leavesOf(conditions))
    requireFact(service, context, leaf.fact as AlertFactName, leaf.params ?? {});
  return context;
}

/** A comparison, and where it stands: `conditions.all.0`. */
interface PlacedLeaf {
  readonly path: string;
  readonly leaf: Extract<AlertNode, { readonly fact: string }>;
}

function leavesOf(node: AlertNode, path = 'conditions'): readonly PlacedLeaf[] {
  if ('fact' in node) return [{ path, leaf: node }];
  if ('not' in node) return leavesOf(node.not, `${path}.not`);
  const [group, inner] = 'all' in node ? ['all', node.all] : ['any', node.any];
  return inner.flatMap((one, i) => leavesOf(one, `${path}.${group}.${i}`));
}
