// Texts of sentences in ICU MessageFormat, by the library of FormatJS: arguments, choices and plurals.

import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import { type Formatters, formatToParts } from 'intl-messageformat';

const parsed = new Map<string, readonly MessageFormatElement[]>();

/** The texts whose trees are memoized: more than those of every language together. */
const mostParsed = 8000;

// Texts are filled with words, so that plurals alone need more than the text.
const formatters: Formatters = {
  getNumberFormat: (language, options) =>
    new Intl.NumberFormat(language, options as Intl.NumberFormatOptions),
  getDateTimeFormat: (language, options) => new Intl.DateTimeFormat(language, options),
  getPluralRules: (language, options) => new Intl.PluralRules(language, options),
};

/**
 * Fills a text of a language: `{place} has {kind, select, one {one} other {several}}`. `argumentOf` gives the text of an argument by
 * its name. Throws `SyntaxError`, whose message is the text, for one that is not in the format.
 */
export function formatted(text: string, language: string, argumentOf: (name: string) => string): string {
  // Arguments are written when the text comes to them.
  const values = new Proxy<Record<string, string>>(
    {},
    {
      has: () => true,
      get: (_, name) => argumentOf(String(name)),
    },
  );
  return formatToParts(treeOf(text), language, formatters, noFormats, values)
    .map(({ value }) => value)
    .join('');
}

const noFormats = { number: {}, date: {}, time: {} };

function treeOf(text: string): MessageFormatElement[] {
  let tree = parsed.get(text);
  if (tree === undefined) {
    try {
      tree = parse(text, { ignoreTag: true });
    } catch {
      throw new SyntaxError(text);
    }
    if (parsed.size >= mostParsed) parsed.clear();
    parsed.set(text, tree);
  }
  return tree as MessageFormatElement[];
}
