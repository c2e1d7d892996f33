// Names to labels: the vocabulary's, tithis in their half, and the keys and values of tables. It reports nothing: what runs a
// compiled chain reads names by it too.

import type { Word } from '@nirnaya/dsl/syntax';
import type { NameKind, Vocabulary } from '@nirnaya/dsl/vocabulary';
import type { LabelKind } from './typed.ts';

/** The tithis (0..29) that a tithi's name may mean: both halves for Pratipada to Chaturdashi. */
function tithisNamed(label: number): readonly number[] {
  if (label === 14) return [14];
  if (label === 15) return [29];
  return [label, label + 15];
}

/** The tithi (0..29) of a half and a number 1..15 in it; undefined out of range. */
function tithiOf(paksha: number, number: number): number | undefined {
  return Number.isInteger(number) && number >= 1 && number <= 15 ? paksha * 15 + number - 1 : undefined;
}

/** The tithis that words such as `Krishna 9`, `Shukla Ekadashi`, `Ekadashi` or `Shukla` name; undefined if none. */
export function tithiLabels(words: readonly Word[], vocabulary: Vocabulary): readonly number[] | undefined {
  const [first, second] = words;
  if (first === undefined || words.length > 2) return undefined;
  const paksha = labelOf(first.text, 'paksha', vocabulary);
  if (paksha === undefined) {
    const named = labelOf(first.text, 'tithi', vocabulary);
    return named === undefined || second !== undefined ? undefined : tithisNamed(named);
  }
  if (second === undefined) return Array.from({ length: 15 }, (_, i) => paksha * 15 + i);
  if (second.number !== undefined) {
    const tithi = tithiOf(paksha, second.number);
    return tithi === undefined ? undefined : [tithi];
  }
  const named = labelOf(second.text, 'tithi', vocabulary);
  return named === undefined ? undefined : tithisNamed(named).filter((t) => Math.floor(t / 15) === paksha);
}

/** The label a spelling has within one kind; undefined if it has none. */
export function labelOf(spelling: string, kind: NameKind, vocabulary: Vocabulary): number | undefined {
  return vocabulary.meanings(spelling).find((m) => m.kind === kind)?.label;
}

/** Labels of a kind that a text names, as a table's key or value does: `Krishna 9`, `Uttara Phalguni`. */
export function labelsOfText(
  text: string,
  kind: LabelKind,
  vocabulary: Vocabulary,
): readonly number[] | undefined {
  if (kind === 'motion') return undefined;
  if (kind === 'pada') return /^[1-4]$/.test(text) ? [Number(text) - 1] : undefined;
  if (kind !== 'tithi') {
    const label = labelOf(text, kind, vocabulary);
    return label === undefined ? undefined : [label];
  }
  const words = text.split(' ').map((word) => ({
    text: word,
    start: 0,
    end: 0,
    ...(/^\d+$/.test(word) ? { number: Number(word) } : {}),
  }));
  return tithiLabels(words, vocabulary);
}
