// Phrases of names as spans: `Bhadrapada Shukla 4`, `Krishna 1 to 15`, `Monday`, `Tamil Thai 1`, `Gregorian January`.

import type { DiagnosticFix, Suggestion } from '@nirnaya/dsl/diagnostics';
import { wholeFromTo } from '@nirnaya/dsl/diagnostics';
import type { Expression, Word } from '@nirnaya/dsl/syntax';
import { commonlyMeant, type NameKind } from '@nirnaya/dsl/vocabulary';
import { gregorian, untabledCalendars, type WorldCalendar } from '@nirnaya/engine/calendars';
import { otherHalf, unknownName } from './labels.ts';
import { longestMonth } from './month-lengths.ts';
import { labelOf, tithiLabels } from './names-to-labels.ts';
import { detailedDiagnostic, diagnostic, rangeOf, type Scope, triedSuggestion } from './scope.ts';
import type { TypedExpression } from './typed.ts';

type Phrase = Extract<Expression, { kind: 'phrase' }>;

const adhikaLabel = 12;

// Kinds whose single name is spans by itself, and in what order of preference messages list them.
const standalone: readonly NameKind[] = [
  'lunar month',
  'nakshatra',
  'tithi',
  'weekday',
  'yoga',
  'karana',
  'paksha',
];

/** The spans that a phrase names. */
export function phraseTerm(scope: Scope, phrase: Phrase): TypedExpression | undefined {
  const { vocabulary } = scope.chain;
  const [first, ...rest] = phrase.words;
  if (first === undefined) return undefined;
  const calendar = vocabulary.meanings(first.text).find((m) => m.kind === 'calendar');
  if (calendar !== undefined) return calendarDate(scope, phrase, calendar.canonical, rest);

  const month = labelOf(first.text, 'lunar month', vocabulary);
  if (month !== undefined && rest.length > 0) {
    const tithis = tithisOf(scope, phrase, rest);
    if (tithis === undefined) return undefined;
    const only = month === adhikaLabel;
    return {
      op: 'lunar',
      months: only ? undefined : [amantaMonth(scope, month, tithis)],
      adhika: only ? 'only' : scope.adhika.named,
      tithis,
      type: 'spans',
      source: phrase,
    };
  }
  if (isDateOfUnknown(scope, first, rest)) {
    const known = vocabulary.spellings(['calendar']);
    const suggestion = meant(scope, phrase, first, known);
    return detailedDiagnostic(scope, 'unknown-calendar', first, {
      params: { name: first.text, known: known.join(', ') },
      suggestion,
    });
  }
  const tithiPhrase = rest.length > 0 || labelOf(first.text, 'tithi', vocabulary) !== undefined;
  if (tithiPhrase) {
    const tithis = tithisOf(scope, phrase, phrase.words);
    return (
      tithis && {
        op: 'lunar',
        months: undefined,
        adhika: scope.adhika.unnamed,
        tithis,
        type: 'spans',
        source: phrase,
      }
    );
  }
  return single(scope, phrase, first);
}

// The nearest name with which the phrase can be read from the word on.
const meant = (scope: Scope, phrase: Phrase, word: Word, known: readonly string[]): Suggestion | undefined =>
  triedSuggestion(scope, { name: word.text, known }, word, (trial, text) =>
    phraseTerm(trial, {
      ...phrase,
      words: phrase.words.map((w) => (w.start === word.start ? { ...w, text } : w)),
    }),
  );

// `Hebrew 15 Nisan`, `Hebrew Nisan 15`: the shape of a date, of a calendar that no pack defines. A half between name and
// number makes it a misspelled month.
function isDateOfUnknown(scope: Scope, first: Word, [second, third]: readonly Word[]): boolean {
  const { vocabulary } = scope.chain;
  if (second === undefined || third === undefined || vocabulary.meanings(first.text).length > 0) return false;
  if (second.number !== undefined) return third.number === undefined;
  return third.number !== undefined && labelOf(second.text, 'paksha', vocabulary) === undefined;
}

// In a pack of purnimanta texts the dark half of a month comes before its bright half, and so belongs to the
// amanta month before. A run that spans both halves is not one run there; the checker of `tithisOf` never returns one.
function amantaMonth(scope: Scope, month: number, tithis: readonly number[]): number {
  const krishna = tithis.every((tithi) => tithi >= 15);
  return krishna && scope.chain.purnimanta.has(scope.text.range.file) ? (month + 11) % 12 : month;
}

