// Observances by what people call them: in any script, spelt as they hear it.

import type { PackRule } from '../../../compiler/runtime/pack-rule.ts';
import { weights } from '../../../dsl/pack/document.ts';
import type { festivalFound } from '../../shapes/festival-search.ts';
import type { z } from '../../shapes/zod.ts';
import { weightOf } from '../weight.ts';
import { editsWithin } from './edits.ts';
import type { IndexedName } from './index.ts';
import { bonesOf, type SearchKeys, searchKeys } from './keys.ts';

/** An observance found. */
export interface Found {
  readonly rule: PackRule;
  /** the name that fits */
  readonly text: string;
  readonly fit: z.output<typeof festivalFound>['fit'];
}

interface Ranked extends Found {
  /** less is closer */
  readonly rank: number;
}

/** Names compared between two pauses. */
const NAMES_A_STEP = 200;

/** The observances that a text may mean, the closest first. */
export async function searched(
  names: readonly IndexedName[],
  text: string,
  isWanted: (rule: PackRule) => boolean,
  pause: () => Promise<void> | undefined,
): Promise<readonly Found[]> {
  const query = searchKeys(text);
  if (query.sound === '') return [];
  const words = query.sound.split(' ');
  const whole = await ranked(names, isWanted, pause, (name) => fitOf(query, words, name));
  if (whole.length > 0 || words.length === 1) return whole;
  const telling = words.filter((word) => word.length >= tellingLetters && !isGeneric(word));
  return ranked(names, isWanted, pause, (name) => fitOfSome(telling, name));
}

type Fit = Pick<Ranked, 'rank' | 'fit'>;

async function ranked(
  names: readonly IndexedName[],
  isWanted: (rule: PackRule) => boolean,
  pause: () => Promise<void> | undefined,
  fitFor: (name: IndexedName) => Fit | undefined,
): Promise<readonly Found[]> {
  const best = new Map<PackRule, Ranked>();
  for (const [i, name] of names.entries()) {
    if (i % NAMES_A_STEP === NAMES_A_STEP - 1) await pause();
    if (!isWanted(name.rule)) continue;
    const found = fitFor(name);
    if (found === undefined) continue;
    const rank = found.rank + (name.own ? 0 : otherLanguage);
    const known = best.get(name.rule);
    if (known !== undefined && known.rank <= rank) continue;
    best.set(name.rule, { rule: name.rule, text: name.text, fit: found.fit, rank });
  }
  // What is meant exactly needs no company of what merely looks like it.
  const found = [...best.values()];
  const exact = found.some(({ rank }) => rank < NEAR);
  return found
    .filter(({ rank }) => !exact || rank < NEAR)
    .sort((a, b) => a.rank - b.rank || weighed(a) - weighed(b) || (a.rule.code < b.rule.code ? -1 : 1));
}

const weighed = ({ rule }: Ranked): number => {
  const weight = weightOf(rule);
  return weight === undefined ? weights.length : weights.indexOf(weight);
};

const NEAR = 10;

/** How much further off a name of some other language is than the same fit of a name that the packs have. */
const otherLanguage = 0.5;

/** The fewest letters of what is found by its bones: shorter ones stand for too much. */
const fewestBones = 3;

function fitOf(query: SearchKeys, words: readonly string[], name: IndexedName): Fit | undefined {
  if (name.sound === query.sound) return { rank: 0, fit: 'name' };
  const hasBones = query.bones.length >= fewestBones;
  if (hasBones && name.bones === query.bones) return { rank: 1, fit: 'name' };
  if (name.sound.startsWith(`${query.sound} `)) return { rank: 2, fit: 'beginning' };
  if (name.sound.startsWith(query.sound)) return { rank: 3, fit: 'beginning' };
  if (words.every((word) => name.words.some((own) => own.startsWith(word)))) return { rank: 4, fit: 'words' };
  if (hasBones && name.bones.startsWith(query.bones)) return { rank: 5, fit: 'beginning' };
  if (query.bones.length > 2 * fewestBones && name.bones.includes(query.bones))
    return { rank: 6, fit: 'words' };
  const edits = editsWithin(query.sound, name.sound, mostEdits(query.sound));
  if (edits <= mostEdits(query.sound)) return { rank: NEAR + edits, fit: 'near' };
  return nearWords(words, name);
}

// A letter in four may be wrong, three at most.
const mostEdits = (word: string): number => Math.min(3, Math.floor(word.length / 4));

// Words that say festival, fast or worship in the languages of India: whatever they stand beside is what is meant.
const generic = new Set(
  `festival day utsav utsavam utsava parv parva parba tyohar tyauhar habba mela pandugai pandigai panduga pandaga
  puja pooja pujo vrat vrata vratam jayanti
  त्योहार पर्व सण பண்டிகை పండుగ పండగ ಹಬ್ಬ ഉത്സവം উৎসব পুজো તહેવાર ਤਿਉਹਾਰ ପର୍ବ`
    .split(/\s+/)
    .map((word) => searchKeys(word).sound),
);

const isGeneric = (word: string): boolean => generic.has(word);

/** The fewest letters of a word that tells by itself what is meant. */
const tellingLetters = 4;

// Where no name has all the words: the more of them a name has, the closer.
function fitOfSome(words: readonly string[], name: IndexedName): Fit | undefined {
  const met = words.filter((word) => {
    const bones = bonesOf(word);
    return name.words.some((own) => own === word || (bones.length >= fewestBones && bonesOf(own) === bones));
  });
  if (met.length === 0 || 2 * met.length < words.length) return undefined;
  // Of two names with as many, the one that has less besides.
  const besides = 1 - met.length / Math.max(met.length, name.words.length);
  return { rank: 3 * NEAR + words.length - met.length + besides / 2, fit: 'words' };
}

function nearWords(words: readonly string[], name: IndexedName): Fit | undefined {
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
  return { rank: 2 * NEAR + sum, fit: 'near' };
}
