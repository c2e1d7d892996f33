// The finder against the rating of days, and its scores against their own traces.

import { describe, expect, test } from 'vitest';
import { type RequestContext, ruleContext } from '../../app/context/request-context.ts';
import { ratedDays } from '../../app/muhurat/days.ts';
import { eventsAmong, type MuhuratEvent, muhuratPack } from '../../app/muhurat/events.ts';
import { muhuratsIn } from '../../app/muhurat/find.ts';
import { noInputs } from '../../compiler/runtime/emit/context.ts';
import type { CompiledPack } from '../../compiler/runtime/pack.ts';
import { civilDay, isoDate } from '../../engine/civil/civil.ts';
import type { Place } from '../../engine/place/place.ts';
import { runsOf } from '../fuzz-runs.ts';
import { sharedWorkspace } from '../shared-workspace.ts';

const workspace = sharedWorkspace();
const pack = chain();
const events = eventsAmong([pack]).map(({ event }) => event);

function chain(): CompiledPack {
  const compiled = workspace.pack(muhuratPack);
  if (compiled === undefined) throw new Error('the pack has errors');
  return compiled;
}

// Drawn by a linear congruence, so that a failure can be had again.
let state = 20_261_122;
const random = (below: number): number => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((state / 2_147_483_648) * below);
};

const zones = ['Asia/Kolkata', 'America/New_York', 'Europe/London', 'Australia/Sydney'] as const;
const longitudes = {
  'Asia/Kolkata': 79,
  'America/New_York': -74,
  'Europe/London': 0,
  'Australia/Sydney': 151,
};

function anyPlace(): Place {
  const zone = zones[random(zones.length)] ?? 'Asia/Kolkata';
  const lat = random(100) - 50;
  return { lat, lon: longitudes[zone] + random(6) - 3, zone };
}

function contextAt(place: Place): RequestContext {
  const { zone } = place;
  const rules = ruleContext(
    { pack, mode: 'standard', zone, dayZone: zone, year: (y) => workspace.almanac.placeYear(place, y) },
    workspace.packs().packs,
  );
  return rules as unknown as RequestContext;
}

const anyEvent = (): MuhuratEvent => events[random(events.length)] as MuhuratEvent;

test('on 20,000 days the finder and the rating of the day agree', () => {
  const days = runsOf(20_000);
  for (let done = 0; done < days; done += 360) {
    const context = contextAt(anyPlace());
    const from = civilDay(1700 + random(1400), 1, 2);
    const event = anyEvent();
    for (const on of ratedDays(context, { event, from, to: from + 359, inputs: noInputs })) {
      const year = Number(isoDate(on.day).slice(0, 4));
      const worth = pack.scores.suitability(context.year(year), event.event, on.day);
      const at = `${event.event} ${isoDate(on.day)}`;
      expect(on.worth?.score, at).toBe(worth?.score);
      for (const { rating, score, bound } of on.windows) {
        if (worth?.blocked) expect([rating, score, bound], at).toEqual(['AVOID', 0, 'blocked']);
        else if (worth?.rating === 'AVOID') expect(['AVOID', 'NEUTRAL'], at).toContain(rating);
      }
    }
  }
});

describe.each(events.map((event) => [event.event, event] as const))('%s', (_, event) => {
  test('a score is had from its trace alone; a factor of a day that is blocked stands in it', () => {
    const context = contextAt(anyPlace());
    for (let i = 0; i < 4; i++) {
      const start = civilDay(1900 + random(200), 1 + random(12), 1);
      const range = { event, inputs: noInputs, start, end: start + 14, minScore: 0, observatory: true };
      const { windows, days } = muhuratsIn(context, range);
      for (const { date, score, rating, factors, observatory: trace } of windows) {
        if (trace === undefined) throw new Error('no trace');
        expect(score, `${event.event} ${date}`).toBe(scoreOf(trace));
        const blocked = factors.against.some(({ blocks }) => blocks);
        // What a line takes from is never excellent, as the rules of times say.
        const doubted = factors.against.length > 0;
        const least = trace.ratings.find(
          (known) => score >= known.least && !(doubted && known.rating === 'EXCELLENT'),
        );
        expect(rating).toBe(blocked ? 'AVOID' : least?.rating);
        const day = days.find((known) => known.date === date);
        for (const factor of day?.blocking_factors ?? []) {
          expect(factors.against.map((known) => known.factor)).toContain(factor);
          expect(trace.day.lines.some((line) => line.reason === factor && line.held)).toBe(true);
        }
      }
    }
  });

  test('a time lies in nothing that blocks, and within what is required', () => {
    const context = contextAt(anyPlace());
    const start = civilDay(1900 + random(200), 1 + random(12), 1);
    const { windows } = muhuratsIn(context, {
      ...{ event, inputs: noInputs, start, end: start + 60, minScore: 1, observatory: false },
    });
    const all = muhuratsIn(context, {
      ...{ event, inputs: noInputs, start, end: start + 60, minScore: 0, observatory: false },
    });
    const forbidden = all.windows.filter(({ factors }) => factors.against.some(({ blocks }) => blocks));
    for (const { start_at: from, end_at: to } of windows) {
      for (const other of forbidden) expect(from >= other.end_at || to <= other.start_at).toBe(true);
    }
  });
});

interface Weighed {
  readonly base: number;
  readonly lines: readonly { readonly how: string; readonly points: number; readonly held: boolean | null }[];
}

function weighed({ base, lines }: Weighed): number {
  const fulfilled = lines.filter((line) => line.held);
  if (fulfilled.some(({ how }) => how === 'block')) return 0;
  return Math.min(
    100,
    Math.max(
      0,
      fulfilled.reduce((sum, { points }) => sum + points, base),
    ),
  );
}

function scoreOf(
  trace: Weighed & {
    readonly bound: string;
    readonly ratings: readonly { readonly rating: string; readonly least: number }[];
  },
): number {
  if (trace.bound === 'blocked') return 0;
  const good = trace.ratings.find(({ rating }) => rating === 'GOOD')?.least ?? 0;
  return trace.bound === 'none' ? weighed(trace) : Math.min(weighed(trace), good - 1);
}
