// The answer of the search for festivals.

import type { Observance } from '../../../compiler/runtime/pack.ts';
import { isoDate } from '../../../engine/place/civil.ts';
import type { RequestContext } from '../../request-context.ts';
import type { festivalFound, festivalSearchAnswer } from '../../shapes/festival-search.ts';
import type { z } from '../../shapes/zod.ts';
import { type FestivalFilter, wanted } from '../days.ts';
import { decidingPack } from '../provenance.ts';
import { weightOf } from '../weight.ts';
import { namesIn } from './index.ts';
import { type Found, searched } from './search.ts';

/** What is searched for. */
export interface FestivalSearchQuery extends FestivalFilter {
  readonly q: string;
  /** Gregorian; its dates are given where it is named */
  readonly year?: number | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** The observances of a chain that a text may mean. */
export async function festivalsFound(
  context: RequestContext,
  query: FestivalSearchQuery,
): Promise<Pick<z.output<typeof festivalSearchAnswer>, 'q' | 'count' | 'festivals'>> {
  const { pack, pause, words } = context;
  const names = await namesIn(pack, words.book, pause);
  const found = await searched(names, query.q, ({ linked }) => wanted(linked.fields, query), pause);
  if (query.year !== undefined) await context.built(query.year);
  const festivals: z.output<typeof festivalFound>[] = [];
  for (const one of found.slice(query.offset, query.offset + query.limit)) {
    festivals.push({ ...foundOut(one), ...datesOf(context, one, query.year) });
    await pause();
  }
  return { q: query.q, count: found.length, festivals };
}

function foundOut({ rule, text, fit }: Found): z.output<typeof festivalFound> {
  const { fields } = rule.linked;
  return {
    code: rule.code,
    name: fields.name ?? rule.code,
    name_sa: fields.name_sa ?? null,
    aliases: [...(fields.aliases ?? [])],
    type: fields.type ?? 'FESTIVAL',
    weight: weightOf(rule) ?? null,
    tags: [...(fields.tags ?? [])],
    summary: fields.summary ?? null,
    pack: decidingPack(rule),
    matched: text,
    fit,
  };
}

function datesOf(
  { pack, mode, year: placeYear }: RequestContext,
  { rule }: Found,
  year: number | undefined,
): { readonly dates?: string[] } {
  if (year === undefined) return {};
  const dates = pack.observancesOf(placeYear(year), rule.code, { mode });
  return { dates: dates.map(({ day }: Observance) => isoDate(day)) };
}
