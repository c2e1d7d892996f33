// The decision of an observance on the other skies that almanacs of its land are computed on.

import {
  dayOf,
  decisionsOnOtherSkies,
  type SkyChain,
  type SkyDecision,
  schoolsBeside,
} from '@nirnaya/app/skies';
import type { PackRule } from '@nirnaya/compiler/front';
import type { Trace } from '@nirnaya/compiler/runtime';
import { skyLabels } from '@nirnaya/dsl/vocabulary';
import { civilFromDay } from '@nirnaya/engine/civil';
import { skyBoundaryText } from '@nirnaya/explain/observatory';
import type { SentenceWords } from '@nirnaya/explain/sentences';
import type { Session } from '../../options/session.ts';
import { shortDay } from '../text/dates.ts';
import { wrapped } from '../text/wrap.ts';
import type { Layout } from './blocks.ts';

/** The decisions beside that of a trace near a civil day number: of the schools of the land, and of the chain itself under `--sky`. */
export async function decisionsBeside(
  { pack, packs, mode, zone, year }: Session,
  rule: PackRule,
  trace: Trace | undefined,
  day: number,
): Promise<readonly SkyDecision[]> {
  if (trace === undefined) return [];
  const chains: SkyChain[] = pack.asStated === pack ? [] : [{ who: pack.name, pack: pack.asStated }];
  for (const { who, name } of schoolsBeside(pack.name, packs.packs)) {
    const other = await packs.chain(name);
    if (other !== undefined) chains.push({ who, pack: other });
  }
  const placeYear = year(civilFromDay(day).year);
  return decisionsOnOtherSkies({ pack, mode, placeYear, zone, rule, trace }, chains);
}

/** The instants that decide between the skies, in words; empty where there are none. */
export const instantsText = (
  { boundary, skies }: SkyDecision,
  zone: string,
  words?: SentenceWords,
): string => (boundary === undefined ? '' : skyBoundaryText(boundary, { ...skies, zone, words }));

/** The part of a report about them; empty where there are none. */
export function otherSkiesPart(decisions: readonly SkyDecision[], { paint, columns, zone }: Layout): string {
  const indent = ' '.repeat(12);
  const lines = decisions.map((one) => {
    const day = dayOf(one.trace);
    const instants = instantsText(one, zone);
    const line = `${day === undefined ? 'left open' : shortDay(day)} by ${one.who.join(', ')}, on ${skyLabels[one.skies.other]}${instants === '' ? '' : `: ${instants}`}`;
    return wrapped(line, columns, indent).trimStart();
  });
  return lines
    .map((line, i) => `${i === 0 ? paint.bold('Other skies'.padEnd(12)) : indent}${line}`)
    .join('\n');
}
