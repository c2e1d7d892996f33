// The options by which festivals are chosen.

import { knownTags, ruleTypes } from '@nirnaya/dsl/pack';
import { unknownText, weights } from '@nirnaya/dsl/vocabulary';
import type { Command } from 'commander';
import { UsageError } from '../../options/failure.ts';
import type { SessionOptions } from '../../options/session.ts';
import type { YearFilter } from './festivals.ts';

/** The options of a list of festivals, as written. */
export interface FestivalOptions extends SessionOptions {
  readonly type?: string;
  readonly weight?: string;
  readonly tags?: string;
  readonly reason: boolean;
  readonly progress?: boolean;
}

/** Adds the options of which festivals are listed. */
export const choosingOptions = (command: Command): Command =>
  command
    .option('--type <types>', `only these types, separated by commas: ${ruleTypes.join(', ')}`)
    .option('--weight <weights>', `only of these weights, separated by commas: ${weights.join(', ')}`)
    .option(
      '--tags <tags>',
      'only those with any of these tags, separated by commas, such as FASTING,SHAIVA',
    );

/** Adds these options and those of how they are listed. */
export const festivalOptions = (command: Command): Command =>
  choosingOptions(command)
    .option('--no-reason', 'dates and names only')
    .option('--progress', 'show progress on standard error, even if it is not a terminal');

/** The filter that the options make. Every unknown word is reported. */
export function filterOf({ type, weight, tags }: FestivalOptions): YearFilter {
  const errors: string[] = [];
  const words = <W extends string>(
    option: string,
    text: string | undefined,
    known: readonly W[],
  ): readonly W[] => {
    const upper = known.every((word) => word === word.toUpperCase());
    const given = (text ?? '')
      .split(',')
      .map((word) => (upper ? word.trim().toUpperCase() : word.trim().toLowerCase()))
      .filter((word) => word !== '');
    const wrong = given.filter((word) => !known.some((one) => one === word));
    const what = option.replace(/s$/, '');
    for (const word of wrong) errors.push(`--${option}: ${unknownText({ what, text: word, known })}`);
    return known.filter((word) => given.includes(word));
  };
  const filter = {
    types: words('type', type, ruleTypes),
    weights: words('weight', weight, weights),
    tags: words('tags', tags, knownTags),
  };
  if (errors.length > 0) throw new UsageError(...errors);
  return filter;
}
