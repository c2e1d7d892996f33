// Why two things can never hold together, in words.

import { asWritten } from '../../check/as-written.ts';
import type { TypedExpression } from '../../check/typed.ts';
import { isLine, type Never } from './meaning.ts';
import { clash, type Region } from './region.ts';

/** The reason that a term can never hold, as it ends a sentence. */
export function explained(why: Exclude<Never, { kind: 'backwards' }>): string {
  switch (why.kind) {
    case 'constants':
      return 'its numbers never satisfy it';
    case 'order':
      return `${shown(why.left)} is never ${why.how} ${shown(why.right)}`;
    case 'nothing left':
      return `\`except\` removes all of ${shown(why.left)}`;
    case 'apart':
      return clashing(why.a, why.b) ?? `${shown(why.left)} and ${shown(why.right)} share no time on any day`;
  }
}

/** In what two regions never meet, in words; undefined where it is the time of the day, or several things at once. */
function clashing(a: Region, b: Region): string | undefined {
  const known = clash(a, b);
  if (known === undefined || isLine(known[0].axis)) return undefined;
  const [one, other] = known;
  const { subject, words } = one.axis;
  return `${subject} cannot be both ${words(one.values)} and ${words(other.values)}`;
}

/** The reason that what is given leaves no room for something; `by` names whose word it is. */
export function ruledOutBy(by: string, given: Region, stated: Region): string {
  const known = clash(given, stated);
  if (known === undefined || isLine(known[0].axis)) return `it shares no time with ${by}`;
  const [one, other] = known;
  const { subject, words } = one.axis;
  return `${by} limits ${subject} to ${words(one.values)}, and this requires ${words(other.values)}`;
}

const shown = (term: TypedExpression): string => asWritten(term.source);
