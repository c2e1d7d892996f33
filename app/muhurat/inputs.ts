// What a request says of the people and the purpose: values for the inputs of the rules of an event.

import type { RuleInput } from '@nirnaya/compiler/front';
import type { Inputs } from '@nirnaya/compiler/runtime';
import { invalidParameters, unsupported } from '../requests/refusal.ts';
import { type GivenTexts, inputsRead } from '../rules/given-inputs.ts';
import { inputsOfEvent, type MuhuratEvent } from './events.ts';

/**
 * The inputs of the rules of some events. Every value that cannot be read, and every one that is missing, is a 400; one that no
 * rule of them takes a 422.
 */
export function inputsForAll(events: readonly MuhuratEvent[], given: GivenTexts): Inputs {
  const inputs = new Map(events.flatMap(inputsOfEvent).map((input) => [input.name, input]));
  const { values, errors, strange } = inputsRead([...inputs.values()], given);
  if (errors.length > 0) throw invalidParameters(errors);
  if (strange.length > 0) throw notWeighed(strange, events, [...inputs.keys()]);
  return values;
}

/** The values that one rule of an event takes. */
export const inputsTaken = (inputs: Inputs, taken: readonly RuleInput[]): Inputs =>
  Object.fromEntries(Object.entries(inputs).filter(([name]) => taken.some((input) => input.name === name)));

function notWeighed(fields: readonly string[], events: readonly MuhuratEvent[], names: readonly string[]) {
  const what = events.length === 1 ? events.map(({ event }) => event).join() : 'any event';
  const weighed = names.length === 0 ? 'none' : names.join(', ');
  return unsupported('not_weighed', `${fields.join(', ')}: not used for ${what}; its inputs are ${weighed}.`);
}
