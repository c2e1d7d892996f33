// How a text fits a name: it is the name, it begins it, it has its words, or it only sounds like it.

import type { MatchKind } from '@nirnaya/contract/festivals';
import { editsWithin } from './edits.ts';
import { bonesOf, type SpelledText, searchKeys } from './keys.ts';
import type { IndexedName } from './spelled-names.ts';
import type { NameKind } from './stated-names.ts';

/** How well a text fits a name. */
export interface Fit {
  readonly match: MatchKind;
  /** among fits of one kind less is closer */
  readonly distance: number;
}

/** Whether a match is the name itself. */
export const isExact = (match: MatchKind): match is NameKind =>
  match === 'code' || match === 'name' || match === 'alias' || match === 'occurrence';

/** The fewest letters of what is compared by its bones: shorter ones stand for too much. */
const fewestBones = 3;

/** How a text fits a name to the letter: as the name itself, as its beginning or by its words. */
export function literalFit(query: SpelledText, name: IndexedName): Fit | undefined {
  // A code is no matter of spelling.
  if (name.kind === 'code') return name.plain === query.plain ? { match: 'code', distance: 0 } : undefined;
  if (name.joined === query.joined) return { match: name.kind, distance: 0 };
  // Some scripts write one letter for several sounds, and others vowels that nobody hears.
  const isOtherScript = !query.isLatin || !name.isLatin;
  const hasBones = query.bones.length >= fewestBones;
  if (isOtherScript && hasBones && name.bones === query.bones) return { match: name.kind, distance: 1 };
  if (name.sound.startsWith(`${query.sound} `)) return { match: 'prefix', distance: 0 };
  if (name.sound.startsWith(query.sound)) return { match: 'prefix', distance: 1 };
  if (query.words.every((word) => name.words.some((own) => own.startsWith(word))))
    return { match: 'words', distance: 0 };
  return undefined;
}

/** How a text that fits no name to the letter sounds like one. */
export function soundFit(query: SpelledText, name: IndexedName): Fit | undefined {
  const hasBones = query.bones.length >= fewestBones;
  if (hasBones && name.bones === query.bones) return soundsLike(0);
  if (hasBones && name.bones.startsWith(query.bones)) return soundsLike(1);
  if (query.bones.length > 2 * fewestBones && name.bones.includes(query.bones)) return soundsLike(2);
  if (isBesideGeneric(query.words, name)) return soundsLike(NEAR);
  const most = mostEdits(query.sound);
  const edits = editsWithin(query.sound, name.sound, most);
  if (edits <= most) return soundsLike(NEAR + edits);
  const inWords = editsInWords(query.words, name);
  return inWords === undefined ? undefined : soundsLike(2 * NEAR + inWords);
}

const NEAR = 10;

const soundsLike = (distance: number): Fit => ({ match: 'sounds_like', distance });

// A letter in four may be wrong, three at most.
const mostEdits = (word: string): number => Math.min(3, Math.floor(word.length / 4));

function editsInWords(words: readonly string[], name: IndexedName): number | undefined {
  let sum = 0;
  for (const word of words) {
    const most = mostEdits(word);
    let least = most + 1;
    for (const own of name.words) {
      least = Math.min(least, editsWithin(word, own, most));
      if (least === 0) break;
    }
    if (least > most) return undefined;
    sum += least;
  }
  return sum;
}

// Words that say festival, fast or worship in the languages of India: whatever they stand beside is what is meant.
const generic = new Set(
  `festival day utsav utsavam utsava parv parva parba tyohar tyauhar habba mela pandugai pandigai panduga pandaga
  puja pooja pujo vrat vrata vratam jayanti
  त्योहार पर्व सण பண்டிகை పండుగ పండగ ಹಬ್ಬ ഉത്സവം উৎসব পুজো તહેવાર ਤਿਉਹਾਰ ପର୍ବ`
    .split(/\s+/)
    .map((word) => searchKeys(word).sound),
);

/** The fewest letters of a word that tells by itself what is meant. */
const tellingLetters = 4;

/** The words of a text that tell what is meant; none where it is a single word. */
export const tellingWords = ({ words }: SpelledText): readonly string[] =>
  words.length === 1 ? [] : words.filter((word) => word.length >= tellingLetters && !generic.has(word));

// Whether a text is a name with words beside it that say festival or fast.
function isBesideGeneric(words: readonly string[], name: IndexedName): boolean {
  const telling = words.filter((word) => !generic.has(word));
  return telling.length < words.length && telling.length > 0 && name.sound === telling.join(' ');
}

/** How some of the words of a text, half of them or more, fit a name: the more of them it has, the closer. */
export function partialFit(words: readonly string[], name: IndexedName): Fit | undefined {
  const met = words.filter((word) => {
    const bones = bonesOf(word);
    return name.words.some((own) => own === word || (bones.length >= fewestBones && bonesOf(own) === bones));
  });
  if (met.length === 0 || 2 * met.length < words.length) return undefined;
  // Of two names with as many, the one that has less besides.
  const besides = 1 - met.length / Math.max(met.length, name.words.length);
  return { match: 'sounds_like', distance: 3 * NEAR + words.length - met.length + besides / 2 };
}
