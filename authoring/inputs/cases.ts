// The cases of the enumerated inputs of a rule: the rule is evaluated for each of them.

import type { RuleInput } from '@nirnaya/compiler/front';
import type { Inputs } from '@nirnaya/compiler/runtime';

// The most ways that are looked at for one rule.
const mostCases = 64;

/**
 * The ways to give some inputs: every combination of those that must be given, and with the first of them each word of
 * those that may be left out, one at a time; the first way leaves out all that may be. Inputs of the same name in two
 * versions have the values of both. Undefined where a required one is not enumerated, or where there are too many cases.
 */
export function casesOf(...versions: readonly (readonly RuleInput[])[]): readonly Inputs[] | undefined {
  const inputs = merged(versions.flat());
  const needed = inputs.filter(({ optional }) => optional !== true);
  if (needed.some(({ texts }) => texts === undefined)) return undefined;
  const combinations = needed.reduce((count, { texts = [] }) => count * texts.length, 1);
  if (combinations > mostCases) return undefined;
  const combined = needed.reduce<readonly Inputs[]>(
    (all, { name, texts = [] }) => all.flatMap((one) => texts.map((text) => ({ ...one, [name]: text }))),
    [{}],
  );
  const [first = {}] = combined;
  const apart = inputs
    .filter(({ optional }) => optional === true)
    .flatMap(({ name, texts = [] }) => texts.map((text): Inputs => ({ ...first, [name]: text })));
  const cases = [...combined, ...apart];
  return cases.length > mostCases ? undefined : cases;
}

function merged(inputs: readonly RuleInput[]): readonly RuleInput[] {
  const byName = new Map<string, RuleInput>();
  for (const input of inputs) {
    const known = byName.get(input.name);
    if (known === undefined) byName.set(input.name, input);
    else if (known.texts !== undefined && input.texts !== undefined) {
      const optional = known.optional === true && input.optional === true;
      byName.set(input.name, { ...known, optional, texts: [...new Set([...known.texts, ...input.texts])] });
    }
  }
  return [...byName.values()];
}

/** `eclipse SOLAR, direction East`; empty without inputs. */
export const caseText = (inputs: Inputs): string =>
  Object.entries(inputs)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');

/** Those of the inputs given that a version of a rule has, with a value that it knows; undefined where one is not. */
export function givenTo(declared: readonly RuleInput[], inputs: Inputs): Inputs | undefined {
  const own: Record<string, number | string> = {};
  for (const { name, texts } of declared) {
    const value = inputs[name];
    if (value === undefined) continue;
    if (texts?.includes(String(value)) !== true) return undefined;
    own[name] = value;
  }
  return own;
}
