// What `explain` is asked for: a rule by its code, or a festival by a name in any script, and the days to explain.

import { type DaysToExplain, daysToExplain, type NamedFestival, type When } from '@nirnaya/app/festivals';
import { Refusal } from '@nirnaya/app/requests';
import type { AnyRule } from '@nirnaya/compiler/runtime';
import { dateOf, yearOf } from '../../options/dates.ts';
import { UsageError } from '../../options/failure.ts';
import { packOfCode, requiredRule, ruleOfCode } from '../../options/rule.ts';
import { type Session, type SessionOptions, wholeBook } from '../../options/session.ts';

/** The rule, the session of the land where it is observed, and civil day numbers. */
export interface ExplainQuery {
  readonly session: Session;
  readonly rule: AnyRule;
  readonly days: readonly [number, ...number[]];
  /** the key of the occurrences meant; undefined for all */
  readonly variant: string | undefined;
}

/** The arguments as written, and the options. */
export interface Arguments {
  readonly name: string;
  /** a date, a year, or undefined for the next occurrence */
  readonly when: string | undefined;
  readonly options: SessionOptions & { readonly variant?: string };
}

/** Finds out what is meant. `elsewhere` gives the session of another land. */
export async function resolveQuery(
  session: Session,
  { name, when, options }: Arguments,
  elsewhere: (land: string) => Promise<Session>,
): Promise<ExplainQuery> {
  const time = whenOf(when, session);
  const rule = ruleOfCode(name, session.pack);
  if (rule !== undefined && rule.kind !== 'observance') {
    if (time.year !== undefined)
      throw new UsageError(
        `WHEN: ${rule.code} is a ${rule.kind}, which has no dates in a year; write a date instead`,
      );
    return { session, rule, days: [time.date ?? dateOf('today', 'WHEN', session.today)], variant: undefined };
  }
  try {
    const observance = rule && session.pack.rules.get(rule.code);
    const resolved =
      observance === undefined
        ? await namedIn(session, name, options, elsewhere)
        : { session, named: { ...ofRule, context: session.context, rules: [observance] as const } };
    const { variant = resolved.named.variant } = options;
    const named = { ...resolved.named, variant: variant?.toUpperCase() };
    const today = dateOf('today', 'WHEN', resolved.session.today);
    const { rule: meant, days }: DaysToExplain = daysToExplain(named, time, today);
    return {
      session: resolved.session,
      rule: requiredRule(meant.code, resolved.session.pack, session.packs.packs),
      days,
      variant: named.variant,
    };
  } catch (error) {
    if (error instanceof Refusal) throw new UsageError(inArguments(error.message));
    throw error;
  }
}

const ofRule = { variant: undefined, ambiguous: undefined };

/** What a name means, with the session in which it is observed. */
async function namedIn(
  session: Session,
  name: string,
  options: SessionOptions,
  elsewhere: (land: string) => Promise<Session>,
): Promise<{ readonly session: Session; readonly named: NamedFestival }> {
  const { packs } = session.packs;
  // What is called by a name is looked for with tables of scripts, which a code does without.
  const { resolveName } = await import('@nirnaya/app/festivals');
  try {
    const resolved = resolveName(session.context, name, {
      set: await session.packs.whole(),
      book: await wholeBook(options),
      isLandChosen: options.region !== undefined || options.tradition !== undefined,
    });
    const { land } = resolved;
    const there = land === undefined ? session : await elsewhere(land);
    return { session: there, named: resolved.in(there.context) };
  } catch (error) {
    // Rules of other kinds are known by their codes alone.
    if (error instanceof Refusal && packOfCode(name, packs) !== undefined)
      requiredRule(name, session.pack, packs);
    throw error;
  }
}

function whenOf(text: string | undefined, { today }: Session): When {
  if (text === undefined) return {};
  return /^\d{1,4}$/.test(text)
    ? { year: yearOf(text, 'WHEN', today) }
    : { date: dateOf(text, 'WHEN', today) };
}

// The service speaks of parameters.
const inArguments = (message: string): string =>
  message
    .replace(/^festival: /, 'NAME: ')
    .replace(/^(year|date): /, 'WHEN: ')
    .replace('; pack names the land.', '; `--region` names the land.')
    .replace(' /v1/festivals/search finds festivals by parts of their names.', '');
