// Anniversaries of a lunar date, each with the civil day that the rules decide and the reason.

import type { CompiledPack, Decision } from '@nirnaya/compiler/runtime';
import type { anniversariesAnswer } from '@nirnaya/contract/anniversaries';
import type { z } from '@nirnaya/contract/schema';
import { tithiFullName } from '@nirnaya/dsl/vocabulary';
import { isoDate } from '@nirnaya/engine/civil';
import type { AngaSpan } from '@nirnaya/engine/panchang';
import { clockIn } from '@nirnaya/explain/dates';
import { sentenceOf, titleOf } from '@nirnaya/explain/sentences';
import type { RequestContext, RuleContext } from '../context/request-context.ts';
import { periodOf } from '../day/times.ts';
import { usablePack } from '../places/usable-pack.ts';
import { yearOf } from '../requests/dates.ts';
import { rulesBuiltOn, type ShraddhaRules } from '../shraddha/chains.ts';
import { daysLeft, statusOf } from '../shraddha/decision.ts';
import { aparahnaMinutes, kalasOn } from '../shraddha/kalas.ts';
import { shraddhaPack, tithiPack } from '../shraddha/packs.ts';
import type { AppContext } from '../workspace/app-context.ts';
import type { YearlyTithi } from './lunar-date.ts';
import { type AnniversaryKind, type Return, returnsFrom } from './returns.ts';

/** The pack that birthdays are decided by, and that of yearly shraddhas. */
const packs: Readonly<Record<AnniversaryKind, string>> = { birthday: 'birthday', shraddha: tithiPack };

/** The pack by which the anniversaries of a kind are decided. */
export const anniversaryPack = (kind: AnniversaryKind): string => packs[kind];

/** An anniversary as it is answered. */
export type Anniversary = z.output<typeof anniversariesAnswer>['anniversaries'][number];

/** An anniversary, what its rule is called, and the tithi that returns. */
export interface DatedAnniversary {
  readonly anniversary: Anniversary;
  readonly ruleName: string;
  readonly span: AngaSpan;
}

/** Whose anniversaries are listed. */
export interface Remembered {
  readonly date: YearlyTithi;
  readonly kind: AnniversaryKind;
  /** civil day number: those whose last day is earlier are left out */
  readonly from: number;
}

/** The rules that anniversaries are decided by. */
export interface AnniversaryRules extends Pick<ShraddhaRules, 'by'> {
  /** the pack that has the times of a day for shraddhas */
  readonly kalas: CompiledPack;
}

/** The rules in force of a context of `anniversaryPack`. */
export function anniversaryRules(service: AppContext, context: RequestContext): AnniversaryRules {
  const { pack } = context.tradition;
  const set = service.workspace.packs();
  const { by } = rulesBuiltOn(service, context, usablePack(set, pack), pack);
  return { by, kalas: usablePack(set, shraddhaPack) };
}

/** The anniversaries from a day on, in order, until the end of the sky. */
export function* anniversariesFrom(
  context: RequestContext,
  { by, kalas }: AnniversaryRules,
  { date, kind, from }: Remembered,
): Generator<DatedAnniversary> {
  // A day may be decided before its tithi begins in the next year, and after it began in the last.
  for (const one of returnsFrom(context, date, kind, yearOf(from) - 1)) {
    const code = ruleOf(kind, date, one);
    const rules = by(code);
    const anniversary = anniversaryOf({ context, rules, kalas, date, kind }, code, one);
    const last = anniversary?.candidates.at(-1)?.date;
    if (anniversary === undefined || last === undefined || last < isoDate(from)) continue;
    const ruleName = rules.pack.rules.get(code)?.linked.fields.name ?? titleOf(code);
    yield { anniversary, ruleName, span: one.span };
  }
}

function ruleOf(kind: AnniversaryKind, { tithi }: YearlyTithi, { isAdhika }: Return): string {
  const half = tithi < 15 ? 'SHUKLA' : 'KRISHNA';
  if (kind === 'birthday') return `BIRTHDAY_${half}`;
  return isAdhika ? `SHRADDHA_ADHIKA_${half}` : `SHRADDHA_${half}`;
}

/** A decision that is answered: its rules, and whose anniversary it is. */
interface Deciding {
  readonly context: RequestContext;
  readonly rules: RuleContext;
  readonly kalas: CompiledPack;
  readonly date: YearlyTithi;
  readonly kind: AnniversaryKind;
}

/** Days from the lunar date to its first return, at least. */
const leastYear = 300;

/** Days of a mean year of the months. */
const meanYear = 365.2564;

// An anniversary; undefined of the lunar date itself and of what was before it.
function anniversaryOf(deciding: Deciding, code: string, one: Return): Anniversary | undefined {
  const { context, rules, date } = deciding;
  const { span, isAdhika, py } = one;
  const since = date.began === undefined ? undefined : span.start - date.began;
  if (since !== undefined && since < leastYear) return undefined;
  const decision = decisionOf(rules, code, one);
  const rule = rules.pack.rules.get(code);
  if (decision === undefined || rule === undefined) return undefined;
  const trace = rules.trace(py.year, code, decision.occurrence);
  const explaining = rules.explaining(py.year);
  const name = tithiFullName(date.tithi + 1);
  const nativeName = explaining.words?.name('tithi', name, undefined);
  const named = { ...explaining, name, ...(nativeName === undefined ? {} : { nativeName }) };
  return {
    number: since === undefined ? null : Math.round(since / meanYear),
    rule_code: code,
    is_adhika: isAdhika,
    period: periodOf(clockIn(context.zone), span),
    decision_status: statusOf(decision.outcome.kind),
    observance_date:
      decision.outcome.kind === 'decided' ? isoDate(py.firstDay + decision.outcome.first) : null,
    candidates: candidatesOf(deciding, decision, one),
    reason: trace === undefined ? '' : sentenceOf(rule, trace, named),
  };
}

// The decision on a tithi that returns.
function decisionOf({ pack, mode }: RuleContext, code: string, { span, py }: Return): Decision | undefined {
  const middle = (span.start + span.end) / 2;
  const day = py.firstDay + py.midnight.findLastIndex((midnight) => midnight <= middle);
  return pack.decisions
    .between(py, code, { from: day - 1, to: day + 1, mode })
    .find(({ occurrence: { start, end } }) => start <= middle && middle < end);
}

function candidatesOf(
  { context, rules, kalas, kind }: Deciding,
  decision: Decision,
  { span, py }: Return,
): Anniversary['candidates'] {
  return daysLeft(decision, py).map((day) => ({
    date: isoDate(day),
    ...(kind === 'birthday'
      ? { overlap_minutes: null, shraddha_kala: null }
      : {
          overlap_minutes: aparahnaMinutes(rules, py, day, [span.start, span.end]),
          shraddha_kala: kalasOn({ ...context, pack: kalas }, py, day).shraddha_kala,
        }),
  }));
}