function tithisOf(scope: Scope, phrase: Phrase, words: readonly Word[]): readonly number[] | undefined {
  const { vocabulary } = scope.chain;
  const [first, second] = words;
  const bad = words.find((w) => w.number === undefined && vocabulary.meanings(w.text).length === 0);
  if (bad !== undefined) {
    const suggestion = meant(scope, phrase, bad, vocabulary.spellings());
    return detailedDiagnostic(scope, 'unknown-name', bad, {
      params: { name: bad.text, kind: 'name' },
      suggestion,
    });
  }
  const number = words.find((w) => w.number !== undefined)?.number;
  const beyond = [number, phrase.upTo].find(
    (n) => n !== undefined && (n < 1 || n > 15 || !Number.isInteger(n)),
  );
  if (beyond !== undefined) {
    return diagnostic(scope, 'number-out-of-range', phrase, {
      what: 'a tithi of a paksha',
      allowed: wholeFromTo(1, 15),
      found: beyond,
    });
  }
  const tithis = tithiLabels(words, vocabulary);
  const strange = tithis === undefined ? words.find((w) => isNoPartOfATithi(scope, w)) : undefined;
  if (strange !== undefined) {
    const isFirst = strange.start === phrase.words[0]?.start;
    const kinds: readonly NameKind[] = isFirst ? ['lunar month', 'paksha', 'tithi'] : ['paksha', 'tithi'];
    const suggestion = meant(scope, phrase, strange, vocabulary.spellings(kinds));
    if (suggestion !== undefined) {
      const kind = isFirst ? 'lunar month' : 'tithi';
      return detailedDiagnostic(scope, 'unknown-name', strange, {
        params: { name: strange.text, kind },
        suggestion,
      });
    }
  }
  if (tithis === undefined) {
    const where = first?.number === undefined ? phrase : first;
    return diagnostic(scope, 'syntax', where, {
      found: `'${words.map((w) => w.text).join(' ')}'`,
      expected: 'a tithi such as `Shukla 4`, `Krishna Ashtami` or `Purnima`',
    });
  }
  if (tithis.length === 0) return otherHalf(scope, words);
  if (phrase.upTo === undefined || second?.number === undefined) return tithis;
  const count = phrase.upTo - second.number + 1;
  const [start] = tithis;
  if (count < 1) {
    return diagnostic(scope, 'number-out-of-range', phrase, {
      what: 'the last tithi',
      allowed: wholeFromTo(second.number, 15),
      found: phrase.upTo,
    });
  }
  return Array.from({ length: count }, (_, i) => start + i);
}

// A name that has a meaning, as a month of another calendar or as a star has, and none in a tithi.
const isNoPartOfATithi = ({ chain: { vocabulary } }: Scope, { text, number }: Word): boolean =>
  number === undefined &&
  (['lunar month', 'paksha', 'tithi'] as const).every(
    (kind) => labelOf(text, kind, vocabulary) === undefined,
  );

function calendarDate(
  scope: Scope,
  phrase: Phrase,
  calendar: string,
  rest: readonly Word[],
): TypedExpression | undefined {
  const { vocabulary } = scope.chain;
  const name = rest.find((w) => w.number === undefined);
  const number = rest.find((w) => w.number !== undefined)?.number;
  if (rest.length > 2 || (name === undefined && rest.length > 0)) {
    return diagnostic(scope, 'syntax', phrase, {
      found: 'this date',
      expected: 'a month, or a day and a month',
    });
  }
  if (number !== undefined && (number < 1 || number > 32)) {
    return diagnostic(scope, 'number-out-of-range', phrase, {
      what: 'a day of a month',
      allowed: wholeFromTo(1, 32),
      found: number,
    });
  }
  if (calendar === 'Gregorian') {
    const month = name && labelOf(name.text, 'gregorian month', vocabulary);
    if (name !== undefined && month === undefined) return unknownName(scope, name, 'gregorian month');
    if (isBeyond(scope, gregorian, rest, month)) return undefined;
    return { op: 'gregorian', month, day: number, type: 'spans', source: phrase };
  }
  const world = untabledCalendars.named(calendar);
  if (world !== undefined) {
    const month = name && vocabulary.meanings(name.text).find((m) => m.calendar === calendar)?.label;
    if (name !== undefined && month === undefined) return unknownMonth(scope, name, calendar);
    if (isBeyond(scope, world, rest, month)) return undefined;
    return { op: 'world', calendar, month, day: number, type: 'spans', source: phrase };
  }
  const meaning =
    name &&
    vocabulary.meanings(name.text).find((m) => m.kind === 'calendar month' && m.calendar === calendar);
  if (name !== undefined && meaning === undefined) return unknownMonth(scope, name, calendar);
  return { op: 'calendar', calendar, month: meaning?.label, day: number, type: 'spans', source: phrase };
}

