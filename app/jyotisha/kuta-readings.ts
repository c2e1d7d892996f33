// The readings of a kuta: the one that a match is scored by, and what the others give.

import type { KutaResult } from '@nirnaya/compiler/runtime';
import { type ChosenMatchOptions, type MatchOptionName, matchOptions } from '@nirnaya/contract/jyotisha';
import { unavailable } from '../requests/refusal.ts';
import type { JyotishaRules } from './rules.ts';

/** A kuta of two charts, and the rules of the chain whose word on it counts. */
export interface DecidedKuta {
  readonly result: KutaResult;
  readonly rules: JyotishaRules;
}

/** A kuta by one of its readings. */
export interface ReadKuta extends DecidedKuta {
  /** the name of the kuta, whichever its reading is */
  readonly kuta: string;
  /** null of a kuta that is read one way alone */
  readonly reading: string | null;
  /** the readings whose tables give other points */
  readonly others: readonly (DecidedKuta & { readonly reading: string })[];
}

/** The group of the rules that read a kuta otherwise. */
const readingGroup = 'other_reading';

/** Whether it is a kuta read otherwise, which stands for none of its own. */
export const isReading = ({ rule }: KutaResult): boolean => rule.checked.group === readingGroup;

/** The names of kutas by the codes of their rules, as readings and answers have them. */
const names: Readonly<Record<string, string>> = { KUTA_MAITRI: 'graha_maitri' };

/** The name of a kuta by the code of its rule. */
export const kutaName = (code: string): string => names[code] ?? code.replace(/^KUTA_/, '').toLowerCase();

const isOption = (kuta: string): kuta is MatchOptionName => Object.hasOwn(matchOptions, kuta);

/** The code of the rule by which a kuta is read, its own being `code`. */
export function codeOfReading(code: string, chosen: ChosenMatchOptions): string {
  const kuta = kutaName(code);
  return isOption(kuta) ? readingCode(code, kuta, chosen[kuta]) : code;
}

const readingCode = (code: string, kuta: MatchOptionName, reading: string): string =>
  Object.keys(matchOptions[kuta].values)[0] === reading ? code : `${code}_${reading.toUpperCase()}`;

/**
 * A kuta by the reading that is chosen, with those of its others in `all` that differ. `all` has the kutas of the packs, or those that are needed. Throws a refusal where
 * the packs lack the rule of the reading.
 */
export function readKuta(
  own: DecidedKuta,
  all: readonly DecidedKuta[],
  chosen: ChosenMatchOptions,
): ReadKuta {
  const { code } = own.result;
  const kuta = kutaName(code);
  if (!isOption(kuta)) return { ...own, kuta, reading: null, others: [] };
  const read = Object.keys(matchOptions[kuta].values).flatMap((reading) => {
    const ruleCode = readingCode(code, kuta, reading);
    if (ruleCode === code) return [{ ...own, reading }];
    const other = all.find(({ result }) => result.code === ruleCode);
    return other === undefined
      ? []
      : [{ rules: other.rules, result: withExceptionsOf(own.result, other.result), reading }];
  });
  const taken = read.find(({ reading }) => reading === chosen[kuta]);
  if (taken === undefined)
    throw unavailable('no_rules', `the active packs have no rule of ${kuta} read as ${chosen[kuta]}.`);
  return { ...taken, kuta, others: read.filter(({ result }) => result.points !== taken.result.points) };
}

/** A kuta read otherwise, its fault set aside by what sets that of the kuta itself aside. */
function withExceptionsOf({ cancelled: all }: KutaResult, other: KutaResult): KutaResult {
  const cancelled = other.points < other.maximum ? all : [];
  const withExceptions = Math.max(other.points, ...cancelled.map(({ points }) => points ?? other.points));
  return { ...other, cancelled, withExceptions };
}
