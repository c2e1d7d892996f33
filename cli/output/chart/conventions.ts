// The conventions of births as command lines state them: a school, and what schools differ in.

import type { ConventionsInput } from '@nirnaya/app/jyotisha';
import { conventionProfiles, type OptionEntry } from '@nirnaya/contract/jyotisha';
import { unknownText } from '@nirnaya/dsl/vocabulary';
import { type Command, Option } from 'commander';
import { UsageError } from '../../options/failure.ts';
import { ayanamsaOf } from './birth.ts';

/** The conventions that a command line states. */
export interface ConventionOptions {
  readonly profile?: ConventionsInput['profile'];
  readonly ayanamsa?: string;
  readonly node?: 'mean' | 'true';
  readonly option: readonly string[];
}

/** Adds the options of conventions; `example` is an option with its value. */
export const conventionOptions = (command: Command, example: string): Command =>
  command
    .addOption(
      new Option('--profile <school>', 'the conventions of a school (default: parashara)').choices([
        ...conventionProfiles,
      ]),
    )
    .option('--ayanamsa <name>', 'ayanamsa (default: that of the school, lahiri)')
    .addOption(
      new Option('--node <kind>', 'node used as Rahu (default: that of the school, mean)').choices([
        'mean',
        'true',
      ]),
    )
    .addOption(
      new Option(
        '--option <name=value>',
        `what schools differ in, such as ${example}; may be repeated (conventions.options of --json lists all)`,
      )
        .argParser((text: string, before: readonly string[]) => [...before, text])
        .default([], 'none'),
    );

/** Conventions as requests state them; `known` has the options there are. Throws a `UsageError` that names all that is wrong. */
export function conventionsIn(
  { profile, ayanamsa, node, option }: ConventionOptions,
  known: Readonly<Record<string, OptionEntry>>,
): ConventionsInput {
  const errors: string[] = [];
  const options = Object.fromEntries(
    option.map((text) => {
      const [name = '', value = ''] = text.split('=', 2);
      const error = errorIn(name, value, known);
      if (error !== undefined) errors.push(`--option: ${error}`);
      return [name, value];
    }),
  );
  if (errors.length > 0) throw new UsageError(...errors);
  return { profile, ayanamsa: ayanamsaOf(ayanamsa), node_type: node, options };
}

function errorIn(
  name: string,
  value: string,
  known: Readonly<Record<string, OptionEntry>>,
): string | undefined {
  const entry = Object.hasOwn(known, name) ? known[name] : undefined;
  if (entry === undefined) return unknownText({ what: 'option', text: name, known: Object.keys(known) });
  const values = Object.keys(entry.values);
  return values.includes(value)
    ? undefined
    : `${name}=${value}: must be one of ${values.join(', ')}, such as ${name}=${values[0]}`;
}

/** The options of an answer that its request states, as it states them. */
export const statedOptions = (
  options: readonly { readonly option: string; readonly value: string; readonly is_stated: boolean }[],
): readonly string[] =>
  options.filter(({ is_stated }) => is_stated).map(({ option, value }) => `${option}=${value}`);
