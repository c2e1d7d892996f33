// Names in a language: the established one where there is one, else the Sanskrit name in the letters of the language.

import type { NamedKind } from '@nirnaya/contract/schema';
import { languages } from '@nirnaya/dsl/vocabulary';
import { scriptOf, written } from '@nirnaya/explain/scripts';
import { landOf } from '../places/tradition.ts';
import type { EstablishedName } from '../words/book.ts';
import { cachedNames } from './cached-names.ts';
import { angaNames, landNames, sentenceFile } from './files.ts';
import { sentenceWith } from './in-sentences.ts';
import { qualifierIn } from './qualifiers.ts';
import { compoundInWords, iastKnown, iastOf, iastOfKind, tableOf } from './sanskrit.ts';
import type { NameSources } from './sources.ts';
import { spokenLanguages } from './spoken.ts';

/** What is known of a name besides its English spelling. */
export interface NameFacts {
  /** the code of the rule that it names */
  readonly code?: string | undefined;
  /** the key of the rule's variant that it names */
  readonly variant?: string | undefined;
  /** in IAST, where the rule says it */
  readonly iast?: string | undefined;
  /** the name of the observance that a sentence is about */
  readonly about?: string | undefined;
}

/** Names in one language. */
export interface Names {
  readonly language: string;
  /** an English name in the language; what is no name stays as it is */
  of(kind: NamedKind, english: string, facts?: NameFacts): string;
  /** the established name of a kind; undefined where it is transliterated */
  established(kind: NamedKind, english: string): EstablishedName | undefined;
}

const scriptsByCode = new Map(languages.map(({ code, script }) => [code, script]));
const ofSources = new WeakMap<NameSources, Map<string, Names>>();

/** Names in a language of the list, those of observances by some sources; throws for another language. */
export function namesIn(language: string, sources: NameSources): Names {
  const byLanguage = ofSources.get(sources) ?? new Map<string, Names>();
  ofSources.set(sources, byLanguage);
  const names = byLanguage.get(language) ?? makeNames(language, sources);
  byLanguage.set(language, names);
  return names;
}

function makeNames(language: string, sources: NameSources): Names {
  const cache = cachedNames();
  const script = scriptOf(language);
  const isLatin = scriptsByCode.get(language) === 'Latn';
  const native = angaNames(language);
  const lands = landNames(language);
  const ofPart = (kinds: readonly NamedKind[], part: string): string | undefined => {
    for (const kind of kinds) {
      const name = native.get(kind)?.get(part)?.name;
      if (name !== undefined) return name;
      const iast = iastOfKind(kind, part);
      if (iast !== undefined) return written(script, iast);
    }
    return undefined;
  };
  const ofParts = (kind: NamedKind, english: string): string | undefined => {
    const kinds = partsOf[kind];
    if (kinds === undefined || !/[ -]/.test(english)) return undefined;
    const parts = english.split(/([ -])/).map((part) => (/^[ -]$/.test(part) ? part : ofPart(kinds, part)));
    return parts.some((part) => part === undefined) ? undefined : parts.join('');
  };
  // An English name is never transliterated: what is no Sanskrit stands as it is.
  const ofLetters = (english: string): string => {
    const iast = isLatin ? undefined : iastOf(english);
    return iast === undefined ? english : written(script, iast);
  };
  // Sanskrit writes a compound as one word; the languages of today write the words of a name apart.
  const inWords = (english: string, iast: string): string =>
    language === 'sa' ? iast : compoundInWords(english, iast);
  const ofKnown = (english: string): string => {
    const kind = tableOf(english, native);
    const name = kind === undefined ? undefined : ofPart([kind], english);
    if (name !== undefined) return name;
    const code = sources.codeOf(english);
    if (code !== undefined) return make('observance', english, { code });
    const iast = isLatin ? undefined : iastKnown(english);
    return iast === undefined ? english : written(script, iast);
  };
  const ofVariant = (english: string, code: string, key: string): string | undefined => {
    const variant = sources.variant(code, key);
    if (variant === undefined) return undefined;
    const name =
      variant.native(language) ??
      (variant.iast === undefined ? undefined : written(script, inWords(variant.name, variant.iast)));
    if (name === undefined) return undefined;
    // What the name of its rule has in parentheses stays with that of an occurrence.
    return english.startsWith(variant.name)
      ? name + qualifierIn(language, english.slice(variant.name.length))
      : name;
  };
  const make = (kind: NamedKind, english: string, { code, variant, iast }: NameFacts): string => {
    // What has no letter of English is in the language already.
    if (!/[a-z]/i.test(english)) return english;
    if (kind === 'known') return ofKnown(english);
    if (kind === 'window') return sentenceFile(language)?.window[english] ?? ofKnown(english);
    if (kind === 'reason') return sentenceFile(language)?.because[english] ?? ofKnown(english);
    // The English title of a land stands where nobody was found to call it otherwise.
    if (kind === 'land') return (code === undefined ? undefined : lands.get(landOf(code))) ?? english;
    if (kind === 'observance' && code !== undefined && variant !== undefined)
      return ofVariant(english, code, variant) ?? (iast === undefined ? english : written(script, iast));
    if (kind === 'observance' && !isRenamed(english)) {
      const name = code === undefined ? undefined : sources.native(language, code);
      if (name !== undefined) return name;
      const own = spokenLanguages.has(language) && code !== undefined ? sources.spoken(code) : undefined;
      if (own !== undefined) return written(script, own);
      const sanskrit = iast ?? (code === undefined ? undefined : sources.iast(code));
      if (sanskrit !== undefined) return written(script, inWords(english, sanskrit));
      // In Latin letters a name that is not Sanskrit stays as English has it.
      const spoken = isLatin || code === undefined ? undefined : sources.spoken(code);
      if (spoken !== undefined) return written(script, inWords(english, spoken));
    }
    return (
      ofPart([kind], english) ??
      ofParts(kind, english) ??
      (iast === undefined ? ofLetters(english) : written(script, iast))
    );
  };
  const of: Names['of'] = (kind, english, facts = noFacts) =>
    kind === 'sentence'
      ? sentenceWith(english, facts.about, (what, name) =>
          what === 'observance' ? of(what, name, facts) : of(what, name),
        )
      : (cache.find(kind, english, idOf(facts)) ??
        cache.keep(kind, english, idOf(facts), make(kind, english, facts)));
  return {
    language,
    of,
    established: (kind, english) => native.get(kind)?.get(english),
  };
}

const idOf = ({ code, variant }: NameFacts): string | undefined =>
  variant === undefined ? code : `${code} ${variant}`;

const noFacts: NameFacts = {};

// Names of several words, and of which kinds these are.
const partsOf: Partial<Record<NamedKind, readonly NamedKind[]>> = {
  tithi: ['paksha', 'tithi'],
  'lunar month': ['lunar month'],
};

// What a land calls an observance that has another name elsewhere is a name of its own.
const isRenamed = (english: string): boolean => iastOfKind('observance', english) !== undefined;
