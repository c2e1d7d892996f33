// How names of observances are looked for: whole, and without what stands in brackets.

import { type SpelledText, spelledTexts } from './keys.ts';
import type { StatedName } from './stated-names.ts';

/** A name with its keys. */
export interface IndexedName extends SpelledText, Omit<StatedName, 'pack'> {
  /** the packs that call it so; empty: it is called so wherever it is observed */
  readonly packs: readonly string[];
  /** whether it lacks what the packs put in brackets to tell the observance from another of that name */
  readonly isShortened: boolean;
}

/** A name with the packs that state it. */
export interface MergedName extends StatedName {
  readonly packs: string[];
}

const brackets = /\s*[(（][^()（）]*[)）]$/u;

const withoutBrackets = (text: string): string => text.replace(brackets, '');

/**
 * Names with their keys, as they are written and without what they say in brackets. A name is shortened by that where the packs
 * need brackets to tell the observance from another: where they nowhere state the bare name as well, as a name of it, or of a
 * way of keeping it, in some land. This holds for every language. `observanceOf` gives the code of the observance that a code
 * is a way of keeping.
 */
export function spelledNames(
  merged: readonly MergedName[],
  observanceOf: (code: string) => string,
): readonly IndexedName[] {
  const spelled = spelledTexts(merged.flatMap(({ text }) => [text, withoutBrackets(text)]));
  const owner = ({ code, variant = '' }: StatedName): string => `${observanceOf(code)} ${variant}`;
  const spokenKey = (name: StatedName, text: string): string =>
    `${owner(name)} ${spelled.get(text)?.sound ?? ''}`;
  const stated = merged.filter(({ pack }) => pack !== undefined);
  const inBrackets = stated.filter(({ text }) => brackets.test(text));
  const statedNames = new Set(stated.map((name) => spokenKey(name, name.text)));
  const unqualified = new Set(
    inBrackets.filter((name) => statedNames.has(spokenKey(name, withoutBrackets(name.text)))).map(owner),
  );
  const qualified = new Set(inBrackets.map(owner).filter((own) => !unqualified.has(own)));
  return merged.flatMap((name) => {
    const { code, kind, variant, text, packs } = name;
    return [...new Set([text, withoutBrackets(text)])].flatMap((spoken): IndexedName[] => {
      const keys = spelled.get(spoken);
      if (keys === undefined) return [];
      const isShortened = spoken !== text && qualified.has(owner(name));
      return [{ ...keys, code, kind, variant, text, packs, isShortened }];
    });
  });
}
