// The festivals of a year with the reason of each, and what the year leaves without a date.

import type { CompiledPack, Observance, Tracer } from '../../compiler/runtime/pack.ts';
import type { ExplainOptions } from '../../explain/options.ts';
import { sentenceOf } from '../../explain/sentence.ts';
import type { Session } from '../options/session.ts';
import type { Progress } from '../text/progress.ts';

/** An observance of the year. Days are civil day numbers. */
export interface YearFestival {
  readonly code: string;
  readonly name: string;
  readonly variants: readonly string[];
  readonly type: string;
  readonly day: number;
  readonly lastDay: number;
  readonly reason: string;
}

/** An occurrence that got no date. */
interface YearUndated {
  readonly code: string;
  readonly name: string;
  readonly kind: 'undecided' | 'undecidable';
  /** civil day numbers */
  readonly candidates: readonly number[];
  readonly reason: string;
}

/** A year of festivals. */
export interface FestivalYear {
  readonly festivals: readonly YearFestival[];
  readonly undated: readonly YearUndated[];
}

/** Finds the festivals of a year, by date; those of some types only if any are given. */
export function festivalYear(
  session: Session,
  year: number,
  types: readonly string[],
  progress: Progress,
): FestivalYear {
  const { pack, mode, place, zone, works } = session;
  const py = session.year(year);
  const wanted = (type: string): boolean => types.length === 0 || types.includes(type);
  const observances = pack.observancesIn(py, { mode }).filter((o) => wanted(typeOf(pack, o.rule.code)));
  const tracers = new Map<string, Tracer>();
  const options: ExplainOptions = { zone, dayZone: place.zone, placeYear: py, pack, works };
  const reasonFor = ({ rule, name, occurrence }: Observance): string => {
    const trace = tracers.get(rule.code) ?? pack.tracer(py, rule.code, { mode });
    if (trace === undefined) return '';
    tracers.set(rule.code, trace);
    return sentenceOf(rule, trace(occurrence), { ...options, name });
  };
  const named = (text: string, code: string): string =>
    session.language?.names.of('observance', text, { code }) ?? text;
  const festivals = observances.map((observance, i): YearFestival => {
    progress.at(i, observances.length, 'dates');
    const { rule, name, variants, day, lastDay } = observance;
    const type = typeOf(pack, rule.code);
    return {
      code: rule.code,
      name: named(name, rule.code),
      variants: variants.map((variant) => named(variant, rule.code)),
      type,
      day,
      lastDay,
      reason: reasonFor(observance),
    };
  });
  progress.end();
  return {
    festivals,
    undated: undatedOf(session, year, options).filter(({ code }) => wanted(typeOf(pack, code))),
  };
}

const typeOf = (pack: CompiledPack, code: string): string =>
  pack.rules.get(code)?.linked.fields.type ?? 'FESTIVAL';

function undatedOf(session: Session, year: number, options: ExplainOptions): YearUndated[] {
  const py = session.year(year);
  return session.pack.undatedIn(py, { mode: session.mode }).flatMap(({ rule, decision }): YearUndated[] => {
    const { outcome, occurrence } = decision;
    if (outcome.kind !== 'undecided' && outcome.kind !== 'undecidable') return [];
    const trace = session.pack.tracer(py, rule.code, { mode: session.mode });
    return [
      {
        code: rule.code,
        name: rule.linked.fields.name ?? rule.code,
        kind: outcome.kind,
        candidates: outcome.candidates.map((index) => py.firstDay + index),
        reason: trace === undefined ? '' : sentenceOf(rule, trace(occurrence), options),
      },
    ];
  });
}
