// The parameters of a chakra as words of a command line: `janma_nakshatra=Rohini`.

import { type FigureName, figures, type GivenValues } from '../../app/chakra/figures.ts';
import { type ChakraParameter, chakraParameters, type Given } from '../../app/chakra/parameters.ts';
import { suggest } from '../../dsl/diagnostics/suggest.ts';
import { UsageError } from '../failure.ts';

/** The name of a figure that a word names. */
export function figureNamed(text: string): FigureName {
  const names = Object.keys(figures) as FigureName[];
  const name = names.find((known) => known === text.toLowerCase());
  if (name !== undefined) return name;
  const near = suggest(text, names);
  const hint = near === undefined ? '' : `; did you mean ${near}?`;
  throw new UsageError(
    `NAME: there is no chakra ${JSON.stringify(text)}; there are ${names.join(', ')}, nakshatras${hint}`,
  );
}

/** The parameters of a figure. Every error is reported at once: unknown names, values that cannot be read, what is missing. */
export function givenOf(name: FigureName, words: readonly string[], hasDate: boolean): GivenValues {
  const { parameters, orDate } = figures[name];
  const given: Record<string, Given> = {};
  const errors: string[] = [];
  const named = new Set<string>();
  for (const word of words) {
    const [, key = word, text = ''] = /^([^=]*)=(.*)$/.exec(word) ?? [];
    const parameter = Object.hasOwn(parameters, key) ? parameters[key] : undefined;
    if (parameter === undefined) {
      errors.push(`${key}: ${name} has no such parameter; it has ${Object.keys(parameters).join(', ')}`);
      continue;
    }
    if (named.has(key)) errors.push(`${key}: is given more than once`);
    named.add(key);
    const reader: ChakraParameter = chakraParameters[parameter.read];
    const found = reader.read(text);
    if ('error' in found) errors.push(`${key}: ${found.error}`);
    else given[key] = found.value;
  }
  for (const [key, { needed }] of Object.entries(parameters)) {
    if (named.has(key)) continue;
    if (needed === true) errors.push(`${key}: is required, as ${key}=${exampleOf(name, key)}`);
    else if (key === orDate && !hasDate) errors.push(`${key}: is required without --date`);
  }
  if (errors.length > 0) throw new UsageError(...errors);
  return given;
}

const exampleOf = (name: FigureName, key: string): string =>
  chakraParameters[figures[name].parameters[key].read].example;

/** The parameters of every figure, a line each, for the help. */
export const parametersText = (): string =>
  Object.entries(figures)
    .map(([name, { parameters }]) => {
      const words = Object.entries(parameters).map(([key, { needed }]) =>
        needed === true ? key : `[${key}]`,
      );
      return `  ${name}: ${words.join(' ')}`;
    })
    .join('\n');
