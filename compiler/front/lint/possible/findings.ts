// What an expression can never be, and what it always is, reported at its place.

import { type Diagnostic, type DiagnosticFix, report } from '@nirnaya/dsl/diagnostics';
import type { ExpressionText, NamedExpression } from '@nirnaya/dsl/pack';
import type { SourceRange } from '@nirnaya/dsl/source';
import type { TypedExpression } from '../../check/typed.ts';
import { isBackwards } from './day-line.ts';
import { explained, ruledOutBy } from './explained.ts';
import {
  type Listener,
  type Meaning,
  type Never,
  type Setting,
  spansMeaning,
  truthMeaning,
} from './meaning.ts';
import { isEmpty, meet, outside, type Region, whereRead } from './region.ts';

/** An expression and the texts that its terms stand in. */
export interface Read {
  readonly text: ExpressionText;
  readonly bindings: readonly NamedExpression[];
}

const placeOf = ({ text, bindings }: Read, term: TypedExpression, inLet: string | undefined): SourceRange => {
  const own = inLet === undefined ? text : (bindings.find(({ name }) => name === inLet)?.expression ?? text);
  const { start, end } = term.source;
  return { file: own.range.file, start: own.at(start), end: own.at(Math.min(end, own.text.length)) };
};

/** Reports what can never hold within an expression, wherever in it. */
export const listenerOf =
  (read: Read, sink: Diagnostic[]): Listener =>
  (term, why, inLet) => {
    sink.push(reported(read, term, why, inLet));
  };

function reported(read: Read, term: TypedExpression, why: Never, inLet: string | undefined): Diagnostic {
  if (why.kind !== 'backwards') {
    return report('never-true', placeOf(read, term, inLet), { why: explained(why) });
  }
  const range = placeOf(read, why.to, inLet);
  const tomorrow: TypedExpression = { ...why.to, op: 'shifted', of: why.to, days: 1 };
  const isLater = term.op === 'from-to' && !isBackwards({ ...term, to: tomorrow }, 0);
  return report('ends-before-it-begins', range, {}, isLater ? nextDay(range) : {});
}

const nextDay = (range: SourceRange): { help: string; fix: DiagnosticFix } => {
  const written = range.file.text.slice(range.start, range.end);
  const text = `${written} of next day`;
  return { help: `did you mean \`${text}\`?`, fix: { title: `write ${text}`, range, text } };
};

/** What is known where an expression is read, and whose word it is: `the target`. */
export interface Given {
  readonly region: Region;
  readonly by: string;
}

type How = (setting: Setting, term: TypedExpression) => Meaning;

/** A predicate, and what is given. */
interface Judged {
  readonly term: TypedExpression;
  readonly given: Given;
}

/** Reports the parts of a predicate that what is given rules out. Returns what the predicate leaves of it. */
export function reportRuledOut(
  read: Read,
  setting: Setting,
  { term, given }: Judged,
  sink: Diagnostic[],
): Region {
  const silent: Setting = { ...setting, never: undefined };
  const visit = (how: How, part: TypedExpression): Region => {
    const { may } = how(silent, part);
    const left = meet(given.region, may, 'over');
    if (isEmpty(may) || isEmpty(given.region)) return given.region;
    const joined = (part.op === 'set' || part.op === 'logic') && part.how !== 'except' ? part : undefined;
    if (joined === undefined) {
      if (isEmpty(left)) sink.push(ruledOut(read, part, given, may));
      return left;
    }
    const before = sink.length;
    for (const side of [joined.left, joined.right]) visit(how, side);
    if (isEmpty(left) && sink.length === before) sink.push(ruledOut(read, part, given, may));
    return left;
  };
  return visit(term.type === 'truth' ? truthMeaning : spansMeaning, term);
}

function ruledOut(read: Read, part: TypedExpression, { region, by }: Given, may: Region): Diagnostic {
  return report('never-true', placeOf(read, part, undefined), { why: ruledOutBy(by, region, may) });
}

/** Reports a predicate that holds whatever the day. */
export function reportAlways(read: Read, setting: Setting, term: TypedExpression, sink: Diagnostic[]): void {
  const silent: Setting = { ...setting, never: undefined };
  const { must } = (term.type === 'truth' ? truthMeaning : spansMeaning)(silent, term);
  if (isEmpty(whereRead(outside(must, 'over'))))
    sink.push(report('always-true', placeOf(read, term, undefined), {}));
}
