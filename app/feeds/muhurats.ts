// The times of a feed that are good for an occasion, as events of their own.

import type { ScoredRule } from '@nirnaya/compiler/front';
import type { FeedMuhurat } from '@nirnaya/contract/feeds';
import { givenIn } from '@nirnaya/contract/muhurat';
import { civilDay, civilFromDay } from '@nirnaya/engine/civil';
import { spanAt } from '@nirnaya/engine/panchang';
import { LAST_SKY_YEAR } from '@nirnaya/engine/sky';
import { clockIn, type LocalClock } from '@nirnaya/explain/dates';
import type { RequestContext } from '../context/request-context.ts';
import { instantText } from '../day/times.ts';
import { type EventMatch, eventChains, eventNamed } from '../muhurat/events.ts';
import { inputsForAll } from '../muhurat/inputs.ts';
import { type BoundWindow, parted } from '../muhurat/rating.ts';
import { type MuhuratStretch, muhuratStretches } from '../muhurat/stretches.ts';
import { yearOf } from '../requests/dates.ts';
import type { AppContext } from '../workspace/app-context.ts';
import type { FeedContent } from './content.ts';
import { feedContextUnder } from './feed-place.ts';
import { uidOf } from './uid.ts';

type MuhuratEvent = FeedContent['muhurats'][number];

/** The occasion of an entry with what its rules read. Throws a 400 or 422 for what there is not. */
export function muhuratOf({ workspace }: Pick<AppContext, 'workspace'>, entry: FeedMuhurat) {
  // A chain with errors has no events.
  const chains = eventChains(workspace.packs().packs).flatMap((name) => workspace.pack(name) ?? []);
  const { pack, event } = eventNamed(chains, entry.event);
  return { pack, event, inputs: inputsForAll([event], givenIn(entry)) };
}

/** Days before the first month: the tithi that runs as it begins may have begun in them, with times that are counted. */
const lead = 2;

/** The times of an entry in its months; the first is that of `today`, a civil day number. */
export function muhuratEvents(
  service: AppContext,
  context: RequestContext,
  entry: FeedMuhurat,
  today: number,
): readonly MuhuratEvent[] {
  const { pack, event, inputs } = muhuratOf(service, entry);
  const rules = feedContextUnder(service, context, pack.name);
  const { from, to } = monthsFrom(today, entry.months);
  const question = { event, inputs, minScore: entry.min_score, from: from - lead, to };
  const counts = new Map<string, number>();
  return muhuratStretches(rules, question).flatMap((stretch) => {
    const uid = uidOfStretch(rules, event.times, stretch);
    const number = (counts.get(uid) ?? 0) + 1;
    counts.set(uid, number);
    return stretch.day < from ? [] : [{ ...eventOf(rules, event, stretch), uid: `${number}.${uid}` }];
  });
}

// Civil day numbers of whole months, within the sky that is served.
function monthsFrom(today: number, months: number): { readonly from: number; readonly to: number } {
  const { year, month } = civilFromDay(today);
  const after = month - 1 + months;
  const end = civilDay(year + Math.floor(after / 12), (after % 12) + 1, 1);
  return { from: civilDay(year, month, 1), to: Math.min(end, civilDay(LAST_SKY_YEAR + 1, 1, 1)) - 1 };
}

// That of the tithi in its middle, which several stretches may share.
function uidOfStretch(rules: RequestContext, times: ScoredRule, { day, start, end }: MuhuratStretch): string {
  const middle = (start + end) / 2;
  const occurrence = spanAt(rules.year(yearOf(day)).sky.tithi, middle);
  if (occurrence === undefined) throw new Error(`no tithi at ${middle}`);
  return uidOf(rules, { rule: times, occurrence });
}

function eventOf(
  { zone }: RequestContext,
  { name, times }: Pick<EventMatch['event'], 'name' | 'times'>,
  { start, end, parts }: MuhuratStretch,
): Omit<MuhuratEvent, 'uid'> {
  const clock = clockIn(zone);
  const best = parts.reduce((a, b) => (b.score > a.score ? b : a));
  return {
    code: times.code,
    name,
    score: best.score,
    rating: best.rating,
    start_at: instantText(clock, start),
    end_at: instantText(clock, end),
    parts: parts.map((part) => partOf(clock, part)),
  };
}

function partOf(clock: LocalClock, { window, score }: BoundWindow): MuhuratEvent['parts'][number] {
  const { for: supporting, against: opposing } = parted(window.reasons);
  return {
    start_at: instantText(clock, window.start),
    score,
    supporting: supporting.map(({ because }) => because),
    opposing: opposing.map(({ because }) => because),
  };
}
