// The ratings of a day for events: a section of a full panchang, and an answer of its own.

import { type Inputs, noInputs } from '../../compiler/emit/context.ts';
import { whyNotWhole } from '../panchang/reasons.ts';
import type { PanchangService, Sections } from '../panchang/sections.ts';
import { type RuleContext, ruleContext } from '../request-context.ts';
import { eventsOf, type MuhuratEvent, muhuratPack } from './events.ts';
import { inputsTaken } from './inputs.ts';
import { suitabilityJson } from './written.ts';

/** What days are rated by. */
interface Rules {
  readonly rules: RuleContext;
  readonly events: readonly MuhuratEvent[];
  readonly inputs: Inputs;
  readonly observatory: boolean;
}

/** The ratings of the day of some sections, event by event; null, with the reason noted, where its Sun does not rise and set. */
export const ratingsOf = (
  sections: Pick<Sections, 'part'>,
  { rules, events, inputs, observatory }: Rules,
  path: string,
) =>
  sections.part(
    path,
    ({ py, day, index }) => {
      if (whyNotWhole({ py, index }) !== undefined) return null;
      return events.flatMap((event) => {
        const own = inputsTaken(inputs, event.days.checked.inputs);
        const worth = rules.pack.worthBy(py, event.days.code, day, { inputs: own });
        return worth === undefined ? [] : [suitabilityJson({ rules, event, inputs, observatory }, { worth })];
      });
    },
    whyNotWhole,
  );

/** The ratings of a day for every event; null, with the reason noted, also where the packs have no rules of the kind. */
export function suitabilitySection(
  service: Pick<PanchangService, 'workspace'>,
  sections: Pick<Sections, 'day' | 'part' | 'note'>,
) {
  const path = 'suitability';
  const { mode, zone, dayZone, year } = sections.day.context;
  const pack = service.workspace.pack(muhuratPack);
  if (pack === undefined) {
    sections.note(path, `The pack ${muhuratPack} is not in force.`);
    return null;
  }
  const rules = ruleContext({ pack, mode, zone, dayZone, year }, service.workspace.packs().packs);
  return ratingsOf(sections, { rules, events: eventsOf(pack), inputs: noInputs, observatory: false }, path);
}
