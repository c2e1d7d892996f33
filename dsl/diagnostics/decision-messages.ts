// What can be wrong with the clauses of `decide`, as a whole.
// Part of the catalogue.
import { entry, type NoParams } from './message-entry.ts';

/** Messages about narrowing candidates to a day. */
export const decisionMessages = {
  'missing-decide': entry<NoParams>({
    severity: 'error',
    message: () => 'the target may fall on several days, and nothing decides between them',
    help: () => 'add `decide:`, closed by `then first`, `then last` or `undecided`',
    paragraph:
      'A tithi, a star or an instant does not fit the days of the calendar: it touches one, two or three of them. `decide` says which of these is kept.',
  }),
  'needless-decide': entry<NoParams>({
    severity: 'error',
    message: () => 'the target is whole days already, so there is nothing to decide',
    help: () => 'remove `decide:`',
    paragraph:
      'A target such as `1 day after FESTIVAL_X` or `Gregorian 25 December` is a day of the calendar. There is always exactly one candidate.',
  }),
  'not-closed': entry<NoParams>({
    severity: 'error',
    message: () => 'the rule is not closed: several days may remain',
    help: () => 'end with `then first`, `then last` or `undecided`',
    paragraph:
      'Clauses of `decide` narrow the candidates, but may leave more than one. The last line says what then: the first of them, the last of them, or that the matter is left to the reader.',
  }),
  'after-close': entry<{ clause: string }>({
    severity: 'error',
    message: (p) => `\`${p.clause}\` comes after the rule is closed and is never reached`,
    help: () => 'move it before `then` or `undecided`',
    paragraph: '`then first`, `then last` and `undecided` end a rule. Nothing after them has an effect.',
  }),
  'require-after-prefer': entry<NoParams>({
    severity: 'warning',
    message: () => '`require` after `prefer` may leave no day at all',
    help: () => 'put what is required before what is preferred',
    paragraph:
      'Clauses are applied in order and never taken back. A `prefer` may already have dropped the only day that passes the `require`, and the observance is then not held in that year.',
  }),
  'no-effect': entry<{ clause: string }>({
    severity: 'warning',
    message: (p) => `\`${p.clause}\` changes nothing`,
    help: () => 'remove it',
    paragraph:
      'The clause can never drop a candidate: it asks for what is always so, repeats an earlier clause, or speaks of a single candidate.',
  }),
  'never-true': entry<{ why?: string | undefined }>({
    severity: 'warning',
    message: (p) => (p.why === undefined ? 'this is never true' : `this is never true: ${p.why}`),
    paragraph:
      'The condition contradicts itself, for example `tithi is Purnima and paksha is Krishna`. What depends on it will never happen.',
  }),
};
