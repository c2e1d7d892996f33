// The scripts that pictures are written in: which family of fonts each is drawn with, and a text parted by them.

/** A block of characters that one family of fonts draws. */
interface Block {
  readonly first: number;
  readonly last: number;
  readonly family: string;
}

/** The family of Latin letters, digits and marks. */
export const latinFamily = 'Noto Sans';

/** The blocks besides Latin, in the order of their characters. */
export const blocks: readonly Block[] = [
  { first: 0x0900, last: 0x097f, family: 'Noto Sans Devanagari' },
  { first: 0x0980, last: 0x09ff, family: 'Noto Sans Bengali' },
  { first: 0x0a00, last: 0x0a7f, family: 'Noto Sans Gurmukhi' },
  { first: 0x0a80, last: 0x0aff, family: 'Noto Sans Gujarati' },
  { first: 0x0b00, last: 0x0b7f, family: 'Noto Sans Oriya' },
  { first: 0x0b80, last: 0x0bff, family: 'Noto Sans Tamil' },
  { first: 0x0c00, last: 0x0c7f, family: 'Noto Sans Telugu' },
  { first: 0x0c80, last: 0x0cff, family: 'Noto Sans Kannada' },
  { first: 0x0d00, last: 0x0d7f, family: 'Noto Sans Malayalam' },
];

/** A stretch of text of one family. */
export interface Run {
  readonly text: string;
  readonly family: string;
}

const isLatinRange = (point: number): boolean => point < 0x0900;

/** The family that draws a character; joiners are drawn with what they join. */
export function familyOf(point: number): string | undefined {
  if (isLatinRange(point)) return latinFamily;
  if (point === 0x200c || point === 0x200d) return undefined;
  return blocks.find(({ first, last }) => point >= first && point <= last)?.family ?? latinFamily;
}

/** A text parted where the family of its characters changes; joiners stay with what is before them. */
export function runsOf(text: string): readonly Run[] {
  const runs: { text: string; family: string }[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const family = familyOf(character.codePointAt(0) ?? 0) ?? last?.family ?? latinFamily;
    if (last?.family === family) last.text += character;
    else runs.push({ text: character, family });
  }
  return runs;
}

/**
 * The shortest beginnings of names that tell them apart, by whole letters with their marks: `Su`, `Mo`; `सू`, `चं`. Letters of an
 * alphabet are taken two at least.
 */
export function abbreviationsOf(names: readonly string[]): readonly string[] {
  const letters = names.map(lettersOf);
  return letters.map((own, i) => {
    const isIndic = familyOf(names[i]?.codePointAt(0) ?? 0) !== latinFamily;
    for (let count = isIndic ? 1 : 2; count < own.length; count++) {
      const short = own.slice(0, count).join('');
      const isShared = letters.some(
        (other, j) => j !== i && names[j] !== names[i] && other.slice(0, count).join('') === short,
      );
      if (!isShared) return short;
    }
    return own.join('');
  });
}

/** A text by its letters, each with the marks that belong to it. */
export const lettersOf = (text: string): readonly string[] =>
  text.match(/[^\p{M}\u200c\u200d][\p{M}\u200c\u200d]*/gu) ?? [];
