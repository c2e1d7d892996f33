// The parameters of a chakra as words of a command line: `janma_nakshatra=Rohini`.

import { type FigureName, figures, type GivenValues } from '@nirnaya/app/chakra';
import { type ChakraParameter, chakraParameters, type Given } from '@nirnaya/contract/chakra';
import { unknownText } from '@nirnaya/dsl/vocabulary';
import { UsageError } from '../../options/failure.ts';

/** The name of a figure that a word names; undefined where it names none. */
export const figureNamed = (text: string): FigureName | undefined =>
  (Object.keys(figures) as FigureName[]).find((known) => known === text.toLowerCase());

/** A chakra that no pack has, with those that there are. `codes` are those of the packs. */
export function unknownChakra(text: string, codes: readonly string[]): UsageError {
  const names = [...Object.keys(figures), 'nakshatras', ...codes];
  return new UsageError(`NAME: ${unknownText({ what: 'chakra', text, known: names })}`);
}

/** The values of words such as `star=Rohini`, by name. One that is no assignment, or is given twice, is an error. */
export function assignments(words: readonly string[]): Readonly<Record<string, string>> {
  const given = new Map<string, string>();
  for (const word of words) {
    const [, key, text] = /^([^=]+)=(.*)$/.exec(word) ?? [];
    if (key === undefined || text === undefined)
      throw new UsageError(`${word}: must have the form NAME=VALUE, such as star=Rohini`);
    if (given.has(key)) throw new UsageError(`${key}: is given more than once`);
    given.set(key, text);
  }
  return Object.fromEntries(given);
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
      errors.push(
        unknownText({
          what: `parameter of ${name}`,
          plural: `parameters of ${name}`,
          text: key,
          known: Object.keys(parameters),
        }),
      );
      continue;
    }
    if (named.has(key)) errors.push(`${key}: is given more than once`);
    named.add(key);
    const reader: ChakraParameter = chakraParameters[parameter.read];
    const reading = reader.read(text);
    if ('error' in reading) errors.push(`${key}: ${reading.error}`);
    else given[key] = reading.value;
  }
  for (const [key, { needed }] of Object.entries(parameters)) {
    if (named.has(key)) continue;
    if (needed === true) errors.push(`${key}: is required, such as ${key}=${exampleOf(name, key)}`);
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
