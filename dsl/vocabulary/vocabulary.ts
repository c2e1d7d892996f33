// The names one chain of packs knows: those of the language and those of its calendars.
// In: calendars of the packs. Out: look-up of a name in every spelling, longest match of several words.

import { fixedNames, type NameKind } from './kinds.ts';

/** What a spelling may mean. `calendar` names the owner of a calendar month. */
export interface Meaning {
  readonly kind: NameKind;
  /** 0-based label within its kind */
  readonly label: number;
  readonly canonical: string;
  readonly calendar?: string;
}

/** A calendar as the vocabulary sees it: its name and its months, each with all spellings. */
export interface CalendarNames {
  readonly name: string;
  readonly months: readonly (readonly string[])[];
}

/** A closed set of names. */
export interface Vocabulary {
  /** All meanings of a spelling, empty where it has none. Case matters. */
  meanings(name: string): readonly Meaning[];
  /** The most words any name has: how far the lexer need look. */
  readonly longest: number;
  /** Every spelling of the given kinds (of all kinds without any), for "did you mean". */
  spellings(kinds?: readonly NameKind[]): readonly string[];
}

/** The calendars that are arithmetic of the civil date and so belong to the language. */
export const builtinCalendars = ['Gregorian'] as const;

/** Builds the vocabulary of the language plus the given calendars. */
export function vocabularyWith(calendars: readonly CalendarNames[]): Vocabulary {
  const table = new Map<string, Meaning[]>();
  let longest = 1;
  const add = (spelling: string, meaning: Meaning): void => {
    const known = table.get(spelling);
    if (known === undefined) table.set(spelling, [meaning]);
    else known.push(meaning);
    longest = Math.max(longest, spelling.split(' ').length);
  };
  for (const [kind, names] of Object.entries(fixedNames)) {
    names.forEach((spellings, label) => {
      for (const spelling of spellings) {
        add(spelling, { kind: kind as NameKind, label, canonical: spellings[0] });
      }
    });
  }
  builtinCalendars.forEach((name, label) => {
    add(name, { kind: 'calendar', label, canonical: name });
  });
  calendars.forEach((calendar, index) => {
    const label = builtinCalendars.length + index;
    add(calendar.name, { kind: 'calendar', label, canonical: calendar.name });
    calendar.months.forEach((spellings, month) => {
      const canonical = spellings[0];
      for (const spelling of spellings) {
        add(spelling, { kind: 'calendar month', label: month, canonical, calendar: calendar.name });
      }
    });
  });
  return {
    longest,
    meanings: (name) => table.get(name) ?? [],
    spellings: (kinds) =>
      kinds === undefined
        ? [...table.keys()]
        : [...table.entries()]
            .filter(([, meanings]) => meanings.some((m) => kinds.includes(m.kind)))
            .map(([spelling]) => spelling),
  };
}
