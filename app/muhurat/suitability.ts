// The ratings of a day for events: a section of a full panchang, and an answer of its own.

import { type Inputs, noInputs } from '../../compiler/emit/context.ts';
import type { PackOutline } from '../../compiler/link/chain.ts';
import { FIRST_SKY_YEAR, LAST_SKY_YEAR } from '../../engine/sky/year-range.ts';
import { finishedWith } from '../../engine/steps.ts';
import { tracksAhead } from '../festivals/planets-ahead.ts';
import { whyNotWhole } from '../panchang/reasons.ts';
import type { PanchangService, Sections } from '../panchang/sections.ts';
import { type RequestContext, type RuleContext, ruleContext } from '../request-context.ts';
import { eventChains, eventsAmong, type FoundEvent, muhuratPack } from './events.ts';
import { inputsTaken } from './inputs.ts';
import { suitabilityJson } from './written.ts';

/** What days are rated by. */
interface Rules {
  readonly found: readonly FoundEvent[];
  /** the place and the mode */
  readonly context: Pick<RuleContext, 'mode' | 'zone' | 'dayZone' | 'year'>;
  /** the packs in force */
  readonly packs: ReadonlyMap<string, PackOutline>;
  readonly inputs: Inputs;
  readonly observatory: boolean;
}

/**
 * The ratings of the day of some sections, in steps, event by event; null, with the reason noted, where its Sun does not rise
 * and set.
 */
export const ratingsOf = (
  sections: Pick<Sections, 'partInSteps'>,
  { found, context, packs, inputs, observatory }: Rules,
  path: string,
) =>
  sections.partInSteps(
    path,
    function* ({ py, day, index }) {
      if (whyNotWhole({ py, index }) !== undefined) return null;
      const rated: ReturnType<typeof suitabilityJson>[] = [];
      const { mode, zone, dayZone, year } = context;
      for (const { pack, event } of found) {
        const rules = ruleContext({ pack, mode, zone, dayZone, year }, packs);
        const own = inputsTaken(inputs, event.days.checked.inputs);
        const worth = yield* rules.pack.worthByInSteps(py, event.days.code, day, { inputs: own });
        if (worth !== undefined)
          rated.push(suitabilityJson({ rules, event, inputs, observatory }, { worth }));
        yield;
      }
      return rated;
    },
    whyNotWhole,
  );

/**
 * Builds what the ratings of a year are found in, with pauses: the tracks of the planets that decide them, and the years of
 * the sky in which these may have set or will rise.
 */
export async function readyForRatings(
  { workspace }: Pick<PanchangService, 'workspace'>,
  { built, pause, pack }: Pick<RequestContext, 'built' | 'pause' | 'pack'>,
  year: number,
): Promise<void> {
  const { sky } = await built(year);
  const bundled = workspace.pack(muhuratPack)?.weighedWanderers ?? [];
  const grahas = new Set([...bundled, ...pack.weighedWanderers]);
  if (grahas.size === 0) return;
  for (const other of [year - 1, year + 1]) {
    if (other < FIRST_SKY_YEAR || other > LAST_SKY_YEAR) continue;
    await finishedWith(workspace.sky.yearInSteps(other), pause);
  }
  await tracksAhead(sky, grahas, pause);
}

/** The ratings of a day for every event, in steps; null, with the reason noted, also where the packs have no rules of the kind. */
export function* suitabilitySection(
  service: Pick<PanchangService, 'workspace'>,
  sections: Pick<Sections, 'day' | 'partInSteps' | 'note'>,
) {
  const path = 'suitability';
  const { packs } = service.workspace.packs();
  const chains = eventChains(packs).flatMap((name) => service.workspace.pack(name) ?? []);
  if (chains.length === 0) {
    sections.note(path, `The pack ${muhuratPack} is not in force.`);
    return null;
  }
  const { context } = sections.day;
  const found = eventsAmong(chains);
  return yield* ratingsOf(sections, { found, context, packs, inputs: noInputs, observatory: false }, path);
}
