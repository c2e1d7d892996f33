// The ratings of a day for events: a section of a full panchang, and an answer of its own.

import type { PackOutline } from '@nirnaya/compiler/front';
import { type Inputs, noInputs } from '@nirnaya/compiler/runtime';
import { type RuleContext, ruleContext } from '../context/request-context.ts';
import { whyNotWhole } from '../day/reasons.ts';
import type { PanchangService, Sections } from '../day/sections.ts';
import { type EventMatch, eventChains, eventsAmong, muhuratPack } from './events.ts';
import { inputsTaken } from './inputs.ts';
import { suitabilityJson } from './written.ts';

/** What days are rated by. */
interface Rules {
  readonly matches: readonly EventMatch[];
  /** the place and the mode */
  readonly context: Pick<RuleContext, 'mode' | 'zone' | 'dayZone' | 'year'>;
  /** the packs in force */
  readonly packs: ReadonlyMap<string, PackOutline>;
  readonly inputs: Inputs;
  readonly observatory: boolean;
}

/**
 * The ratings of the day of some sections, event by event; null, with the reason noted, where its Sun does not rise
 * and set.
 */
export const ratingsOf = (
  sections: Pick<Sections, 'part'>,
  { matches, context, packs, inputs, observatory }: Rules,
  path: string,
) =>
  sections.part(
    path,
    ({ py, day, index }) => {
      if (whyNotWhole({ py, index }) !== undefined) return null;
      const rated: ReturnType<typeof suitabilityJson>[] = [];
      const { mode, zone, dayZone, year } = context;
      for (const { pack, event } of matches) {
        const rules = ruleContext({ pack, mode, zone, dayZone, year }, packs);
        const own = inputsTaken(inputs, event.days.checked.inputs);
        const worth = rules.pack.scores.suitabilityBy(py, event.days.code, day, { inputs: own });
        if (worth !== undefined)
          rated.push(suitabilityJson({ rules, event, inputs, observatory }, { worth }));
      }
      return rated;
    },
    whyNotWhole,
  );

/** The ratings of a day for every event; null, with the reason noted, also where the packs have no rules of the kind. */
export function suitabilitySection(
  service: Pick<PanchangService, 'workspace'>,
  sections: Pick<Sections, 'day' | 'part' | 'note'>,
) {
  const path = 'suitability';
  const { packs } = service.workspace.packs();
  const chains = eventChains(packs).flatMap((name) => service.workspace.pack(name) ?? []);
  if (chains.length === 0) {
    sections.note(path, `The pack ${muhuratPack} is not active.`);
    return null;
  }
  const { context } = sections.day;
  const matches = eventsAmong(chains);
  return ratingsOf(sections, { matches, context, packs, inputs: noInputs, observatory: false }, path);
}