// Reports a date that no year has.
function isBeyond(
  scope: Scope,
  calendar: WorldCalendar,
  rest: readonly Word[],
  month: number | undefined,
): boolean {
  const day = rest.find(({ number }) => number !== undefined);
  if (day?.number === undefined) return false;
  const most = longestMonth(calendar, month, day.number);
  if (day.number <= most) return false;
  const name = rest.find(({ number }) => number === undefined)?.text;
  const of = [calendar.name, name ?? 'month'].join(' ');
  diagnostic(scope, 'number-out-of-range', day, {
    what: `a day of ${of}`,
    allowed: wholeFromTo(1, most),
    found: day.number,
  });
  return true;
}

// Months of one calendar are no help in another.
function unknownMonth(scope: Scope, word: Word, calendar: string): undefined {
  const { vocabulary } = scope.chain;
  const own = vocabulary
    .spellings(['calendar month'])
    .filter((name) => vocabulary.meanings(name).some((m) => m.calendar === calendar));
  return unknownName(scope, word, 'calendar month', own);
}

const kindBefore = (scope: Scope, word: Word, kind: string): DiagnosticFix => {
  const { file, start } = rangeOf(scope, word);
  return { title: `write ${kind} ${word.text}`, range: { file, start, end: start }, text: `${kind} ` };
};

// A common spelling of a month whose name is a star's as well needs the kind before it.
function monthMeant({ chain: { vocabulary } }: Scope, { text }: Word): Suggestion | undefined {
  const month = commonlyMeant(text).find((name) => labelOf(name, 'lunar month', vocabulary) !== undefined);
  return month === undefined ? undefined : { name: text, text: `lunar month ${month}` };
}

function single(scope: Scope, phrase: Phrase, word: Word): TypedExpression | undefined {
  const meanings = scope.chain.vocabulary.meanings(word.text);
  const usable = meanings.filter((m) => standalone.includes(m.kind));
  const [only] = usable;
  if (usable.length > 1) {
    const kinds = usable.map((m) => m.kind).join(' or ');
    return detailedDiagnostic(scope, 'ambiguous-name', word, {
      params: { name: word.text, kinds },
      help: `write the kind before it, for example \`${usable[0]?.kind} ${word.text}\``,
      choices: usable.map(({ kind }) => kindBefore(scope, word, kind)),
    });
  }
  if (only === undefined) {
    // Months of the world's calendars need the calendar before them: many share a name.
    const inCalendar = meanings.find(
      (m) => m.kind === 'calendar month' && untabledCalendars.named(m.calendar ?? '') === undefined,
    );
    if (inCalendar?.calendar !== undefined) {
      return {
        op: 'calendar',
        calendar: inCalendar.calendar,
        month: inCalendar.label,
        day: undefined,
        type: 'spans',
        source: phrase,
      };
    }
    const kind = meanings[0]?.kind;
    if (kind !== undefined) {
      const params = { expected: 'spans of time', found: `the name of a ${kind}`, context: 'here' };
      const suggestion =
        meant(scope, phrase, word, scope.chain.vocabulary.spellings(standalone)) ?? monthMeant(scope, word);
      return detailedDiagnostic(scope, 'type-mismatch', word, { params: params, suggestion });
    }
    const suggestion =
      meant(scope, phrase, word, scope.chain.vocabulary.spellings()) ?? monthMeant(scope, word);
    return detailedDiagnostic(scope, 'unknown-name', word, {
      params: { name: word.text, kind: 'name' },
      suggestion,
    });
  }
  if (only.kind === 'lunar month' && scope.chain.purnimanta.has(scope.text.range.file)) {
    const quantity = { name: 'purnimanta month', body: 'Moon', kind: 'lunar month' } as const;
    return { op: 'quantity-spans', quantity, labels: [only.label], type: 'spans', source: phrase };
  }
  if (only.kind === 'lunar month') {
    return {
      op: 'lunar',
      months: [only.label],
      adhika: scope.adhika.named,
      tithis: undefined,
      type: 'spans',
      source: phrase,
    };
  }
  if (only.kind === 'tithi' || only.kind === 'paksha') {
    const tithis = tithiLabels([word], scope.chain.vocabulary);
    return {
      op: 'lunar',
      months: undefined,
      adhika: scope.adhika.unnamed,
      tithis,
      type: 'spans',
      source: phrase,
    };
  }
  const kind = only.kind as 'nakshatra' | 'weekday' | 'yoga' | 'karana';
  return {
    op: 'quantity-spans',
    quantity: { name: kind, body: 'Moon', kind },
    labels: [only.label],
    type: 'spans',
    source: phrase,
  };
}
