// What can be wrong with an expression: its grammar, its names, its types and units.
// Part of the catalogue.
import { didYouMean, entry, type NoParams, oneOfWords } from './message-entry.ts';

interface UnknownName {
  name: string;
  suggestion?: string | undefined;
}

function unknown(what: string, paragraph: string) {
  return entry<UnknownName>({
    severity: 'error',
    message: (p) => `there is no ${what} \`${p.name}\``,
    help: didYouMean,
    paragraph,
  });
}

/** Messages of `dsl/syntax` and of the compiler's stages up to the types. */
export const expressionMessages = {
  syntax: entry<{ found: string; expected: string }>({
    severity: 'error',
    message: (p) => `unexpected ${p.found}, expected ${p.expected}`,
    paragraph:
      'The expression does not follow the grammar at this place. The message says what could have stood here. Clauses of `decide` begin with a keyword of their own; a condition may run over several lines.',
  }),
  'unknown-name': entry<{ name: string; kind: string; suggestion?: string | undefined }>({
    severity: 'error',
    message: (p) => `\`${p.name}\` is not the name of ${p.kind}`,
    help: didYouMean,
    paragraph:
      'The word is not known in this place. Names of months, tithis, stars, signs and the like are known in their usual spellings; everything else must be defined in the pack or in a pack that it extends.',
  }),
  'unknown-rule': unknown(
    'rule',
    'A code in an expression stands for the days or the spans of that rule. Neither this pack nor any pack that it extends has a rule of this code.',
  ),
  'unknown-kala': unknown(
    'kala',
    'Windows of the day are defined under `kala:` of the pack or of a pack that it extends.',
  ),
  'unknown-table': unknown(
    'table',
    'What `by` looks up is a table under `tables:` of the pack or of a pack that it extends.',
  ),
  'unknown-quantity': unknown(
    'quantity',
    'A quantity labels spans of time: tithi, weekday, lunar month, nakshatra of Moon, lagna and so on, and whatever `divisions:` makes.',
  ),
  'unknown-calendar': unknown(
    'calendar',
    'Calendars are those that the language knows (Gregorian, Hebrew, Islamic, Chinese and so on) and those under `calendars:` of the pack or of a pack that it extends.',
  ),
  'unknown-anchor': unknown(
    'instant',
    'A window is measured from an instant: sunrise, sunset, moonrise, moonset, midnight, a clock time, or the start, middle or end of something.',
  ),
  'ambiguous-name': entry<{ name: string; kinds: readonly string[] }>({
    severity: 'error',
    message: (p) => `\`${p.name}\` may be ${oneOfWords(p.kinds)}`,
    help: (p) => `say which by a kind word before it, for example \`${p.kinds[0] ?? 'tithi'} ${p.name}\``,
    paragraph:
      'Some names are borne by several things: Magha, Jyeshtha and Shravana are months and stars, Shukla is a paksha and a yoga. Where the context does not settle which is meant, put the kind before the name: `lunar month Magha`, `nakshatra Magha`.',
  }),
  'type-mismatch': entry<{ expected: string; found: string; context: string }>({
    severity: 'error',
    message: (p) => `${p.context} needs ${p.expected}, but this is ${p.found}`,
    paragraph:
      'Everything in the language is of a kind: spans of time, an instant, a duration, a number, a month, a truth and so on. What stands here is of another kind than its place needs.',
  }),
  'unit-mismatch': entry<{ left: string; right: string }>({
    severity: 'error',
    message: (p) => `${p.left} and ${p.right} cannot be joined`,
    help: () => 'put both into the same unit',
    paragraph:
      'Durations, angles, shares of a window and plain numbers are not added to or compared with one another.',
  }),
  'cyclic-name-arithmetic': entry<{ name: string }>({
    severity: 'error',
    message: (p) => `\`${p.name}\` is a name in a circle, not a number`,
    help: (p) => `count with \`count from ... to ...\`, take \`number of ${p.name}\`, or name the one you mean`,
    paragraph:
      'Months, tithis, stars and signs follow one another in a circle. `Chaitra + 1` could mean the next month of the calendar or the month twelve years on; the language does not guess.',
  }),
  'spans-and-truth': entry<NoParams>({
    severity: 'error',
    message: () => 'spans of time and a truth are joined here',
    help: () => 'put parentheses where they are meant: `(A and B) touches K`, or `A and (B touches K)`',
    paragraph:
      '`and` and `or` join spans with spans (their overlap, their union) or a truth with a truth. `target and nakshatra Rohini touches nishita` reads as `target and (nakshatra Rohini touches nishita)`, which joins spans with a truth and is seldom meant.',
  }),
  'span-as-truth': entry<NoParams>({
    severity: 'error',
    message: () => 'these are spans of time, and a truth is needed',
    help: () => 'say when it shall hold: `... at sunrise`, `... touches madhyahna`, `... covers night`',
    paragraph:
      'A clause of `decide` asks a question with a yes or a no for each candidate day. Spans of time are not yet an answer: say at which instant they shall hold, or which window they shall touch or cover.',
  }),
  'bare-ghati': entry<NoParams>({
    severity: 'error',
    message: () => 'a bare `ghati` is not clear',
    help: () => 'write `fixed ghati` for 24 minutes, or `ghati of day`, `ghati of night` for a 30th of it',
    paragraph:
      'Texts use ghati both for 24 minutes and for a thirtieth of the day or the night, which may differ by a quarter. Say which is meant.',
  }),
  'wrong-arity': entry<{ what: string; expected: number | string; found: number }>({
    severity: 'error',
    message: (p) => `${p.what} takes ${p.expected}, not ${p.found}`,
    paragraph: 'There are more or fewer parts here than this takes.',
  }),
  'part-out-of-range': entry<{ part: number; of: number }>({
    severity: 'error',
    message: (p) => `there is no part ${p.part} of ${p.of}`,
    help: (p) => `parts are counted from 1 to ${p.of}`,
    paragraph: 'A window that is cut into parts has parts from 1 to their number.',
  }),
  'cyclic-let': entry<{ path: readonly string[] }>({
    severity: 'error',
    message: (p) => `the let goes round in a circle: ${p.path.join(' -> ')}`,
    paragraph: 'A name under `let:` may use names that stand with it, but not, through them, itself.',
  }),
  'shadowed-name': entry<{ name: string; kind: string }>({
    severity: 'warning',
    message: (p) => `\`${p.name}\` hides ${p.kind} of the same name`,
    help: () => 'choose another name',
    paragraph:
      'A let or a window of a rule bears the name of something that is known everywhere. Within the rule the name now means the let, which a reader may not see.',
  }),
  'unused-let': entry<{ name: string }>({
    severity: 'warning',
    message: (p) => `nothing uses \`${p.name}\``,
    help: () => 'remove it',
    paragraph: 'The name under `let:` is used by no expression of the rule.',
  }),
};
